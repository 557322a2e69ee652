import MiniUIKit
import Stage

/// A screen with a panel that follows a pan.
class PanelScreen: UIViewController {
  let panel = dressed(
    UIView(frame: CGRect(x: 0, y: 420, width: 375, height: 392)), "panel", .orange)
  let pan = UIPanGestureRecognizer()

  override func viewDidLoad() {
    view.addSubview(panel)
    pan.addTarget(self, action: PanelScreen.didPan, name: "didPan")
    panel.addGestureRecognizer(pan)
  }

  // listing: follow
  private var start: CGFloat = 0

  func didPan(_ pan: UIPanGestureRecognizer) {
    if pan.state == .began { start = panel.frame.minY }
    panel.frame.origin.y = start + pan.translation(in: view).y
  }
  // end
}

/// The middle of the panel's upper part, on the screen.
let onPanel = CGPoint(x: 187, y: 480)

@Sendable func panelStage(_ settings: Settings) -> Stage {
  Stage(settings: settings, viewController: PanelScreen())
}

extension Stage {
  /// The stage's controller, if it has a panel.
  var panelScreen: PanelScreen? { viewController as? PanelScreen }

  /// Comes down on the panel, goes up by 100 points, and is lifted.
  ///
  /// - Parameter hand: What does that.
  /// - Throws: `ScriptError` if it is down already.
  func dragPanel(by hand: Finger) throws(ScriptError) {
    try hand.down(at: onPanel)
    for way in [50.0, 100] {
      try wait(0.1)
      try hand.move(to: CGPoint(x: onPanel.x, y: onPanel.y - way))
    }
    try wait(0.1)
    try hand.up()
  }

  /// Two fingers on the trackpad go up by 100 points, with the pointer on the panel.
  func scrollPanel(_ type: UIScrollType = .continuous) throws(ScriptError) {
    try scroll([-50, -50], at: onPanel, type)
  }
}
