import ExerciseKit
import Grading
import MiniUIKit
import Stage

@testable import Solutions06

/// A watching app of any design.
struct Watch {
  let app: UIApplication
  let performed: () -> [String]
  let lost: () -> [String]
}

/// What answers to exercise 6.3 are told.
enum Diagnosis6_3 {
  static let forgetsSuper =
    """
    The action was noted, and then it went nowhere: the application's own code was not called.
    Rule: \(sends)
    """
  static let callsSuperToAskAndAgain =
    """
    The action was performed twice: each call of super performs it.
    Rule: \(sends)
    """
  static let takesANilTargetForALost =
    """
    No target does not mean no object: the chain is searched, and the screen has the method.
    Rule: \(search)
    """
  static let notesBeforeItKnows =
    "You noted it without knowing; only the application's own answer tells."
  static let searchesTheChainItself =
    """
    You searched from the sender; the application asks the first responder before it.
    Rule: \(search)
    """
  static let alwaysSaysYes = "No object performed it, and you say that one did."
  static let answersTheOpposite = "The screen performed it, and you say that no object did."
  static let takesALostOneOff =
    """
    The first one found no object and stays lost, whatever becomes of a later one of the same name.
    Rule: \(every)
    """
  static let sendsALostOneNoMore =
    """
    It was sent again, and now there is an object that performs it; it was not let through.
    Rule: \(sends)
    """
  static let sendsALostOneAgain =
    """
    No object performed it, and it was sent once more: each call of super searches anew.
    Rule: \(sends)
    """
  static let asksTheTarget =
    "That target performs it without being a responder, so only the application's answer tells."
  static let notesFingersOnly =
    """
    A program sends actions, too; then there may be no sender and no event.
    Rule: \(every)
    """
  static let notesEachNameOnce = """
    The same action was performed twice and noted once.
    Rule: \(every)
    """
  static let sendsNothingWithoutATarget =
    """
    It was noted as lost and never sent: only the application's own code searches for an object.
    Rule: \(sends)
    """
  static let notesTheLaterFirst = """
    Both were performed and noted, and the later one stands first.
    Rule: \(every)
    """
  static let forgetsWhatIsLost = "No object performed it, and you noted it nowhere."
  static let notesALostOneTwice = """
    No object performed it, and you noted it in both lists.
    Rule: \(every)
    """
  static let handsOnNoTarget =
    "The action did not get to its target, or came there without its sender."
  static let handsOnNoSender =
    """
    The search found no object: without a first responder it begins at the sender it was given.
    Rule: \(search)
    """
  static let handsOnNoEvent = "The event of the touch did not get through."

  static let rule =
    "the application performs an action, or finds no object for it, and says which (RC-22)."
  static let send =
    "the statement: nothing else changes; target, sender and event get through (CT-30)."
  static let search =
    """
    chapter 6, A button that knows nobody: a search begins at the first responder, or else at the \
    sender (RC-23).
    """
  static let every =
    "the statement: each action that is sent is noted once, in the order in which they were sent."
  static let sends = "super sends an action on, once for each call of it (CT-30)."
}

private let statement6_3: [Asked] = [
  .tells("Write an app"),
  .asks(
    "`performed` gets the", "A tap on save, whose target", "A tap on find", "A tap on print",
    "A tap on find, and then one on save", "save, print, find, save", "print, and once more"),
  .asks(
    "Nothing else changes", "A tap on copy", "The answer to the sender of didPrint",
    "A tap on print, while a printer", "print, and once more", "A program sends"),
  .asks("Worked touch", "Two taps on save"),
]

