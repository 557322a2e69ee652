import Grading
import MiniUIKit
import Stage

@testable import Solutions05

/// A note of any design, and its button.
struct NoteParts {
  let note: UIView
  let done: UIButton
}

/// What answers to exercise 5.3 are told.
enum Diagnosis5_3 {
  static let givesTheBarNoHeight =
    "The bar is up, and nobody sees it: your view is 0 points high, and UIKit leaves it so."
  static let givesTheBarAnotherHeight =
    "The bar is up, and it is as high as the view that you give."
  static let givesTheButtonItselfAsTheBar =
    "The button is the accessory view here, and it is to lie in one.\nRule: \(whole)"
  static let putsTheButtonIntoTheNote =
    "Without a first responder there is no bar, and done is to lie in the bar."
  static let forgetsToTellTheButton =
    "The finger was lifted on done, and no action followed: none is registered for that."
    + "\nRule: \(registered)"
  static let actsWhenTheFingerComesDown =
    "The note resigned before the finger was lifted; a cancelled touch is no tap."
  static let forgetsToPutTheButton =
    "The button is a property, and it is no subview of anything.\nRule: \(whole)"
  static let hidesTheBarInsteadOfGivingUp =
    "The action ran, and the note is still first responder; the bar goes when the note resigns."
  static let letsTheButtonHangOut =
    "The finger did not reach done: what hangs out of the bar is drawn, but never asked."
  static let makesANewBarEachTime =
    "Each question made a new view, so what you keep of the old one is gone."
  static let listensToTheWholeBar =
    "The finger was on the bar and not on done, and something made the note resign."
  static let listensForALiftOutside =
    "The finger slid off done and was lifted far away; that is no tap on done."
  static let targetIsGone =
    "done sent its action, and no object performed it: the target is gone, as nothing has kept it."
  static let hidesTheBar =
    "The bar is given and hidden, so there is nothing to see or to tap.\nRule: \(hidden)"
  static let givesItOnlyWhileFirst =
    "The note gives its bar only while it is first responder, and it may be asked at any time."
  static let sharesTheBar =
    "The other note's button was hit or has the bar: each note needs a bar of its own."
    + "\nRule: \(ownBar)"
  static let givesABarOnce =
    "The note gave a bar the first time, and gives none now that it is first responder again."

  static let size =
    "input views: the height is the view's own, the width is the keyboard's (FR-10)."
  static let whole =
    "input views: inputAccessoryView is the whole bar; what lies in it comes up with it (FR-9)."
  static let hidden =
    "input views: the system takes the bar away with its first responder; hide nothing (FR-9)."
  static let ownBar =
    "input views: the first responder's own inputAccessoryView comes first (FR-9)."
  static let registered =
    "the first responder: a tap on a button ends nothing by itself; its action has to (FR-12)."
  static let views =
    "input views: they come up with their first responder and go with it (FR-8, FR-9)."
  static let givingItUp =
    "resigning: resignFirstResponder() makes the input views go (FR-6, FR-9)."
  static let twoEnds =
    "chapter 1, Two keys, and an alert: a touch ends with ended or with cancelled (EV-17)."
  static let area =
    "chapter 2, \"Decoration, I take it?\": a point outside a view never reaches its subviews (HT-9)."
  static let inputViews = "input views: they are looked for anew; give the same one (FR-11)."
  static let keeps =
    "chapter 6, A helper that does nothing: a control does not keep its targets alive (CT-31)."
  static let hit =
    "chapter 2, From front to back: where no subview is hit, the view itself is, here the bar (HT-7)."
  static let tap =
    "chapter 6, A finger that strays: touchUpInside is a lift inside, and nothing else (CT-7)."
}

private let statement5_3: [Asked] = [
  .asks(
    "While the note is first responder", "The note is first responder",
    "The note is not first responder yet", "The program makes the note resign"),
  .asks(
    "A tap anywhere on `done`", "A tap on done", "A tap on the upper left of done",
    "Two notes, a tap on done"),
  .asks(
    "No other touch does that", "A touch on done that is cancelled",
    "Down on done, lifted far up the screen", "A finger is down on done"),
  .asks(
    "The note gives the same bar", "The system asks again", "The note has resigned, and is asked"),
  .asks("Worked touch", "A tap on the bar beside the button"),
  .tells("The method's name is up to you"),
]

