import MiniUIKit
import Stage

/// An app that notes what it is sent: the type of each event, and how many touches are in it.
final class ListeningApp: UIApplication {
  private(set) var types: [UIEvent.EventType] = []
  private(set) var mostTouches = 0
  private(set) var count = 0

  override func sendEvent(_ event: UIEvent) {
    count += 1
    if types.last != event.type { types.append(event.type) }
    mostTouches = max(mostTouches, event.allTouches?.count ?? 0)
    super.sendEvent(event)
  }
}

extension UIEvent.EventType {
  /// The type's name in UIKit.
  var word: String {
    switch self {
    case .touches: "touches"
    case .motion: "motion"
    case .remoteControl: "remoteControl"
    case .presses: "presses"
    case .scroll: "scroll"
    case .hover: "hover"
    case .transform: "transform"
    }
  }
}

/// A panel under a trackpad, and what comes of it.
let trackpads = [
  Experiment(
    "16A", "Two fingers on a trackpad go up, the pointer on a panel",
    kinds: ["gestureScroll", "gesture", "gestureTouch", "touch", "action"], tellsLeftOut: false,
    parameters: [.flag("mask", false, "the pan takes all scroll events")],
    touch: onPanel, pictures: [],
    on: { Stage(settings: $0, application: ListeningApp(), viewController: PanelScreen()) }
  ) { stage throws(ScriptError) in
    if stage.flag("mask") {
      stage.panelScreen?.pan.allowedScrollTypesMask = .all
    }
    try stage.scroll([-50, -50], at: stage.touch)
    guard let app = stage.phone.application as? ListeningApp else { return }
    stage.recording.add(
      Table(
        "What sendEvent was given:",
        [["events", "of the type", "touches in them"]]
          + app.types.map { [String(app.count), $0.word, String(app.mostTouches)] }))
  },
  Experiment(
    "16A2", "The same; the pan takes scroll events",
    kinds: ["gestureScroll", "gesture", "touch", "action"], tellsLeftOut: false, touch: onPanel,
    pictures: [], on: panelStage
  ) { stage throws(ScriptError) in
    stage.panelScreen?.pan.allowedScrollTypesMask = .all
    try stage.scroll([-50, -50], at: stage.touch)
  },
  Experiment(
    "16A3", "One hundred points up, in five ways", tellsLeftOut: false, pictures: []
  ) { stage throws(ScriptError) in
    var rows = [["what goes up", "event", "touches", "pan has", "panel moves"]]
    for way in Way.allCases {
      let app = ListeningApp()
      let screen = CountingScreen()
      let scene = Stage(application: app, viewController: screen)
      try way.play(on: scene, screen)
      rows.append([
        way.rawValue, app.types.map { $0.word }.joined(separator: ", "), String(app.mostTouches),
        screen.touches.map { String($0) } ?? "-",
        decimals(Double(420 - screen.panel.frame.minY)),
      ])
    }
    stage.recording.add(Table("Each on a screen of its own:", rows))
  },
]

/// The same screen; it counts the touches of its pan.
private final class CountingScreen: PanelScreen {
  /// The most touches that the pan had in its action; nil if that never ran.
  private(set) var touches: Int?

  override func didPan(_ pan: UIPanGestureRecognizer) {
    super.didPan(pan)
    touches = max(touches ?? 0, pan.numberOfTouches)
  }
}

/// A way to drag a panel.
private enum Way: String, CaseIterable {
  case finger = "a finger"
  case button = "the pointer, button held"
  case trackpad = "two fingers on the pad"
  case masked = "the same, mask .all"
  case wheel = "a wheel, mask .continuous"

  func play(on stage: Stage, _ screen: PanelScreen) throws(ScriptError) {
    switch self {
    case .finger: try stage.dragPanel(by: stage.finger)
    case .button: try stage.dragPanel(by: stage.pointer())
    case .trackpad: try stage.scrollPanel()
    case .masked:
      screen.pan.allowedScrollTypesMask = .all
      try stage.scrollPanel()
    case .wheel:
      screen.pan.allowedScrollTypesMask = .continuous
      try stage.scrollPanel(.discrete)
    }
  }
}
