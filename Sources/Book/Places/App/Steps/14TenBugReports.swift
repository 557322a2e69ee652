import MiniUIKit
import Stage

// Chapter 14: the window that logs every event answers the five questions about each touch, and a row
// whose place isn't on the map says so.

/// What became of one touch: the five answers.
struct TouchReport {
  /// The window that the touch belongs to.
  let window: String
  /// The view that the hit test found.
  let hit: String
  /// The views whose recognizers are handed the touch, before any view is.
  let heard: [String]
  /// The recognizers that took the touch, in the order in which they did.
  var takers: [UIGestureRecognizer] = []
  /// Those that were told, each with the method.
  var told: [String] = []
}

/// A window that says what became of each touch, for a report about it.
final class AnsweringWindow: LoggingWindow {
  /// What became of the touches, one after the other.
  private(set) var reports: [TouchReport] = []
  private let witness = Witness()

  override init(windowScene: UIWindowScene) {
    super.init(windowScene: windowScene)
    addGestureRecognizer(witness)
  }

  override func sendEvent(_ event: UIEvent) {
    for touch in event.allTouches ?? [] where touch.phase == .began {
      let recognizers = touch.gestureRecognizers ?? []
      reports.append(
        TouchReport(
          window: touch.window?.name ?? "none", hit: touch.view?.name ?? "nobody",
          heard: views(of: recognizers.filter { $0 !== witness })))
    }
    super.sendEvent(event)
  }

  /// Notes who was told: the application's sendAction calls this, and the table's delegate.
  func noteTold(_ who: String) {
    if !reports.isEmpty { reports[reports.count - 1].told.append(who) }
  }

  /// Notes who took it: the witness calls this.
  func noteTaker(_ taker: UIGestureRecognizer) {
    if !reports.isEmpty { reports[reports.count - 1].takers.append(taker) }
  }

  /// The names of their views, each once.
  private func views(of recognizers: [UIGestureRecognizer]) -> [String] {
    var names: [String] = []
    for name in recognizers.compactMap({ $0.view?.name }) where !names.contains(name) {
      names.append(name)
    }
    return names
  }

  /// The five questions, and behind each the answers for one touch after the other.
  var answers: [[String]] {
    func row(
      _ question: String, _ answer: (TouchReport) -> [String], orElse none: String = "nobody"
    ) -> [String] {
      [question]
        + reports.map {
          let names = answer($0)
          return names.isEmpty ? none : names.joined(separator: ", ")
        }
    }
    return [
      row("Which window") { [$0.window] }, row("Who was hit") { [$0.hit] },
      row("Who heard") { $0.heard }, row("Who took it") { views(of: $0.takers) },
      row("Who was told", { $0.told }, orElse: "no control or row"),
    ]
  }
}

/// An app that notes whom the actions of its controls reach.
final class AnsweringApplication: UIApplication {
  override func sendAction(
    _ action: Action, to target: AnyObject?, from sender: AnyObject?, for event: UIEvent?
  ) -> Bool {
    let window = (sender as? UIView)?.window as? AnsweringWindow
    let isSent = super.sendAction(action, to: target, from: sender, for: event)
    if isSent { window?.noteTold(action.name) }
    return isSent
  }
}

/// Recognizes nothing, and sees which recognizers want to exclude it.
final class Witness: UIGestureRecognizer {
  // In an app: init(target:action:).
  override init() {
    super.init()
    delaysTouchesEnded = false  // or it would hold back the end of each touch
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    (view as? AnsweringWindow)?.noteTaker(preventingGestureRecognizer)
    return false
  }
}

/// The map that says so if a row leads nowhere.
class Places14: Places13 {
  private let caption = UILabel(frame: CGRect(x: 20, y: 60, width: 335, height: 30))

  override func didStart(on application: UIApplication) {
    super.didStart(on: application)
    view.addSubview(caption)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    (tableView.window as? AnsweringWindow)?.noteTold("didSelectRowAt")
    super.tableView(tableView, didSelectRowAt: indexPath)
  }

  // listing: choose
  // In the map's controller, Places14:
  override func choose(_ name: String) {
    caption.text = nil
    guard pins.contains(where: { $0.place.name == name }) else {
      caption.text = name + " isn't on the map yet"
      return write("no pin for " + name)
    }
    super.choose(name)
  }
  // end
}

let step14 = Step(
  14, "Three fingers on the list", kinds: ["row"],
  changes: [
    .init(step: 5, because: "Its taps meet rows without a pin, and the diary says so."),
    .init(step: 7, because: "Its tap meets a row without a pin, and the diary says so."),
  ],
  variants: [
    .init(
      name: "before", title: "Three fingers on the list", kinds: ["action", "row"],
      question: howManyArrive,
      makeScreen: { Places13() }, makeWindow: { LoggingWindow(windowScene: $0) })
  ],
  screen: { Places14() }, application: { AnsweringApplication() },
  window: { AnsweringWindow(windowScene: $0) },
  touches: { stage throws(ScriptError) in
    try stage.finger.drag(from: CGPoint(x: 100, y: 602), [(at: 0.05, x: 100, y: 582)], over: 0.1)
    try stage.wait(0.9)
    try stage.finger.tap(at: CGPoint(x: 305, y: 602))
    try stage.wait(0.92)
    try stage.finger.tap(at: CGPoint(x: 100, y: 722))
  },
  facts: { _, screen in (screen.view.window as? AnsweringWindow)?.answers ?? [] })

private let howManyArrive = Prediction(
  "Three touches, and no place opens. In how many of them does a method of Places run?",
  [
    .init("none", "Each of the three has a line of an action, or of a row that is selected."),
    .init("one", "Look at the times: there are lines of more than one of the touches."),
    .init("two", "Look at the times: each of the three touches has lines of its own."),
    .init("all three", "A pan, a button and a row: each has called a method of ours."),
  ]
) { run in
  let starts = run.stage.recording.samples.filter { $0.contact.change == .down }.map { $0.time }
  let calls = run.lines.filter {
    $0.kind == "action" || $0.kind == "row" && $0.what.hasPrefix("select")
  }
  let arrived = starts.enumerated().filter { number, start in
    let end = number + 1 < starts.count ? starts[number + 1] : .max
    return calls.contains { (start..<end).contains($0.time) }
  }
  return ["none", "one", "two", "all three"][min(arrived.count, 3)]
}
