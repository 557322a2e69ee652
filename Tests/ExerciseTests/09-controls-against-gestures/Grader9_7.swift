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
  static let noRecognizer =
    "The row is selected, and the keyboard stays: the table keeps its touch, and no method of the"
    + " form is called."
    + "\nRule: chapter 9, Two guesses that fit: recognizers aren't in the chain; they have had "
    + "what is kept (GR-10)."
  static let ownOnly =
    "The row is selected, and the keyboard stays: your tap gets what hits the form itself, no more."
    + "\nRule: \(anywhere)"
  static let leavesTheTableOut =
    "The row is selected, and the keyboard stays: your tap doesn't get the table's touches."
    + "\nRule: the statement: rows are selected, and a tap on them puts the keyboard away as well."
  static let leavesControlsOut =
    "send fires, and the keyboard stays: nothing of yours that ends editing got this touch."
    + "\nRule: the statement: send sends, and a tap on it puts the keyboard away as well."
  static let sendRefuses =
    "send fires, and the keyboard stays: your tap would cancel, so send was asked, and said no."
    + "\nRule: the question: a recognizer that takes nothing asks no view (GR-43)."
  static let listensToTableAndSendOne =
    "The heart fires, and the keyboard stays: nothing of yours that ends editing got this touch."
    + "\nRule: \(anywhere)"
  static let sparesOtherButtons =
    "help fires, and the keyboard stays. It is a button, and it does not lie in the field."
    + "\nRule: chapter 9, The repair: isDescendant(of:) is true of the view itself, and at any "
    + "depth in it."
  static let takesEveryTouchForATap = "The finger went 150 points; that is no tap.\nRule: \(tap)"
  static let trustsTheField =
    "The clear button refused the field's tap, so nothing excluded yours, which asks nobody."
    + "\nRule: the list: a button refuses a single tap of another view (CT-40)."
  static let sparesTheFieldAlone =
    "The clear button is not the field, but it lies in it, and your recognizer got its touch."
    + "\nRule: chapter 9, The repair: isDescendant(of:) is true of the view itself, and at any "
    + "depth in it."
  static let sparesThePlace =
    "The note covers a part of the field, and the finger is on the note, which is hit."
    + "\nRule: chapter 9, At work: ask the tree and not the frame, as something may lie in front."
  static let holdsBack =
    "A finger rests on the heart, and the heart has not heard it: its touch is held back."
    + "\nRule: chapter 7, What is held back: with delaysTouchesBegan on, the view waits (GR-55)."
  static let editsAgain =
    "The editing ended, and began again at once: that is a moment too long."
    + "\nRule: the statement: it does not end the editing, not even for a moment."
  static let missesTheForm =
    "The keyboard stays: the recognizer did not get this touch, or its action ends no editing."
    + "\nRule: chapter 9, Five places to decide: true gives the recognizer the touch, false "
    + "keeps it out (GR-13)."
  static let stillDown =
    "The keyboard went while the finger was down; a tap is over when it is lifted.\nRule: \(tap)"
  static let notForPresses = "The finger rested for a second; that is no tap.\nRule: \(tap)"

  static let tap =
    "chapter 8, Finishing lines: a tap is soon lifted, and hardly moves (GR-81, GR-83)."
  static let anywhere =
    "the statement: a tap anywhere on the form, except on the field and what lies in it."
  static let ways =
    "chapter 9, Five places to decide: with cancelsTouchesInView = false, no view is asked, and "
    + "both act (CT-45)."
  static let fields =
    "chapter 9, Five places to decide: a field recognizes a tap on it itself (CT-47)."
  static let delegate =
    "chapter 9, Five places to decide: a delegate chooses the touches, by the view they are on "
    + "(GR-13)."
}

