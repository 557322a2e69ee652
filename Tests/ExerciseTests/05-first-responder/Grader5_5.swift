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
    "Nothing is first responder here: canBecomeFirstResponder is false."
    + "\nRule: becoming first responder: without that permission the call is refused (FR-3, FR-4)."
  static let isNotTold = """
    Nothing is first responder here: the controller may be, but no call has made it so.
    Rule: becoming first responder: besides the permission it takes a call (FR-4).
    """
  static let isToldTooEarly = """
    Nothing is first responder here: the controller was told before its view was in a window.
    Rule: becoming first responder: in viewDidLoad a call comes too early (FR-5).
    """
  static let isNotToldAgain =
    """
    The field has resigned, and nothing was told to become first responder after it.
    Rule: chapter 5, The repair: no object is sure to take the place of one that resigned; ask again (FR-26).
    """
  static let countsAShakeThatBegins =
    "The shake was called off, and your code counted something of it; only motionEnded says that it was one."
  static let takesBack =
    "The shake was called off, so nothing is to change: there was no step that could be taken back."
    + "\nRule: the statement: a cancelled shake never counts, neither up nor down."
  static let countsTheBeginningAndTheEnd =
    """
    Only the end is to count; what else comes of the same shake is no step of its own.
    Rule: the statement: each shake that is completed counts once, when it ends.
    """
  static let countsTwiceAtTheEnd =
    "The shake counted twice when it ended: it was counted in two places on its way up, or twice in one."
  static let countsAtTheBeginning =
    "The phone is still shaking, and it cannot be known yet whether that is a shake."
  static let countsOnlyWhileFirst =
    "The shake reached the controller on its way up from the field, and was not counted there."
  static let countsOnce =
    "The controller was first responder as before, and did not count this shake after an earlier one."
    + "\nRule: the statement: each shake that is completed counts, whatever came before."
  static let endsTyping =
    "The user shook while the field was used, and has lost the keyboard: your code took over."
    + "\nRule: becoming first responder: the call makes the old one resign (FR-4)."
  static let keepsTheFieldFirst = "The shake is heard, but the field is still first responder."
  static let typesAtOnce =
    "Nobody has tapped the field, and it is first responder, so the keyboard is up."
    + "\nRule: input views: the keyboard comes for a first responder that takes text (FR-13)."
  static let fieldIsGone =
    "The field is not on the screen, so the finger finds none there."
    + "\nRule: resigning: out of the window a field resigns as well, but then it's gone (FR-7)."
  static let fieldIsDisabled =
    "The field is on the screen and disabled, so it does not react to the tap."
  static let refusesToLetGo =
    """
    The controller's canResignFirstResponder is false, so no field can take over from it.
    Rule: becoming first responder: the old one has to resign, or the call is refused (FR-4).
    """
  static let lostAnyway =
    "The first responder lies elsewhere: the chain up from there leaves the controller out."

  static let delivery =
    "the way of a shake: a shake goes to the first responder and up the chain (EV-14, FR-22)."
  static let twoEnds = "the way of a shake: began is followed by ended or by cancelled (EV-14)."
  static let taking =
    "becoming first responder: a permission, a call, an old one that lets go (FR-3, FR-4)."
  static let typing =
    "resigning: an object stays first responder until something makes it resign (FR-6)."
  static let givingItUp = "resigning: the keyboard goes when the field resigns (FR-6)."
}

private let statement5_5: [Asked] = [
  .tells("A shake is to undo"),
  .asks(
    "Each shake that is completed", "After appear(), a shake", "Half-way through a shake",
    "After appear(), a shake that is cancelled",
    "While the field is used, a shake that is cancelled"),
  .asks(
    "It must work from", "After appear(), the keyboard", "After appear(), a shake",
    "While the field is used, a shake",
    "After stopTyping(), a shake", "After stopTyping(), the keyboard"),
  .asks(
    "A shake does not end", "While the field is used, a shake",
    "While the field is used, a shake, the first responder"),
  .tells("In this engine"),
  .tells("Repair it"),
  .asks("Worked case", "After appear(), a shake", "After appear(), a second shake"),
]

let exercise5_5: Grader<Undoing> = Grader(
  "5.5", .repair, read: theRule, steps: steps,
  solution: {
    let screen = Solutions05.UndoScreen()
    return Undoing(
      controller: screen, field: screen.field, appear: screen.appear,
      stopTyping: screen.stopTyping, undos: { screen.undos })
  }, alternatives: [{ undoing(.rootView) }, { undoing(.whenItEnds) }], wrong: wrong5_5,
  statement: statement5_5
) { make in
  try playing("A screen with a field") {
    let screen = Shaken(make)
    try screen.checkThatNothingIsTyped()
    try expect("\(screen.undos)", is: "0", "Before any shake, undos", rule: Diagnosis5_5.delivery)
    try screen.shake("After appear(), a shake")
    try screen.shake("After appear(), a second shake")
    try screen.shake(cancelled: true, "After appear(), a shake that is cancelled")
    try screen.shake("After a shake that was cancelled, a shake")
    try screen.tap()
    try screen.shake("While the field is used, a shake")
    try screen.shake(cancelled: true, "While the field is used, a shake that is cancelled")
    screen.desk.phone.type("ab")
    try screen.shake("While the field is used, a shake after some typing")
    try screen.stop()
    try screen.shake("After stopTyping(), a shake")
    try screen.shake(cancelled: true, "After stopTyping(), a shake that is cancelled")
    try screen.stop()
    try screen.shake("After stopTyping() without typing, a shake")
    try screen.tap()
    try screen.shake("While the field is used again, a shake")
    try screen.stop()
    try screen.shake("After stopTyping() once more, a shake")
  }
  try playing("A long shake") {
    let screen = Shaken(make)
    var inTheMiddle = screen.undos
    screen.desk.phone.clock.schedule(after: 0.2) { inTheMiddle = screen.undos }
    try screen.desk.phone.shake(for: 0.4)
    try expect(
      words(inTheMiddle), is: words(0), "Half-way through a shake",
      why: [words(1): Diagnosis5_5.countsAtTheBeginning], rule: Diagnosis5_5.twoEnds)
  }
  try randomScenes(1...20) { scene, random in
    let screen = Shaken(make)
    var done = ["appear()"]
    for _ in 0..<random.int(in: 1...6) {
      let soFar = "\(scene): \(done.joined(separator: ", "))"
      switch random.int(in: 0...3) {
      case 0:
        try screen.tap(soFar + ", a tap on the field")
        done.append("a tap on the field")
      case 1:
        try screen.stop(soFar + ", stopTyping()")
        done.append("stopTyping()")
      case 2:
        screen.desk.phone.type("x")
        done.append("typing")
      default:
        let (isCancelled, tenths) = (random.bool(), random.int(in: 1...20))
        let shake = isCancelled ? "a shake that is cancelled" : "a shake"
        try screen.shake(
          cancelled: isCancelled, for: Double(tenths) / 10, "\(soFar), \(shake)")
        done.append(shake)
      }
    }
  }
}