let exercise5_3: Grader<NoteParts> = Grader(
  "5.3", read: theRule, steps: steps,
  solution: {
    let note = Solutions05.Note()
    return NoteParts(note: note, done: note.done)
  }, alternatives: [{ note(.once) }, { note(.byAction) }, { note(.whenAsked) }], wrong: wrong5_3,
  statement: statement5_3
) { make in
  try playing("A note on the screen") {
    let screen = NoteScreen(make)
    try expect(
      screen.done.isDescendant(of: screen.desk.window)
        ? "done on the screen" : "done off the screen",
      is: "done off the screen", "The note is not first responder yet",
      why: ["done on the screen": Diagnosis5_3.putsTheButtonIntoTheNote], rule: Diagnosis5_3.views)
  }
  try run(make, "done", 0.5, 0.2)
  try playing("A note and fingers on its bar") { try gradeOtherTouches(NoteScreen(make)) }
  try run(make, "the upper left of done", 0.01, 0.03)
  try run(make, "the lower right of done", 0.99, 0.97)
  try playing("A note that is asked at any time") {
    let screen = NoteScreen(make)
    try screen.checkBar()
    let bar = screen.bar
    screen.note.resignFirstResponder()
    let now = screen.bar
    try expect(
      now == nil ? "no bar" : now === bar ? "the same bar" : "another bar", is: "the same bar",
      "The note has resigned, and is asked",
      why: [
        "no bar": Diagnosis5_3.givesItOnlyWhileFirst,
        "another bar": Diagnosis5_3.makesANewBarEachTime,
      ], rule: Diagnosis5_3.inputViews)
  }
  try playing("Two notes") { try gradeTwo(make) }
  try randomScenes(1...20) { scene, random in
    let origin = CGPoint(x: random.coordinate(0...200), y: random.coordinate(0...500))
    let depth = random.int(in: 0...2)
    let (dx, dy) = (Double(random.int(in: 1...98)) / 100, Double(random.int(in: 1...98)) / 100)
    try run(
      make, "done", dx, dy, at: origin, depth: depth,
      "\(scene), the note at \(coordinates(origin)) in \(depth) boxes: ")
  }
}

/// A note on a screen, and what is asked of it.
private final class NoteScreen {
  let desk = Desk()
  let note: UIView
  let done: UIButton

  init(_ make: () -> NoteParts, at origin: CGPoint = CGPoint(x: 20, y: 100), depth: Int = 0) {
    let parts = making("A note is made", make)
    (note, done) = (parts.note, parts.done)
    var superview = desk.root
    for number in 0..<depth {
      superview = place(
        UIView(), "box \(number)", CGRect(x: 0, y: 10, width: 375, height: 700), in: superview)
    }
    place(note, "note", CGRect(origin: origin, size: CGSize(width: 150, height: 60)), in: superview)
    done.traceName = "done"
  }

  var bar: UIView? { note.inputAccessoryView }
  var state: String {
    (desk.window.firstResponder === note ? "first responder" : "not first responder") + ", "
      + (bar?.window == nil ? "no bar" : "a bar")
  }
  /// Why the note has not resigned though done was hit, and the rule.
  func reason(since count: Int) -> (why: String, rule: String) {
    let kinds = desk.stage.recording.lines.dropFirst(count).map(\.kind)
    if kinds.contains("action") {
      return (Diagnosis5_3.hidesTheBarInsteadOfGivingUp, Diagnosis5_3.givingItUp)
    }
    return kinds.contains("send")
      ? (Diagnosis5_3.targetIsGone, Diagnosis5_3.keeps)
      : (Diagnosis5_3.forgetsToTellTheButton, Diagnosis5_3.registered)
  }

  /// The note becomes first responder, and its bar is looked at.
  func checkBar(_ isAgain: Bool = false) throws {
    note.becomeFirstResponder()
    let bar = bar
    bar?.traceName = "bar"
    try expect(
      note.inputAccessoryView === bar ? "the same bar" : "another bar", is: "the same bar",
      "The system asks again",
      why: ["another bar": Diagnosis5_3.makesANewBarEachTime], rule: Diagnosis5_3.inputViews)
    let isInside = bar.map { done.isDescendant(of: $0) } ?? false
    if let bar, bar !== done {
      let height =
        bar.window == nil
        ? "no bar" : "a bar \(Int(bar.frame.height)) points high \(place(of: bar))"
      try expect(
        height, is: "a bar 60 points high at 752", "The note is first responder",
        why: [
          height: bar.window == nil
            ? note.isFirstResponder
              ? "Your bar is not the view that the system was given when it asked."
              : "The note does not become first responder, so it is not asked for a bar."
            : bar.isHidden
              ? Diagnosis5_3.hidesTheBar
              : bar.frame.height == 60
                ? "Something else lies below the bar or in its place; it is to be the lowest."
                : bar.frame.height == 0
                  ? Diagnosis5_3.givesTheBarNoHeight : Diagnosis5_3.givesTheBarAnotherHeight
        ], rule: Diagnosis5_3.size)
    }
    try expect(
      bar == nil
        ? "no bar"
        : bar === done
          ? "done instead of a bar"
          : isInside
            ? "done in the bar" : done.superview == nil ? "done nowhere" : "done elsewhere",
      is: "done in the bar", "The note is first responder" + (isAgain ? " again" : ""),
      why: [
        "no bar": isAgain ? Diagnosis5_3.givesABarOnce : "The note has no accessory view.",
        "done nowhere": Diagnosis5_3.forgetsToPutTheButton,
        "done elsewhere":
          "The button has a superview, and that is not the bar.\nRule: \(Diagnosis5_3.whole)",
        "done instead of a bar": Diagnosis5_3.givesTheButtonItselfAsTheBar,
      ], rule: Diagnosis5_3.views)
  }

