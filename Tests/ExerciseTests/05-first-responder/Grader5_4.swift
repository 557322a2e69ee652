import Grading
import MiniUIKit
import Stage

@testable import Solutions05

/// A delegate of any design that knows the fields.
struct Hander {
  let delegate: any UITextFieldDelegate
  let setFields: ([UITextField]) -> Void
}

/// What answers to exercise 5.4 are told.
enum Diagnosis5_4 {
  static let alwaysResigns =
    """
    The field resigned although an enabled field comes after this one.
    Rule: \(last)
    """
  static let startsAgainAfterTheLast =
    """
    No enabled field comes after this one, and still another one was made first responder.
    Rule: \(last)
    """
  static let staysInTheLastField = "The field stayed first responder: return alone ends nothing."
  static let stopsAtADisabledField =
    """
    The field stayed first responder: in our engine a disabled field cannot take over.
    Rule: \(order)
    """
  static let looksForTheFirstEnabledFieldBut =
    "An earlier field was made first responder: only the fields behind this one count."
  static let goesToTheLastOne = "That field is too far: an enabled field comes before it."
  static let resignsTooLate =
    """
    The field stayed first responder: no enabled field comes after it, and it has to resign by \
    itself.
    Rule: \(last)
    """
  static let resignsBeforeItHandsOver =
    "For a moment nothing was first responder, so in this engine the keyboard went down."
  static let goesByThePlace =
    """
    The way through the fields is that of the array; these lie on the screen in another order.
    Rule: \(array)
    """
  static let asksTheSuperview =
    """
    The superview has its subviews in another order, and a field that is not in `fields`.
    Rule: \(array)
    """
  static let remembersTheFields =
    """
    Which fields are enabled has changed since an earlier return, and your code goes by what was.
    Rule: the statement: fields may be enabled or disabled between two returns.
    """
  static let remembersThePlace =
    """
    The user has gone back to name, and your code goes on from the field of the last return.
    Rule: the statement: the next enabled field after the one in which return is pressed.
    """
  static let staysInTheSuperview =
    """
    street lies in another box than name; `fields` alone says which field comes next.
    Rule: \(array)
    """
  static let asksForText =
    """
    street has a text already, and is enabled: nothing says that return passes by a text.
    Rule: \(enabled)
    """
  static let asksWhetherItIsSeen =
    """
    street is hidden and enabled: wherever it lies, seen or not, it comes next.
    Rule: \(enabled)
    """
  static let changesTheFields =
    """
    The return key has changed which fields are enabled, and it is only to go from one to another.
    Rule: the statement: return moves the first responder, and changes no field.
    """
  static let asksWhetherItLetsFingersIn =
    """
    That field lets no finger in, but it is enabled, and the return key needs no finger.
    Rule: \(enabled)
    """

  static let rule =
    "becoming first responder: return changes nothing by itself; it asks the delegate (FR-14)."
  static let order =
    "the statement: the next field is the one that comes next in `fields` and is enabled now."
  static let handingOver = """
    becoming first responder: the new one makes the old one resign (DEC-24).
    """
  static let last =
    "the statement: after the last enabled field the one that asks resigns, and only then."
  static let array = "the statement: `fields` has the order, wherever its fields lie."
  static let enabled =
    "the statement: isEnabled is the one question, whatever else is true of a field."
}

private let statement5_4: [Asked] = [
  .asks(
    "The return key makes the next", "name, street, city; return in name",
    "name, street (off), city; return in name", "Fields in another order on the screen",
    "Fields in another order in their superview", "Each field in a box of its own",
    "street is filled in", "street is hidden"),
  .asks(
    "Where no enabled field comes", "name, street (off), city; return in city",
    "name, street, city (off); return in street"),
  .asks("Fields may be enabled or disabled", "street is enabled between two returns"),
  .asks("The keyboard stays up", "name, street, city; return in name, the keyboard"),
  .asks("Worked case", "name (off), street; return in street"),
  .tells("No field has a target"),
]