let exercise9_7: Grader<NoteDesign> = Grader(
  "9.7", read: theRule, steps: steps,
  solution: {
    let form = Solutions09.NoteForm(frame: .zero)
    return NoteDesign(
      form: form, field: form.field, table: form.table, send: form.send, build: { form.build() })
  },
  alternatives: [
    { noteForm(.climbs) }, { noteForm(.looksInTheAction) }, { noteForm(.ignores) },
  ], wrong: wrong9_7,
  statement: [
    .asks(
      "A tap anywhere on the form", "The empty form is tapped", "A photo", "A note that covers",
      "An icon in the field", "The clear button", "Form, field", "A drag over", "A heart, held",
      "Random scene"),
    .asks(
      "Everything on the form", "The second row", "send is tapped", "A heart, a control",
      "A second button",
      "A finger rests on the heart", "The empty form, then the field"),
    .asks("A tap on the field that", "The field, which is first responder"),
    .asks("Worked touch:", "The second row"), .tells("Delete the `todo`"),
  ]
) { make in
  func scene(
    _ name: String, _ script: [TouchStep], rests: Bool = false, is wanted: String,
    why: @autoclosure () throws -> [String: String], rule: String
  ) throws { try expect(typed(script, rests, make), is: wanted, name, why: why(), rule: rule) }
  let background = tap(200, 450)
  let field = tap(100, 140)
  try scene(
    "The empty form is tapped", background, is: "keyboard away, ended once",
    why: ["keyboard up": Diagnosis9_7.missesTheForm], rule: Diagnosis9_7.ways)
  try scene(
    "The second row is tapped", tap(100, 250), is: "keyboard away, ended once, row 1",
    why: [
      "keyboard away, ended once": Diagnosis9_7.takesTheTouchesAway,
      "keyboard up, row 1": try whyRow(make),
    ], rule: Diagnosis9_7.ways)
  try scene(
    "send is tapped", tap(60, 400), is: "keyboard away, ended once, send",
    why: [
      "keyboard up, send": try cancelsTheHeart(make)
        ? Diagnosis9_7.sendRefuses : Diagnosis9_7.leavesControlsOut,
      "keyboard away, ended once": "The keyboard went, and send did not fire.",
    ], rule: Diagnosis9_7.ways)
  try scene(
    "A heart, a control of your own, is tapped", tap(250, 400),
    is: "keyboard away, ended once, heart",
    why: [
      "keyboard away, ended once":
        "The keyboard went, and the heart lost its touch: it has no veto.",
      "keyboard up, heart": Diagnosis9_7.listensToTableAndSendOne,
      "keyboard up": "The heart lost its touch, and the keyboard stays.",
    ], rule: Diagnosis9_7.ways)
  try scene(
    "A second button, help, is tapped", tap(180, 400), is: "keyboard away, ended once, help",
    why: [
      "keyboard up, help": Diagnosis9_7.sparesOtherButtons,
      "keyboard away, ended once": "The keyboard went, and help did not fire.",
    ], rule: Diagnosis9_7.delegate)
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
      "keyboard away, ended once": "The icon lies in the field, so a tap on it is the field's.",
      "keyboard up, ended once": "The icon lies in the field, and the field's editing was ended.",
    ],
    rule: Diagnosis9_7.delegate)
  try scene(
    "The clear button in the field is tapped", tap(240, 140), is: "keyboard up, clear",
    why: [
      "keyboard away, ended once, clear": try getsTheField(make)
        ? Diagnosis9_7.trustsTheField : Diagnosis9_7.sparesTheFieldAlone,
      "keyboard up, ended once, clear": Diagnosis9_7.editsAgain,
      "keyboard up": "The clear button did not send its event.",
    ], rule: Diagnosis9_7.delegate)
  try scene(
    "A note that covers a part of the field is tapped", tap(180, 155),
    is: "keyboard away, ended once", why: ["keyboard up": Diagnosis9_7.sparesThePlace],
    rule: Diagnosis9_7.delegate)
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
    why: ["keyboard away, ended once": "The touch was taken away, so it was not a tap."],
    rule: Diagnosis9_7.ways)
  try scene(
    "A heart, held for a second, is no tap", hold(250, 400), is: "keyboard up, heart",
    why: ["keyboard away, ended once, heart": Diagnosis9_7.notForPresses], rule: Diagnosis9_7.ways)
  try scene(
    "A finger rests on the heart for 0.3 s and is still down",
    [.down(x: 250, y: 400), .wait(0.3)], rests: true, is: "keyboard up, heart down",
    why: [
      "keyboard up": Diagnosis9_7.holdsBack,
      "keyboard away, ended once, heart down": Diagnosis9_7.stillDown,
    ],
    rule: "the controls work as before, and touchDown comes with the finger (CT-4).")
  try randomScenes(1...20) { name, random in
    let x = random.coordinate(0...140)
    let places: [(word: String, script: [TouchStep])] = [
      ("form", tap(x + 30, 450)), ("row 1", tap(x + 100, 250)), ("row 3", tap(x + 100, 320)),
      ("send", tap(x / 2 + 40, 400)), ("heart", tap(225 + x / 2, 400)),
      ("field", tap(30 + x / 2, 140)), ("clear", tap(240, 140)),
    ]
    var (script, isUp, ends, heard): ([TouchStep], Bool, Int, [String]) = ([], true, 0, [])
    var names: [String] = []
    for _ in 0..<random.int(in: 1...5) {
      let place = random.pick(places)
      // What a clear button does while its field is not edited, nobody has asked for.
      if place.word == "clear", !isUp { continue }
      script += place.script + [.wait(1)]
      names.append(place.word)
      if place.word == "field" {
        isUp = true
      } else if place.word == "clear" {
        heard.append("clear")
      } else {
        if isUp { ends += 1 }
        isUp = false
        if place.word != "form" { heard.append(place.word) }
      }
    }
    if names.isEmpty { return }
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
///
/// Who sent an event is told by name; for a finger that rests, who sent `touchDown` as well.
private func typed(
  _ script: [TouchStep], _ rests: Bool, _ make: () -> NoteDesign
) throws -> String {
  let (stage, log, design) = (Stage(), Log(), make())
  place(design.form, "form", CGRect(x: 0, y: 100, width: 320, height: 376), in: stage.root)
  design.build()
  let heart = place(
    UIControl(), "heart", CGRect(x: 220, y: 280, width: 80, height: 44), in: design.form)
  _ = card("photo", 265, 335, 35, 35, in: design.form)
  _ = card("icon", 250, 5, 30, 30, in: design.field)
  let clear = place(
    UIButton(), "clear", CGRect(x: 205, y: 5, width: 30, height: 30), in: design.field)
  _ = card("note", 150, 45, 50, 30, in: design.form)
  let help = place(
    UIButton(), "help", CGRect(x: 150, y: 285, width: 60, height: 34), in: design.form)
  help.note("help", log)
  heart.note("heart", log)
  clear.note("clear", log)
  design.send.note("send", log)
  if rests { heart.note("heart down", for: .touchDown, log) }
  design.field.becomeFirstResponder()
  var ends = 0
  let ended = Ended { ends += 1 }
  design.field.addTarget(ended, action: Ended.comes, for: .editingDidEnd, name: "ended")
  let start = stage.recording.lines.count
  if rests { try stage.phone.play(script) } else { try play(script, on: stage) }
  var heard: [String] = []
  let senders = ["heart", "heart down", "send", "clear", "help"]
  for line in stage.recording.lines[start...] {
    if line.kind == "row", line.what.hasPrefix("select") {
      heard.append("row \(line.what.dropFirst(7))")
    }
    if line.kind == "action", senders.contains(line.what) { heard.append(line.what) }
  }
  return withExtendedLifetime(ended) { text(design.field.isFirstResponder, ends, heard) }
}

/// Why a tap on a row puts no keyboard away.
private func whyRow(_ make: () -> NoteDesign) throws -> String {
  let (stage, design) = (Stage(), make())
  place(design.form, "form", CGRect(x: 0, y: 100, width: 320, height: 376), in: stage.root)
  design.build()
  if design.form.gestureRecognizers?.isEmpty != false { return Diagnosis9_7.noRecognizer }
  let isUp = try typed(tap(280, 445), false, make) == "keyboard up"
  return isUp ? Diagnosis9_7.ownOnly : Diagnosis9_7.leavesTheTableOut
}

/// Whether a control without a veto loses its touch.
private func cancelsTheHeart(_ make: () -> NoteDesign) throws -> Bool {
  try typed(tap(250, 400), false, make) == "keyboard away, ended once"
}

/// Whether a recognizer on the form gets the touches of the field.
private func getsTheField(_ make: () -> NoteDesign) throws -> Bool {
  let (stage, design) = (Stage(), make())
  place(design.form, "form", CGRect(x: 0, y: 100, width: 320, height: 376), in: stage.root)
  design.build()
  try play(tap(100, 140), on: stage)
  return withExtendedLifetime(design) {
    stage.recording.lines.contains { $0.kind == "gestureTouch" && $0.who.hasSuffix("(form)") }
  }
}

/// Hears that an editing ended.
private final class Ended {
  private let action: () -> Void
  init(_ action: @escaping () -> Void) { self.action = action }
  func comes() { action() }
}
