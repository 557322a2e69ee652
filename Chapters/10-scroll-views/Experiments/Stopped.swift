import MiniUIKit
import Stage

/// A finger that stops a list.
let stopped = [
  Experiment(
    "10L", "A tap on a moving list, 0.2 s after the flick", kinds: ["action"],
    tellsLeftOut: false,
    parameters: [.number("after", 0.2, in: 0...4, "when the tap comes, in seconds")],
    touch: CGPoint(x: 120, y: 440), pictures: [.plot], on: screenStage
  ) { stage throws(ScriptError) in
    let list = stage.build(UIScrollView())
    for view in list.subviews where view is UIButton {
      view.frame.size.height = 900
      list.bringSubviewToFront(view)
    }
    try stage.finger.down(at: stage.touch)
    for step in 1...9 {
      try stage.wait(Clock.seconds(Clock.frame))
      try stage.finger.move(to: CGPoint(x: 120, y: stage.touch.y - 20 * CGFloat(step)))
    }
    try stage.finger.up()
    try stage.wait(stage.number("after"))
    let moving = list.isDecelerating
    try stage.finger.tap(at: CGPoint(x: 120, y: 400))
    try stage.wait(2)
    let rows = [
      ["moving before", "didBuy", "offset"],
      [moving ? "yes" : "no", stage.buys, decimals(Double(list.contentOffset.y))],
    ]
    stage.recording.add(Table("The tap:", rows))
  }
]
