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

/// Two cards on a screen, each in a box, and what is said of them.
private struct Cards {
  let desk = Desk()
  let a: Lamp
  let b: Lamp
  let box: UIView
  let stubborn: Stubborn
  /// What was first responder when all was well.
  private var last = "nothing"

  init(
    _ make: () -> Lamp, a first: CGPoint = CGPoint(x: 20, y: 100),
    b second: CGPoint = CGPoint(x: 140, y: 100)
  ) {
    (a, b) = (making("A card is made", make), making("A second card is made", make))
    box = place(UIView(), "box", CGRect(x: 0, y: 0, width: 375, height: 500), in: desk.root)
    let size = CGSize(width: 100, height: 60)
    place(a.view, "A", CGRect(origin: first, size: size), in: box)
    place(b.view, "B", CGRect(origin: second, size: size), in: box)
    stubborn = place(
      Stubborn(), "rock", CGRect(x: 20, y: 600, width: 50, height: 50), in: desk.root)
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
      """
      is first responder and dark: no method of yours has lit it.
      Rule: becoming first responder: light up in its override, after super's true (FR-4).
      """
    for (name, lamp) in [("A", a), ("B", b)] {
      if lamp.isLit(), name != first {
        if lamp.view.isFirstResponder {
          return
            "\(name) says of itself that it is first responder, and the window has another one or none."
            + "\nRule: \(Diagnosis5_2.superAlone)"
        }
        return last == name
          ? """
          \(name) resigned, and its light did not follow.
          Rule: \(Diagnosis5_2.resigns)
          """
          : first == "another view" ? Diagnosis5_2.litTooSoon : Diagnosis5_2.litWithoutSuper
      }
      if !lamp.isLit(), name == first, wanted.hasPrefix(name) {
        return "\(name) \(dark)"
      }
    }
    let next = wanted.hasPrefix("A ") ? a : b
    if first == "A" || first == "B" {
      if !(first == "A" ? a : b).view.canResignFirstResponder {
        return "\(first) refuses to resign: its canResignFirstResponder is false."
      }
      if wanted.hasPrefix("B "), b.view.becomeFirstResponder(), b.view.isFirstResponder {
        return Diagnosis5_2.waitsUntilNothingIsFirst
      }
      return """
        \(first) did not let go: only super's resignFirstResponder() gives the status up.
        Rule: resigning: an override of resignFirstResponder() calls super (FR-6).
        """
    }
    if !next.view.canBecomeFirstResponder {
      return Diagnosis5_2.takesIt
    }
    if wanted.hasPrefix("B "), last == "A", b.view.becomeFirstResponder(), b.view.isFirstResponder {
      return Diagnosis5_2.answersFalseWhenItHasLetGo
    }
    next.view.becomeFirstResponder()
    return next.view.isFirstResponder
      ? Diagnosis5_2.mayBecomeFirst
      : "The card was told, and super was not.\nRule: \(Diagnosis5_2.superAlone)"
  }

  /// Compares first responder and light with what they should be.
  mutating func check(
    _ wanted: String, _ scene: String, why: String? = nil, rule: String = Diagnosis5_2.rule
  ) throws {
    let got = state
    try expect(
      got, is: wanted, scene, why: [got: why ?? reason(wanted)], rule: rule)
    last = first
  }
}

