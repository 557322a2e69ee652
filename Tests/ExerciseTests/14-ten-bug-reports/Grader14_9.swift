import ExerciseKit
import Grading
import MiniUIKit
import Stage
import WrittenExercises

@testable import Solutions14

/// A form of any design.
struct SignUp {
  let screen: UIView
  /// The fields that can be seen, from above.
  let fields: () -> [UITextField]
  /// The titles of the rows with an error line, from above.
  let errors: () -> [String]
}

/// Makes a form with rows of these titles.
typealias SignUps = (_ titles: [String]) -> SignUp

let exercise14_9: Grader<Diagnosed<SignUps>> = Grader(
  written14_9,
  solution: {
    Diagnosed(Solutions14.causes14_9()) { titles in
      let screen = Solutions14.SignUpScreen(rows: titles)
      return SignUp(
        screen: screen, fields: { screen.rows.map(\.field) },
        errors: { screen.rows.filter(\.showsError).map(\.title) })
    }
  },
  alternatives: [
    { right14_9(.keepsField) }, { right14_9(.addsLine) },
  ], wrong: wrong14_9,
  statement: [
    .asks("“The keyboard", "The report's letter"),
    .asks(
      "Name the cause", "Your diagnosis", "The report's letter", "A letter after digits",
      "While it is typed: The report's letter"),
    .asks("These must", "The errors after: A letter that is deleted", "The errors after: Two rows"),
    .asks("What was typed", "The texts after: Letters and digits"),
    .asks("The return key", "The return key"),
    .asks("A tap", "A tap beside"),
    .asks("Worked touch", "The report's letter"),
  ]
) { make in
  try judge(make().causes, diagnosis14_9)
  func scene(
    _ name: String, of titles: [String] = ["zip", "phone", "age"], _ acts: [SignUpAct]
  ) throws {
    try playing(name) {
      let (stage, form) = (Stage(), make().screen(titles))
      stage.root.addSubview(form.screen)
      var wanted = SignUpState(titles)
      for act in acts {
        let before = stage.recording.lines.count
        try play(act, on: stage, form)
        wanted.perform(act)
        try check(form, wanted, after: act, name)
        guard act.isTyping else { continue }
        try expect(
          stage.recording.lines.dropFirst(before).contains { $0.what == "resignFirst" }
            ? "a field resigns" : "no field resigns",
          is: "no field resigns", "While it is typed: \(name)", otherwise: Diagnosis14_9.resigns,
          rule: Diagnosis14_9.leaving)
      }
    }
  }
  try scene("The report's letter, an x in zip, tapped at (187, 90)", [.tap(0), .type("x")])
  try scene("A letter after digits", [.tap(0), .type("1"), .type("2"), .type("x")])
  try scene("A letter in the last row", [.tap(2), .type("x"), .type("y")])
  try scene("Letters and digits, typed at once", [.tap(1), .type("1x2y3")])
  try scene("A text with a minus", [.tap(1), .type("-1"), .type("2")])
  try scene("Digits only", [.tap(1), .type("123"), .type("4"), .delete])
  try scene(
    "A letter that is deleted, and typed again",
    [.tap(0), .type("1x"), .delete, .type("2"), .type("x"), .delete])
  try scene(
    "The return key, from row to row",
    [.tap(0), .type("1"), .returnKey, .type("2"), .returnKey, .type("3"), .returnKey, .type("4")])
  try scene(
    "The return key after a letter",
    [.tap(0), .type("x"), .returnKey, .type("2"), .returnKey, .type("y"), .returnKey])
  try scene("Two rows with an error", [.tap(0), .type("x"), .tap(2), .type("y"), .tap(0), .delete])
  try scene("A tap beside the fields", [.tap(0), .type("1"), .beside, .tap(1), .type("2")])
  try scene(
    "A tap beside the fields after a letter", [.tap(0), .type("x"), .beside, .tap(0), .type("y")])
  try randomScenes(1...30) { name, random in
    let titles = Array(["zip", "phone", "age", "code"].prefix(random.int(in: 2...4)))
    var acts: [SignUpAct] = []
    for _ in 0..<random.int(in: 2...8) {
      switch random.int(in: 0...6) {
      case 0: acts.append(.returnKey)
      case 1: acts.append(.beside)
      case 2: acts.append(.delete)
      case 3: acts.append(.type("\(random.int(in: 0...99))"))
      case 4: acts.append(.type(["x", "1y", "z2"][random.int(in: 0...2)]))
      default: acts.append(.tap(random.int(in: 0...titles.count - 1)))
      }
    }
    try scene("\(name): \(titles.count) rows, \(listed(acts.map(\.words)))", of: titles, acts)
  }
}