let exercise6_3: Grader<Watch> = Grader(
  "6.3", read: "Chapters/06-controls, One place for most actions",
  solution: {
    let app = Solutions06.WatchfulApp()
    return Watch(app: app, performed: { app.performed }, lost: { app.lost })
  },
  alternatives: [
    {
      let app = NotesPairs()
      return Watch(
        app: app, performed: { app.all.filter(\.isDone).map(\.name) },
        lost: { app.all.filter { !$0.isDone }.map(\.name) })
    },
    { watch(LeavesEarly()) },
  ], wrong: wrong6_3, statement: statement6_3
) { make in
  func scene(
    _ name: String, _ steps: [Step], is wanted: String, why: [String: String] = [:],
    rule: String = Diagnosis6_3.rule
  ) throws {
    try expect(try watched(steps, make), is: wanted, name, why: why, rule: rule)
  }
  try scene(
    "A tap on save, whose target is the screen", [.tap(.save)],
    is: "1 × didSave; performed didSave; lost nothing",
    why: [
      "0 × didSave; performed didSave; lost nothing": Diagnosis6_3.forgetsSuper,
      "2 × didSave; performed didSave; lost nothing": Diagnosis6_3.callsSuperToAskAndAgain,
      "1 × didSave; performed nothing; lost nothing": "The action passed, and was not noted.",
      "1 × didSave; performed nothing; lost didSave":
        "The screen performed it, and you noted it as lost.",
    ])
  try scene(
    "Two taps on save", [.tap(.save), .tap(.save)],
    is: "2 × didSave; performed didSave, didSave; lost nothing",
    why: ["2 × didSave; performed didSave; lost nothing": Diagnosis6_3.notesEachNameOnce])
  try scene(
    "A tap on find, which has no target; the screen has the method", [.tap(.find)],
    is: "1 × didFind; performed didFind; lost nothing",
    why: [
      "1 × didFind; performed nothing; lost didFind": Diagnosis6_3.takesANilTargetForALost,
      "1 × didFind; performed nothing; lost nothing": "The action passed, and was not noted.",
      "0 × didFind; performed nothing; lost didFind": try searches(.find, make)
        ? Diagnosis6_3.handsOnNoSender : Diagnosis6_3.sendsNothingWithoutATarget,
    ])
  try scene(
    "A tap on print, which has no target; no object has the method", [.tap(.print)],
    is: "0 × didPrint; performed nothing; lost didPrint",
    why: [
      "0 × didPrint; performed didPrint; lost nothing": Diagnosis6_3.notesBeforeItKnows,
      "0 × didPrint; performed nothing; lost nothing": Diagnosis6_3.forgetsWhatIsLost,
      "0 × didPrint; performed didPrint; lost didPrint": Diagnosis6_3.notesALostOneTwice,
    ])
  let searches = try used([.tap(.print)], make).stage.recording.lines.filter {
    $0.kind == "chain" && $0.who == "print"
  }
  try expect(
    "\(searches.count) × searched", is: "1 × searched", "A tap on print, how often it is sent",
    why: ["2 × searched": Diagnosis6_3.sendsALostOneAgain], rule: Diagnosis6_3.sends)
  try scene(
    "A tap on find, and then one on save", [.tap(.find), .tap(.save)],
    is: "1 × didFind; performed didFind, didSave; lost nothing",
    why: [
      "1 × didFind; performed didSave, didFind; lost nothing": Diagnosis6_3.notesTheLaterFirst
    ])
  try scene(
    "save, print, find, save", [.tap(.save), .tap(.print), .tap(.find), .tap(.save)],
    is: "2 × didSave; performed didSave, didFind, didSave; lost didPrint",
    why: [
      "2 × didSave; performed didSave, didFind; lost didPrint": Diagnosis6_3.notesEachNameOnce
    ])
  try scene(
    "A tap on print, while a printer elsewhere is first responder",
    [.printerIsFirst, .tap(.print)],
    is: "1 × didPrint; performed didPrint; lost nothing",
    why: [
      "1 × didPrint; performed nothing; lost didPrint": Diagnosis6_3.searchesTheChainItself,
      "0 × didPrint; performed nothing; lost didPrint": Diagnosis6_3.searchesTheChainItself,
    ])
  try scene(
    "print, and once more when a printer is first responder",
    [.tap(.print), .printerIsFirst, .tap(.print)],
    is: "1 × didPrint; performed didPrint; lost didPrint",
    why: [
      "1 × didPrint; performed didPrint; lost nothing": Diagnosis6_3.takesALostOneOff,
      "0 × didPrint; performed nothing; lost didPrint": Diagnosis6_3.sendsALostOneNoMore,
      "0 × didPrint; performed nothing; lost didPrint, didPrint": Diagnosis6_3.sendsALostOneNoMore,
    ])
  for (tap, wanted) in [(Tap.find, "true"), (.print, "false")] {
    try expect(
      answered(tap, make), is: wanted, "The answer to the sender of \(tap.action.name)",
      why: [
        "true": Diagnosis6_3.alwaysSaysYes,
        "false": Diagnosis6_3.answersTheOpposite,
      ], rule: Diagnosis6_3.rule)
  }
  try judgeAnswersOfOneName(make)
  try expect(
    try copied(make).heard, is: "didCopy from copy, with the event",
    "A tap on copy, whose target is no responder",
    why: [
      "nothing": Diagnosis6_3.handsOnNoTarget,
      "didCopy from copy, without an event": Diagnosis6_3.handsOnNoEvent,
    ], rule: Diagnosis6_3.send)
  try expect(
    try copied(make).noted, is: "performed didCopy; lost nothing",
    "A tap on copy, whose target is no responder, noted",
    why: ["performed nothing; lost didCopy": Diagnosis6_3.asksTheTarget], rule: Diagnosis6_3.rule)
  try scene(
    "A program sends didSave to the screen, without sender and event", [.program(.save)],
    is: "1 × didSave; performed didSave; lost nothing",
    why: ["1 × didSave; performed nothing; lost nothing": Diagnosis6_3.notesFingersOnly])
  try scene(
    "A program sends didPrint, without target, sender and event", [.program(.print)],
    is: "0 × didPrint; performed nothing; lost didPrint",
    why: ["0 × didPrint; performed nothing; lost nothing": Diagnosis6_3.notesFingersOnly])
  try judgeTargetsThatSayNo(make)
  try randomScenes(1...30) { name, random in
    let steps = (0..<random.int(in: 1...7)).map { _ in
      let tap = random.pick([Tap.save, .find, .print])
      switch random.int(in: 0...5) {
      case 4: return Step.program(tap == .find ? .save : tap)
      case 5: return random.bool() ? .noneIsFirst : .printerIsFirst
      default: return .tap(tap)
      }
    }
    var (hasPrinter, done, lost) = (false, [String](), [String]())
    for step in steps {
      switch step {
      case .printerIsFirst: hasPrinter = true
      case .noneIsFirst: hasPrinter = false
      case .tap(.print) where !hasPrinter, .program(.print) where !hasPrinter:
        lost.append("didPrint")
      case .tap(let tap), .program(let tap):
        // The printer stands in another branch than the screen's button, and below the screen.
        done.append(tap.action.name)
      }
    }
    let first = steps.compactMap(\.tapped).first?.action.name ?? "didSave"
    let runs = done.filter { $0 == first }.count
    try scene(
      "\(name): \(steps.map(\.words).joined(separator: ", "))", steps,
      is: "\(runs) × \(first); performed \(listed(done)); lost \(listed(lost))")
  }
}

