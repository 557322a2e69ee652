import Grading
import MiniUIKit

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

/// Two cards on a screen, and what is said of them.
private struct Cards {
  let desk = Desk()
  let a: Lamp
  let b: Lamp
  /// What was first responder when all was well.
  private var last = "nobody"

  init(_ make: () -> Lamp) {
    (a, b) = (making("A card is made", make), making("A second card is made", make))
    a.view.frame = CGRect(x: 20, y: 100, width: 100, height: 60)
    b.view.frame = CGRect(x: 140, y: 100, width: 100, height: 60)
    desk.root.addSubview(a.view)
    desk.root.addSubview(b.view)
  }

  var state: String {
    let lit =
      switch (a.isLit(), b.isLit()) {
      case (true, true): "A and B are lit"
      case (true, false): "A is lit"
      case (false, true): "B is lit"
      case (false, false): "all dark"
      }
    return "\(first) is first responder, \(lit)"
  }
  private var first: String { desk.first(of: [("A", a.view), ("B", b.view)]) }

  /// What is wrong, from what is seen; the card itself may be told to try again.
  private func reason(_ wanted: String) -> String {
    let dark =
      "is first responder and dark: the light follows the status, however it comes."
    for (name, lamp) in [("A", a), ("B", b)] {
      if lamp.isLit(), !lamp.view.isFirstResponder {
        return last == name
          ? "\(name) resigned, and its light did not follow."
          : "\(name) is lit without being first responder: the light does not follow super's answer."
      }
      if !lamp.isLit(), lamp.view.isFirstResponder, wanted.hasPrefix(name) {
        return "\(name) \(dark)"
      }
    }
    let next = wanted.hasPrefix("A ") ? a : b
    if first == "A" || first == "B" {
      if wanted.hasPrefix("B "), b.view.becomeFirstResponder(), b.view.isFirstResponder {
        return Diagnosis5_2.waitsUntilNothingIsFirst
      }
      return "\(first) did not let go: only super's resignFirstResponder() gives the status up."
    }
    if !next.view.canBecomeFirstResponder {
      return Diagnosis5_2.takesIt
    }
    if wanted.hasPrefix("B "), b.view.becomeFirstResponder(), b.view.isFirstResponder {
      return Diagnosis5_2.answersFalseWhenItHasLetGo
    }
    next.view.becomeFirstResponder()
    return next.view.isFirstResponder
      ? Diagnosis5_2.mayBecomeFirst
      : "The card was told, and super was not: only super makes it first responder."
  }

  /// Compares first responder and light with what they should be.
  mutating func check(
    _ wanted: String, _ scene: String, why: String? = nil, rule: String = Diagnosis5_2.rule
  ) throws {
    let got = state
    if got != wanted {
      try expect(got, is: wanted, scene, why: [got: why ?? reason(wanted)], rule: rule)
    }
    last = first
  }
}

/// What answers to exercise 5.2 are told.
enum Diagnosis5_2 {
  static let mayBecomeFirst =
    "Nobody told the card to become first responder; a tap alone does not."
  static let takesIt = "The card may not become first responder, so whoever tells it to is refused."
  static let waitsUntilNothingIsFirst =
    "B was not told to become first responder; A lets go as soon as it is."
  static let answersFalseWhenItHasLetGo =
    "A let go and did not answer true, so B took it for a refusal."
  static let resignsInTurn =
    "The second tap made A resign; a tap is to make it first responder, and it is already."
  static let becomesFirstWhenTheFingerComes =
    "The card acted before the finger was lifted; the touch may still be taken away."
  static let becomesFirstAlsoWhenCancelled =
    "The card acted when the touch was taken away; a cancelled touch was no tap."
  static let keepsTheEndOfTheTouch =
    "The card passes on that a touch began, and keeps to itself that it ended."
  static let answersTrueWhateverSuperSays =
    "Whoever asks relies on the answer: true means that A is first responder now."

  static let rule =
    "becoming first responder: a permission and a call, and super answers (FR-4, FR-5)."
  static let early = "a touch that is still down, or taken away, is to change nothing (EV-17)."
  static let passesOn =
    "super passes a touch on, and whoever heard it begin must hear it end (RC-12)."
}

