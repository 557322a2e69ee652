package import ExerciseKit
package import GradingCore
import MiniUIKit
import Stage

/// What answers to exercise 6.6 are told.
package enum Diagnosis6_6 {
  package static let staysWithinTheBounds =
    "The touch was never outside the bounds and less than 70 points from them."
  package static let goesTooFarToTell70 =
    "The touch was never more than 70 and less than 100 points away."
  package static let staysAboveOrBelow =
    "The touch was never beside the bounds and less than 70 points from them."
  package static let leavesAndDoesNotComeBack = """
    No touch left the tolerance and came back in.
    Rule: a followed touch may leave and come back, as long as it is not lifted (CT-5).
    """

  package static let beginsBeside =
    """
    The touch does not begin on dial, so it is not followed.
    Rule: a new touch has to hit; the tolerance is for one that is followed (CT-9).
    """

  package static let movesMoreThanNeeded =
    "It tells the two apart, and it also moves where it need not for that."

  package static let short = "the statement: a touch that shows one thing goes nowhere else."
  package static let rule =
    "less than 70 points outside each edge, a touch counts as inside (CT-9)."
}

/// Exercise 6.6.
package let written6_6 = WrittenExercise(
  "6.6", read: "Chapters/06-controls, A finger that strays", apart6_6)

/// What judges the touches of exercise 6.6.
package let apart6_6 = TellApart<[TouchStep]?>(
  (1...4).map { "Touch \($0)" }, wanted: "There are 4 controls to tell apart; your touches are"
) { index, script throws(Wrong) in
  let (name, script) = ("Touch \(index + 1)", script ?? [])
  if script.isEmpty { throw Wrong("\(name) is empty: no finger comes down.", malformed: .empty) }
  if script.contains(where: { $0.isOfAnotherFinger }) {
    throw Wrong(
      "\(name) needs one finger only, number 1; several are out of scope.", malformed: .finger)
  }
  let (control, hint) = impostor(index)
  let (right, theirs): ([String], [String])
  do throws(ScriptError) {
    (right, theirs) = (
      try sent(by: UIControl(frame: .zero), script), try sent(by: control, script)
    )
  } catch {
    throw Wrong("\(name) cannot be played. \(error.description)", malformed: .unplayable)
  }
  if right == theirs {
    throw Wrong(
      """
      \(name): both send \(right.isEmpty ? "nothing" : list(right)).
      \(right.isEmpty ? Diagnosis6_6.beginsBeside : hint)
      Rule: \(Diagnosis6_6.rule)
      """)
  }
  let moves = script.filter { $0.isMove }.count
  if moves > fewestMoves[index] {
    throw Wrong(
      """
      \(name) has \(moves) moves, and fewer are enough.
      \(Diagnosis6_6.movesMoreThanNeeded)
      Rule: \(Diagnosis6_6.short)
      """)
  }
}

/// The control with one mistake, and what is said of a touch that does not show it.
private func impostor(_ index: Int) -> (control: UIControl, hint: String) {
  switch index {
  case 0: (Impostor(tolerance: 0), Diagnosis6_6.staysWithinTheBounds)
  case 1: (Impostor(tolerance: 100), Diagnosis6_6.goesTooFarToTell70)
  case 2: (Impostor(isNarrow: true), Diagnosis6_6.staysAboveOrBelow)
  default: (Impostor(comesBack: false), Diagnosis6_6.leavesAndDoesNotComeBack)
  }
}

/// With how many moves each control can be told apart: one out, and for the last one back.
private let fewestMoves = [1, 1, 1, 2]

/// What a control sends while a script is played, with a twentieth of a second between the steps.
private func sent(
  by control: UIControl, _ script: [TouchStep]
) throws(ScriptError) -> [String] {
  let stage = Stage()
  control.frame = CGRect(x: 100, y: 200, width: 100, height: 40)
  stage.root.addSubview(named("dial", control))
  for step in script {
    try stage.phone.play([step])
    try stage.wait(0.05)
  }
  return stage.recording.lines.filter { $0.kind == "control" && $0.who == "dial" }.map { $0.what }
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
