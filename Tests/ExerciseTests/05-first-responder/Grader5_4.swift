import Grading
import MiniUIKit

@testable import Solutions05

/// A delegate of any design that knows the fields.
struct Hander {
  let delegate: any UITextFieldDelegate
  let setFields: ([UITextField]) -> Void
}

/// What answers to exercise 5.4 are told.
enum Diagnosis5_4 {
  static let alwaysResigns =
    "The field resigned although an enabled field comes after this one."
  static let startsAgainAfterTheLast =
    "No enabled field comes after this one, and still another one was made first responder."
  static let staysInTheLastField = "The field stayed first responder: return alone ends nothing."
  static let stopsAtADisabledField =
    "The field stayed first responder: a disabled field cannot take over."
  static let looksForTheFirstEnabledFieldBut =
    "An earlier field was made first responder: only the fields behind this one count."
  static let goesToTheLastOne = "That field is too far: an enabled field comes before it."
  static let resignsTooLate =
    "The field stayed first responder: no enabled field comes after it, and it has to resign by itself."
  static let resignsBeforeItHandsOver =
    "For a moment nothing was first responder, so in this engine the keyboard went down."

  static let rule =
    "becoming first responder: return changes nothing by itself; it asks the delegate (FR-14)."
  static let handingOver = """
    becoming first responder: the new one makes the old one resign; the keyboard stays \
    (DEC-24).
    """
}

let exercise5_4: Grader<Hander> = Grader(
  "5.4", read: theRule, steps: steps,
  solution: {
    let hander = Solutions05.ReturnKey()
    return Hander(delegate: hander) { hander.fields = $0 }
  }, alternatives: [{ hander(.loop) }], wrong: wrong5_4
) { make in
  func run(_ off: Set<Int>, _ count: Int, from start: Int, _ prefix: String = "") throws {
    let desk = Desk()
    let names = Array(["name", "street", "city", "code", "land"].prefix(count))
    let shown = names.indices.map { names[$0] + (off.contains($0) ? " (off)" : "") }
    let scene = prefix + shown.joined(separator: ", ") + "; return in " + names[start]
    let fields = names.indices.map { index in
      let field = UITextField(
        frame: CGRect(x: 20, y: 40 + 60 * index, width: 200, height: 40))
      field.isEnabled = !off.contains(index)
      desk.root.addSubview(field)
      return field
    }
    var falls = 0
    try playing(scene) {
      let hander = make()
      hander.setFields(fields)
      for field in fields { field.delegate = hander.delegate }
      fields[start].becomeFirstResponder()
      try desk.phone.clock.advance(by: 1)
      desk.phone.application.observeKeyboard { if $0.name == .willHide { falls += 1 } }
      desk.phone.type("\n")
    }
    let next = fields.indices.first { $0 > start && !off.contains($0) }
    let wanted = next.map { names[$0] } ?? "nobody"
    let got = desk.first(of: Array(zip(names, fields)))
    let why: String =
      if got == "nobody" {
        Diagnosis5_4.alwaysResigns
      } else if got == names[start] {
        next == nil
          ? start == count - 1
            ? Diagnosis5_4.staysInTheLastField
            : Diagnosis5_4.resignsTooLate
          : off.contains(start + 1)
            ? Diagnosis5_4.stopsAtADisabledField
            : "The field stayed first responder: return alone changes nothing."
      } else if next == nil {
        Diagnosis5_4.startsAgainAfterTheLast
      } else if let index = names.firstIndex(of: got), index < start {
        Diagnosis5_4.looksForTheFirstEnabledFieldBut
      } else {
        Diagnosis5_4.goesToTheLastOne
      }
    try expect(got, is: wanted, scene, why: [got: why], rule: Diagnosis5_4.rule)
    if next != nil {
      try expect(
        falls == 0 ? "stays up" : "goes down and comes up", is: "stays up",
        scene + ", the keyboard",
        why: ["goes down and comes up": Diagnosis5_4.resignsBeforeItHandsOver],
        rule:
          Diagnosis5_4.handingOver
      )
    }
  }
  try run([], 3, from: 0)
  try run([], 3, from: 1)
  try run([], 3, from: 2)
  try run([1], 4, from: 0)
  try run([1, 2], 4, from: 0)
  try run([2], 3, from: 1)
  try run([], 1, from: 0)
  try run([0, 3], 5, from: 2)
  try run([0], 3, from: 2)
  try randomScenes(1...30) { scene, random in
    let count = random.int(in: 1...5)
    let start = random.int(in: 0...count - 1)
    var off: Set<Int> = []
    for index in 0..<count where index != start && random.bool() { off.insert(index) }
    try run(off, count, from: start, scene + ": ")
  }
}
