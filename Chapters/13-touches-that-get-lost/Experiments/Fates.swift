import MiniUIKit
import Stage

/// Four fingers on four views; each view is named for what becomes of its touch.
let fates = [
  Experiment(
    "13M", "Four fingers, and the four names", kinds: ["touch", "gesture"], showsChain: false,
    tellsLeftOut: false, pictures: [.timeline]
  ) { stage throws(ScriptError) in
    let names = ["leave", "stay", "take", "interrupt"]
    var views: [UIView] = []
    for (index, name) in names.enumerated() {
      let y = 100 + 150 * Double(index)
      let view = named(name, UIView(frame: CGRect(x: 40, y: y, width: 295, height: 120)))
      stage.root.addSubview(view)
      views.append(view)
    }
    let pan = UIPanGestureRecognizer()
    views[2].addGestureRecognizer(pan)
    let places = views.map { CGPoint(x: $0.frame.midX, y: $0.frame.midY) }
    try stage.report(
      places.enumerated().map { .init(finger: $0.offset + 1, .down, at: $0.element) })
    try stage.wait(0.1)
    stage.note("app removes leave", 1)
    views[0].removeFromSuperview()
    try stage.wait(0.1)
    stage.note("app hides stay", 1)
    views[1].isHidden = true
    try stage.wait(0.1)
    try stage.finger(3).move(to: CGPoint(x: places[2].x + 30, y: places[2].y))
    try stage.wait(0.1)
    try stage.finger(2).up()
    try stage.wait(0.1)
    try stage.report([
      .init(finger: 1, .cancelled, at: places[0]),
      .init(finger: 3, .cancelled, at: CGPoint(x: places[2].x + 30, y: places[2].y)),
      .init(finger: 4, .cancelled, at: places[3]),
    ])
  }
]
