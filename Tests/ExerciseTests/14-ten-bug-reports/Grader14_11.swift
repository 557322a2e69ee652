import ExerciseKit
import Grading
import MiniUIKit
import Stage
import WrittenExercises

@testable import Solutions14

/// A screen with a score and a remark in it, of any design.
struct Rehearsal {
  let screen: UIView
  let remark: UITextField
  let beats: () -> Bool
  let page: () -> Int
}

/// Makes a screen with so many pages.
typealias Rehearsals = (_ pages: Int) -> Rehearsal

let exercise14_11: Grader<Diagnosed<Rehearsals>> = Grader(
  written14_11,
  solution: {
    Diagnosed(Solutions14.causes14_11()) { count in
      let screen = Solutions14.RehearsalScreen(pages: count)
      return Rehearsal(
        screen: screen, remark: screen.score.remark, beats: { screen.score.beats },
        page: { screen.page })
    }
  },
  alternatives: [
    { right14_11(.commands) }, { right14_11(.passesWhileWriting) }, { right14_11(.fieldEscapes) },
  ], wrong: wrong14_11,
  statement: [
    .asks("“Since the space bar", "The report's a", "The report's arrow"),
    .asks(
      "Name the cause", "Your diagnosis", "The report's a", "A remark with a space",
      "A remark that begins", "The pedal, forth", "The pedal after a remark"),
    .asks("These must", "The space bar"),
    .asks("Escape ends", "Escape", "A tap beside"),
    .asks("A remark has", "A long remark"),
    .asks(
      "A key that the score", "Another key", "Who hears: Another key", "Who hears: The space bar"),
    .asks("Worked touch", "The report's a"),
  ]
) { make in
  try judge(make().causes, diagnosis14_11)
  func scene(_ name: String, _ acts: [RehearsalAct]) throws {
    try playing(name) {
      let (stage, rehearsal) = (Stage(), make().screen(9))
      stage.root.addSubview(rehearsal.screen)
      var wanted = RehearsalState()
      for act in acts {
        let (before, lines) = (wanted, stage.recording.lines.count)
        try play(act, on: stage)
        wanted.perform(act)
        let got = RehearsalState(rehearsal)
        let (rule, why) = explained(act, before, got, hasPriority(rehearsal.screen))
        try expect(got.words, is: wanted.words, name, otherwise: why, rule: rule)
        guard let answer = before.goesOn(act) else { continue }
        let heard = Set(
          stage.recording.lines.dropFirst(lines)
            .filter { $0.kind == "press" && $0.what.hasPrefix("began") }.map(\.who))
        try expect(
          heard.contains("window") ? "the window hears the key" : "the window hears no key",
          is: answer ? "the window hears the key" : "the window hears no key",
          "Who hears: \(name)",
          otherwise: answer ? Diagnosis14_11.stops : Diagnosis14_11.goesOn,
          rule: Diagnosis14_11.further)
      }
    }
  }
  try scene("The report's a, in the remark, tapped at (187, 142)", [.write, .key("a")])
  try scene("The report's arrow, while nobody writes", [.pedal(1)])
  try scene("A remark with a space", [.write] + "so ft".map { .key(String($0)) })
  try scene("A remark that begins with a space", [.write, .key(" "), .key("a")])
  try scene("The space bar while nobody writes", [.key(" "), .key(" ")])
  try scene(
    "The space bar while the beat plays and somebody writes", [.key(" "), .write, .key(" ")])
  try scene("The space bar after a remark", [.write, .key("p"), .beside, .key(" ")])
  try scene("Escape while somebody writes", [.write, .key("p"), .escape, .key(" ")])
  try scene("Escape, and another remark", [.write, .escape, .write, .key("f"), .key(" "), .escape])
  try scene("A tap beside the remark", [.write, .key("p"), .beside, .write, .key("p")])
  try scene(
    "The pedal, forth and back", [.pedal(1), .pedal(1), .pedal(-1), .pedal(-1), .pedal(-1)])
  try scene("The pedal after a remark", [.write, .key("p"), .key(" "), .escape, .pedal(1)])
  try scene("A long remark", [.write] + "crescendo molto".map { .key(String($0)) })
  try scene("A remark on the glass", [.write, .glass("p"), .glass(" "), .key("p")])
  try scene("Another key while nobody writes", [.key("x"), .key("1")])
  try randomScenes(1...30) { name, random in
    var acts: [RehearsalAct] = []
    var isWriting = false
    for _ in 0..<random.int(in: 2...9) {
      switch random.int(in: 0...7) {
      case 0, 1: acts.append(.write)
      case 2: acts.append(isWriting ? .escape : .pedal(1))
      case 3: acts.append(isWriting ? .beside : .pedal(-1))
      case 4, 5: acts.append(.key(" "))
      default: acts.append(.key(random.pick(["p", "f", "x", "7"])))
      }
      switch acts.last {
      case .write: isWriting = true
      case .escape, .beside: isWriting = false
      default: break
      }
    }
    try scene("\(name): \(listed(acts.map(\.words)))", acts)
  }
}

