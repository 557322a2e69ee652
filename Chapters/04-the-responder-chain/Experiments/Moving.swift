import MiniUIKit
import Stage

/// A finger that leaves its view, and a view that leaves the screen: the touch keeps its chain.
let moving = [
  leaving("4K", "The finger leaves red and is lifted on yellow", removed: false),
  leaving("4K2", "Red is taken off the screen before the lift", removed: true),
]

private func leaving(_ id: String, _ title: String, removed: Bool) -> Experiment {
  Experiment(
    id, title, kinds: shown,
    parameters: [
      .number("lift", 550, in: 0...811, "the y at which the finger is lifted"),
      .flag("removed", removed, "red is removed from grey before the lift"),
    ],
    touch: onRed, pictures: [.map, .chain]
  ) { stage throws(ScriptError) in
    // listing: leaving
    let (grey, red) = (Silent(), UIView())
    build(on: stage, grey: grey, red: red)
    try stage.finger.down(at: stage.touch)
    try stage.wait(0.05)
    try stage.finger.move(to: CGPoint(x: stage.touch.x, y: stage.number("lift")))
    try stage.wait(0.05)
    if stage.flag("removed") { red.removeFromSuperview() }
    try stage.finger.up()
    // end
    stage.recording.add(Table("Next of red at the end:", [["next"], [red.next?.name ?? "nil"]]))
  }
}
