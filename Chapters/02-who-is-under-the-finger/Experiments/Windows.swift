import MiniUIKit
import Stage

/// A second window above the first, as an alert or a debugging overlay has one.
let windows = [
  overlay("2I", "Two windows: the higher level is asked first", shows: true),
  overlay("2I2", "The same with the higher window hidden", shows: false),
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
    let alerts = named("alerts", UIWindow(windowScene: stage.phone.application.windowScene))
    alerts.windowLevel = .alert
    alerts.addSubview(view("alert", CGRect(x: 60, y: 160, width: 220, height: 120), .yellow))
    alerts.isHidden = !stage.flag("visible")
    // end
    try stage.finger.tap(at: stage.touch)
  }
}