private func words(_ count: Int) -> String { count == 1 ? "1 undo" : "\(count) undos" }

/// A screen that has appeared, and what is done to it.
private final class Shaken {
  let desk: Desk
  private let screen: Undoing
  private var hasStopped = false
  private var hasCounted = false
  var undos: Int { screen.undos() }

  init(_ make: () -> Undoing) {
    let screen = making("The screen appears", make)
    desk = Desk(screen.controller)
    (screen.controller.traceName, screen.field.traceName) = ("screen", "field")
    self.screen = screen
    screen.appear()
  }

  /// Shakes the phone, and compares how many steps were undone.
  func shake(cancelled: Bool = false, for duration: Double = 0.4, _ scene: String) throws {
    let before = undos
    let responder = desk.window.firstResponder
    var early = before
    desk.phone.clock.schedule(after: duration / 2) { early = self.undos }
    try desk.phone.shake(for: duration, isCancelled: cancelled)
    let count = undos - before
    func why() -> String {
      if cancelled {
        return count < 0 ? Diagnosis5_5.takesBack : Diagnosis5_5.countsAShakeThatBegins
      }
      guard count > 1 else { return reason(responder) }
      return early == before
        ? Diagnosis5_5.countsTwiceAtTheEnd : Diagnosis5_5.countsTheBeginningAndTheEnd
    }
    try expect(
      words(count), is: words(cancelled ? 0 : 1), scene, why: [words(count): why()],
      rule: cancelled
        ? Diagnosis5_5.twoEnds : responder == nil ? Diagnosis5_5.taking : Diagnosis5_5.delivery)
    if !cancelled { hasCounted = true }
    guard responder === screen.field else { return }
    try expect(
      screen.field.isFirstResponder ? "the field" : "not the field", is: "the field",
      scene + ", the first responder", otherwise: Diagnosis5_5.endsTyping,
      rule: Diagnosis5_5.typing)
  }

  /// Why a shake was not counted that found this first responder.
  private func reason(_ responder: UIResponder?) -> String {
    guard let responder else {
      if hasStopped { return Diagnosis5_5.isNotToldAgain }
      if !screen.controller.canBecomeFirstResponder { return Diagnosis5_5.mayNotBecomeFirst }
      // With its view in the window, the same call is heard.
      screen.controller.viewDidLoad()
      return screen.controller.isFirstResponder
        ? Diagnosis5_5.isToldTooEarly : Diagnosis5_5.isNotTold
    }
    let way = sequence(first: responder, next: \.next)
    guard way.contains(where: { $0 === screen.controller }) else { return Diagnosis5_5.lostAnyway }
    // A new screen tells whether it is this responder, or an earlier shake.
    return hasCounted && responder === screen.controller
      ? Diagnosis5_5.countsOnce : Diagnosis5_5.countsOnlyWhileFirst
  }

  /// Nobody has tapped the field yet.
  func checkThatNothingIsTyped() throws {
    try expect(
      screen.field.isFirstResponder ? "up" : "down", is: "down", "After appear(), the keyboard",
      why: ["up": Diagnosis5_5.typesAtOnce], rule: Diagnosis5_5.taking)
  }

  /// Taps the field, which becomes first responder by itself.
  func tap(_ scene: String = "A tap on the field") throws {
    try desk.tap(100, 120)
    try expect(
      screen.field.isFirstResponder ? "the field" : "not the field", is: "the field",
      scene + ", the first responder",
      why: screen.field.window == nil
        ? ["not the field": Diagnosis5_5.fieldIsGone]
        : !screen.field.isEnabled
          ? ["not the field": Diagnosis5_5.fieldIsDisabled]
          : screen.controller.isFirstResponder && !screen.controller.canResignFirstResponder
            ? ["not the field": Diagnosis5_5.refusesToLetGo] : [:],
      rule: "the first responder: a tap on an enabled text field makes it first (FR-12).")
  }

  /// Stops typing; the keyboard goes.
  func stop(_ scene: String = "After stopTyping()") throws {
    let wasTyping = screen.field.isFirstResponder
    screen.stopTyping()
    try expect(
      screen.field.isFirstResponder ? "up" : "down", is: "down", "\(scene), the keyboard",
      why: wasTyping ? ["up": Diagnosis5_5.keepsTheFieldFirst] : [:],
      rule: Diagnosis5_5.givingItUp)
    if wasTyping { hasStopped = true }
  }
}
