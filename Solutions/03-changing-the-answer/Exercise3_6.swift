import ExerciseKit

// The right area reaches from 78 to 122 and from 70 to 130: the height of 60 is kept.
// 1 shrinks the height to 44, from 78 to 122: any point of the pin above or below shows it.
// 2 takes x = 122 or y = 130 in; nothing but the edge itself shows it.
// 3 reaches from 90 to 134: left of the pin, or from 122 on, it differs.
// 4 needs a pin that is off; then the map should be hit, and the pin is.
// 5 needs a touch on the dot, where the pin should not be the last word.
// The trap: one probe for everything. Each mistake is silent nearly everywhere, and that is why
// such code survives its reviews.
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
