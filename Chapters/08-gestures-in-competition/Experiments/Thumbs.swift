import MiniUIKit
import Stage

/// Two thumbs on two views that lie on a canvas with a pinch.
let twoThumbs = [
  parting("8P", "Two thumbs, on photo and caption: the second moves later", later: true),
  parting("8P2", "Two thumbs, on photo and caption: both move at once", later: false),
]

private func parting(_ id: String, _ title: String, later: Bool) -> Experiment {
  Experiment(
    id, title, kinds: ["gesture"], showsChain: false, tellsLeftOut: false,
    parameters: [.flag("later", later, "the second thumb moves when the first one is at rest")],
    touch: CGPoint(x: 180, y: 260), pictures: [.map, .branch, .timeline], on: screenStage
  ) { stage throws(ScriptError) in
    let canvas = stage.addView("canvas", CGRect(x: 0, y: 100, width: 375, height: 500), .gray)
    let photo = stage.addView(
      "photo", CGRect(x: 40, y: 60, width: 280, height: 200), .blue, in: canvas)
    let caption = stage.addView(
      "caption", CGRect(x: 40, y: 300, width: 200, height: 44), .yellow, in: canvas)
    stage.add(UIPinchGestureRecognizer(), "zoom", to: canvas)
    for (view, action) in [(photo, "movePhoto"), (caption, "moveCaption")] {
      stage.add(UIPanGestureRecognizer(), action, to: view).maximumNumberOfTouches = 1
    }
    let (first, second) = (stage.touch, CGPoint(x: 180, y: 420))
    try stage.finger.down(at: first)
    try stage.finger(2).down(at: second)
    let isLater = stage.flag("later")
    for step in 1...3 {
      try stage.wait(0.05)
      let way = CGFloat(6 * step)
      try stage.finger.move(to: CGPoint(x: first.x, y: first.y - way))
      if !isLater {
        try stage.finger(2).move(to: CGPoint(x: second.x, y: second.y + way))
      }
    }
    for step in 1...3 where isLater {
      try stage.wait(0.05)
      try stage.finger(2).move(to: CGPoint(x: second.x, y: second.y + CGFloat(6 * step)))
    }
    try stage.wait(0.05)
    try stage.finger.up()
    try stage.finger(2).up()
  }
}