/// The screen of the scenes.
private final class WatchedScreen: UIViewController {
  var runs: [String] = []
  func didSave() { runs.append("didSave") }
  func didFind() { runs.append("didFind") }
}

/// No object of this class is on the button's chain.
private final class Printer: UIView {
  var runs: [String] = []
  func didPrint() { runs.append("didPrint") }
}

private enum Tap: CaseIterable {
  case save
  case find
  case print

  var action: Action {
    switch self {
    case .save: Action("didSave", WatchedScreen.didSave)
    case .find: Action("didFind", WatchedScreen.didFind)
    case .print: Action("didPrint", Printer.didPrint)
    }
  }
}

/// What happens to an app.
private enum Step {
  /// A finger taps the button.
  case tap(Tap)
  /// A program sends the action itself.
  case program(Tap)
  case printerIsFirst
  case noneIsFirst

  var tapped: Tap? {
    switch self {
    case .tap(let tap), .program(let tap): tap
    default: nil
    }
  }
  var words: String {
    switch self {
    case .tap(let tap): "a tap for \(tap.action.name)"
    case .program(let tap): "a program sends \(tap.action.name)"
    case .printerIsFirst: "a printer is first responder"
    case .noneIsFirst: "nothing is first responder"
    }
  }
}

/// What an app has noted after some steps, and how often it performed the first action.
private func watched(_ steps: [Step], _ make: () -> Watch) throws -> String {
  try used(steps, make).noted
}

