package import ExerciseKit
package import GradingCore
import MiniUIKit
package import Stage

/// A key that passes everything on but one phase.
private final class KeepsOne: UIView {
  private let kept: UITouch.Phase?

  init(_ kept: UITouch.Phase?) {
    self.kept = kept
    super.init(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if kept != .moved { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if kept != .ended { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if kept != .cancelled { super.touchesCancelled(touches, with: event) }
  }
}

private let faults: [(phase: UITouch.Phase, word: String)] = [
  (.moved, "moved"), (.cancelled, "cancelled"), (.ended, "ended"),
]

/// What answers to exercise 4.7 are told.
package enum Diagnosis4_7 {
  package static let comesDownBesideTheKeyAndSlides =
    "The key hears nothing of it: the finger did not come down on the key."
  package static let movesToWhereItIs =
    "The key hears no moved: your finger moves to the place where it is already."

  package static let leavesTheKey =
    "The finger leaves the key, and the touch stays the key's: it ends with ended all the same."

  package static let rule = "a kept phase is missed only in a touch that has it (RC-11)."
  package static let cameDownOn = "a touch belongs to the view it came down on (RC-20)."
  package static let stationary =
    "chapter 1, One door for every event: a touch that stays put is stationary, in no call (EV-3)."
  package static let takenAway =
    "a touch that is taken away ends in cancelled; one that is lifted, in ended (EV-17)."
  package static let others =
    "the statement: the same touch on the other two keys is heard completely."
  package static let downFirst =
    "chapter 1, What you can keep: a touch begins first, then it may move, and it ends once (EV-17)."
}

/// Exercise 4.7.
package let written4_7 = WrittenExercise(
  "4.7", read: Rule4.record, apart4_7)

/// What judges the touches of exercise 4.7.
package let apart4_7 = TellApart<[TouchStep]?>(
  (1...3).map { "Touch \($0)" }, wanted: "There are 3 faults; your touches are"
) { index, touch throws(Wrong) in
  let (touch, fault) = (touch ?? [], faults[index])
  let good = try hear(touch, index, nil)
  let place = "Touch \(index + 1), which should show the key that keeps \(fault.word),"
  if good.key == "nothing" {
    throw Wrong(
      """
      \(place) does not show it.
      \(Diagnosis4_7.comesDownBesideTheKeyAndSlides)
      Rule: \(Diagnosis4_7.cameDownOn)
      """)
  }
  let own = try hear(touch, index, fault.phase).keyboard
  if own == good.keyboard, fault.phase == .moved, touch.contains(where: isMove) {
    throw Wrong(
      """
      \(place) does not show it.
      \(Diagnosis4_7.movesToWhereItIs)
      Rule: \(Diagnosis4_7.stationary)
      """)
  }
  if own == good.keyboard, fault.phase == .cancelled, touch.contains(where: isMove) {
    throw Wrong(
      """
      \(place) does not show it.
      \(Diagnosis4_7.leavesTheKey)
      Rule: \(Diagnosis4_7.takenAway)
      """)
  }
  if own == good.keyboard {
    throw Wrong(
      """
      \(place) does not show it.
      Behind this key the keyboard hears \(own), and so it does behind a good one.
      Rule: \(Diagnosis4_7.rule)
      """)
  }
  for other in faults where other.phase != fault.phase {
    let heard = try hear(touch, index, other.phase).keyboard
    guard heard != good.keyboard else { continue }
    throw Wrong(
      """
      \(place) shows the one that keeps \(other.word), too.
      Behind that key the keyboard hears \(heard); behind a good one \(good.keyboard).
      Rule: \(Diagnosis4_7.others)
      """)
  }
}

private func isMove(_ step: TouchStep) -> Bool {
  if case .move = step { return true }
  return false
}

/// What key and keyboard hear of a touch.
private func hear(
  _ touch: [TouchStep], _ index: Int, _ kept: UITouch.Phase?
) throws(Wrong) -> (key: String, keyboard: String) {
  let stage = Stage()
  let keyboard = view("keyboard", CGRect(x: 0, y: 0, width: 300, height: 300))
  keyboard.isMultipleTouchEnabled = true
  stage.root.addSubview(keyboard)
  keyboard.addSubview(named("key", KeepsOne(kept)))
  do throws(ScriptError) { try stage.phone.play(touch) } catch {
    throw Wrong(
      """
      Touch \(index + 1) cannot be played: \(error.description)
      Rule: \(Diagnosis4_7.downFirst)
      """)
  }
  return (heardBy("key", on: stage), heardBy("keyboard", on: stage))
}

/// What somebody has heard, with the finger where there are several: `began, ended`.
package func heardBy(_ name: String, on stage: Stage) -> String {
  let phases = stage.recording.lines.filter { $0.kind == "touch" && $0.who == name }.map { line in
    ([line.what] + line.details.map { $0.key + " " + $0.value }).joined(separator: " ")
  }
  return phases.isEmpty ? "nothing" : phases.joined(separator: ", ")
}
