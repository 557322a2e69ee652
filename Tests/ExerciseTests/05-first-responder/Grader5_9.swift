import Grading
import MiniUIKit
import Stage

@testable import Solutions05

/// A screen of any design with a pad for a code.
struct Coding {
  let controller: UIViewController
  let pad: UIView
  let bar: UIView
  let code: () -> String
  let appear: () -> Void
  let close: () -> Void
}

/// What answers to exercise 5.9 are told.
enum Diagnosis5_9 {
  static let mayNot =
    "The pad's canBecomeFirstResponder is false, so whatever tells it to become first is refused."
    + "\nRule: becoming first responder: by default a view may not; say that yours may (FR-3)."
  static let isNotTold = """
    The pad may become first responder, but no call has made it so.
    Rule: becoming first responder: besides the permission it takes a call (FR-4).
    """
  static let isToldTooEarly = """
    The pad was told before it lay in a window, and so the call was refused.
    Rule: becoming first responder: the view has to be in a window first (FR-5).
    """
  static let isNoKeyInput =
    "The pad is first responder, and its bar is up; the keyboard comes only for a UIKeyInput."
  static let hasNoBar = "The keyboard is up, and nothing from the pad upwards gives the bar."
  static let hasAnInputView =
    "The pad is first responder, and an input view came up in place of the keyboard."
  static let padIsGone =
    "The pad is not on the screen any more, so the finger does not find it."
    + "\nRule: resigning: out of its window a view resigns, and no finger hits it any more (FR-7)."
  static let tapDoesNotReachThePad =
    """
    The finger did not reach the pad: it lets none in, or lies in something that does not.
    Rule: chapter 2, Four steps, or one word: a view that is off answers nil (HT-11).
    """
  static let resignsAtATap =
    "The pad was first responder, and the tap made it resign."
    + "\nRule: the statement: only close() takes bar and keyboard away."
  static let forgetsTheBar =
    "The keyboard is up, and nothing from the pad upwards gives the bar any more."
  static let losesTheBeginning =
    "What was typed last is in code, and something typed before it is not there any more."
    + "\nRule: the statement: all that is typed must be in code; insertText(_:) brings only what is new."
  static let changesWhatIsTyped =
    "code is not what was typed: something of it was left out or changed."
    + "\nRule: the statement: what is typed must be in code, in its order and all of it."
  static let deletesOtherwise =
    "The delete key takes the last character away, and code is not what is left then."
    + "\nRule: the statement: deleteBackward() takes one character away, and the rest is kept."
  static let doesNotHearTheTap =
    """
    The pad may become first responder, and is not told to when it is tapped.
    Rule: the first responder: a field takes the place when tapped; a view of yours must be told \
    (FR-12).
    """
  static let closesBesideThePad =
    "The finger came down beside the pad, and bar and keyboard went."
    + "\nRule: the statement: only close() takes bar and keyboard away."
  static let opensBesideThePad = """
    The finger came down beside the pad, and bar and keyboard came up; only a tap on it brings them.
    Rule: the first responder: your code says which taps make a view first responder (FR-12).
    """
  static let opensWhenAsked = """
    Nobody tapped: the window was asked what lies there, and bar and keyboard came up.
    Rule: the first responder: your code says which taps make a view first responder (FR-12).
    """
  static let emptiesAtClose =
    "close() takes bar and keyboard away; code is to keep what was typed."
    + "\nRule: the statement: what was typed is kept."
  static let isAnother =
    "Another object is first responder, so what is typed goes there and not to the pad."
    + "\nRule: becoming first responder: the object that is called becomes it; call the pad (FR-4)."
  static let doesNotResign = "The pad is still first responder, so what it brought up stays."
  static let hidesOnly = "The pad has resigned, and the bar was put somewhere else."
  static let losesWhatIsTyped = "The keyboard is up, and what is typed does not get into code."

  static let taking =
    "becoming first responder: a permission, a call, a view in a window (FR-3, FR-4, FR-5)."
  static let views =
    "input views: the keyboard comes only for a first responder that takes text (FR-13)."
  static let instead =
    "input views: one that is found in the chain takes the place of the keyboard (FR-8)."
  static let bars =
    "input views: a first responder is asked for a bar, and then all up the chain (FR-9)."
  static let letters = "chapter 5, \"Why do I have to look for the tower?\""
  static let typing =
    "\(letters): all that is typed goes to the first responder; keep all of it (FR-2)."
  static let givingItUp = "resigning: input views go when their first responder resigns (FR-6)."
}

