import ExerciseKit
import Grading
import Stage

@testable import Solutions04

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
enum Diagnosis4_7 {
  static let comesDownBesideTheKeyAndSlides =
    "The key hears nothing of it: the finger did not come down on the key."

  static let rule = "a kept phase is missed only in a touch that has it (RC-11)."
  static let cameDownOn = "a touch belongs to the view it came down on (RC-20)."
  static let downFirst = "a finger comes down first, then moves, then is lifted or taken away."
}

let exercise4_7: Grader<[[TouchStep]]> = Grader(
  "4.7", .tellApart, read: "Chapters/04-the-responder-chain, The rule, Super",
  solution: { Solutions04.touchesThatShowTheFault() },
  alternatives: [
    {
      [
        [.down(x: 119, y: 119), .wait(1), .move(x: 250, y: 250), .move(x: 20, y: 20)],
        [.down(x: 20, y: 20), .wait(0.5), .cancel(), .wait(1)],
        [.down(x: 20, y: 119), .up(), .down(x: 60, y: 60), .up()],
      ]
    }
  ], wrong: wrong4_7,
  statement: [
    .tells("Three keys"),
    .asks("For each, write", "Touch 1", "Touch 2", "Touch 3"),
    .tells("Worked touch"),
    .tells("There are also"),
  ]
) { make in
  let touches = make()
  guard touches.count == 3 else {
    throw Wrong("There are 3 faults; your touches are \(touches.count).", slip: .count)
  }
  for (index, (touch, fault)) in zip(touches, faults).enumerated() {
    let good = try making("Touch \(index + 1)") { try hear(touch, index, nil) }
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
        Rule: \(Diagnosis4_7.rule)
        """)
    }
  }
}

/// What key and keyboard hear of a touch.
private func hear(
  _ touch: [TouchStep], _ index: Int, _ kept: UITouch.Phase?
) throws -> (key: String, keyboard: String) {
  let stage = Stage()
  let keyboard = view("keyboard", CGRect(x: 0, y: 0, width: 300, height: 300))
  keyboard.isMultipleTouchEnabled = true
  stage.root.addSubview(keyboard)
  keyboard.addSubview(named("key", KeepsOne(kept)))
  do { try stage.phone.play(touch) } catch {
    throw Wrong(
      """
      Touch \(index + 1) cannot be played: \(error.description)
      Rule: \(Diagnosis4_7.downFirst)
      """)
  }
  return (stage.heard(by: "key"), stage.heard(by: "keyboard"))
}
