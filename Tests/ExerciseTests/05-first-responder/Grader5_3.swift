import Grading
import MiniUIKit

@testable import Solutions05

/// A note of any design, and its button.
struct NoteParts {
  let note: UIView
  let done: UIButton
}

/// What answers to exercise 5.3 are told.
enum Diagnosis5_3 {
  static let givesTheBarNoHeight = "The bar is up; how high it is, you say."
  static let givesTheButtonItselfAsTheBar =
    "The button is the accessory view here, and it is to lie in one."
  static let putsTheButtonIntoTheNote =
    "Without a first responder there is no bar, and done is to lie in the bar."
  static let forgetsToTellTheButton =
    "The finger was lifted on done, and no action followed: nobody has registered one."
  static let actsWhenTheFingerComesDown =
    "The note resigned before the finger was lifted; a cancelled touch is no tap."
  static let forgetsToPutTheButton = "The button is a property; nobody has made it a subview."
  static let hidesTheBarInsteadOfGivingUp =
    "The action ran, and the note is still first responder; as long as it is, its bar stays."
  static let letsTheButtonHangOut =
    "The finger did not reach done: what hangs out of the bar is drawn, but never asked."
  static let makesANewBarEachTime =
    "Each question made a new view, so what you keep of the old one is gone."

  static let size = "input views: the height is the view's own, the width is the screen's (FR-10)."
  static let views =
    "input views: they come up with their first responder and go with it (FR-8, FR-9)."
  static let givingItUp =
    "giving it up: resignFirstResponder() makes the input views go (FR-6, FR-9)."
  static let twoEnds = "began is followed by ended or by cancelled (EV-17)."
  static let area = "the area: a point outside a view never reaches its subviews (HT-9)."
  static let inputViews = "input views: they are looked for anew; give the same one (FR-11)."
}

let exercise5_3: Grader<NoteParts> = Grader(
  "5.3", read: theRule, steps: steps,
  solution: {
    let note = Solutions05.Note()
    return NoteParts(note: note, done: note.done)
  }, alternatives: [{ note(.once) }], wrong: wrong5_3
) { make in
  func state(_ note: UIView, on desk: Desk) -> String {
    (desk.window.firstResponder === note ? "first responder" : "not first responder") + ", "
      + (note.inputAccessoryView?.window == nil ? "no bar" : "a bar")
  }
  func start() -> (Desk, NoteParts) {
    let (desk, parts) = (Desk(), making("A note is made", make))
    parts.note.frame = CGRect(x: 20, y: 100, width: 200, height: 60)
    desk.root.addSubview(parts.note)
    return (desk, parts)
  }
  func run(_ part: String, _ dx: Double, _ dy: Double) throws {
    let (desk, parts) = start()
    let (note, done) = (parts.note, parts.done)
    var acted = false
    desk.phone.tracer.listen { event, _ in
      if event.kind == "send" || event.kind == "action" { acted = true }
    }
    for round in ["A tap on", "A second time, a tap on"] {
      note.becomeFirstResponder()
      let bar = note.inputAccessoryView
      try expect(
        note.inputAccessoryView === bar ? "the same bar" : "another bar", is: "the same bar",
        "The system asks again",
        why: ["another bar": Diagnosis5_3.makesANewBarEachTime], rule: Diagnosis5_3.inputViews)
      let isInside = bar.map { done.isDescendant(of: $0) } ?? false
      if let bar, bar !== done {
        let height = bar.window == nil ? "no bar" : "a bar \(Int(bar.frame.height)) points high"
        try expect(
          height, is: "a bar 60 points high", "The note is first responder",
          why: [
            height: bar.window != nil
              ? Diagnosis5_3.givesTheBarNoHeight
              : note.isFirstResponder
                ? "Your bar is not the view that the system was given when it asked."
                : "The note does not become first responder, so nobody asks it for a bar."
          ], rule: Diagnosis5_3.size)
      }
      try expect(
        bar == nil
          ? "no bar"
          : bar === done
            ? "done instead of a bar"
            : isInside
              ? "done in the bar" : done.superview == nil ? "done nowhere" : "done elsewhere",
        is: "done in the bar", "The note is first responder",
        why: [
          "no bar": "The note has no accessory view.",
          "done nowhere": Diagnosis5_3.forgetsToPutTheButton,
          "done elsewhere": "The button has a superview, and that is not the bar.",
          "done instead of a bar": Diagnosis5_3.givesTheButtonItselfAsTheBar,
        ], rule: Diagnosis5_3.views)
      let point = done.convert(
        CGPoint(x: done.bounds.width * dx, y: done.bounds.height * dy), to: done.window)
      let hit = done.window?.hitTest(point, with: nil)
      let isOver = bar.map { $0.bounds.contains($0.convert(point, from: $0.window)) } ?? false
      acted = false
      try desk.tap(Double(point.x), Double(point.y))
      let got = state(note, on: desk)
      try expect(
        got, is: "not first responder, no bar", "\(round) \(part), then",
        why: [
          got: hit !== done
            ? isOver
              ? "The finger did not reach done: it found \(hit.map(\.name) ?? "nobody") there."
              : Diagnosis5_3.letsTheButtonHangOut
            : acted
              ? Diagnosis5_3.hidesTheBarInsteadOfGivingUp
              : Diagnosis5_3.forgetsToTellTheButton
        ],
        rule: hit === done
          ? Diagnosis5_3.givingItUp
          : isOver
            ? "the gates: who does not work, or is covered, is not hit (HT-11)."
            : Diagnosis5_3.area)
    }
  }
  let (idle, parts) = start()
  try expect(
    parts.done.isDescendant(of: idle.window) ? "done on the screen" : "done off the screen",
    is: "done off the screen", "The note is not first responder yet",
    why: ["done on the screen": Diagnosis5_3.putsTheButtonIntoTheNote], rule: Diagnosis5_3.views)
  try run("done", 0.5, 0.2)
  let (desk, other) = start()
  other.note.becomeFirstResponder()
  let middle = other.done.convert(CGPoint(x: 50, y: 22), to: other.done.window)
  try desk.down(Double(middle.x), Double(middle.y))
  try desk.lift(Double(middle.x), Double(middle.y), cancelled: true)
  try expect(
    state(other.note, on: desk), is: "first responder, a bar", "A touch on done that is cancelled",
    why: ["not first responder, no bar": Diagnosis5_3.actsWhenTheFingerComesDown],
    rule: Diagnosis5_3.twoEnds)
  try run("the upper left of done", 0.01, 0.03)
  try run("the lower right of done", 0.99, 0.97)
  try randomScenes(1...20) { _, random in
    try run("done", Double(random.int(in: 1...98)) / 100, Double(random.int(in: 1...98)) / 100)
  }
}
