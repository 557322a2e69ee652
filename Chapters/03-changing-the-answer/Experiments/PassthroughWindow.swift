import MiniUIKit
import Stage

// listing: window
/// A window in front of the app that only takes touches for what lies in it.
final class PassthroughWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self || hit === rootViewController?.view ? nil : hit
  }
}
// end

/// A window that knows only itself.
final class SelfishWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

// listing: regions
/// A window in front of the app that is only there where something was declared.
final class RegionWindow: UIWindow {
  /// What takes touches, in the window's coordinates.
  var regions: [CGRect] = []

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    regions.contains { $0.contains(point) }
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
  hosting("3G4", "A finger on the bubble, in a view that answers with itself", regions: false),
  hosting("3G5", "The same, in a window that has been told its regions", regions: true),
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
    let scene = stage.phone.application.windowScene
    let overlay: UIWindow =
      stage.flag("root")
      ? PassthroughWindow(windowScene: scene) : SelfishWindow(windowScene: scene)
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

private func hosting(_ id: String, _ title: String, regions: Bool) -> Experiment {
  Experiment(
    id, title, kinds: shownWithActions, showsChain: false,
    parameters: [.flag("regions", regions, "the window is only there where it was told")],
    touch: CGPoint(x: 290, y: 310), on: stageWithScreen
  ) { stage throws(ScriptError) in
    stage.root.addSubview(view("map", CGRect(x: 20, y: 100, width: 335, height: 280), .green))
    let bubble = UIButton(frame: CGRect(x: 260, y: 280, width: 64, height: 64))
    let hosting = GreedyView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    hosting.addSubview(dressed(bubble, "bubble", .orange))
    let controller = UIViewController()
    controller.view = hosting
    let scene = stage.phone.application.windowScene
    let overlay: UIWindow
    if stage.flag("regions") {
      let window = RegionWindow(windowScene: scene)
      window.regions = [bubble.frame]
      overlay = window
    } else {
      overlay = PassthroughWindow(windowScene: scene)
    }
    overlay.windowLevel = .alert
    overlay.rootViewController = controller
    overlay.isHidden = false
    named("overlay", overlay)
    named("hosting", hosting)
    try stage.finger.tap(at: stage.touch)
  }
}
