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
    "The action was noted, and then it went nowhere: nobody called the application's own code."
  static let callsSuperToAskAndAgain =
    "The action was performed twice: each call of super performs it."
  static let takesANilTargetForALost =
    "No target is not the same as nobody: the chain is searched, and the screen has the method."
  static let notesBeforeItKnows =
    "You noted it without knowing; only the application's own answer tells."
  static let searchesTheChainItself =
    "You searched from the sender; the application asks the first responder before it."
  static let alwaysSaysYes = "Nobody performed it, and you say that somebody did."
  static let answersTheOpposite = "The screen performed it, and you say that nobody did."
  static let handsOnNoTarget =
    "The action did not get to its target, or came there without its sender."
  static let handsOnNoSender =
    "The search found nobody: without a first responder it begins at the sender it was given."
  static let handsOnNoEvent = "The event of the touch did not get through."

  static let rule =
    "send: the application performs an action, or finds nobody, and says which (RC-22)."
  static let send = "send: who passes an action on passes on its target, sender and event (CT-30)."
}

let exercise6_3: Grader<Watch> = Grader(
  "6.3", read: "Chapters/06-controls, The rule, send",
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
    }
  ], wrong: wrong6_3
) { make in
  try expect(
    watched([.save], make), is: "1 × didSave; performed didSave; lost nothing",
    "A tap on save, whose target is the screen",
    why: [
      "0 × didSave; performed didSave; lost nothing": Diagnosis6_3.forgetsSuper,
      "2 × didSave; performed didSave; lost nothing": Diagnosis6_3.callsSuperToAskAndAgain,
      "1 × didSave; performed nothing; lost nothing": "The action passed, and was not noted.",
      "1 × didSave; performed nothing; lost didSave":
        "The screen performed it, and you noted it as lost.",
    ], rule: Diagnosis6_3.rule)
  try expect(
    watched([.find], make), is: "1 × didFind; performed didFind; lost nothing",
    "A tap on find, which has no target; the screen has the method",
    why: [
      "1 × didFind; performed nothing; lost didFind": Diagnosis6_3.takesANilTargetForALost,
      "1 × didFind; performed nothing; lost nothing": "The action passed, and was not noted.",
      "0 × didFind; performed nothing; lost didFind": Diagnosis6_3.handsOnNoSender,
    ], rule: Diagnosis6_3.rule)
  try expect(
    watched([.print], make), is: "0 × didPrint; performed nothing; lost didPrint",
    "A tap on print, which has no target; nobody has the method",
    why: [
      "0 × didPrint; performed didPrint; lost nothing": Diagnosis6_3.notesBeforeItKnows
    ], rule: Diagnosis6_3.rule)
  try expect(
    watched([.save, .print, .find, .save], make),
    is: "2 × didSave; performed didSave, didFind, didSave; lost didPrint",
    "save, print, find, save",
    why: [
      "2 × didSave; performed didSave, didFind; lost didPrint":
        "The same action was performed twice and noted once."
    ], rule: Diagnosis6_3.rule)
  try expect(
    watched([.print], hasFirst: true, make), is: "1 × didPrint; performed didPrint; lost nothing",
    "A tap on print, while a printer elsewhere is first responder",
    why: [
      "1 × didPrint; performed nothing; lost didPrint": Diagnosis6_3.searchesTheChainItself
    ], rule: Diagnosis6_3.rule)
  for (tap, wanted) in [(Tap.find, "true"), (.print, "false")] {
    try expect(
      answered(tap, make), is: wanted, "The answer to whoever sends \(tap.action.name)",
      why: [
        "true": Diagnosis6_3.alwaysSaysYes,
        "false": Diagnosis6_3.answersTheOpposite,
      ], rule: Diagnosis6_3.rule)
  }
  try expect(
    copied(make), is: "didCopy from copy, with the event",
    "A tap on copy, whose target is no responder",
    why: [
      "nothing": Diagnosis6_3.handsOnNoTarget,
      "didCopy from copy, without an event": Diagnosis6_3.handsOnNoEvent,
    ], rule: Diagnosis6_3.send)
  try randomScenes(1...20) { name, random in
    let taps = (0..<6).map { _ in random.pick([Tap.save, .find, .print]) }
    let done = taps.filter { $0 != .print }.map { $0.action.name }
    let lost = taps.filter { $0 == .print }.map { $0.action.name }
    let runs = taps.filter { $0 == taps[0] && $0 != .print }.count
    try expect(
      watched(taps, make),
      is: "\(runs) × \(taps[0].action.name); performed \(listed(done)); lost \(listed(lost))",
      "\(name): \(listed(taps.map { $0.action.name }))", why: [:], rule: Diagnosis6_3.rule)
  }
}

/// The screen of the scenes.
private final class WatchedScreen: UIViewController {
  var runs: [String] = []
  func didSave() { runs.append("didSave") }
  func didFind() { runs.append("didFind") }
}

/// Nobody of this class is on the button's chain.
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

/// What an app has noted after some taps.
private func watched(
  _ taps: [Tap], hasFirst: Bool = false, _ make: () -> Watch
) throws -> String {
  let (watch, screen, printer) = (make(), WatchedScreen(), Printer(frame: .zero))
  let stage = Stage(application: watch.app, viewController: screen)
  for (index, tap) in Tap.allCases.enumerated() {
    let button = UIButton()
    stage.add(button, "button", CGRect(x: 20, y: 100 + 100 * Double(index), width: 100, height: 40))
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
  if hasFirst { stage.window.firstResponder = printer }
  for tap in taps {
    let index = Tap.allCases.firstIndex(of: tap) ?? 0
    try stage.finger.tap(at: CGPoint(x: 50, y: 120 + 100 * Double(index)))
    try stage.wait(1)
  }
  let first = taps[0].action.name
  stage.window.firstResponder = nil
  let runs = (screen.runs + printer.runs).filter { $0 == first }.count
  return "\(runs) × \(first); performed \(listed(watch.performed())); "
    + "lost \(listed(watch.lost()))"
}

/// A target that is no responder and so on nobody's chain.
private final class Clipboard {
  var heard = "nothing"
  func didCopy(_ sender: UIView, _ event: UIEvent?) {
    heard = "didCopy from \(sender.name), \(event == nil ? "without an" : "with the") event"
  }
}

/// What such a target hears of a tap.
private func copied(_ make: () -> Watch) throws -> String {
  let (watch, clipboard, button) = (make(), Clipboard(), UIButton())
  let stage = Stage(application: watch.app, viewController: WatchedScreen())
  stage.add(button, "copy", CGRect(x: 20, y: 100, width: 100, height: 40))
  button.addTarget(clipboard, action: Clipboard.didCopy, for: .touchUpInside, name: "didCopy")
  try stage.finger.tap(at: CGPoint(x: 50, y: 120))
  return clipboard.heard
}

/// What the sender of an action without a target is told.
private func answered(_ tap: Tap, _ make: () -> Watch) -> String {
  let watch = make()
  let stage = Stage(application: watch.app, viewController: WatchedScreen())
  return "\(watch.app.sendAction(tap.action, to: nil, from: stage.root, for: nil))"
}