let exercise5_2: Grader<Lamp> = Grader(
  "5.2", read: theRule, steps: steps, solution: { Lamp(Solutions05.ResponderCard()) { $0.isLit } },
  alternatives: [{ Lamp(LitWhileFirst()) { $0.isLit } }], wrong: wrong5_2
) { make in
  var cards = Cards(make)
  let (desk, a) = (cards.desk, cards.a.view)
  let stubborn = Stubborn(frame: CGRect(x: 20, y: 300, width: 50, height: 50))
  desk.root.addSubview(stubborn)

  try cards.check("nobody is first responder, all dark", "Two new cards")
  try desk.tap(30, 110)
  try cards.check("A is first responder, A is lit", "A tap on A")
  try desk.tap(30, 110)
  try cards.check(
    "A is first responder, A is lit", "A second tap on A",
    why: cards.state.hasPrefix("nobody")
      ? Diagnosis5_2.resignsInTurn : nil)
  try desk.tap(239, 159)
  try cards.check("B is first responder, B is lit", "A tap on A, then on B")
  try desk.tap(300, 600)
  try cards.check("B is first responder, B is lit", "A tap beside the cards")
  desk.root.endEditing(false)
  try cards.check("nobody is first responder, all dark", "B is told to resign")
  try desk.down(30, 110)
  try cards.check(
    "nobody is first responder, all dark", "A finger is down on A",
    why: Diagnosis5_2.becomesFirstWhenTheFingerComes, rule: Diagnosis5_2.early)
  try desk.lift(30, 110, cancelled: true)
  try cards.check(
    "nobody is first responder, all dark", "A touch on A that is cancelled",
    why: Diagnosis5_2.becomesFirstAlsoWhenCancelled, rule: Diagnosis5_2.early)
  a.becomeFirstResponder()
  try cards.check("A is first responder, A is lit", "The program makes A first responder, no touch")
  stubborn.becomeFirstResponder()
  try cards.check("another view is first responder, all dark", "Then another view takes over")
  stubborn.letsGo = false
  try desk.tap(30, 110)
  try cards.check(
    "another view is first responder, all dark",
    "Another first responder refuses to resign, a tap on A")
  func answer(_ wanted: Bool, _ scene: String) throws {
    let got = a.becomeFirstResponder()
    try expect(
      "\(got)", is: "\(wanted)", "\(scene), A's becomeFirstResponder() answers",
      why: [
        "true": Diagnosis5_2.answersTrueWhateverSuperSays,
        "false": "A is first responder afterwards, and that is what the answer is to say.",
      ], rule: Diagnosis5_2.rule)
  }
  try answer(false, "Another first responder refuses to resign")
  stubborn.letsGo = true
  try answer(true, "It lets go")
  try cards.check(
    "A is first responder, A is lit", "It resigns, A is told to become first responder")
  a.removeFromSuperview()
  try cards.check("nobody is first responder, all dark", "A is taken off the screen")
  let (shelf, onShelf) = (Shelf(frame: CGRect(x: 20, y: 400, width: 200, height: 100)), make())
  onShelf.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
  shelf.addSubview(onShelf.view)
  desk.root.addSubview(shelf)
  try desk.tap(50, 450)
  try expect(
    shelf.heard, is: shelf.heard.hasPrefix("began") ? "began, ended" : "",
    "A tap on a card in a shelf, the shelf hears",
    why: ["began": Diagnosis5_2.keepsTheEndOfTheTouch], rule: Diagnosis5_2.passesOn)
  try randomScenes(1...20) { scene, random in
    var cards = Cards(make)
    var wanted = "nobody"
    for _ in 0..<6 {
      switch random.int(in: 0...3) {
      case 0:
        try cards.desk.tap(30, 110)
        wanted = "A"
      case 1:
        try cards.desk.tap(150, 110)
        wanted = "B"
      case 2:
        cards.b.view.becomeFirstResponder()
        wanted = "B"
      default:
        cards.desk.root.endEditing(false)
        wanted = "nobody"
      }
      let light = wanted == "nobody" ? "all dark" : "\(wanted) is lit"
      try cards.check("\(wanted) is first responder, \(light)", scene)
    }
  }
}
