import ExerciseKit
import Grading
import MiniUIKit

@testable import Exercises05
@testable import Solutions05

/// A card with one mistake, or none.
final class MistakenCard: UIView {
  /// 0 for none.
  let mistake: Int
  var isLit = false

  init(_ mistake: Int, y: Double) {
    self.mistake = mistake
    super.init(frame: CGRect(x: 20, y: y, width: 100, height: 60))
  }

  override var canBecomeFirstResponder: Bool { true }
  override var canResignFirstResponder: Bool { mistake != 3 }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if mistake == 1 { take() }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { take() }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if mistake == 4 { take() }
  }
  private func take() {
    if becomeFirstResponder() { isLit = true }
  }
  override func resignFirstResponder() -> Bool {
    let hasLetGo = super.resignFirstResponder()
    if hasLetGo, mistake != 2 { isLit = false }
    return hasLetGo
  }
}

private let rule = "taking the focus and giving it up: when, and with whose consent (FR-4, FR-6)."
private let tapA: [TouchStep] = [.down(x: 50, y: 130), .wait(0.1), .up()]
private let tapB: [TouchStep] = [.down(x: 50, y: 230), .wait(0.1), .up()]
private let right = [
  [.down(x: 50, y: 130)], tapA + tapB, tapA + tapB, [.down(x: 50, y: 130), .cancel()],
]

private func answer(_ number: Int, _ script: [TouchStep]) -> @Sendable () -> [[TouchStep]] {
  {
    var scripts = right
    scripts[number - 1] = script
    return scripts
  }
}

let exercise5_7 = Exercise(
  "5.7", .tellApart, read: "Chapters/05-first-responder, The rule, Taking the focus",
  yours: { Exercises05.scriptsThatTellApart() }, solution: { Solutions05.scriptsThatTellApart() },
  alternatives: [
    {
      [
        [.down(x: 119, y: 259), .wait(2)], tapB + tapA, tapB + tapA + [.wait(1)],
        tapA + [.down(x: 50, y: 230), .cancel()],
      ]
    }
  ],
  wrong: [
    WrongAnswer(
      "lifts the finger for 1",
      gets: """
        Script 1: with mistake 1: A has the focus, A is lit; with right cards the same.
        After a whole tap both have the focus; look while the finger is down.
        Rule: \(rule)
        """, answer(1, tapA)),
    WrongAnswer(
      "taps one card only for 2",
      gets: """
        Script 2: with mistake 2: A has the focus, A is lit; with right cards the same.
        The focus never left a card, so no light could stay behind.
        Rule: \(rule)
        """, answer(2, tapA + tapA)),
    WrongAnswer(
      "touches beside the cards for 3",
      gets: """
        Script 3: with mistake 3: A has the focus, A is lit; with right cards the same.
        Nobody asked the card to resign: a touch beside it does not.
        Rule: \(rule)
        """, answer(3, tapA + [.down(x: 300, y: 500), .up()])),
    WrongAnswer(
      "cancels a touch of the card that has the focus already",
      gets: """
        Script 4: with mistake 4: A has the focus, A is lit; with right cards the same.
        The cancelled touch must lie on a card without the focus.
        Rule: \(rule)
        """, answer(4, tapA + [.down(x: 50, y: 130), .cancel()])),
    WrongAnswer(
      "lifts a finger that is not down",
      gets: """
        Script 1 cannot be played: Finger 1 is not on the glass: put it down before you move or lift \
        it (EV-17).
        Look at its steps in order; a finger comes down before it moves or is lifted.
        Rule: \(rule)
        """, answer(1, [.up()])),
  ]
) { make in
  let scripts = make()
  guard scripts.count == 4 else {
    throw Wrong("There are 4 mistakes; your scripts are \(scripts.count).\nRule: \(rule)")
  }
  func state(_ script: [TouchStep], _ mistake: Int, _ number: Int) throws -> String {
    let desk = Desk()
    let (a, b) = (MistakenCard(mistake, y: 100), MistakenCard(mistake, y: 200))
    desk.root.addSubview(a)
    desk.root.addSubview(b)
    do throws(ScriptError) { try desk.phone.play(script) } catch {
      throw Wrong(
        """
        Script \(number) cannot be played: \(error.description)
        Look at its steps in order; a finger comes down before it moves or is lifted.
        Rule: \(rule)
        """)
    }
    let lit = (a.isLit ? ["A"] : []) + (b.isLit ? ["B"] : [])
    return desk.focus(of: [("A", a), ("B", b)]) + " has the focus, "
      + (lit.isEmpty
        ? "all dark"
        : lit.joined(separator: " and ") + (lit.count == 1 ? " is" : " are")
          + " lit")
  }
  let why = [
    "After a whole tap both have the focus; look while the finger is down.",
    "The focus never left a card, so no light could stay behind.",
    "Nobody asked the card to resign: a touch beside it does not.",
    "The cancelled touch must lie on a card without the focus.",
  ]
  for (index, script) in scripts.enumerated() {
    let number = index + 1
    let got = try state(script, number, number)
    guard try state(script, 0, number) == got else { continue }
    throw Wrong(
      """
      Script \(number): with mistake \(number): \(got); with right cards the same.
      \(why[index])
      Rule: \(rule)
      """)
  }
}
