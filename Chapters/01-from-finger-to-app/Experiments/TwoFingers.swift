import MiniUIKit
import Stage

/// Two fingers, one event object: a touch that has not changed is stationary (EV-3).
let twoFingers = [
  pair("1K", "One finger rests on harbour, another taps the map") { stage throws(ScriptError) in
    // listing: twoFingers
    try stage.finger(1).down(at: stage.touch)
    try stage.wait(0.1)
    try stage.finger(2).down(at: CGPoint(x: 270, y: 240))
    try stage.wait(0.05)
    try stage.finger(2).move(to: CGPoint(x: 280, y: 240))
    try stage.wait(0.05)
    try stage.finger(2).up()
    try stage.wait(0.1)
    try stage.finger(1).up()
    // end
  },
  pair("1K2", "Two fingers tap harbour and the map at one instant") {
    stage throws(ScriptError) in
    try stage.play([
      (1, .tap(at: stage.touch)), (2, .tap(at: CGPoint(x: 270, y: 240))),
    ])
  },
]

private func pair(
  _ id: String, _ title: String, _ play: @escaping @Sendable (Stage) throws(ScriptError) -> Void
) -> Experiment {
  Experiment(
    id, title, kinds: ["touch"], showsChain: false, tellsLeftOut: false,
    touch: CGPoint(x: 100, y: 250),
    pictures: [.scene, .timeline],
    on: { settings in
      Stage(settings: settings, makeWindow: { WatchingWindow(windowScene: $0) })
    }
  ) { stage throws(ScriptError) in
    // The first screen of Places.
    let map = view("map", CGRect(x: 0, y: 0, width: 375, height: 812), .green)
    stage.root.addSubview(map)
    map.addSubview(view("harbour", CGRect(x: 88, y: 238, width: 24, height: 24), .red))
    try play(stage)
    guard let window = stage.window as? WatchingWindow else { return }
    stage.recording.add(Table("Every event, as the window gets it:", window.rows))
  }
}

/// Two fingers on one view, which by default gets only the first (EV-10).
let oneViewTwoFingers = [
  Experiment(
    "1N", "Two fingers on one view", kinds: ["touch"], showsChain: false,
    parameters: [.flag("multiple", false, "pad listens to more than one finger")],
    touch: CGPoint(x: 105, y: 240), pictures: [.scene],
    on: { settings in
      Stage(settings: settings, makeWindow: { WatchingWindow(windowScene: $0) })
    }
  ) { stage throws(ScriptError) in
    let pad = view("pad", CGRect(x: 40, y: 180, width: 295, height: 120), .blue)
    stage.root.addSubview(pad)
    pad.isMultipleTouchEnabled = stage.flag("multiple")
    try stage.finger(1).down(at: stage.touch)
    try stage.wait(0.1)
    try stage.finger(2).tap(at: CGPoint(x: 270, y: 240))
    try stage.wait(0.1)
    try stage.finger(1).up()
    guard let window = stage.window as? WatchingWindow else { return }
    stage.recording.add(Table("Every event, as the window gets it:", window.rows))
  }
]
