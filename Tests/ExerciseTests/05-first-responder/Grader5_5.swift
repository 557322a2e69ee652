import Grading
import MiniUIKit

@testable import Exercises05
@testable import Solutions05

/// A screen of any design that undoes when it is shaken.
struct Undoing {
  let controller: UIViewController
  let field: UITextField
  let appear: () -> Void
  let stopTyping: () -> Void
  let undos: () -> Int
}

private let delivery =
  "delivery: a shake goes to the first responder and up the chain (EV-14, FR-22)."

let exercise5_5 = Exercise(
  "5.5", .repair, read: "Chapters/05-first-responder, The obvious idea, and why it fails",
  yours: {
    let screen = Exercises05.UndoScreen()
    return Undoing(
      controller: screen, field: screen.field, appear: screen.appear,
      stopTyping: screen.stopTyping, undos: { screen.undos })
  },
  solution: {
    let screen = Solutions05.UndoScreen()
    return Undoing(
      controller: screen, field: screen.field, appear: screen.appear,
      stopTyping: screen.stopTyping, undos: { screen.undos })
  },
  alternatives: [{ undoing(.rootView) }],
  wrong: [
    WrongAnswer(
      "may not have the focus",
      gets: """
        After appear(), a shake: 1 undo is right, your answer is 0 undos.
        Nobody has the focus on this screen, so the shake goes to the key window.
        Rule: \(delivery)
        """
    ) { undoing(.mayNot) },
    WrongAnswer(
      "may have the focus, and does not take it",
      gets: """
        After appear(), a shake: 1 undo is right, your answer is 0 undos.
        Nobody has the focus on this screen, so the shake goes to the key window.
        Rule: \(delivery)
        """
    ) { undoing(.doesNotTake) },
    WrongAnswer(
      "does not take the focus back",
      gets: """
        After stopTyping(), a shake: 1 undo is right, your answer is 0 undos.
        Nobody has the focus on this screen, so the shake goes to the key window.
        Rule: \(delivery)
        """
    ) { undoing(.notBack) },
    WrongAnswer(
      "counts a shake that begins",
      gets: """
        After appear(), a shake that is cancelled: 0 undos is right, your answer is 1 undo.
        The shake had begun and was called off; only motionEnded says that it was one.
        Rule: delivery: began is followed by ended or by cancelled (EV-14).
        """
    ) { undoing(.began) },
    WrongAnswer(
      "counts the beginning and the end",
      gets: """
        After appear(), a shake: 1 undo is right, your answer is 2 undos.
        Only the end is to count; what else comes of the same shake is no step of its own.
        Rule: \(delivery)
        """
    ) { undoing(.both) },
    WrongAnswer(
      "counts at the beginning, and takes it back when the shake is cancelled",
      gets: """
        Half-way through a shake: 0 undos is right, your answer is 1 undo.
        The phone is still shaking, and nobody knows yet whether that was a shake.
        Rule: delivery: began is followed by ended or by cancelled (EV-14).
        """
    ) { undoing(.takesBack) },
    WrongAnswer(
      "counts only while it has the focus itself",
      gets: """
        While the field is used, a shake: 1 undo is right, your answer is 0 undos.
        The shake came past the controller, and its methods did not count it.
        Rule: \(delivery)
        """
    ) { undoing(.onlyWithFocus) },
    WrongAnswer(
      "keeps the field in the focus",
      gets: """
        After stopTyping(), the keyboard: down is right, your answer is up.
        The shake is heard, but the field still has the focus.
        Rule: giving it up: the keyboard goes when the field resigns (FR-6).
        """
    ) { undoing(.keepsField) },
  ]
) { make in
  func start() -> (Desk, Undoing) {
    let screen = make()
    let desk = Desk(screen.controller)
    screen.appear()
    return (desk, screen)
  }
  func words(_ count: Int) -> String { count == 1 ? "1 undo" : "\(count) undos" }
  func shake(
    _ desk: Desk, _ screen: Undoing, cancelled: Bool = false, _ scene: String
  ) throws {
    let before = screen.undos()
    let responder = desk.window.firstResponder
    let isOnTheWay = sequence(first: responder, next: { $0?.next }).prefix { $0 != nil }
      .contains { $0 === screen.controller }
    try desk.phone.shake(isCancelled: cancelled)
    let count = screen.undos() - before
    let why =
      cancelled
      ? "The shake had begun and was called off; only motionEnded says that it was one."
      : count > 1
        ? "Only the end is to count; what else comes of the same shake is no step of its own."
        : responder == nil
          ? "Nobody has the focus on this screen, so the shake goes to the key window."
          : isOnTheWay
            ? "The shake came past the controller, and its methods did not count it."
            : "Who has the focus lies elsewhere: the chain up from there leaves the controller out."
    try expect(
      words(count), is: words(cancelled ? 0 : 1),
      scene + (cancelled ? ", a shake that is cancelled" : ", a shake"),
      why: [words(count): why],
      rule: cancelled
        ? "delivery: began is followed by ended or by cancelled (EV-14)." : delivery)
  }
  let (desk, screen) = start()
  try expect("\(screen.undos())", is: "0", "Before any shake, undos", rule: delivery)
  try shake(desk, screen, "After appear()")
  try shake(desk, screen, cancelled: true, "After appear()")
  try desk.tap(100, 120)
  try expect(
    screen.field.isFirstResponder ? "the field" : "not the field", is: "the field",
    "A tap on the field: the first responder",
    rule: "a tap on an enabled text field makes it first responder (FR-12).")
  try shake(desk, screen, "While the field is used")
  screen.stopTyping()
  try expect(
    screen.field.isFirstResponder ? "up" : "down", is: "down", "After stopTyping(), the keyboard",
    why: ["up": "The shake is heard, but the field still has the focus."],
    rule: "giving it up: the keyboard goes when the field resigns (FR-6).")
  try shake(desk, screen, "After stopTyping()")
  try shake(desk, screen, cancelled: true, "After stopTyping()")
  screen.stopTyping()
  try shake(desk, screen, "After stopTyping() without typing")
  var undosInTheMiddle = screen.undos()
  let undosBefore = undosInTheMiddle
  desk.phone.clock.schedule(after: 0.2) { undosInTheMiddle = screen.undos() }
  try desk.phone.shake(for: 0.4)
  try expect(
    words(undosInTheMiddle - undosBefore), is: words(0), "Half-way through a shake",
    why: [words(1): "The phone is still shaking, and nobody knows yet whether that was a shake."],
    rule: "delivery: began is followed by ended or by cancelled (EV-14).")
  try randomScenes(1...20) { scene, random in
    let (desk, screen) = start()
    for _ in 0..<5 {
      switch random.int(in: 0...2) {
      case 0: try desk.tap(100, 120)
      case 1: screen.stopTyping()
      default: try shake(desk, screen, cancelled: random.bool(), scene)
      }
    }
  }
}