let exercise5_4: Grader<Hander> = Grader(
  "5.4", read: theRule, steps: steps,
  solution: {
    let hander = Solutions05.ReturnKey()
    return Hander(delegate: hander) { hander.fields = $0 }
  }, alternatives: [{ hander(.loop) }, { hander(.backwards) }], wrong: wrong5_4,
  statement: statement5_4
) { make in
  func run(_ off: Set<Int>, _ count: Int, from start: Int) throws {
    let names = Form.names.prefix(count)
    let shown = names.indices.map { names[$0] + (off.contains($0) ? " (off)" : "") }
    let scene = shown.joined(separator: ", ") + "; return in " + names[start]
    try playing(scene) { try Form(count, off: off, make).press(in: start, scene) }
  }
  try run([], 3, from: 0)
  try playing("A user who goes back") {
    let form = Form(3, off: [], make)
    try form.press(in: 0, "name, street, city; return in name, and the user goes back")
    try form.press(
      in: 0, "The user is back in name; return in name once more",
      why: Diagnosis5_4.remembersThePlace,
      rule: Diagnosis5_4.order)
  }
  try run([], 3, from: 1)
  try run([], 3, from: 2)
  try run([1], 3, from: 0)
  try run([1], 3, from: 2)
  try run([0], 2, from: 1)
  try run([1], 4, from: 0)
  try run([1, 2], 4, from: 0)
  try run([2], 3, from: 1)
  try run([], 1, from: 0)
  try run([0, 3], 5, from: 2)
  try run([0], 3, from: 2)
  try playing("Fields in another order on the screen") {
    let form = Form(3, off: [], places: [2, 0, 1], make)
    for (start, name) in [(0, "name"), (1, "street")] {
      try form.press(
        in: start, "Fields in another order on the screen: name, street, city; return in \(name)",
        why: Diagnosis5_4.goesByThePlace, rule: Diagnosis5_4.order)
    }
  }
  try playing("Fields in another order in their superview") {
    let form = Form(3, off: [], make)
    form.desk.root.sendSubviewToBack(form.fields[2])
    form.desk.root.insertSubview(
      UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 40)),
      aboveSubview: form.fields[0])
    for (start, name) in [(0, "name"), (1, "street"), (2, "city")] {
      try form.press(
        in: start,
        "Fields in another order in their superview: name, street, city; return in \(name)",
        why: Diagnosis5_4.asksTheSuperview, rule: Diagnosis5_4.order)
    }
  }
  try playing("Each field in a box of its own") {
    let form = Form(3, off: [], make)
    for field in form.fields {
      let box = UIView(frame: CGRect(x: 10, y: 10, width: 300, height: 600))
      form.desk.root.addSubview(box)
      box.addSubview(field)
    }
    try form.press(
      in: 0, "Each field in a box of its own: name, street, city; return in name",
      why: Diagnosis5_4.staysInTheSuperview, rule: Diagnosis5_4.order)
  }
  try playing("Several returns") {
    let form = Form(4, off: [1], make)
    try form.press(in: 0, "name, street (off), city, code; return in name")
    try form.press(in: 2, "The same fields, and then return in city")
    try form.press(in: 3, "The same fields, and then return in code")
    try form.press(
      in: 0, "The same fields, and once more return in name",
      why: Diagnosis5_4.remembersThePlace,
      rule: Diagnosis5_4.order)
    form.fields[1].isEnabled = true
    try form.press(
      in: 0, "street is enabled between two returns; return in name",
      why: Diagnosis5_4.remembersTheFields,
      rule: Diagnosis5_4.order)
    form.fields[2].isEnabled = false
    try form.press(
      in: 1, "city is disabled between two returns; return in street",
      why: Diagnosis5_4.remembersTheFields,
      rule: Diagnosis5_4.order)
  }
  try playing("A field that lets no finger in") {
    let form = Form(3, off: [], make)
    form.fields[1].isUserInteractionEnabled = false
    try form.press(
      in: 0, "street is enabled and lets no finger in; return in name",
      why: Diagnosis5_4.asksWhetherItLetsFingersIn, rule: Diagnosis5_4.order)
  }
  try playing("A field that is filled in, and one that is hidden") {
    let form = Form(3, off: [], make)
    form.fields[1].text = "Main Street"
    try form.press(
      in: 0, "street is filled in; return in name", why: Diagnosis5_4.asksForText,
      rule: Diagnosis5_4.order)
    form.fields[1].isHidden = true
    try form.press(
      in: 0, "street is hidden, and enabled; return in name",
      why: Diagnosis5_4.asksWhetherItIsSeen,
      rule: Diagnosis5_4.order)
  }
  try randomScenes(1...30) { scene, random in
    let count = random.int(in: 1...6)
    let form = Form(
      count, off: Set((0..<count).filter { _ in random.bool() }),
      places: random.shuffled(Array(0..<count)), make)
    form.desk.root.bringSubviewToFront(form.fields[random.int(in: 0...count - 1)])
    let order = form.fields.indices.sorted {
      form.fields[$0].frame.minY < form.fields[$1].frame.minY
    }.map { Form.names[$0] }
    for _ in 0..<random.int(in: 1...4) {
      let start = random.int(in: 0...count - 1)
      let toggled = random.int(in: 0...count - 1)
      form.fields[toggled].isEnabled.toggle()
      form.fields[start].isEnabled = true
      try form.press(
        in: start,
        "\(scene): \(form.shown); on the screen \(order.joined(separator: ", ")); "
          + "return in \(Form.names[start])")
    }
  }
}

