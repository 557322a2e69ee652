import MiniUIKit
import Stage

/// When each of three recognizers asks a control that refuses nothing; one is switched on at a time.
let moments = [
  Experiment(
    "9K", "A tap, a press and a pan, each behind a control of our own", kinds: shown,
    showsChain: false, touch: CGPoint(x: 80, y: 226), pictures: [.timeline], on: screenStage
  ) { stage throws(ScriptError) in
    let grey = stage.addGrey()
    grey.addSubview(
      dressed(HeartControl(frame: CGRect(x: 30, y: 88, width: 100, height: 100)), "heart", .red))
    let (tap, press, pan) = (
      UITapGestureRecognizer(), UILongPressGestureRecognizer(), UIPanGestureRecognizer()
    )
    for each in [tap, press, pan] as [UIGestureRecognizer] { grey.addGestureRecognizer(each) }
    (press.isEnabled, pan.isEnabled) = (false, false)
    try stage.finger.press(at: stage.touch, for: 0.4)
    try stage.wait(0.5)
    (tap.isEnabled, press.isEnabled) = (false, true)
    try stage.finger.press(at: stage.touch, for: 0.8)
    try stage.wait(0.5)
    (press.isEnabled, pan.isEnabled) = (false, true)
    let end = CGPoint(x: stage.touch.x + 20, y: stage.touch.y)
    try stage.finger.drag(through: [stage.touch, end], over: 1.2)
  }
]
