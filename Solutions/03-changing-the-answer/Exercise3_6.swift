import ExerciseKit

// The right area reaches from x = 78 to 122 and from y = 70 to 130, because the height of 60 is
// kept.
// 1 shrinks the height to 44, from y = 78 to 122, so any point of the pin above or below that shows
// it.
// 2 takes x = 122 and y = 130 in, so nothing but such an edge shows it.
// 3 reaches from x = 90 to 134, so it differs on the left of the pin, and from x = 122 on.
// 4 needs a pin that is off, because then the map should be hit, and the pin is.
// 5 needs a touch on the dot, where the pin should not answer with itself.
// The trap is to look for one probe that shows everything. Each mistake shows in a few places only,
// and that is why such code is found so late.
func probesThatTellApart() -> [Probe] {
  [
    Probe(touch: CGPoint(x: 100, y: 74)),
    Probe(touch: CGPoint(x: 122, y: 100)),
    Probe(touch: CGPoint(x: 84, y: 100)),
    Probe(touch: CGPoint(x: 100, y: 100), state: .hidden),
    Probe(touch: CGPoint(x: 100, y: 80)),
  ]
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
