import MiniUIKit
import Stage

/// The scenes of chapter 7.
let scenes7 = [
  scene(
    "7.1", "A press of 0.8 seconds on photo", gestures, at(160, 200),
    on: { Stage(settings: $0, viewController: named("screen", Stub7_1.PhotoScreen())) }
  ) { stage throws(ScriptError) in
    guard let screen = stage.viewController as? Stub7_1.PhotoScreen else { return }
    stage.root.add("photo", box(40, 100, 280, 220), .blue).addGestureRecognizer(
      UILongPressGestureRecognizer(
        target: screen, action: Stub7_1.PhotoScreen.didPress, name: "didPress"))
    try stage.press(0.8)
  },
  scene("7.2", "A quick tap on lamp, which has a tap", gestures, at(150, 200)) {
    stage throws(ScriptError) in
    stage.root.add("lamp", box(40, 100, 280, 220), .yellow)
      .addGestureRecognizer(UITapGestureRecognizer())
    try stage.tap()
  },
  scene(
    "7.3", "A tap on sea", gestures, at(70, 150),
    on: { Stage(settings: $0, viewController: named("album", Stub7_3.Album())) }
  ) { stage throws(ScriptError) in
    guard let album = stage.viewController as? Stub7_3.Album else { return }
    var pictures: [UIImageView] = []
    for (index, name) in ["sea", "hut", "elk"].enumerated() {
      let picture = UIImageView(frame: box(20 + 115 * Double(index), 100, 105, 105))
      pictures.append(stage.root.add(name, picture, [.blue, .orange, .green][index]))
    }
    album.watch(pictures)
    try stage.tap()
  },
  scene("7.4", "A finger that moves by 300 points", gestures, at(60, 160)) {
    stage throws(ScriptError) in
    stage.root.add("view", box(20, 100, 340, 200), .orange)
    try stage.drag([at(6, 0), at(150, 0), at(300, 0)])
  },
  scene("7.5", "80 points out and back, two times", gestures, at(60, 180)) {
    stage throws(ScriptError) in
    stage.root.add("door", box(20, 100, 320, 160), .orange)
      .addGestureRecognizer(Stub7_5.Latch())
    let way = [at(40, 0), at(85, 0), at(50, 0), at(15, 0)]
    try stage.drag(way)
    try stage.wait(0.5)
    try stage.drag(way)
  },
  scene("7.6", "A tap on the edge, and one beside it", gestures, at(10, 180)) {
    stage throws(ScriptError) in
    let page = stage.root.add("page", box(0, 100, 200, 200), .gray)
    page.add("card", box(60, 40, 100, 100), .orange)
    page.addGestureRecognizer(Stub7_6.EdgeTap())
    try stage.tap()
    try stage.wait(0.5)
    try stage.finger.tap(at: at(stage.touch.x + 100, stage.touch.y))
  },
  scene("7.7", "A quick tap on a note with a tap", gestures, at(200, 200)) {
    stage throws(ScriptError) in
    stage.root.add("note", box(100, 100, 200, 200), .yellow)
      .addGestureRecognizer(UITapGestureRecognizer())
    try stage.tap()
  },
  scene("7.8", "A check mark on a plain view", gestures, at(80, 180)) { stage throws(ScriptError) in
    stage.root.add("paper", box(20, 100, 320, 220), .yellow)
    try stage.drag([at(15, 15), at(30, 30), at(50, 5), at(80, -30)])
  },
]
