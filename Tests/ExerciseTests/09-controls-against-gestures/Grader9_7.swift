import ExerciseKit
import Grading
import MiniUIKit
import Stage

@testable import Solutions09

/// A form of any design.
struct NoteDesign {
  let form: UIView
  let field: UITextField
  let table: UITableView
  let send: UIButton
  let build: () -> Void
}

/// What answers to exercise 9.7 are told.
enum Diagnosis9_7 {
  static let takesTheTouchesAway = "The keyboard went, and no row: the tap took the table's touch."
  static let leavesControlsOut =
    "send fires, and the keyboard stays: send refused the tap, or nobody else heard of it."
  static let listensToTableAndSendOne =
    "The heart fires, and the keyboard stays: who puts it away did not hear of this touch."
  static let takesEveryTouchForATap = "A drag is no tap."

  static let ways = "the ways round: who cancels nothing lets both get their way (CT-45)."
  static let fields = "the answer: a field recognizes a tap on it itself (CT-47)."
}

let exercise9_7: Grader<NoteDesign> = Grader(
  "9.7", read: theRule, steps: steps,
  solution: {
    let form = Solutions09.NoteForm(frame: .zero)
    return NoteDesign(
      form: form, field: form.field, table: form.table, send: form.send, build: { form.build() })
  }, alternatives: [{ noteForm(.withDelegate) }], wrong: wrong9_7
) { make in
  func scene(
    _ name: String, _ script: [TouchStep], is wanted: String, why: [String: String], rule: String
  ) throws { try expect(typed(script, make), is: wanted, name, why: why, rule: rule) }
  let background = tap(200, 450)
  let field = tap(100, 140)
  try scene(
    "The empty form is tapped", background, is: "keyboard away, ended once",
    why: ["keyboard up": "The keyboard stays: nobody heard of this tap."], rule: Diagnosis9_7.ways)
  try scene(
    "The second row is tapped", tap(100, 250), is: "keyboard away, ended once, row 1",
    why: [
      "keyboard away, ended once": Diagnosis9_7.takesTheTouchesAway,
      "keyboard up, row 1":
        "The row is selected, and the keyboard stays: who puts it away did not hear of this touch.",
    ], rule: Diagnosis9_7.ways)
  try scene(
    "send is tapped", tap(60, 400), is: "keyboard away, ended once, send",
    why: [
      "keyboard up, send": Diagnosis9_7.leavesControlsOut,
      "keyboard away, ended once": "The keyboard went, and send did not fire.",
    ], rule: Diagnosis9_7.ways)
  try scene(
    "A heart, a control of your own, is tapped", tap(250, 400),
    is: "keyboard away, ended once, heart",
    why: [
      "keyboard away, ended once":
        "The keyboard went, and the heart lost its touch: it has no veto.",
      "keyboard up, heart": Diagnosis9_7.listensToTableAndSendOne,
    ], rule: Diagnosis9_7.ways)
  try scene(
    "A photo on the form is tapped", tap(280, 445), is: "keyboard away, ended once",
    why: ["keyboard up": "The photo is neither form nor field; a tap on it counts as well."],
    rule: Diagnosis9_7.ways)
  try scene(
    "The field, which is first responder, is tapped", field, is: "keyboard up",
    why: [
      "keyboard up, ended once":
        "Its editing ended and began again: the tap had the field's touch, too, and the field became first responder.",
      "keyboard away, ended once": "The tap on the field made it resign.",
    ], rule: Diagnosis9_7.fields)
  try scene(
    "An icon in the field is tapped", tap(285, 140), is: "keyboard up",
    why: [
      "keyboard away, ended once": "The icon lies in the field, so a tap on it is the field's."
    ],
    rule: Diagnosis9_7.fields)
  try scene(
    "The empty form, then the field", background + [.wait(1)] + field,
    is: "keyboard up, ended once",
    why: [
      "keyboard away, ended once":
        "The field was tapped again, and it did not become first responder.",
      "keyboard away, ended twice":
        "The field was tapped again, and it could not stay first responder.",
    ], rule: Diagnosis9_7.fields)
  try scene(
    "Form, field, second row", background + [.wait(1)] + field + [.wait(1)] + tap(100, 250),
    is: "keyboard away, ended twice, row 1",
    why: ["keyboard up, ended once, row 1": "The second time, the keyboard stays."],
    rule: Diagnosis9_7.ways)
  try scene(
    "A drag over the empty form, by 150 points", drag(250, 450, by: (x: -150, y: 0)),
    is: "keyboard up", why: ["keyboard away, ended once": Diagnosis9_7.takesEveryTouchForATap],
    rule: Diagnosis9_7.ways)
  try scene(
    "The empty form, and an alert comes up", [.down(x: 200, y: 450), .cancel()], is: "keyboard up",
    why: ["keyboard away, ended once": "The touch was taken away; nobody has tapped."],
    rule: Diagnosis9_7.ways)
  try randomScenes(1...20) { name, random in
    let places: [(word: String, script: [TouchStep])] = [
      ("form", background), ("row 1", tap(100, 250)), ("row 3", tap(100, 320)),
      ("send", tap(60, 400)), ("heart", tap(250, 400)), ("field", field),
    ]
    var (script, isUp, ends, heard): ([TouchStep], Bool, Int, [String]) = ([], true, 0, [])
    var names: [String] = []
    for _ in 0..<4 {
      let place = random.pick(places)
      script += place.script + [.wait(1)]
      names.append(place.word)
      if place.word == "field" {
        isUp = true
      } else {
        if isUp { ends += 1 }
        isUp = false
        if place.word != "form" { heard.append(place.word) }
      }
    }
    try scene(
      "\(name): \(names.joined(separator: ", "))", script, is: text(isUp, ends, heard), why: [:],
      rule: Diagnosis9_7.ways)
  }
}