/// A form with fields one below the other, and the delegate that hands over.
private final class Form {
  static let names = ["name", "street", "city", "code", "land", "phone"]
  let desk = Desk()
  let fields: [UITextField]
  private let hander: Hander
  private var falls = 0

  /// `places` are the rows of the fields on the screen; nil stands for the order of the array.
  init(_ count: Int, off: Set<Int>, places: [Int]? = nil, _ make: () -> Hander) {
    fields = (0..<count).map { index in
      let field = UITextField(
        frame: CGRect(x: 20, y: 40 + 60 * (places?[index] ?? index), width: 200, height: 40))
      (field.traceName, field.isEnabled) = (Form.names[index], !off.contains(index))
      return field
    }
    hander = make()
    for field in fields {
      desk.root.addSubview(field)
      field.delegate = hander.delegate
    }
    hander.setFields(fields)
    desk.phone.application.observeKeyboard { [weak self] in
      if $0.name == .willHide { self?.falls += 1 }
    }
  }

  /// All fields in their order.
  var shown: String {
    fields.map { $0.name + ($0.isEnabled ? "" : " (off)") }.joined(separator: ", ")
  }

  /// Presses return in a field, and compares what is first responder then.
  func press(
    in start: Int, _ scene: String, why: String? = nil, rule: String = Diagnosis5_4.rule
  ) throws {
    fields[start].becomeFirstResponder()
    try desk.stage.wait(1)
    falls = 0
    let next = fields.indices.first { $0 > start && fields[$0].isEnabled }
    let before = shown
    playing(scene) { desk.phone.type("\n") }
    let wanted = next.map { Form.names[$0] } ?? "nothing"
    let got = desk.first(of: Array(zip(Form.names, fields)))
    let reason = why ?? self.reason(got, from: start, next: next)
    let stayed = got == Form.names[start] && reason != Diagnosis5_4.stopsAtADisabledField
    try expect(
      got, is: wanted, scene, why: [got: reason], rule: stayed ? rule : Diagnosis5_4.order)
    try expect(
      shown, is: before, scene + ", which fields are enabled",
      otherwise: Diagnosis5_4.changesTheFields, rule: Diagnosis5_4.order)
    if next != nil {
      try expect(
        falls == 0 ? "stays up" : "goes down and comes up", is: "stays up",
        scene + ", the keyboard",
        why: ["goes down and comes up": Diagnosis5_4.resignsBeforeItHandsOver],
        rule: Diagnosis5_4.handingOver)
    }
  }

  private func reason(_ got: String, from start: Int, next: Int?) -> String {
    if got == "nothing" { return Diagnosis5_4.alwaysResigns }
    if got == Form.names[start] {
      if next != nil {
        return fields[start + 1].isEnabled
          ? "The field stayed first responder: no other one was told, or it was told itself."
          : Diagnosis5_4.stopsAtADisabledField
      }
      return start == fields.count - 1
        ? Diagnosis5_4.staysInTheLastField : Diagnosis5_4.resignsTooLate
    }
    if next == nil { return Diagnosis5_4.startsAgainAfterTheLast }
    let index = Form.names.firstIndex(of: got) ?? 0
    return index < start
      ? Diagnosis5_4.looksForTheFirstEnabledFieldBut : Diagnosis5_4.goesToTheLastOne
  }
}
