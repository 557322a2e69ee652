import ExerciseKit
import Grading
import MiniUIKit
import Stage

@testable import Solutions06

/// What answers to exercise 6.6 are told.
enum Diagnosis6_6 {
  static let staysWithinTheBounds =
    "The touch was never outside the bounds and within 70 points of them."
  static let goesTooFarToTell70 = "The touch was never between 70 and 100 points away."
  static let staysAboveOrBelow =
    "The touch was never beside the bounds and within 70 points of them."
  static let leavesAndDoesNotComeBack = "No touch left the tolerance and came back in."

  static let movesMoreThanNeeded =
    "It tells the two apart, and it also moves where it need not for that."

  static let short = "a touch that shows one thing goes nowhere else."
  static let rule = "follow: up to 70 points outside each edge, a touch counts as inside (CT-9)."
}

let exercise6_6: Grader<[[TouchStep]]> = Grader(
  "6.6", .tellApart, read: "Chapters/06-controls, The rule, follow",
  solution: { Solutions06.touchesThatTellDialsApart() },
  alternatives: [
    {
      // Sideways, and without coming to rest where it counts.
      [
        [.down(x: 199, y: 201), .move(x: 200, y: 201), .cancel()],
        [.down(x: 101, y: 239), .move(x: 10, y: 239), .cancel()],
        [.down(x: 199, y: 239), .move(x: 45, y: 170), .cancel()],
        [.down(x: 150, y: 220), .move(x: 20, y: 220), .move(x: 40, y: 220), .up()],
      ]
    }
  ], wrong: wrong6_6,
  statement: [
    .tells("Four people"),
    .asks("For each, give", "Touch 1", "Touch 2", "Touch 3", "Touch 4"),
    .asks("Make each", "Touch 1"),
    .tells("Worked touch"),
    .tells("Waits are"),
  ]
) { make in
  let scripts = make()
  guard scripts.count == 4 else {
    throw Wrong(
      "There are 4 controls to tell apart; your touches are \(scripts.count).", slip: .count)
  }
  let controls: [(make: () -> Impostor, hint: String)] = [
    ({ Impostor(tolerance: 0) }, Diagnosis6_6.staysWithinTheBounds),
    ({ Impostor(tolerance: 100) }, Diagnosis6_6.goesTooFarToTell70),
    ({ Impostor(isNarrow: true) }, Diagnosis6_6.staysAboveOrBelow),
    ({ Impostor(comesBack: false) }, Diagnosis6_6.leavesAndDoesNotComeBack),
  ]
  for (index, (script, control)) in zip(scripts, controls).enumerated() {
    try playing("Touch \(index + 1)") {
      let name = "Touch \(index + 1)"
      if script.isEmpty { throw Wrong("\(name) is empty: no finger comes down.", slip: .empty) }
      if script.contains(where: \.isOfAnotherFinger) {
        throw Wrong(
          "\(name) needs one finger only, number 1; several are out of scope.", slip: .finger)
      }
      let (right, theirs): ([String], [String])
      do {
        (right, theirs) = (
          try sent(by: UIControl(frame: .zero), script), try sent(by: control.make(), script)
        )
      } catch let error as ScriptError {
        throw Wrong("\(name) cannot be played. \(error.description)", slip: .unplayable)
      }
      if right == theirs {
        throw Wrong(
          """
          \(name): both send \(listed(right)).
          \(right.isEmpty ? "The touch does not begin on dial, so it is not followed." : control.hint)
          Rule: \(Diagnosis6_6.rule)
          """)
      }
      let moves = script.filter { if case .move = $0 { true } else { false } }.count
      if moves > fewestMoves[index] {
        throw Wrong(
          """
          \(name) has \(moves) moves, and fewer are enough.
          \(Diagnosis6_6.movesMoreThanNeeded)
          Rule: \(Diagnosis6_6.short)
          """)
      }
    }
  }
}

/// With how many moves each control can be told apart: one out, and for the last one back.
private let fewestMoves = [1, 1, 1, 2]

extension TouchStep {
  fileprivate var isOfAnotherFinger: Bool {
    switch self {
    case .down(let finger, _, _), .move(let finger, _, _), .up(let finger), .cancel(let finger):
      finger != 1
    case .wait: false
    }
  }
}

private func sent(by control: UIControl, _ script: [TouchStep]) throws -> [String] {
  let stage = Stage()
  stage.add(control, "dial", dialFrame)
  try play(script, on: stage)
  return stage.events(of: "dial")
}

/// A control written by hand, with one mistake.
private final class Impostor: UIControl {
  private let tolerance: Double
  private let isNarrow: Bool
  private let comesBack: Bool
  private var followed: UITouch?
  private var isIn = false

  init(tolerance: Double = 70, isNarrow: Bool = false, comesBack: Bool = true) {
    (self.tolerance, self.isNarrow, self.comesBack) = (tolerance, isNarrow, comesBack)
    super.init(frame: .zero)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard followed == nil, let touch = touches.first, touch.view === self else { return }
    (followed, isIn) = (touch, true)
    sendActions(for: .touchDown)
    if touch.tapCount > 1 { sendActions(for: .touchDownRepeat) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = followed, touches.contains(touch) else { return }
    cross(touch)
    sendActions(for: isIn ? .touchDragInside : .touchDragOutside)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = followed, touches.contains(touch) else { return }
    cross(touch)
    followed = nil
    sendActions(for: isIn ? .touchUpInside : .touchUpOutside)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = followed, touches.contains(touch) else { return }
    followed = nil
    sendActions(for: .touchCancel)
  }

  private func cross(_ touch: UITouch) {
    let place = touch.location(in: self)
    let isInside = bounds.insetBy(dx: isNarrow ? 0 : -tolerance, dy: -tolerance).contains(place)
    guard isInside != isIn, comesBack || !isInside else { return }
    isIn = isInside
    sendActions(for: isIn ? .touchDragEnter : .touchDragExit)
  }
}
