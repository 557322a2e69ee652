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
    The field resigned although one after it can become first responder.
    Rule: \(last)
    """
  static let startsAgainAfterTheLast =
    """
    No field after this one can take over, and still another one was made first responder.
    Rule: \(last)
    """
  static let staysInTheLastField = "The field stayed first responder: return alone ends nothing."
  static let stopsAtADisabledField =
    """
    The field stayed first responder: in our engine a disabled field cannot take over.
    Rule: \(question)
    """
  static let stopsAtARefusal =
    """
    The next field was told to become first responder. Its delegate refused, and the call said so.
    Rule: \(question)
    """
  static let stopsAtNoPermission =
    """
    The next field is enabled, and may not become first responder; the call's answer is false.
    Rule: \(question)
    """
  static let resignsAtARefusal =
    """
    One field refused, and this one resigned; but a field behind the refusing one can take over.
    Rule: \(question)
    """
  static let looksForTheFirstEnabledFieldBut =
    "An earlier field was made first responder: only the fields behind this one count."
  static let goesToTheLastOne = "That field is too far: one that can take over comes before it."
  static let resignsTooLate =
    """
    The field stayed first responder: no field after it can take over, and it has to resign by \
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
    Rule: the statement: the key leads to the next field that can become first responder now.
    """
  static let remembersThePlace =
    """
    The user has gone back to name, and your code goes on from the field of the last return.
    Rule: the statement: the key leads to the next field after the one in which it is pressed.
    """
  static let staysInTheSuperview =
    """
    street lies in another box than name; `fields` alone says which field comes next.
    Rule: \(array)
    """
  static let asksForText =
    """
    street has a text already, and can become first responder all the same.
    Rule: \(enabled)
    """
  static let asksWhetherItIsSeen =
    """
    street is hidden, and in our engine it can become first responder all the same.
    Rule: \(enabled)
    """
  static let changesTheFields =
    """
    The return key has changed which fields are enabled, and it is only to go from one to another.
    Rule: the statement: return moves the first responder, and changes no field.
    """
  static let asksWhetherItLetsFingersIn =
    """
    That field lets no finger in, but the return key needs no finger.
    Rule: \(enabled)
    """

  static let rule =
    "becoming first responder: return changes nothing by itself; it asks the delegate (FR-14)."
  static let question =
    "becoming first responder: the call is a question; look at its answer (FR-4)."
  static let order =
    "the statement: the next field is the first after this one in `fields` that can take over."
  static let handingOver = """
    becoming first responder: the new one makes the old one resign (DEC-24).
    """
  static let last =
    "the statement: if no field after it can take over, the one that asks resigns, and only then."
  static let array = "the statement: `fields` has the order, wherever its fields lie."
  static let enabled =
    "becoming first responder: only its permission, its window and a refusal count (FR-4, FR-14)."
}

private let statement5_4: [Asked] = [
  .asks(
    "The return key leads", "name, street, city; return in name",
    "name, street (off), city; return in name", "Fields in another order on the screen",
    "Fields in another order in their superview", "Each field in a box of its own",
    "street is filled in", "street is enabled between two returns"),
  .asks(
    "One that can't", "name, street (off), city; return in name",
    "name, street (its delegate refuses), city; return in name",
    "name, street (may not), city; return in name"),
  .asks(
    "If none after it can", "name, street (off), city; return in city",
    "name, street, city (off); return in street"),
  .asks("The keyboard stays up", "name, street, city; return in name, the keyboard"),
  .asks("Worked case", "name (off), street; return in street"),
  .tells("Some fields have"), .tells("No field has a target"),
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
  for (shut, locked) in [([1], []), ([], [1]), ([1, 2], []), ([1], [2])] as [(Set<Int>, Set<Int>)] {
    let count = shut.count + locked.count + 2
    try playing("Fields that refuse") {
      let form = Form(count, off: [], shut: shut, locked: locked, make)
      try form.press(in: 0, form.shown + "; return in name")
      try form.press(in: count - 1, form.shown + "; return in " + Form.names[count - 1])
    }
  }
  try playing("A last field that refuses") {
    let form = Form(2, off: [], shut: [1], make)
    try form.press(in: 0, form.shown + "; return in name")
  }
  try randomScenes(1...30) { scene, random in
    let count = random.int(in: 1...6)
    let rest = Set((0..<count).filter { _ in random.bool() })
    let shut = rest.filter { _ in random.bool() }
    let form = Form(
      count, off: Set((0..<count).filter { _ in random.bool() }), shut: shut,
      locked: rest.subtracting(shut).filter { _ in random.bool() },
      places: random.shuffled(Array(0..<count)), make)
    form.desk.root.bringSubviewToFront(form.fields[random.int(in: 0...count - 1)])
    let order = form.fields.indices.sorted {
      form.fields[$0].frame.minY < form.fields[$1].frame.minY
    }.map { Form.names[$0] }
    for _ in 0..<random.int(in: 1...4) {
      let start = random.int(in: 0...count - 1)
      let toggled = random.int(in: 0...count - 1)
      form.fields[toggled].isEnabled.toggle()
      form.open(start)
      try form.press(
        in: start,
        "\(scene): \(form.shown); on the screen \(order.joined(separator: ", ")); "
          + "return in \(Form.names[start])")
    }
  }
}
