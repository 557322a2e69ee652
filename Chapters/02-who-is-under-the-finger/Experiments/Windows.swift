import MiniUIKit
import Stage

/// A second window above the first, as an alert or a debugging overlay has one.
let windows = [
  overlay("2I", "A map, and an alert in a window of a higher level", shows: true),
  overlay("2I2", "A map, and an alert in a window that is hidden", shows: false),
]

private func overlay(_ id: String, _ title: String, shows: Bool) -> Experiment {
  Experiment(
    id, title, kinds: shown, showsChain: false,
    parameters: [.flag("visible", shows, "the alert's window is visible")],
    touch: CGPoint(x: 120, y: 200)
  ) { stage throws(ScriptError) in
    // listing: windows
    let map = view("map", CGRect(x: 20, y: 100, width: 300, height: 300), .green)
    stage.root.addSubview(map)
    let popups = named("popups", UIWindow(windowScene: stage.phone.application.windowScene))
    popups.windowLevel = .alert
    popups.addSubview(view("alert", CGRect(x: 60, y: 160, width: 220, height: 120), .yellow))
    popups.isHidden = !stage.flag("visible")
    // end
    try stage.finger.tap(at: stage.touch)
  }
}