  func expectBar(_ scene: String, why: String, rule: String) throws {
    try expect(
      state, is: "first responder, a bar", scene,
      why: ["not first responder, no bar": why, "not first responder, a bar": why], rule: rule)
  }
}

/// Touches that leave the bar where it is.
private func gradeOtherTouches(_ screen: NoteScreen) throws {
  let (desk, done) = (screen.desk, screen.done)
  try screen.checkBar()
  guard let bar = screen.bar, let window = bar.window, let middle = desk.middle(of: done) else {
    return
  }
  try desk.down(Double(middle.x), Double(middle.y))
  try screen.expectBar(
    "A finger is down on done", why: Diagnosis5_3.actsWhenTheFingerComesDown,
    rule: Diagnosis5_3.twoEnds)
  try desk.lift(cancelled: true)
  try screen.expectBar(
    "A touch on done that is cancelled", why: Diagnosis5_3.actsWhenTheFingerComesDown,
    rule: Diagnosis5_3.twoEnds)
  let frame = done.convert(done.bounds, to: bar)
  let beside = [
    CGPoint(x: frame.minX / 2, y: 30), CGPoint(x: frame.midX, y: frame.minY / 2),
    CGPoint(x: (frame.maxX + bar.bounds.maxX) / 2, y: 30),
  ]
  for point in beside where bar.bounds.contains(point) && !frame.contains(point) {
    let place = bar.convert(point, to: window)
    try desk.tap(Double(place.x), Double(place.y))
    try screen.expectBar(
      "A tap on the bar beside the button", why: Diagnosis5_3.listensToTheWholeBar,
      rule: Diagnosis5_3.hit)
  }
  try desk.tap(30, 110)
  try screen.expectBar(
    "A tap on the note itself", why: "That finger was on the note, and not on done.",
    rule: Diagnosis5_3.tap)
  try desk.down(Double(middle.x), Double(middle.y))
  try desk.stage.wait(0.1)
  try desk.stage.finger.move(to: CGPoint(x: 180, y: 300))
  try desk.lift()
  try screen.expectBar(
    "Down on done, lifted far up the screen", why: Diagnosis5_3.listensForALiftOutside,
    rule: Diagnosis5_3.tap)
  screen.note.resignFirstResponder()
  try expect(
    screen.state, is: "not first responder, no bar", "The program makes the note resign",
    rule: Diagnosis5_3.views)
}

/// Two notes, whose buttons are tapped in turn.
private func gradeTwo(_ make: () -> NoteParts) throws {
  let desk = Desk()
  let notes = [make(), make()]
  for (index, parts) in notes.enumerated() {
    let frame = CGRect(x: 20, y: 100 + 100 * Double(index), width: 150, height: 60)
    place(parts.note, "note \(index + 1)", frame, in: desk.root)
  }
  for index in [0, 1, 0] {
    let (note, done) = (notes[index].note, notes[index].done)
    note.becomeFirstResponder()
    try desk.tap(done)
    try expect(
      note.isFirstResponder ? "still first responder" : "not first responder",
      is: "not first responder",
      "Two notes, a tap on done of \(note.name), which is first responder",
      why: ["still first responder": Diagnosis5_3.sharesTheBar], rule: Diagnosis5_3.views)
  }
}

/// Taps the button twice, at a place given as a part of its size.
private func run(
  _ make: () -> NoteParts, _ part: String, _ dx: Double, _ dy: Double,
  at origin: CGPoint = CGPoint(x: 20, y: 100), depth: Int = 0, _ prefix: String = ""
) throws {
  try playing("\(prefix)A note, and taps on \(part)") {
    let screen = NoteScreen(make, at: origin, depth: depth)
    let (desk, done) = (screen.desk, screen.done)
    for round in ["A tap on", "A second time, a tap on"] {
      try screen.checkBar(round != "A tap on")
      let bar = screen.bar
      let point = done.convert(
        CGPoint(x: done.bounds.width * dx, y: done.bounds.height * dy), to: done.window)
      let hit = done.window?.hitTest(point, with: nil)
      let isOver = bar.map { $0.bounds.contains($0.convert(point, from: $0.window)) } ?? false
      let count = desk.stage.recording.lines.count
      try desk.tap(Double(point.x), Double(point.y))
      let got = screen.state
      let reason = screen.reason(since: count)
      try expect(
        got, is: "not first responder, no bar", "\(prefix)\(round) \(part), then",
        why: [
          got: hit !== done
            ? isOver
              ? "The finger did not reach done: "
                + (hit.map { "\($0.name) was hit there." } ?? "nothing was hit there.")
              : Diagnosis5_3.letsTheButtonHangOut
            : reason.why
        ],
        rule: hit === done
          ? reason.rule
          : isOver
            ? "chapter 2, Four steps, or one word: what is off, or covered, is not hit (HT-11)."
            : Diagnosis5_3.area)
    }
  }
}