/// What a user does.
enum SignUpAct: Equatable {
  case tap(Int)
  case type(String)
  case delete, returnKey, beside

  /// Whether the text of a field changes, and nothing else.
  var isTyping: Bool {
    switch self {
    case .type, .delete: true
    default: false
    }
  }

  var words: String {
    switch self {
    case .tap(let row): "tap in row \(row + 1)"
    case .type(let text): "type \(text)"
    case .delete: "delete"
    case .returnKey: "return"
    case .beside: "tap beside"
    }
  }
}

/// What should be seen.
private struct SignUpState {
  let titles: [String]
  var texts: [String]
  var edited: Int?

  init(_ titles: [String]) {
    (self.titles, texts) = (titles, titles.map { _ in "" })
  }

  var errors: [String] {
    zip(titles, texts).filter { !$1.allSatisfy { "0"..."9" ~= $0 } }.map(\.0)
  }

  mutating func perform(_ act: SignUpAct) {
    switch act {
    case .tap(let row): edited = row
    case .type(let text): if let edited { texts[edited] += text }
    case .delete: if let edited { texts[edited] = String(texts[edited].dropLast()) }
    case .returnKey: edited = edited.map { ($0 + 1) % titles.count }
    case .beside: edited = nil
    }
  }
}

private func play(_ act: SignUpAct, on stage: Stage, _ form: SignUp) throws {
  switch act {
  case .tap(let row): try stage.finger.tap(at: CGPoint(x: 187, y: 90 + 90 * Double(row)))
  case .type(let text): stage.phone.type(text)
  case .delete: form.fields().first(where: \.isEditing)?.deleteBackward()
  case .returnKey: stage.phone.type("\n")
  case .beside: try stage.finger.tap(at: CGPoint(x: 187, y: 440))  // above the keyboard
  }
  try stage.wait(1)
}

private func check(
  _ form: SignUp, _ wanted: SignUpState, after act: SignUpAct, _ name: String
) throws {
  let fields = form.fields()
  let edited = zip(wanted.titles, fields).first { $1.isEditing && $1.window != nil }?.0
  try expect(
    edited ?? "nothing", is: wanted.edited.map { wanted.titles[$0] } ?? "nothing",
    "\(name), edited", otherwise: why(act, refuses(fields)), rule: rule(act))
  let errors = form.errors().filter { title in
    // The line is a view of the row, and can be seen.
    let row = zip(wanted.titles, fields).first { $0.0 == title }?.1.superview
    return row?.subviews.contains { !($0 is UITextField) && !$0.isHidden } ?? false
  }
  try expect(
    listed(errors), is: listed(wanted.errors), "The errors after: \(name)",
    otherwise: wanted.errors.allSatisfy(errors.contains)
      ? Diagnosis14_9.staysWrong : Diagnosis14_9.noError,
    rule: Diagnosis14_9.working)
  try expect(
    shown(fields.map { $0.text ?? "" }), is: shown(wanted.texts), "The texts after: \(name)",
    otherwise: Diagnosis14_9.lost, rule: Diagnosis14_9.working)
}

private func shown(_ texts: [String]) -> String {
  texts.map { "“\($0)”" }.joined(separator: ", ")
}

/// Whether a delegate lets one of the fields not end.
private func refuses(_ fields: [UITextField]) -> Bool {
  fields.contains { $0.delegate?.textFieldShouldEndEditing($0) == false }
}

/// What explains that another field is edited after this act.
private func why(_ act: SignUpAct, _ refuses: Bool) -> String {
  switch act {
  case .tap: Diagnosis14_9.other
  case .type, .delete: refuses ? Diagnosis14_9.refuses : Diagnosis14_9.notCured
  case .returnKey: refuses ? Diagnosis14_9.refusesReturn : Diagnosis14_9.noReturnKey
  case .beside: Diagnosis14_9.isStuck
  }
}

private func rule(_ act: SignUpAct) -> String {
  switch act {
  case .type, .delete: Diagnosis14_9.leaving
  default: Diagnosis14_9.working
  }
}