private let statement5_9: [Asked] = [
  .tells("A code is typed"),
  .asks(
    "When `appear()` has returned", "After appear()", "4 and 2 are typed",
    "A letter and five digits", "2 is deleted"),
  .asks(
    "Only `close()` takes both away", "After close()", "A tap on the pad after close()",
    "A second tap after close()", "A tap on the pad while it is first responder",
    "A tap beside the pad"),
  .asks("What was typed is kept", "After close()"),
  .asks("So far neither", "After appear()"),
  .tells("Repair it"),
  .asks("Worked case", "4 and 2 are typed"),
]

let exercise5_9: Grader<Coding> = Grader(
  "5.9", .repair, read: theRule, steps: steps,
  solution: {
    let screen = Solutions05.CodeScreen()
    return Coding(
      controller: screen, pad: screen.pad, bar: screen.pad.bar, code: { screen.pad.code },
      appear: screen.appear, close: screen.close)
  }, alternatives: [{ coding(.byRecognizer) }, { coding(.inItsWindow) }], wrong: wrong5_9,
  statement: statement5_9
) { make in
  try playing("A pad in use") {
    let screen = Typed(make)
    try screen.check("After appear()")
    try screen.type("4")
    try screen.type("2", "4 and 2 are typed, code")
    try screen.tapBeside("A tap beside the pad")
    try screen.close("After close()")
    try screen.tapBeside("A tap beside the pad after close()")
    try screen.ask("After close(), the window is asked what lies where the pad is")
    try screen.tap("A tap on the pad after close()")
    try screen.type("1", "4, 2 and 1 are typed, code")
    try screen.tap("A tap on the pad while it is first responder")
    try screen.close("After close() once more")
    try screen.close("After close() twice")
    try screen.tap("A second tap after close()")
  }
  try playing("A pad and its keys") {
    let screen = Typed(make)
    for key in ["4", "2"] { try screen.type(key) }
    try screen.deleteBackward("2 is deleted, code")
    for key in ["x", "1", "2", "3", "4", "5"] {
      try screen.type(key, "A letter and five digits are typed after that, code")
    }
  }
  try randomScenes(1...20) { scene, random in
    let screen = Typed(make)
    var done = ["appear()"]
    for _ in 0..<random.int(in: 1...6) {
      func next(_ step: String) -> String {
        done.append(step)
        return "\(scene): \(done.joined(separator: ", "))"
      }
      switch random.int(in: 0...3) {
      case 0: try screen.close(next("close()"))
      case 1:
        let (x, y) = (random.coordinate(21...319), random.coordinate(101...159))
        try screen.tap(at: CGPoint(x: x, y: y), next("a tap at \(coordinates(x, y))"))
      case 2:
        let scene = next("the last digit is deleted")
        try screen.deleteBackward(scene + ", code")
        try screen.check(scene)
      default:
        let digit = "\(random.int(in: 0...9))"
        try screen.type(digit, next("\(digit) is typed") + ", code")
      }
    }
  }
}

/// A screen that has appeared, and what is done to it.
private final class Typed {
  private let desk: Desk
  private let screen: Coding
  private var typed = ""
  private var isUp = true
  private var wasTapped = false
  private var wasBeside = false
  /// Whether the last tap reached the pad, and whether that was first responder before it.
  private var (isHit, wasFirst) = (false, false)

  init(_ make: () -> Coding) {
    let screen = making("The screen appears", make)
    desk = Desk(screen.controller)
    (screen.controller.traceName, screen.pad.traceName, screen.bar.traceName) =
      ("screen", "pad", "bar")
    self.screen = screen
    screen.appear()
  }

  /// What is up: bar and keyboard, one of them, or neither.
  private var state: String {
    let bar = screen.bar.frame.height > 0 && place(of: screen.bar) != "nowhere"
    let keyboard = desk.stage.owner(at: CGPoint(x: 180, y: 640))?.name == "keyboard"
    switch (bar, keyboard) {
    case (true, true): return "bar and keyboard " + place(of: screen.bar)
    case (true, false): return "the bar " + place(of: screen.bar)
    case (false, true): return "the keyboard"
    case (false, false): return "neither bar nor keyboard"
    }
  }

