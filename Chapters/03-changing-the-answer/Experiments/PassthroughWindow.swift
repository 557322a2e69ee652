import MiniUIKit
import Stage

// listing: window
/// A window in front of the app that only takes touches for what lies in it.
final class PassthroughWindow: UIWindow {
  /// Whether the root view controller's view counts as the window itself.
  var knowsItsRoot = true

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    if hit === self { return nil }
    if knowsItsRoot, hit === rootViewController?.view { return nil }
    return hit
  }
}
// end

/// A floating button in a window of its own above the app.
let passthroughWindow = [
  overlay("3G", "A finger on the map, through a window in front", CGPoint(x: 120, y: 200)),
  overlay("3G2", "A finger on the bubble of the window in front", CGPoint(x: 290, y: 310)),
  overlay(
    "3G3", "A finger on the map; the window knows only itself", CGPoint(x: 120, y: 200),
    knowsRoot: false),
]

private func overlay(
  _ id: String, _ title: String, _ point: CGPoint, knowsRoot: Bool = true
) -> Experiment {
  Experiment(
    id, title, kinds: shownWithActions, showsChain: false,
    parameters: [.flag("root", knowsRoot, "the window lets touches of its root view through")],
    touch: point, on: stageWithScreen
  ) { stage throws(ScriptError) in
    // listing: overlay
    stage.root.addSubview(view("map", CGRect(x: 20, y: 100, width: 335, height: 280), .green))
    let overlay = PassthroughWindow(windowScene: stage.phone.application.windowScene)
    overlay.knowsItsRoot = stage.flag("root")
    overlay.windowLevel = .alert
    let controller = UIViewController()
    let bubble = UIButton(frame: CGRect(x: 260, y: 280, width: 64, height: 64))
    controller.view.addSubview(dressed(bubble, "bubble", .orange))
    overlay.rootViewController = controller
    overlay.isHidden = false
    // end
    named("overlay", overlay)
    named("tools", controller.view)
    stage.connect(bubble)
    try stage.finger.tap(at: stage.touch)
  }
}
