import MiniUIKit
import Stage

/// A panel whose action looks for its fingers first.
private final class CarefulScreen: PanelScreen {
  // listing: guarded
  override func didPan(_ pan: UIPanGestureRecognizer) {
    // location(ofTouch: 0, in:) has crashed here once. At the end there is no finger left.
    guard pan.numberOfTouches > 0 || pan.state == .ended else { return }
    super.didPan(pan)
  }
  // end
}

/// What counts fingers counts none.
let noFingers = [
  Experiment(
    "16B", "The pan takes scroll events; its action wants a finger", kinds: ["gesture", "action"],
    tellsLeftOut: false, touch: onPanel, prediction: whereIsThePanel, pictures: [],
    on: { Stage(settings: $0, viewController: CarefulScreen()) }
  ) { stage throws(ScriptError) in
    guard let screen = stage.panelScreen else { return }
    screen.pan.allowedScrollTypesMask = .all
    try stage.beginScroll(at: stage.touch)
    var rows = [["scrolled so far", "panel at"]]
    for part in 1...2 {
      try stage.wait(0.1)
      try stage.scroll(by: CGPoint(x: 0, y: -50))
      rows.append([String(50 * part), decimals(Double(screen.panel.frame.minY))])
    }
    try stage.wait(0.1)
    try stage.endScroll()
    rows.append(["ended", decimals(Double(screen.panel.frame.minY))])
    stage.recording.add(Table("Where the panel is:", rows))
  }
]

private let whereIsThePanel = Prediction(
  "Two fingers have gone up by 100 points on the trackpad and are lifted. Where is the panel?",
  [
    .init("where it was, at 420", "The guard lets ended through, and that moves the panel."),
    .init("100 points higher, at 320", "That takes the place where it was, noted at began."),
    .init("over the upper edge, at -100", "The start was never noted, so the way counts from 0."),
  ]
) { run in
  switch run.stage.panelScreen?.panel.frame.minY {
  case 420: "where it was, at 420"
  case 320: "100 points higher, at 320"
  default: "over the upper edge, at -100"
  }
}

/// A delegate that keeps a pan away from a button, by its touch.
private final class SparingScreen: PanelScreen, UIGestureRecognizerDelegate {
  let stars = dressed(UIView(frame: CGRect(x: 40, y: 40, width: 200, height: 60)), "stars", .yellow)

  /// Whether it asks for the place before the pan begins.
  var asksForThePlace = false

  override func viewDidLoad() {
    super.viewDidLoad()
    panel.addSubview(stars)
    pan.name = "pan"
    pan.delegate = self
    pan.allowedScrollTypesMask = .all
  }

  // listing: spares
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    touch.view !== stars
  }
  // end

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if !asksForThePlace { return true }
    // listing: place
    // In gestureRecognizerShouldBegin(_:), which is asked about fingers, too:
    if gestureRecognizer.numberOfTouches > 0 { return true }
    return !stars.bounds.contains(gestureRecognizer.location(in: stars))
    // end
  }
}

/// The question that is not asked.
let noTouches = [
  spared(
    "16C", "A pan that spares the stars, for a finger and a trackpad", asks: false,
    [.scene]),
  spared("16C2", "The same; the place is asked before the pan begins", asks: true, [.scene]),
]

private func spared(
  _ id: String, _ title: String, asks: Bool, _ pictures: [Picture]
) -> Experiment {
  Experiment(
    id, title, kinds: ["ask", "gesture"], showsChain: false, tellsLeftOut: false,
    touch: CGPoint(x: 100, y: 480),
    pictures: pictures, on: { Stage(settings: $0, viewController: SparingScreen()) }
  ) { stage throws(ScriptError) in
    (stage.viewController as? SparingScreen)?.asksForThePlace = asks
    try stage.finger.drag(
      through: [stage.touch, CGPoint(x: stage.touch.x, y: stage.touch.y - 40)], over: 0.2)
    try stage.wait(0.8)
    try stage.scroll([-20, -20], at: stage.touch)
  }
}
