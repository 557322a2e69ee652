import ExerciseKit
import Grading
import MiniUIKit
import Stage
import WrittenExercises

@testable import Solutions14

/// A page with a note, and a recorder above it, of any design.
struct Desk {
  let screen: UIView
  let note: UITextField
  /// Shows the recorder.
  let show: () -> Void
  /// The recorder's field.
  let title: UITextField
  let log: () -> [String]
}

/// Makes a page whose recorder is not shown yet.
typealias Desks = () -> Desk

let exercise14_12: Grader<Diagnosed<Desks>> = Grader(
  written14_12,
  solution: {
    Diagnosed(Solutions14.causes14_12()) {
      let screen = Solutions14.NoteScreen()
      return Desk(
        screen: screen, note: screen.note, show: { screen.showRecorder() },
        title: screen.title, log: { screen.log })
    }
  },
  alternatives: [
    { right14_12(.asksEvent) }, { right14_12(.followsEditing) }, { right14_12(.twoWindows) },
  ], wrong: wrong14_12,
  statement: [
    .asks("“I name my", "The report"),
    .asks(
      "Name the cause", "Your diagnosis", "The report", "A pause while the note", "A pause before",
      "A pause while the title", "A finger beside", "The panel is dragged while"),
    .asks("These must", "The title"),
    .asks("A touch of the page", "The note after the title", "Close"),
    .asks("`pause` pauses", "Two pauses"),
    .asks("A drag of the panel", "The panel is dragged"),
    .asks("Beside it", "The star"),
    .asks("Worked touches", "A pause while the note"),
  ]
) { make in
  try judge(make().causes, diagnosis14_12)
  func scene(_ name: String, _ acts: [DeskAct]) throws {
    try playing(name) {
      let (stage, desk) = (Stage(), make().screen())
      stage.root.addSubview(desk.screen)
      desk.show()
      var (before, wanted) = (DeskState(), DeskState())
      for (index, act) in acts.enumerated() {
        before = wanted
        let letter = String(Array("abcdefghijkl")[index % 12])
        wanted.perform(act, letter)
        var got = try play(act, desk, on: stage)
        try type(letter, on: stage, glass: index % 2 == 0)
        got.read(desk)
        let (rule, why) = explained(act, before, got, wanted)
        try expect(
          got.words, is: wanted.words, "\(name): \(act.words), then \(letter)", otherwise: why,
          rule: rule)
      }
    }
  }
  try scene("The report", [.title, .note, .pause])
  try scene("A pause while the note is written", [.note, .pause])
  try scene("A pause while the title is written", [.note, .title, .pause])
  try scene("A pause before anything is written", [.pause, .title])
  try scene("A finger beside the buttons while the note is written", [.note, .grip])
  try scene("A finger beside the buttons while the title is written", [.title, .grip])
  try scene("The panel is dragged while the note is written", [.note, .drag, .pause])
  try scene("The panel is dragged while the title is written", [.note, .title, .drag, .title])
  try scene("The panel is dragged, and named there", [.note, .drag, .title, .note, .pause, .drag])
  try scene("The title again and again", [.note, .title, .note, .title, .note, .pause])
  try scene("The note after the title", [.note, .title, .note])
  try scene("Two pauses while the note is written", [.title, .note, .pause, .pause])
  try scene("The star beside the panel", [.note, .star, .title, .star, .pause])
  try scene("Close while the note is written", [.note, .pause, .close])
  try scene("Close while the title is written", [.note, .title, .close, .gone])
  try scene(
    "The title of a recorder that is shown again",
    [.note, .title, .close, .show, .pause, .title, .note, .pause])
  try randomScenes(1...30) { name, random in
    var acts: [DeskAct] = []
    var isShown = true
    for _ in 0..<random.int(in: 2...8) {
      let act: DeskAct
      if isShown {
        act = random.pick([.note, .title, .title, .pause, .pause, .grip, .drag, .star, .close])
      } else {
        act = random.pick([.note, .gone, .star, .show, .show])
      }
      if act == .close { isShown = false }
      if act == .show { isShown = true }
      acts.append(act)
    }
    try scene("\(name): \(listed(acts.map(\.words)))", acts)
  }
}

/// What a user does.
enum DeskAct {
  /// A tap in the note, and one in the title.
  case note, title
  case pause, close
  /// A tap on the panel, beside its buttons, and a drag from there.
  case grip, drag
  /// A tap on the page's star.
  case star
  /// A tap where pause was, and the recorder is shown again.
  case gone, show

  var words: String {
    switch self {
    case .note: "a tap in the note"
    case .title: "a tap in the title"
    case .pause: "pause"
    case .close: "close"
    case .grip: "a tap on the panel"
    case .drag: "a drag of the panel"
    case .star: "star"
    case .gone: "a tap where pause was"
    case .show: "the recorder is shown"
    }
  }

  /// Whether keys and keyboard should stay where they are.
  var leavesKeys: Bool { [.pause, .grip, .drag].contains(self) }
}

/// What should be seen, or is.
struct DeskState {
  var note = ""
  var title = ""
  var log: [String] = []
  /// Which field gets what is typed.
  var (isInNote, isInTitle) = (false, false)
  /// Which field is first responder of its window; said in explanations only.
  var (hasNote, hasTitle) = (false, false)
  /// Whether the panel was dragged, and whether a touch moved the keyboard that should not.
  var (isLow, isMoved) = (false, false)

