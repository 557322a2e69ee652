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
  static let isNotToldInTime = """
    The pad may become first responder, but is not: it is not told to, or it was told before it lay in \
    a window, where the call is refused.
    """
  static let isNoKeyInput =
    "The pad is first responder, and its bar is up; the keyboard comes only for a UIKeyInput."
  static let hasNoBar = "The keyboard is up, and nothing from the pad upwards gives the bar."
  static let doesNotHearTheTap =
    "The pad may become first responder, and is not told to when it is tapped."
  static let doesNotResign = "The pad is still first responder, so what it brought up stays."
  static let hidesOnly = "The pad has resigned, and the bar was put somewhere else."
  static let losesWhatIsTyped = "The keyboard is up, and what is typed does not get into code."

  static let taking =
    "becoming first responder: a permission, a call, a view in a window (FR-3, FR-4, FR-5)."
  static let views =
    "input views: the keyboard comes only for a first responder that takes text (FR-13)."
  static let givingItUp = "giving it up: input views go when their first responder resigns (FR-6)."
}

private let statement5_9: [Asked] = [
  .tells("A code is typed"),
  .asks("When `appear()` has returned", "After appear()", "4 and 2 are typed"),
  .asks(
    "`close()` takes both away", "After close()", "A tap on the pad after close()",
    "A second tap after close()"),
  .asks("So far the keyboard", "After appear()"),
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
    try screen.close("After close()")
    try screen.tap("A tap on the pad after close()")
    try screen.type("1", "4, 2 and 1 are typed, code")
    try screen.tap("A tap on the pad while it is first responder")
    try screen.close("After close() once more")
    try screen.close("After close() twice")
    try screen.tap("A second tap after close()")
  }
  try randomScenes(1...20) { scene, random in
    let screen = Typed(make)
    var done = ["appear()"]
    for _ in 0..<random.int(in: 1...6) {
      func told(_ step: String) -> String {
        done.append(step)
        return "\(scene): \(done.joined(separator: ", "))"
      }
      switch random.int(in: 0...3) {
      case 0: try screen.close(told("close()"))
      case 1:
        let (x, y) = (random.coordinate(21...319), random.coordinate(101...159))
        try screen.tap(at: CGPoint(x: x, y: y), told("a tap at \(coordinates(x, y))"))
      case 2:
        screen.deleteBackward()
        try screen.check(told("the last digit is deleted"))
      default:
        let digit = "\(random.int(in: 0...9))"
        try screen.type(digit, told("\(digit) is typed") + ", code")
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
      rule: isUp
        ? got.hasPrefix("the bar") ? Diagnosis5_9.views : Diagnosis5_9.taking
        : Diagnosis5_9.givingItUp)
  }

  private func reason(_ got: String) -> String? {
    let first = desk.window.firstResponder
    guard isUp else { return first == nil ? Diagnosis5_9.hidesOnly : Diagnosis5_9.doesNotResign }
    if first === screen.pad {
      if got == "the bar at 762" { return Diagnosis5_9.isNoKeyInput }
      return got == "the keyboard" ? Diagnosis5_9.hasNoBar : nil
    }
    guard first == nil else { return nil }
    if !screen.pad.canBecomeFirstResponder { return Diagnosis5_9.mayNot }
    return wasTapped ? Diagnosis5_9.doesNotHearTheTap : Diagnosis5_9.isNotToldInTime
  }

  func type(_ digit: String, _ scene: String = "A digit is typed, code") throws {
    if isUp { typed += digit }
    desk.phone.type(digit)
    try expect(
      "\"\(screen.code())\"", is: "\"\(typed)\"", scene,
      why: screen.code().isEmpty ? ["\"\"": Diagnosis5_9.losesWhatIsTyped] : [:],
      rule: Diagnosis5_9.views)
  }

  func deleteBackward() {
    guard isUp, let input = desk.window.firstResponder as? any UIKeyInput else { return }
    input.deleteBackward()
    typed = String(typed.dropLast())
  }

  func close(_ scene: String) throws {
    screen.close()
    isUp = false
    try desk.stage.wait(1)
    try check(scene)
  }

  func tap(at point: CGPoint = CGPoint(x: 150, y: 130), _ scene: String) throws {
    try desk.tap(Double(point.x), Double(point.y))
    (isUp, wasTapped) = (true, true)
    try check(scene)
  }
}
