import ExerciseKit
import Grading
import Stage

@testable import Exercises04
@testable import Solutions04

/// A key that passes everything on but one phase.
private final class Forgetful: UIView {
  private let forgotten: UITouch.Phase?

  init(_ forgotten: UITouch.Phase?) {
    self.forgotten = forgotten
    super.init(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if forgotten != .moved { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if forgotten != .ended { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if forgotten != .cancelled { super.touchesCancelled(touches, with: event) }
  }
}

private let faults: [(phase: UITouch.Phase, word: String)] = [
  (.moved, "moved"), (.cancelled, "cancelled"), (.ended, "ended"),
]
private let rule = "a kept phase is missed only in a touch that has it (RC-11)."

let exercise4_7 = Exercise(
  "4.7", .tellApart, read: "Chapters/04-the-responder-chain, The rule, Super",
  yours: { Exercises04.touchesThatShowTheFault() },
  solution: { Solutions04.touchesThatShowTheFault() },
  alternatives: [
    {
      [
        [.down(x: 119, y: 119), .wait(1), .move(x: 250, y: 250), .move(x: 20, y: 20)],
        [.down(x: 20, y: 20), .wait(0.5), .cancel(), .wait(1)],
        [.down(x: 20, y: 119), .up(), .down(x: 60, y: 60), .up()],
      ]
    }
  ],
  wrong: [
    WrongAnswer(
      "taps three times",
      gets: """
        Touch 1, which should show the key that forgets moved, does not show it.
        Behind this key the keyboard hears began, ended, and so it does behind a good one.
        Rule: \(rule)
        """
    ) { Array(repeating: [.down(x: 50, y: 50), .up()], count: 3) },
    WrongAnswer(
      "lifts every finger in the end",
      gets: """
        Touch 1, which should show the key that forgets moved, shows the one that forgets ended, too.
        Behind that key the keyboard hears began, moved; behind a good one began, moved, ended.
        Rule: \(rule)
        """
    ) {
      [
        [.down(x: 50, y: 50), .move(x: 60, y: 50), .up()], [.down(x: 50, y: 50), .cancel()],
        [.down(x: 50, y: 50), .up()],
      ]
    },
    WrongAnswer(
      "comes down beside the key and slides onto it",
      gets: """
        Touch 1, which should show the key that forgets moved, does not show it.
        The key hears nothing of it: the finger did not come down on the key.
        Rule: a touch belongs to the view it came down on (RC-20).
        """
    ) {
      [
        [.down(x: 200, y: 50), .move(x: 60, y: 50)], [.down(x: 50, y: 50), .cancel()],
        [.down(x: 50, y: 50), .up()],
      ]
    },
    WrongAnswer(
      "thinks that cancelled comes when the finger leaves",
      gets: """
        Touch 2, which should show the key that forgets cancelled, does not show it.
        Behind this key the keyboard hears began, moved, ended, and so it does behind a good one.
        Rule: \(rule)
        """
    ) {
      [
        [.down(x: 50, y: 50), .move(x: 60, y: 50)],
        [.down(x: 50, y: 50), .move(x: 250, y: 250), .up()], [.down(x: 50, y: 50), .up()],
      ]
    },
    WrongAnswer(
      "lifts a finger that is not down",
      gets: """
        Touch 3 cannot be played: Finger 1 is not on the glass: put it down before you move or lift it
        (EV-17).
        Rule: a finger comes down first, then moves, then is lifted or taken away.
        """
    ) {
      [
        [.down(x: 50, y: 50), .move(x: 60, y: 50)], [.down(x: 50, y: 50), .cancel()], [.up()],
      ]
    },
  ]
) { make in
  let touches = make()
  guard touches.count == 3 else {
    throw Wrong("There are 3 faults; your touches are \(touches.count).", slip: .count)
  }
  for (index, (touch, fault)) in zip(touches, faults).enumerated() {
    let good = try hear(touch, index, nil)
    let place = "Touch \(index + 1), which should show the key that forgets \(fault.word),"
    if good.key == "nothing" {
      throw Wrong(
        """
        \(place) does not show it.
        The key hears nothing of it: the finger did not come down on the key.
        Rule: a touch belongs to the view it came down on (RC-20).
        """)
    }
    let own = try hear(touch, index, fault.phase).keyboard
    if own == good.keyboard {
      throw Wrong(
        """
        \(place) does not show it.
        Behind this key the keyboard hears \(own), and so it does behind a good one.
        Rule: \(rule)
        """)
    }
    for other in faults where other.phase != fault.phase {
      let heard = try hear(touch, index, other.phase).keyboard
      guard heard != good.keyboard else { continue }
      throw Wrong(
        """
        \(place) shows the one that forgets \(other.word), too.
        Behind that key the keyboard hears \(heard); behind a good one \(good.keyboard).
        Rule: \(rule)
        """)
    }
  }
}

/// What key and keyboard hear of a touch.
private func hear(
  _ touch: [TouchStep], _ index: Int, _ forgotten: UITouch.Phase?
) throws -> (key: String, keyboard: String) {
  let stage = Stage()
  let keyboard = view("keyboard", CGRect(x: 0, y: 0, width: 300, height: 300))
  keyboard.isMultipleTouchEnabled = true
  stage.root.addSubview(keyboard)
  keyboard.addSubview(named("key", Forgetful(forgotten)))
  do { try stage.phone.play(touch) } catch {
    throw Wrong(
      """
      Touch \(index + 1) cannot be played: \(error.description)
      Rule: a finger comes down first, then moves, then is lifted or taken away.
      """)
  }
  return (stage.heard(by: "key"), stage.heard(by: "keyboard"))
}
