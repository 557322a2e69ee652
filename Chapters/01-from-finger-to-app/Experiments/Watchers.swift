import MiniUIKit
import Stage

// listing: watchers
/// An app that writes down every event and then lets it go its way.
final class WatchingApplication: UIApplication {
  private(set) var seen = 0

  override func sendEvent(_ event: UIEvent) {
    seen += 1
    super.sendEvent(event)
  }
}

/// A window that does the same.
final class WatchingWindow: UIWindow {
  private(set) var rows = [["event", "at", "touches"]]

  override func sendEvent(_ event: UIEvent) {
    rows.append([String(rows.count), decimals(event.timestamp), phases(of: event)])
    super.sendEvent(event)
  }
}
// end

// listing: silent
/// An app that watches and forgets super.
final class SilentApplication: UIApplication {
  private(set) var seen = 0

  override func sendEvent(_ event: UIEvent) { seen += 1 }
}
// end

/// A window that forgets super.
private final class SilentWindow: UIWindow {
  override func sendEvent(_ event: UIEvent) {}
}

/// The phases of an event's touches, in the order in which they began.
func phases(of event: UIEvent) -> String {
  var words: [String] = []
  for touch in (event.allTouches ?? []).inOrder {
    words.append("finger " + String(touch.finger) + " " + touch.phase.word)
  }
  return words.joined(separator: ", ")
}

/// Every event of an app can be watched at one place (E2), and stopped there.
let watchers = [
  Experiment(
    "1F", "An app and a window that watch every event", kinds: ["touch"], showsChain: false,
    tellsLeftOut: false,
    touch: CGPoint(x: 105, y: 240), pictures: [.scene],
    on: { settings in
      Stage(
        settings: settings, application: WatchingApplication(),
        makeWindow: { WatchingWindow(windowScene: $0) })
    }
  ) { stage throws(ScriptError) in
    buildCard(on: stage)
    try stage.finger.tap(at: stage.touch)
    guard let app = stage.phone.application as? WatchingApplication,
      let window = stage.window as? WatchingWindow
    else { return }
    stage.recording.add(Table("The app's sendEvent:", [["calls"], [String(app.seen)]]))
    stage.recording.add(Table("The window's sendEvent:", window.rows))
  },
  Experiment(
    "1F2", "An app that watches and forgets super",
    kinds: everyStage, showsChain: false, touch: CGPoint(x: 105, y: 240),
    prediction: Prediction(
      "The app's sendEvent keeps every event to itself. Which lines of a tap are left in its trace?",
      [
        .init(
          "hitTest and touch", "No window gets the event, so no touches method of a view is called."
        ),
        .init(
          "hitTest only", "The view is found while the event is built, before sendEvent is called."),
        .init(
          "touch only", "Touches methods are called by the window, which never gets the event."),
        .init(
          "neither of them", "The event is stopped, but by then its touch has its view already."),
      ],
      outcome: { run in
        let (asks, hears) = (!run.lines("hitTest").isEmpty, !run.lines("touch").isEmpty)
        if asks { return hears ? "hitTest and touch" : "hitTest only" }
        return hears ? "touch only" : "neither of them"
      }),
    pictures: [.scene, .way],
    on: { Stage(settings: $0, application: SilentApplication()) }
  ) { stage throws(ScriptError) in
    buildCard(on: stage)
    try stage.finger.tap(at: stage.touch)
    guard let app = stage.phone.application as? SilentApplication else { return }
    stage.recording.add(Table("The app's sendEvent:", [["calls"], [String(app.seen)]]))
  },
  Experiment(
    "1F3", "Two windows; the window of the panel forgets super",
    kinds: ["touch"], showsChain: false, touch: CGPoint(x: 105, y: 240)
  ) { stage throws(ScriptError) in
    buildCard(on: stage)
    let panel = named("panel", SilentWindow(windowScene: stage.phone.application.windowScene))
    panel.frame = CGRect(x: 0, y: 400, width: 375, height: 412)
    panel.addSubview(view("tool", CGRect(x: 40, y: 60, width: 130, height: 120), .orange))
    panel.makeKeyAndVisible()
    try stage.finger.tap(at: stage.touch)
    try stage.wait(0.5)
    try stage.finger.tap(at: CGPoint(x: 105, y: 520))
  },
]