/// Whether the application's own code gets the action of a tap: then it asks the first responder.
private func searches(_ tap: Tap, _ make: () -> Watch) throws -> Bool {
  try used([.printerIsFirst, .tap(tap)], make).stage.recording.lines.contains {
    $0.kind == "chain"
  }
}

/// What was noted after some steps, and the stage with what has happened on it.
private func used(_ steps: [Step], _ make: () -> Watch) throws -> (noted: String, stage: Stage) {
  let (watch, screen, printer) = (make(), WatchedScreen(), Printer(frame: .zero))
  let stage = Stage(application: watch.app, viewController: screen)
  (screen.traceName, printer.traceName) = ("screen", "printer")
  for (index, tap) in Tap.allCases.enumerated() {
    let button = UIButton()
    stage.add(
      button, "\(tap)", CGRect(x: 20, y: 100 + 100 * Double(index), width: 100, height: 40))
    switch tap {
    case .save:
      button.addTarget(
        screen, action: WatchedScreen.didSave, for: .touchUpInside, name: "didSave")
    case .find:
      button.addTarget(nil, action: WatchedScreen.didFind, for: .touchUpInside, name: "didFind")
    case .print:
      button.addTarget(nil, action: Printer.didPrint, for: .touchUpInside, name: "didPrint")
    }
  }
  stage.root.addSubview(printer)
  for step in steps {
    switch step {
    case .printerIsFirst: stage.window.firstResponder = printer
    case .noneIsFirst: stage.window.firstResponder = nil
    case .program(let tap):
      let target = tap == .save ? screen : nil
      _ = watch.app.sendAction(tap.action, to: target, from: nil, for: nil)
    case .tap(let tap):
      let index = Tap.allCases.firstIndex(of: tap) ?? 0
      try stage.finger.tap(at: CGPoint(x: 50, y: 120 + 100 * Double(index)))
    }
    try stage.wait(1)
  }
  let first = steps.compactMap(\.tapped).first?.action.name ?? "didSave"
  stage.window.firstResponder = nil
  let runs = (screen.runs + printer.runs).filter { $0 == first }.count
  let noted =
    "\(runs) × \(first); performed \(listed(watch.performed())); lost \(listed(watch.lost()))"
  return (noted, stage)
}

/// A target that is no responder and so on no chain.
private final class Clipboard {
  var heard = "nothing"
  func didCopy(_ sender: UIView, _ event: UIEvent?) {
    heard = "didCopy from \(sender.name), \(event == nil ? "without an" : "with the") event"
  }
}

/// What such a target hears at a tap, and what the app notes of it.
private func copied(_ make: () -> Watch) throws -> (heard: String, noted: String) {
  let (watch, clipboard, button) = (make(), Clipboard(), UIButton())
  let stage = Stage(application: watch.app, viewController: WatchedScreen())
  stage.add(button, "copy", CGRect(x: 20, y: 100, width: 100, height: 40))
  button.addTarget(clipboard, action: Clipboard.didCopy, for: .touchUpInside, name: "didCopy")
  try stage.finger.tap(at: CGPoint(x: 50, y: 120))
  let noted = "performed \(listed(watch.performed())); lost \(listed(watch.lost()))"
  return (clipboard.heard, noted)
}

/// What the sender of an action without a target is told.
private func answered(_ tap: Tap, _ make: () -> Watch) -> String {
  let watch = make()
  let stage = Stage(application: watch.app, viewController: WatchedScreen())
  return "\(watch.app.sendAction(tap.action, to: nil, from: stage.root, for: nil))"
}
