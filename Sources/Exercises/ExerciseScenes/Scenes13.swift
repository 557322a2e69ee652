import MiniUIKit
import Stage

/// The scenes of chapter 13.
let scenes13 = [
  scene("13.1", "A tap on note", heard, at(120, 200)) { stage throws(ScriptError) in
    let board = stage.root.add("page", box(0, 80, 375, 400), .gray)
      .add("board", box(20, 20, 320, 300), .orange)
    board.addGestureRecognizer(UIPanGestureRecognizer())
    board.add("note", box(40, 40, 160, 120), .yellow)
    try stage.tap()
  },
  scene("13.2", "Two fingers on lamp; an alert takes them", heard, at(120, 180)) {
    stage throws(ScriptError) in
    stage.root.add("lamp", Stub13_2.Lamp(frame: box(40, 100, 280, 200)), .yellow)
    let other = at(240, 200)
    try stage.finger.down(at: stage.touch)
    try stage.wait(0.1)
    try stage.finger(2).down(at: other)
    try stage.wait(0.2)
    try stage.report([
      .init(finger: 1, .cancelled, at: stage.touch), .init(finger: 2, .cancelled, at: other),
    ])
  },
  scene("13.3", "A drag by (60, 0) on a plain tile, and an alert", heard, at(90, 180)) {
    stage throws(ScriptError) in
    stage.root.add("board", box(0, 80, 375, 320), .gray)
      .add("shelf", box(20, 40, 320, 120), .orange)
      .add("tile", box(20, 20, 80, 80), .blue)
    try stage.finger.down(at: stage.touch)
    for step in 1...3 {
      try stage.wait(0.05)
      try stage.finger.move(to: at(stage.touch.x + 20 * Double(step), stage.touch.y))
    }
    try stage.wait(0.2)
    try stage.finger.cancel()
  },
  scene("13.4", "Held for 3 seconds, and lifted on the button", controls, at(100, 140)) {
    stage throws(ScriptError) in
    stage.root.add("record", UIControl(frame: box(40, 100, 120, 80)), .red)
    try stage.press(3)
  },
  scene("13.5", "Two fingers and an alert, then two fingers", gestures, at(80, 180)) {
    stage throws(ScriptError) in
    let keys = stage.root.add("keys", box(20, 100, 320, 200), .orange)
    keys.isMultipleTouchEnabled = true
    keys.addGestureRecognizer(Stub13_5.Chord())
    let other = at(160, 180)
    for change in [HIDEvent.Contact.Change.cancelled, .up] {
      try stage.finger.down(at: stage.touch)
      try stage.wait(0.1)
      try stage.finger(2).down(at: other)
      try stage.wait(0.2)
      try stage.report([
        .init(finger: 1, change, at: stage.touch), .init(finger: 2, change, at: other),
      ])
      try stage.wait(0.5)
    }
  },
  scene("13.6", "A tap on heart, and one that scrolls the list", heard + ["scroll"], at(60, 230)) {
    stage throws(ScriptError) in
    let list = UIScrollView(frame: box(0, 100, 375, 300))
    list.contentSize = CGSize(width: 375, height: 900)
    stage.root.add("list", list, .gray)
    list.add("row", box(0, 100, 375, 100), .orange).add("heart", box(20, 20, 60, 60), .red)
    try stage.press(0.2)
    try stage.wait(0.5)
    try stage.drag([at(0, -15), at(0, -30), at(0, -45)], rest: 0.3)
  },
  scene("13.7", "A drag of sheet, and an alert", gestures, at(180, 560)) {
    stage throws(ScriptError) in
    let sheet = Stub13_7.Sheet(frame: box(0, 500, 375, 712))
    stage.root.add("sheet", sheet, .orange)
    sheet.addGestureRecognizer(
      UIPanGestureRecognizer(target: sheet, action: Stub13_7.Sheet.didPan, name: "didPan"))
    try stage.finger.down(at: stage.touch)
    for step in 1...3 {
      try stage.wait(0.05)
      try stage.finger.move(to: at(stage.touch.x, stage.touch.y - 50 * Double(step)))
    }
    try stage.wait(0.2)
    try stage.finger.cancel()
  },
  scene("13.8", "A finger rests, and its page goes", heard, at(120, 200)) {
    stage throws(ScriptError) in
    let page = stage.root.add("page", box(0, 80, 375, 320), .gray)
    page.add("view", box(40, 60, 200, 140), .orange)
    try stage.finger.down(at: stage.touch)
    try stage.wait(0.3)
    page.removeFromSuperview()
    try stage.wait(0.5)
    try stage.finger.up()
  },
  scene("13.9", "A tap on the button", controls, at(60, 160)) { stage throws(ScriptError) in
    stage.root.add("button", UIControl(frame: box(0, 100, 320, 320)), .orange)
    try stage.tap()
  },
  scene("13.10", "A drag of photo, and an alert", ["gesture", "touch", "control"], at(100, 150)) {
    stage throws(ScriptError) in
    let photo = stage.root.add("photo", box(20, 100, 160, 120), .blue)
    photo.addGestureRecognizer(UIPanGestureRecognizer())
    let card = stage.root.add("card", box(195, 100, 160, 120), .yellow)
    let press = UILongPressGestureRecognizer()
    press.cancelsTouchesInView = false
    card.addGestureRecognizer(press)
    stage.root.add("record", UIButton(frame: box(20, 260, 160, 60)), .red)
    try stage.finger.down(at: stage.touch)
    for step in 1...3 {
      try stage.wait(0.05)
      try stage.finger.move(to: at(stage.touch.x, stage.touch.y + 20 * Double(step)))
    }
    try stage.wait(0.2)
    try stage.finger.cancel()
  },
]
