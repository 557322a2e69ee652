import ExerciseKit

/// Exercise 3.6 ★★ · tell apart · 12 minutes
///
/// Five people enlarged a pin to at least 44 × 44, each with one mistake: 1 shrinks the longer side
/// to 44, 2 takes the right and lower edges in, 3 grows to the right only, 4 leaves the gates out of
/// its own hitTest, 5 answers itself for what lies in it. For each, give a touch in the map and a
/// state of the pin that shows the mistake. A probe may show other mistakes as well.
///
///     map        (0, 0)     200 × 200
///     └─ pin     (90, 70)    20 × 60   in map; area at least 44 × 44
///        └─ dot  (5, 5)      10 × 10   in pin
///
/// Worked probe: (100, 110), as it is, shows none of them; everybody finds the pin.
func probesThatTellApart() -> [Probe] {
  todo("3.6", [Probe(), Probe(), Probe(), Probe(), Probe()])
}

/// A touch, and what is done to the pin before.
struct Probe {
  /// Where the finger comes down, in the map.
  var touch = CGPoint.zero
  /// What is done to the pin before.
  var state = State.asItIs

  /// A state of the pin.
  enum State {
    case asItIs
    case hidden
    /// Its alpha is 0.
    case faded
  }
}
