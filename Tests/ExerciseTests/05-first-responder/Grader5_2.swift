import Grading
import MiniUIKit

@testable import Exercises05
@testable import Solutions05

/// A card of any design, and its light.
struct Lamp {
  let view: UIView
  let isLit: () -> Bool
  init<Card: UIView>(_ card: Card, _ isLit: @escaping (Card) -> Bool) {
    view = card
    self.isLit = { isLit(card) }
  }
}

private let rule =
  "taking the focus: a permission, a call, and super's answer says whether it worked (FR-4, FR-5)."

let exercise5_2 = Exercise(
  "5.2", read: "Chapters/05-first-responder, The rule, Taking the focus",
  yours: { Lamp(Exercises05.FocusCard()) { $0.isLit } },
  solution: { Lamp(Solutions05.FocusCard()) { $0.isLit } },
  alternatives: [{ Lamp(LitWhileFirst()) { $0.isLit } }],
  wrong: [
    WrongAnswer(
      "may have the focus, and never takes it",
      gets: """
        A tap on A: A has the focus, A is lit is right, your answer is nobody has the focus, all dark.
        Nobody told the card to become first responder; a tap alone does not.
        Rule: \(rule)
        """
    ) { Lamp(OnlyMay()) { $0.isLit } },
    WrongAnswer(
      "takes it, and may not have it",
      gets: """
        A tap on A: A has the focus, A is lit is right, your answer is nobody has the focus, A is \
        lit.
        The card is lit without the focus: the light does not follow super's answer.
        Rule: \(rule)
        """
    ) { Lamp(MayNot()) { $0.isLit } },
    WrongAnswer(
      "lights up in touchesEnded",
      gets: """
        A tap on A, then on B: B has the focus, B is lit is right, your answer is B has the focus, A \
        and B are lit.
        A gave up the focus, and its light did not follow.
        Rule: \(rule)
        """
    ) { Lamp(LitByTouch()) { $0.isLit } },
    WrongAnswer(
      "does not call super",
      gets: """
        A tap on A: A has the focus, A is lit is right, your answer is nobody has the focus, A is \
        lit.
        The card is lit without the focus: the light does not follow super's answer.
        Rule: \(rule)
        """
    ) { Lamp(WithoutSuper()) { $0.isLit } },
    WrongAnswer(
      "takes the focus when the finger comes down",
      gets: """
        A touch on A that is cancelled: nobody has the focus, all dark is right, your answer is A \
        has the focus, A is lit.
        The card acted before the finger was lifted; a cancelled touch was no tap.
        Rule: a touch that is taken away is to change nothing (EV-17).
        """
    ) { Lamp(AtBegan()) { $0.isLit } },
    WrongAnswer(
      "lights up before it asks super",
      gets: """
        Somebody with the focus refuses to let go, a tap on A: somebody else has the focus, all dark \
        is right, your answer is somebody else has the focus, A is lit.
        The card is lit without the focus: the light does not follow super's answer.
        Rule: \(rule)
        """
    ) { Lamp(LitTooSoon()) { $0.isLit } },
  ]
) { make in
  let desk = Desk()
  let (a, b) = (make(), make())
  let stubborn = Stubborn(frame: CGRect(x: 20, y: 300, width: 50, height: 50))
  a.view.frame = CGRect(x: 20, y: 100, width: 100, height: 60)
  b.view.frame = CGRect(x: 140, y: 100, width: 100, height: 60)
  desk.root.addSubview(a.view)
  desk.root.addSubview(b.view)
  desk.root.addSubview(stubborn)

  func state() -> String {
    let focus = desk.focus(of: [("A", a.view), ("B", b.view)])
    let light = [a.isLit(), b.isLit()]
    let lit =
      light == [true, true]
      ? "A and B are lit"
      : light == [true, false] ? "A is lit" : light[1] ? "B is lit" : "all dark"
    return "\(focus) has the focus, \(lit)"
  }
  func check(_ wanted: String, _ scene: String) throws {
    let got = state()
    let early = scene.contains("cancelled")
    let why =
      got == "nobody has the focus, all dark"
      ? "Nobody told the card to become first responder; a tap alone does not."
      : early
        ? "The card acted before the finger was lifted; a cancelled touch was no tap."
        : got.contains("A and B are lit")
          ? "A gave up the focus, and its light did not follow."
          : "The card is lit without the focus: the light does not follow super's answer."
    try expect(
      got, is: wanted, scene, why: [got: why],
      rule: early ? "a touch that is taken away is to change nothing (EV-17)." : rule)
  }

  let outside = make()
  outside.view.becomeFirstResponder()
  try expect(
    outside.isLit() ? "lit" : "dark", is: "dark", "A card outside any window",
    why: ["lit": "The card is lit without the focus: the light does not follow super's answer."],
    rule: rule)
  try desk.tap(30, 110)
  try check("A has the focus, A is lit", "A tap on A")
  try desk.tap(239, 159)
  try check("B has the focus, B is lit", "A tap on A, then on B")
  try desk.tap(300, 600)
  try check("B has the focus, B is lit", "A tap beside the cards")
  desk.root.endEditing(false)
  try check("nobody has the focus, all dark", "B is told to give up the focus")
  try desk.down(30, 110)
  try desk.lift(30, 110, cancelled: true)
  try check("nobody has the focus, all dark", "A touch on A that is cancelled")
  stubborn.becomeFirstResponder()
  stubborn.letsGo = false
  try desk.tap(30, 110)
  try check(
    "somebody else has the focus, all dark",
    "Somebody with the focus refuses to let go, a tap on A")
  stubborn.letsGo = true
  try desk.tap(30, 110)
  try check("A has the focus, A is lit", "It lets go, a tap on A")
  a.view.removeFromSuperview()
  try check("nobody has the focus, all dark", "A is taken off the screen")
  desk.root.addSubview(a.view)
  try randomScenes(1...20) { scene, random in
    var wanted = desk.focus(of: [("A", a.view), ("B", b.view)])
    for _ in 0..<4 {
      switch random.int(in: 0...2) {
      case 0:
        try desk.tap(30, 110)
        wanted = "A"
      case 1:
        try desk.tap(150, 110)
        wanted = "B"
      default:
        desk.root.endEditing(false)
        wanted = "nobody"
      }
      let light = wanted == "nobody" ? "all dark" : "\(wanted) is lit"
      try expect(state(), is: "\(wanted) has the focus, \(light)", scene, rule: rule)
    }
  }
}
