import Grading
import MiniUIKit

@testable import Exercises05
@testable import Solutions05

/// A note of any design, and its button.
struct NoteParts {
  let note: UIView
  let done: UIButton
}

private let views = "input views: they come up with the focus and go with it (FR-8, FR-9)."
private let size = "the height is the view's own, the width is the screen's (FR-10)."

let exercise5_3 = Exercise(
  "5.3", read: "Chapters/05-first-responder, The rule, Input views",
  yours: {
    let note = Exercises05.Note()
    return NoteParts(note: note, done: note.done)
  },
  solution: {
    let note = Solutions05.Note()
    return NoteParts(note: note, done: note.done)
  },
  alternatives: [{ note(.once) }],
  wrong: [
    WrongAnswer(
      "gives the bar no height",
      gets: """
        The note has the focus: a bar 60 points high is right, your answer is a bar 0 points high.
        The bar is up; how high it is, you say.
        Rule: \(size)
        """
    ) { note(.flat) },
    WrongAnswer(
      "forgets to put the button into the bar",
      gets: """
        The note has the focus: done in the bar is right, your answer is done nowhere.
        The button is a property; nobody has made it a subview.
        Rule: \(views)
        """
    ) { note(.empty) },
    WrongAnswer(
      "hides the bar instead of giving up the focus",
      gets: """
        A tap on done, then: no focus, no bar is right, your answer is the focus, a bar.
        What you do to the bar does not end the focus; the bar belongs to whoever has it.
        Rule: giving it up: resignFirstResponder() makes the input views go (FR-6, FR-9).
        """
    ) { note(.hides) },
    WrongAnswer(
      "lets the button hang out of the bar",
      gets: """
        A tap on the lower right of done, then: no focus, no bar is right, your answer is the focus, \
        a bar.
        The finger did not reach done: what hangs out of the bar is drawn, but never asked.
        Rule: the area: a point outside a view never reaches its subviews (HT-9).
        """
    ) { note(.hangsOut) },
    WrongAnswer(
      "makes a new bar each time it is asked",
      gets: """
        The system asks again: the same bar is right, your answer is another bar.
        Each question made a new view, so what you keep of the old one is gone.
        Rule: input views are looked for anew; give the same one (FR-11).
        """
    ) { note(.anew) },
  ]
) { make in
  func run(_ part: String, _ dx: Double, _ dy: Double) throws {
    let (desk, parts) = (Desk(), make())
    let (note, done) = (parts.note, parts.done)
    note.frame = CGRect(x: 20, y: 100, width: 200, height: 60)
    desk.root.addSubview(note)
    for round in ["A tap on", "A second time, a tap on"] {
      note.becomeFirstResponder()
      let bar = note.inputAccessoryView
      try expect(
        note.inputAccessoryView === bar ? "the same bar" : "another bar", is: "the same bar",
        "The system asks again",
        why: [
          "another bar": "Each question made a new view, so what you keep of the old one is gone."
        ],
        rule: "input views are looked for anew; give the same one (FR-11).")
      try expect(
        bar?.window == nil ? "no bar" : "a bar \(Int(bar?.frame.height ?? 0)) points high",
        is: "a bar 60 points high", "The note has the focus",
        why: [
          "a bar 0 points high": "The bar is up; how high it is, you say.",
          "no bar": note.inputAccessoryView == nil
            ? "The note has no accessory view." : "Each question made a new view.",
        ], rule: size)
      try expect(
        bar.map { done.isDescendant(of: $0) } == true ? "done in the bar" : "done nowhere",
        is: "done in the bar", "The note has the focus",
        why: ["done nowhere": "The button is a property; nobody has made it a subview."],
        rule: views)
      let point = done.convert(
        CGPoint(x: done.bounds.width * dx, y: done.bounds.height * dy), to: done.window)
      let hit = done.window?.hitTest(point, with: nil)
      try desk.tap(Double(point.x), Double(point.y))
      let got =
        (note.isFirstResponder ? "the focus" : "no focus") + ", "
        + (note.inputAccessoryView?.window == nil ? "no bar" : "a bar")
      try expect(
        got, is: "no focus, no bar", "\(round) \(part), then",
        why: [
          got: hit === done
            ? "What you do to the bar does not end the focus; the bar belongs to whoever has it."
            : "The finger did not reach done: what hangs out of the bar is drawn, but never asked."
        ],
        rule: hit === done
          ? "giving it up: resignFirstResponder() makes the input views go (FR-6, FR-9)."
          : "the area: a point outside a view never reaches its subviews (HT-9).")
    }
  }
  try run("done", 0.5, 0.2)
  try run("the upper left of done", 0.01, 0.03)
  try run("the lower right of done", 0.99, 0.97)
  let (desk, parts) = (Desk(), make())
  desk.root.addSubview(parts.note)
  try expect(
    parts.done.window == nil ? "no bar" : "a bar", is: "no bar", "The note has no focus yet",
    rule: views)
  try randomScenes(1...20) { _, random in
    try run("done", Double(random.int(in: 1...98)) / 100, Double(random.int(in: 1...98)) / 100)
  }
}
