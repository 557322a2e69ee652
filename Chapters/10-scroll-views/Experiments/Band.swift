import MiniUIKit
import Stage

/// How far the content gives way beyond the edge.
let band = [
  Experiment(
    "10H", "Beyond the top: how far the content gives way", kinds: ["action"], tellsLeftOut: false,
    parameters: [.number("height", 360, in: 100...600, "the height of the list")],
    touch: CGPoint(x: 180, y: 130), pictures: []
  ) { stage throws(ScriptError) in
    let list = stage.build(UIScrollView())
    list.frame.size.height = stage.number("height")
    var rows = [["finger", "10 points less", "content"]]
    try stage.finger.down(at: stage.touch)
    for way: CGFloat in [60, 110, 210, 410, 610] {
      try stage.wait(0.1)
      try stage.finger.move(to: CGPoint(x: stage.touch.x, y: stage.touch.y + way))
      let give = decimals(Double(-list.contentOffset.y), 1)
      rows.append([decimals(Double(way)), decimals(Double(way - 10)), give])
    }
    try stage.wait(0.2)
    try stage.finger.up()
    stage.recording.add(Table("How far down, in points:", rows))
  }
]
