import Grading
import MiniUIKit
import WrittenExercises

@testable import Solutions03

/// A touch on the map, and what is done to the pin before.
struct PinProbe {
  enum State { case asItIs, hidden, faded }
  let touch: CGPoint
  let state: State
  init(_ touch: CGPoint, _ state: State) { (self.touch, self.state) = (touch, state) }

  fileprivate var asked: Probe3_6 {
    switch state {
    case .asItIs: Probe3_6(touch, .asItIs)
    case .hidden: Probe3_6(touch, .hidden)
    case .faded: Probe3_6(touch, .faded)
    }
  }
}

let exercise3_6: Grader<[PinProbe]> = Grader(
  written3_6,
  solution: {
    Solutions03.probesThatTellApart().map { probe in
      switch probe.state {
      case .asItIs: PinProbe(probe.touch, .asItIs)
      case .hidden: PinProbe(probe.touch, .hidden)
      case .faded: PinProbe(probe.touch, .faded)
      }
    }
  },
  alternatives: [
    { [at(100, 129), at(100, 130), at(130, 71), at(78, 70, .faded), at(95, 75)] },
    { [at(110, 129.5), at(121, 130), at(78, 90), at(100, 80, .hidden), at(104, 84)] },
  ], wrong: wrong3_6,
  statement: [
    .tells("Five people"),
    .asks("For each, give", "Mistake 1", "Mistake 2", "Mistake 3", "Mistake 4", "Mistake 5"),
    .tells("A probe may"),
    .tells("Worked probe"),
  ]
) { make in
  try judge(make().map { $0.asked }, apart3_6)
}

/// A probe of the pin, as it is if nothing else is said.
func at(_ x: Double, _ y: Double, _ state: PinProbe.State = .asItIs) -> PinProbe {
  PinProbe(CGPoint(x: x, y: y), state)
}