  func check(_ scene: String) throws {
    let got = state
    try expect(
      got, is: isUp ? "bar and keyboard at 426" : "neither bar nor keyboard", scene,
      why: reason(got).map { [got: $0] } ?? [:],
      rule: rule(got))
  }

  private func rule(_ got: String) -> String {
    if !isUp || (wasFirst && desk.window.firstResponder == nil) { return Diagnosis5_9.givingItUp }
    if got.hasPrefix("the bar") {
      return screen.pad.inputView == nil ? Diagnosis5_9.views : Diagnosis5_9.instead
    }
    return got == "the keyboard" ? Diagnosis5_9.bars : Diagnosis5_9.taking
  }

  private func reason(_ got: String) -> String? {
    let first = desk.window.firstResponder
    if wasBeside { return isUp ? Diagnosis5_9.closesBesideThePad : Diagnosis5_9.opensBesideThePad }
    guard isUp else { return first == nil ? Diagnosis5_9.hidesOnly : Diagnosis5_9.doesNotResign }
    if first === screen.pad {
      if screen.pad.inputView != nil { return Diagnosis5_9.hasAnInputView }
      if got == "the bar at 762" { return Diagnosis5_9.isNoKeyInput }
      if got == "the keyboard" {
        return wasTapped ? Diagnosis5_9.forgetsTheBar : Diagnosis5_9.hasNoBar
      }
      return nil
    }
    guard first == nil else { return Diagnosis5_9.isAnother }
    if !screen.pad.canBecomeFirstResponder { return Diagnosis5_9.mayNot }
    guard wasTapped else {
      // With the pad in the window, the same call is heard.
      screen.appear()
      return screen.pad.isFirstResponder ? Diagnosis5_9.isToldTooEarly : Diagnosis5_9.isNotTold
    }
    if screen.pad.window == nil { return Diagnosis5_9.padIsGone }
    if !isHit { return Diagnosis5_9.tapDoesNotReachThePad }
    return wasFirst ? Diagnosis5_9.resignsAtATap : Diagnosis5_9.doesNotHearTheTap
  }

  func type(_ digit: String, _ scene: String = "A digit is typed, code") throws {
    if isUp { typed += digit }
    desk.phone.type(digit)
    try expect(
      "\"\(screen.code())\"", is: "\"\(typed)\"", scene,
      otherwise: screen.code().isEmpty
        ? Diagnosis5_9.losesWhatIsTyped
        : typed.hasSuffix(screen.code())
          ? Diagnosis5_9.losesTheBeginning : Diagnosis5_9.changesWhatIsTyped,
      rule: Diagnosis5_9.typing)
  }

  func deleteBackward(_ scene: String) throws {
    guard isUp, let input = desk.window.firstResponder as? any UIKeyInput else { return }
    input.deleteBackward()
    typed = String(typed.dropLast())
    try expect(
      "\"\(screen.code())\"", is: "\"\(typed)\"", scene,
      otherwise: Diagnosis5_9.deletesOtherwise, rule: Diagnosis5_9.typing)
  }

  func close(_ scene: String) throws {
    screen.close()
    (isUp, wasFirst) = (false, false)
    try desk.stage.wait(1)
    try check(scene)
    try expect(
      "\"\(screen.code())\"", is: "\"\(typed)\"", scene + ", code",
      otherwise: Diagnosis5_9.emptiesAtClose, rule: Diagnosis5_9.typing)
  }

  /// A hit test without a finger; it changes nothing.
  func ask(_ scene: String) throws {
    _ = desk.window.hitTest(CGPoint(x: 150, y: 130), with: nil)
    try desk.stage.wait(1)
    try expect(
      state, is: "neither bar nor keyboard", scene, otherwise: Diagnosis5_9.opensWhenAsked,
      rule: Diagnosis5_9.taking)
  }

  /// A tap between the pad and the bar; it changes nothing.
  func tapBeside(_ scene: String) throws {
    (wasFirst, wasBeside) = (screen.pad.isFirstResponder, true)
    try desk.tap(150, 300)
    try check(scene)
    wasBeside = false
  }

  func tap(at point: CGPoint = CGPoint(x: 150, y: 130), _ scene: String) throws {
    wasFirst = screen.pad.isFirstResponder
    isHit = desk.window.hitTest(point, with: nil)?.isDescendant(of: screen.pad) ?? false
    try desk.tap(Double(point.x), Double(point.y))
    (isUp, wasTapped) = (true, true)
    try check(scene)
  }
}