/// What answers to exercise 5.2 are told.
enum Diagnosis5_2 {
  static let mayBecomeFirst = """
    Nothing tells the card to become first responder.
    Rule: the first responder: a tap alone never makes a view of your own first (FR-12).
    """
  static let takesIt = """
    The card's canBecomeFirstResponder is false.
    Rule: becoming first responder: without that permission the call is refused (FR-3, FR-4).
    """
  static let litWithoutSuper = """
    The card lit up, and is not first responder: super was not asked, or not believed.
    Rule: \(superAlone)
    """
  static let litTooSoon = """
    The card lit up, and super's answer was false: another view has not let go.
    Rule: becoming first responder: light up only after super's true (FR-4, FR-5).
    """
  static let superAlone =
    "becoming first responder: only super's becomeFirstResponder() makes a view first (FR-5)."
  static let waitsUntilNothingIsFirst =
    """
    B was not told to become first responder; A lets go as soon as it is.
    Rule: becoming first responder: the call makes the old one resign (FR-4).
    """
  static let answersFalseWhenItHasLetGo =
    """
    A let go and did not answer true, so B took it for a refusal.
    Rule: becoming first responder: the old one resigns, and its answer says so (FR-4).
    """
  static let resignsInTurn =
    """
    The second tap made A resign; a tap is to make it first responder, and it is already.
    Rule: the statement: a tap makes the card first responder, whatever it was before.
    """
  static let becomesFirstWhenTheFingerComes =
    "The card acted before the finger was lifted; the touch may still be taken away."
  static let becomesFirstAlsoWhenCancelled =
    "The card acted when the touch was taken away; a cancelled touch is no tap."
    + "\nRule: \(twoEnds)"
  static let resignsWhenCancelled =
    "A was first responder before that touch, and the cancelled touch made it resign."
    + "\nRule: the statement: a touch that is cancelled changes nothing."
  static let overlooksAQuickTap =
    """
    A did nothing at the second of two quick taps, and it is a tap like any other.
    Rule: chapter 1, What you can keep: tapCount counts quick taps; each is a tap (EV-8).
    """
  static let keepsTheEndOfTheTouch =
    "The card passes on that a touch began, and keeps to itself how it ended."
  static let keepsTheTouch =
    "The card keeps the touch, and its superview does not hear it any more."
  static let answersTrueWhateverSuperSays =
    "The caller relies on the answer: true means that A is first responder now."

  static let rule =
    "becoming first responder: the answer of the call is super's, true or false (FR-4, FR-5)."
  static let twoEnds =
    "chapter 1, Two keys, and an alert: a touch ends with ended or with cancelled (EV-17)."
  static let early =
    "chapter 1, Two keys, and an alert: a touch that is down may still be taken away (EV-17)."
  static let left = "resigning: a view that leaves its window resigns, with all in it (FR-7)."
  static let passesOn = """
    chapter 4, A touch remembers its way: super passes a touch on, and a view that heard it begin \
    must hear how it ended (RC-12).
    """
  static let resigns =
    "resigning: your resignFirstResponder() is called when another takes over (FR-6)."
  static let followsTheTap =
    """
    A is first responder and dark: your light follows the tap, and here there was none.
    Rule: becoming first responder: the method runs, whatever calls it, and super answers (FR-4).
    """
}

private let statement5_2: [Asked] = [
  .asks(
    "A tap makes the card", "A tap on A", "A finger is down on A", "A tap on A, then on B",
    "Two quick taps on A"),
  .asks(
    "`isLit` is true", "The program makes A first responder",
    "Then another view takes over", "B is told to resign",
    "Another first responder refuses to resign, a tap on A"),
  .asks(
    "A touch that is cancelled", "A touch on A that is cancelled",
    "A is lit, a touch on A that is cancelled"),
  .asks("The card's superview still hears", "A tap on a card in a shelf"),
  .asks("Worked touch", "A is lit, and its superview is taken off the screen"),
  .tells("You will override"),
  .tells("Delete the `todo`"),
]

let exercise5_2: Grader<Lamp> = Grader(
  "5.2", read: theRule, steps: steps, solution: { Lamp(Solutions05.ResponderCard()) { $0.isLit } },
  alternatives: [{ Lamp(LitWhileFirst()) { $0.isLit } }, { Lamp(CopiesTheStatus()) { $0.isLit } }],
  wrong: wrong5_2, statement: statement5_2
) { make in
  try playing("Two cards in use") { try grade(Cards(make)) }
  try playing("A card in a shelf") { try gradeShelf(make) }
  try randomScenes(1...20) { scene, random in
    var cards = Cards(
      make, a: CGPoint(x: random.coordinate(0...90), y: random.coordinate(0...400)),
      b: CGPoint(x: 200 + random.coordinate(0...90), y: random.coordinate(0...400)))
    var (wanted, done) = ("nothing", [String]())
    for _ in 0..<random.int(in: 1...7) {
      let (name, card) = random.bool() ? ("B", cards.b.view) : ("A", cards.a.view)
      switch random.int(in: 0...6) {
      case 0:
        try cards.desk.tap(card)
        (wanted, done) = (name, done + ["tap \(name)"])
      case 1:
        try cards.desk.tap(card, then: 0.05)
        (wanted, done) = (name, done + ["tap \(name) quickly"])
      case 2:
        try cards.desk.tap(card, cancelled: true)
        done += ["cancel a touch on \(name)"]
      case 3:
        card.becomeFirstResponder()
        (wanted, done) = (name, done + ["tell \(name) to become first"])
      case 4:
        cards.stubborn.becomeFirstResponder()
        (wanted, done) = ("another view", done + ["another view takes over"])
      case 5:
        cards.box.removeFromSuperview()
        cards.desk.root.addSubview(cards.box)
        if wanted != "another view" { wanted = "nothing" }
        done += ["take both off the screen and put them back"]
      default:
        cards.desk.root.endEditing(false)
        (wanted, done) = ("nothing", done + ["end editing"])
      }
      let light = wanted == "A" || wanted == "B" ? "\(wanted) is lit" : "all dark"
      try cards.check(
        "\(wanted) is first responder, \(light)", "\(scene): \(done.joined(separator: ", "))")
    }
  }
}