/// What a user does.
enum RehearsalAct {
  /// A tap in the remark, and one beside it.
  case write, beside
  case key(String)
  case escape
  /// One page on, or one back.
  case pedal(Int)
  /// A letter of the keyboard on the glass.
  case glass(String)

  var words: String {
    switch self {
    case .write: "tap in the remark"
    case .beside: "tap beside"
    case .key(" "): "space"
    case .key(let key): key
    case .escape: "Escape"
    case .pedal(let way): way > 0 ? "right arrow" : "left arrow"
    case .glass(let letter): "\(letter) on the glass"
    }
  }
}

/// What should be seen, or is.
struct RehearsalState {
  var text = ""
  var isWriting = false
  var beats = false
  var page = 1

  init() {}

  init(_ rehearsal: Rehearsal) {
    (text, isWriting) = (rehearsal.remark.text ?? "", rehearsal.remark.isEditing)
    (beats, page) = (rehearsal.beats(), rehearsal.page())
  }

  var words: String {
    "“\(text)”, \(isWriting ? "writing" : "not writing"), "
      + "beat \(beats ? "on" : "off"), page \(page)"
  }

  mutating func perform(_ act: RehearsalAct) {
    switch act {
    case .write: isWriting = true
    case .beside, .escape: isWriting = false
    case .key(let key), .glass(let key):
      if isWriting {
        if text.count < 12 { text += key }
      } else if key == " " {
        beats.toggle()
      }
    case .pedal(let way): page = min(max(page + way, 1), 9)
    }
  }

  /// Whether the key of an act should reach the window; nil if that is left open.
  func goesOn(_ act: RehearsalAct) -> Bool? {
    switch act {
    case .key(let key): isWriting || key != " "
    case .escape: isWriting ? false : nil
    default: nil
    }
  }
}

private func play(_ act: RehearsalAct, on stage: Stage) throws {
  switch act {
  case .write: try stage.finger.tap(at: CGPoint(x: 187, y: 142))
  case .beside: try stage.finger.tap(at: CGPoint(x: 187, y: 440))
  case .key(let key): try stage.phone.pressKey(key)
  case .escape: try stage.phone.pressKey(UIKeyCommand.inputEscape)
  case .pedal(let way):
    try stage.phone.pressKey(
      way > 0 ? UIKeyCommand.inputRightArrow : UIKeyCommand.inputLeftArrow)
  case .glass(let letter): stage.phone.type(letter)
  }
  try stage.wait(1)
}

/// Whether a key command on the screen comes before the text of its key.
private func hasPriority(_ view: UIView) -> Bool {
  (view.keyCommands ?? []).contains { $0.wantsPriorityOverSystemBehavior }
    || view.subviews.contains(where: hasPriority)
}

/// What explains that something else is seen after an act, and its rule.
private func explained(
  _ act: RehearsalAct, _ before: RehearsalState, _ got: RehearsalState, _ hasPriority: Bool
) -> (rule: String, why: String?) {
  typealias D = Diagnosis14_11
  switch act {
  case .key where before.isWriting && got.beats != before.beats:
    if got.text != before.text { return (D.chain, D.beatsAsWell) }
    return (D.chain, hasPriority ? D.commandFirst : D.beatsWhileWriting)
  case .key where before.isWriting && before.text.count >= 12: return (D.working, D.limit)
  case .key(" ") where before.isWriting: return (D.chain, D.noSpace)
  case .key where before.isWriting: return (D.chain, D.noText)
  case .key(" "): return (D.working, D.noBeat)
  case .pedal: return (D.further, D.noPage)
  case .escape: return (D.working, D.noEscape)
  case .beside: return (D.working, D.noTap)
  case .glass: return (D.working, D.noGlass)
  default: return (D.working, nil)
  }
}
