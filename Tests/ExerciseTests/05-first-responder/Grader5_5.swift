import Grading
import MiniUIKit

@testable import Solutions05

/// A screen of any design that undoes when it is shaken.
struct Undoing {
  let controller: UIViewController
  let field: UITextField
  let appear: () -> Void
  let stopTyping: () -> Void
  let undos: () -> Int
}

/// What answers to exercise 5.5 are told.
enum Diagnosis5_5 {
  static let mayNotBecomeFirst =
    "Nothing on this screen is first responder, so in this engine the shake begins at the window."
  static let countsAShakeThatBegins =
    "The shake had begun and was called off; only motionEnded says that it was one."
  static let countsTheBeginningAndTheEnd =
    "Only the end is to count; what else comes of the same shake is no step of its own."
  static let countsAtTheBeginning =
    "The phone is still shaking, and nobody knows yet whether that was a shake."
  static let countsOnlyWhileFirst =
    "The shake came past the controller, and its methods did not count it."
  static let keepsTheFieldFirst = "The shake is heard, but the field is still first responder."

  static let delivery =
    "delivery: a shake goes to the first responder and up the chain (EV-14, FR-22)."
  static let twoEnds = "delivery: began is followed by ended or by cancelled (EV-14)."
  static let givingItUp = "giving it up: the keyboard goes when the field resigns (FR-6)."
}

let exercise5_5: Grader<Undoing> = Grader(
  "5.5", .repair, read: "Chapters/05-first-responder, The obvious idea, and why it fails",
  solution: {
    let screen = Solutions05.UndoScreen()
    return Undoing(
      controller: screen, field: screen.field, appear: screen.appear,
      stopTyping: screen.stopTyping, undos: { screen.undos })
  }, alternatives: [{ undoing(.rootView) }], wrong: wrong5_5
) { make in
  func start() -> (Desk, Undoing) {
    making("The screen appears") {
      let screen = make()
      let desk = Desk(screen.controller)
      screen.appear()
      return (desk, screen)
    }
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
      ? Diagnosis5_5.countsAShakeThatBegins
      : count > 1
        ? Diagnosis5_5.countsTheBeginningAndTheEnd
        : responder == nil
          ? Diagnosis5_5.mayNotBecomeFirst
          : isOnTheWay
            ? Diagnosis5_5.countsOnlyWhileFirst
            : "The first responder lies elsewhere: the chain up from there leaves the controller out."
    try expect(
      words(count), is: words(cancelled ? 0 : 1),
      scene + (cancelled ? ", a shake that is cancelled" : ", a shake"),
      why: [words(count): why],
      rule: cancelled
        ? Diagnosis5_5.twoEnds : Diagnosis5_5.delivery)
  }
  let (desk, screen) = start()
  try expect("\(screen.undos())", is: "0", "Before any shake, undos", rule: Diagnosis5_5.delivery)
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
    why: ["up": Diagnosis5_5.keepsTheFieldFirst], rule: Diagnosis5_5.givingItUp)
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
    why: [words(1): Diagnosis5_5.countsAtTheBeginning], rule: Diagnosis5_5.twoEnds)
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