/// Tries both cards in one scene after the other, without a pause between them.
private func grade(_ both: Cards) throws {
  var cards = both
  let (desk, a, stubborn) = (cards.desk, cards.a.view, cards.stubborn)

  try cards.check("nothing is first responder, all dark", "Two new cards")
  try desk.tap(30, 110)
  try cards.check("A is first responder, A is lit", "A tap on A")
  try desk.tap(30, 110)
  try cards.check(
    "A is first responder, A is lit", "A second tap on A",
    why: cards.state.hasPrefix("nothing") ? Diagnosis5_2.resignsInTurn : nil)
  try desk.tap(30, 110, cancelled: true)
  try cards.check(
    "A is first responder, A is lit", "A is lit, a touch on A that is cancelled",
    why: cards.state.hasPrefix("nothing") ? Diagnosis5_2.resignsWhenCancelled : nil,
    rule: Diagnosis5_2.early)
  try desk.tap(239, 159)
  try cards.check("B is first responder, B is lit", "A tap on A, then on B")
  try desk.tap(300, 600)
  try cards.check("B is first responder, B is lit", "A tap beside the cards")
  desk.root.endEditing(false)
  try cards.check("nothing is first responder, all dark", "B is told to resign")
  try desk.down(30, 110)
  try cards.check(
    "nothing is first responder, all dark", "A finger is down on A",
    why: Diagnosis5_2.becomesFirstWhenTheFingerComes, rule: Diagnosis5_2.early)
  try desk.lift(cancelled: true)
  try cards.check(
    "nothing is first responder, all dark", "A touch on A that is cancelled",
    why: Diagnosis5_2.becomesFirstAlsoWhenCancelled, rule: Diagnosis5_2.early)
  try desk.tap(30, 110, then: 0.05)
  desk.root.endEditing(false)
  try desk.tap(30, 110)
  try cards.check(
    "A is first responder, A is lit", "Two quick taps on A, which resigns between them",
    why: cards.state.hasPrefix("nothing") ? Diagnosis5_2.overlooksAQuickTap : nil)
  desk.root.endEditing(false)
  a.becomeFirstResponder()
  try cards.check(
    "A is first responder, A is lit", "The program makes A first responder, no touch",
    why: cards.a.isLit() ? nil : Diagnosis5_2.followsTheTap)
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
  try cards.check("nothing is first responder, all dark", "A is taken off the screen")
  cards.box.addSubview(a)
  try cards.check("nothing is first responder, all dark", "A is put back on the screen")
  try desk.tap(30, 110)
  try cards.check("A is first responder, A is lit", "A is put back on the screen, a tap on A")
  cards.box.removeFromSuperview()
  try cards.check(
    "nothing is first responder, all dark", "A is lit, and its superview is taken off the screen",
    rule: Diagnosis5_2.left)
}

/// What a card's superview hears when the card is touched.
private func gradeShelf(_ make: () -> Lamp) throws {
  let (desk, shelf, card) = (Desk(), Shelf(), making("A card is made", make))
  place(shelf, "shelf", CGRect(x: 20, y: 400, width: 200, height: 100), in: desk.root)
  place(card.view, "card", CGRect(x: 0, y: 0, width: 100, height: 100), in: shelf)
  for (end, isCancelled) in [("ended", false), ("cancelled", true)] {
    shelf.heard = []
    try desk.tap(50, 450, cancelled: isCancelled)
    let scene = "A tap on a card in a shelf" + (isCancelled ? ", cancelled" : "")
    try expect(
      order: shelf.heard, is: ["began", end], scene + ", the shelf hears",
      why: [
        "began": Diagnosis5_2.keepsTheEndOfTheTouch, "": Diagnosis5_2.keepsTheTouch,
      ], rule: Diagnosis5_2.passesOn)
  }
}