  var words: String {
    "note “\(note)”, title “\(title)”, \(log.isEmpty ? "no action" : listed(log))"
      + (isLow ? ", the panel lower" : "") + (isMoved ? ", the keyboard moves" : "")
  }

  mutating func perform(_ act: DeskAct, _ letter: String) {
    switch act {
    case .note: (hasNote, isInNote, isInTitle) = (true, true, false)
    case .title: (hasTitle, isInNote, isInTitle) = (true, false, true)
    case .star, .close, .gone: (isInNote, isInTitle) = (hasNote, false)
    case .pause, .grip, .drag, .show: break
    }
    if act == .pause { log.append("pause") }
    if act == .star { log.append("star") }
    if act == .drag { isLow.toggle() }
    if isInNote { note += letter }
    if isInTitle { title += letter }
  }

  /// What is in the fields, and what was done.
  mutating func read(_ desk: Desk) {
    (note, title, log) = (desk.note.text ?? "", desk.title.text ?? "", desk.log())
    (hasNote, hasTitle) = (
      desk.note.isFirstResponder, desk.title.isFirstResponder
    )
  }
}

/// The middle of the title, on the screen.
private func middle(_ desk: Desk) -> CGPoint {
  let title = desk.title
  guard let window = title.window else { return CGPoint(x: 211, y: 90) }
  let point = CGPoint(x: title.bounds.midX, y: title.bounds.midY)
  return window.convert(title.convert(point, to: nil), to: nil as UIWindow?)
}

/// Does something, and says what came of the panel and of the keyboard.
private func play(_ act: DeskAct, _ desk: Desk, on stage: Stage) throws -> DeskState {
  let lines = stage.recording.lines.count
  let title = middle(desk)
  func tap(_ x: Double, _ y: Double) throws {
    try stage.finger.tap(at: CGPoint(x: title.x + x, y: title.y + y))
  }
  var state = DeskState()
  switch act {
  case .note: try stage.finger.tap(at: CGPoint(x: 187, y: 322))
  case .star: try stage.finger.tap(at: CGPoint(x: 80, y: 402))
  case .title: try tap(0, 0)
  case .pause: try tap(-137, 0)
  case .close: try tap(114, 0)
  case .grip: try tap(-25, 50)
  case .drag:
    let start = CGPoint(x: title.x - 25, y: title.y + 50)
    let way = title.y > 130 ? -90.0 : 90
    try stage.finger.drag(
      through: [start, CGPoint(x: start.x, y: start.y + way)], over: 0.3)
  case .gone: try tap(-137, 0)
  case .show: desk.show()
  }
  try stage.wait(1)
  state.isLow = middle(desk).y > 130
  let moves = stage.recording.lines.dropFirst(lines).contains {
    $0.kind == "responder" && $0.what.hasPrefix("inputView")
  }
  state.isMoved = act.leavesKeys && moves
  return state
}

private func type(_ letter: String, on stage: Stage, glass: Bool) throws {
  if glass {
    stage.phone.type(letter)
  } else {
    try stage.phone.pressKey(letter)
  }
  try stage.wait(1)
}

/// What explains that something else is seen after an act, and its rule.
private func explained(
  _ act: DeskAct, _ before: DeskState, _ got: DeskState, _ wanted: DeskState
) -> (rule: String, why: String) {
  typealias D = Diagnosis14_12
  switch act {
  case .note: return (D.window, D.pageGets)
  case .title: return untitled(before, got)
  case .star: return (D.working, got.log == wanted.log ? D.pageGets : D.noStar)
  case .close: return (D.working, got.hasNote == wanted.hasNote ? D.closeGives : D.endsWriting)
  case .gone: return (D.working, D.isGone)
  case .show: return (D.window, D.notShown)
  case .pause where got.log != wanted.log: return (D.working, D.noPause)
  case .drag where got.isLow != wanted.isLow: return (D.working, D.noMove)
  case .pause, .grip, .drag: return taken(act, before, got, wanted)
  }
}

/// Why the title does not get the keys, and the rule.
private func untitled(_ before: DeskState, _ got: DeskState) -> (rule: String, why: String) {
  typealias D = Diagnosis14_12
  if !got.hasTitle { return (D.behind, D.titleUntouched) }
  if before.isLow { return (D.places, D.titleElsewhere) }
  return (D.window, before.hasNote ? D.titleBesideNote : D.titleGets)
}

/// Why a touch that should leave the keys has taken them, and the rule.
private func taken(
  _ act: DeskAct, _ before: DeskState, _ got: DeskState, _ wanted: DeskState
) -> (rule: String, why: String) {
  typealias D = Diagnosis14_12
  let (isNote, isTitle) = (got.note == wanted.note, got.title == wanted.title)
  if isNote, isTitle { return (D.atOnce, D.moves) }
  if before.isInTitle { return (D.keyed, D.titleLoses) }
  if !before.isInNote { return (D.keyed, D.noneBefore) }
  if !isTitle { return (D.keyed, D.complaint) }
  if act != .pause { return (D.asked, D.panelTakes) }
  return (D.keyed, before.hasTitle && !got.hasTitle ? D.resigned : D.lost)
}