private func text(_ isUp: Bool, _ ends: Int, _ heard: [String]) -> String {
  let times = ["", "ended once", "ended twice"]
  let ended = ends < 3 ? times[ends] : "ended \(ends) times"
  let words = ["keyboard \(isUp ? "up" : "away")"] + (ends > 0 ? [ended] : []) + heard
  return words.joined(separator: ", ")
}

/// What becomes of a form in a script; it lies at (0, 100), and its field is first responder.
private func typed(_ script: [TouchStep], _ make: () -> NoteDesign) throws -> String {
  let (stage, log, design) = (Stage(), Log(), make())
  place(design.form, "form", CGRect(x: 0, y: 100, width: 320, height: 376), in: stage.root)
  design.build()
  let heart = place(
    UIControl(), "heart", CGRect(x: 220, y: 280, width: 80, height: 44), in: design.form)
  _ = card("photo", 265, 335, 35, 35, in: design.form)
  _ = card("icon", 250, 5, 30, 30, in: design.field)
  heart.note("heart", log)
  design.send.note("send", log)
  design.field.becomeFirstResponder()
  var ends = 0
  let ended = Ended { ends += 1 }
  design.field.addTarget(ended, action: Ended.comes, for: .editingDidEnd, name: "ended")
  let start = stage.recording.lines.count
  try play(script, on: stage)
  var heard: [String] = []
  for line in stage.recording.lines[start...] {
    if line.kind == "row", line.what.hasPrefix("select") {
      heard.append("row \(line.what.dropFirst(7))")
    }
    if line.kind == "action", ["heart", "send"].contains(line.what) { heard.append(line.what) }
  }
  return withExtendedLifetime(ended) { text(design.field.isFirstResponder, ends, heard) }
}

/// Hears that an editing ended.
private final class Ended {
  private let action: () -> Void
  init(_ action: @escaping () -> Void) { self.action = action }
  func comes() { action() }
}
