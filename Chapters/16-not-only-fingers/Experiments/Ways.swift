import MiniUIKit
import Stage

/// A field that may be first, on a page.
private final class WholeScreen: UIViewController {
  let field = dressed(
    UITextField(frame: CGRect(x: 20, y: 120, width: 335, height: 44)), "field", .yellow)
  let page = dressed(UIView(frame: CGRect(x: 0, y: 200, width: 375, height: 400)), "page", .blue)

  override func viewDidLoad() {
    view.addSubview(field)
    view.addSubview(page)
    let pan = UIPanGestureRecognizer()
    pan.allowedScrollTypesMask = .all
    page.addGestureRecognizer(pan)
    page.addGestureRecognizer(UIHoverGestureRecognizer())
  }
}

/// Something that is done to a screen.
private enum Input: String, CaseIterable {
  case finger = "a finger"
  case pencil = "a pencil"
  case click = "a button of the pointer"
  case pointer = "the pointer moves"
  case scroll = "two fingers on the pad"
  case key = "a key"
  case select = "select on a remote"
  case play = "play on a headset"
  case shake = "a shake"

  func play(on stage: Stage) throws(ScriptError) {
    let place = CGPoint(x: 180, y: 400)
    switch self {
    case .finger: try stage.finger.tap(at: place)
    case .pencil: try stage.pencil.tap(at: place)
    case .click: try stage.pointer().tap(at: place)
    case .pointer: try stage.movePointer(to: place)
    case .scroll: try stage.scroll([-20], at: place)
    case .key: try stage.phone.pressKey("a")
    case .select: try stage.phone.press(.select)
    case .play: stage.phone.remoteControl(.remoteControlPlay)
    case .shake: try stage.shake()
    }
  }
}

/// Every input that the engine has, and who hears it first.
let ways = [
  Experiment(
    "16I", "Nine inputs, and who hears each of them first", kinds: ["touch"], tellsLeftOut: false,
    pictures: []
  ) { stage throws(ScriptError) in
    let hearing = [
      "gestureTouch", "gestureScroll", "gesture", "touch", "press", "remote", "motion",
    ]
    var rows = [["input", "event", "touches", "heard first by"]]
    for input in Input.allCases {
      let app = ListeningApp()
      let scene = Stage(application: app, viewController: WholeScreen())
      app.beginReceivingRemoteControlEvents()
      (scene.viewController as? WholeScreen)?.field.becomeFirstResponder()
      try scene.wait(1)
      let before = scene.recording.lines.count
      try input.play(on: scene)
      let line = scene.recording.lines.dropFirst(before).first { hearing.contains($0.kind) }
      rows.append([
        input.rawValue, app.types.map { $0.word }.joined(separator: ", "),
        String(app.mostTouches), line?.who ?? "-",
      ])
    }
    stage.recording.add(Table("Each on a screen of its own, a field being first responder:", rows))
  }
]
