import Grading
import MiniUIKit

@testable import Exercises05
@testable import Solutions05

/// A delegate of any design that knows the fields.
struct Hander {
  let delegate: any UITextFieldDelegate
  let setFields: ([UITextField]) -> Void
}

private let rule =
  "taking the focus: return moves nothing by itself; it asks the delegate, who decides (FR-14)."

let exercise5_4 = Exercise(
  "5.4", read: theRule, steps: steps,
  yours: {
    let hander = Exercises05.ReturnKey()
    return Hander(delegate: hander) { hander.fields = $0 }
  },
  solution: {
    let hander = Solutions05.ReturnKey()
    return Hander(delegate: hander) { hander.fields = $0 }
  },
  alternatives: [{ hander(.loop) }],
  wrong: [
    WrongAnswer(
      "always gives up the focus",
      gets: """
        name, street, city; return in name: street is right, your answer is nobody.
        The focus was given up although an enabled field comes after this one.
        Rule: \(rule)
        """
    ) { hander(.resigns) },
    WrongAnswer(
      "starts again after the last",
      gets: """
        name, street, city; return in city: nobody is right, your answer is name.
        No enabled field comes after this one, and still the focus went on.
        Rule: \(rule)
        """
    ) { hander(.wraps) },
    WrongAnswer(
      "stays in the last field",
      gets: """
        name, street, city; return in city: nobody is right, your answer is city.
        The field kept the focus: return alone ends nothing.
        Rule: \(rule)
        """
    ) { hander(.stays) },
    WrongAnswer(
      "stops at a disabled field",
      gets: """
        name, street (off), city, code; return in name: city is right, your answer is name.
        The field kept the focus: a disabled field cannot take it.
        Rule: \(rule)
        """
    ) { hander(.ignoresOff) },
    WrongAnswer(
      "looks for the first enabled field but its own",
      gets: """
        name, street, city; return in street: city is right, your answer is name.
        The focus went back: only the fields behind this one count.
        Rule: \(rule)
        """
    ) { hander(.anyOther) },
    WrongAnswer(
      "goes to the last one",
      gets: """
        name, street, city; return in name: street is right, your answer is city.
        The focus went too far: an enabled field comes before that one.
        Rule: \(rule)
        """
    ) { hander(.last) },
    WrongAnswer(
      "gives up the focus only in the very last field",
      gets: """
        name, street, city (off); return in street: nobody is right, your answer is street.
        The field kept the focus: no enabled field comes after it, and it has to resign by itself.
        Rule: \(rule)
        """
    ) { hander(.onlyLastResigns) },
    WrongAnswer(
      "resigns before it hands over",
      gets: """
        name, street, city; return in name, the keyboard: stays up is right, your answer is goes \
        down and comes up.
        For a moment nobody had the focus, so the keyboard had nobody to be there for.
        Rule: taking the focus: the new first responder makes the old one resign; the keyboard stays (DEC-24).
        """
    ) { hander(.resignsFirst) },
  ]
) { make in
  func run(_ off: Set<Int>, _ count: Int, from start: Int, _ prefix: String = "") throws {
    let desk = Desk()
    let names = Array(["name", "street", "city", "code", "land"].prefix(count))
    let fields = names.indices.map { index in
      let field = UITextField(
        frame: CGRect(x: 20, y: 40 + 60 * index, width: 200, height: 40))
      field.isEnabled = !off.contains(index)
      desk.root.addSubview(field)
      return field
    }
    let hander = make()
    hander.setFields(fields)
    for field in fields { field.delegate = hander.delegate }
    fields[start].becomeFirstResponder()
    try desk.phone.clock.advance(by: 1)
    var falls = 0
    desk.phone.application.observeKeyboard { if $0.name == .willHide { falls += 1 } }
    desk.phone.type("\n")
    let next = fields.indices.first { $0 > start && !off.contains($0) }
    let wanted = next.map { names[$0] } ?? "nobody"
    let got = desk.focus(of: Array(zip(names, fields)))
    let shown = names.indices.map { names[$0] + (off.contains($0) ? " (off)" : "") }
    let scene = prefix + shown.joined(separator: ", ") + "; return in " + names[start]
    let why: String =
      if got == "nobody" {
        "The focus was given up although an enabled field comes after this one."
      } else if got == names[start] {
        next == nil
          ? start == count - 1
            ? "The field kept the focus: return alone ends nothing."
            : "The field kept the focus: no enabled field comes after it, and it has to resign by itself."
          : off.contains(start + 1)
            ? "The field kept the focus: a disabled field cannot take it."
            : "The field kept the focus: return alone moves nothing."
      } else if next == nil {
        "No enabled field comes after this one, and still the focus went on."
      } else if let index = names.firstIndex(of: got), index < start {
        "The focus went back: only the fields behind this one count."
      } else {
        "The focus went too far: an enabled field comes before that one."
      }
    try expect(got, is: wanted, scene, why: [got: why], rule: rule)
    if next != nil {
      try expect(
        falls == 0 ? "stays up" : "goes down and comes up", is: "stays up",
        scene + ", the keyboard",
        why: [
          "goes down and comes up":
            "For a moment nobody had the focus, so the keyboard had nobody to be there for."
        ],
        rule:
          "taking the focus: the new first responder makes the old one resign; the keyboard stays (DEC-24)."
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
