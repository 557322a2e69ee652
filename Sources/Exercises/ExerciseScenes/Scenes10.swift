import MiniUIKit
import Stage

/// The scenes of chapter 10.
let scenes10 = [
  scene("10.1", "A finger rests on a photo, and goes 40 points up", watched, at(100, 180)) {
    stage throws(ScriptError) in
    let list = stage.addList()
    list.add("photo", box(0, 0, 300, 100), .blue)
    list.add("other photo", box(0, 110, 300, 100), .orange)
    Stub10_1.preparePhotoList(list)
    try stage.drag(up40, rest: 0.3)
  },
  scene("10.2", "A press of 1 second on buy", watched, at(60, 225)) { stage throws(ScriptError) in
    stage.addShop(to: stage.addList())
    try stage.press(1)
  },
  scene("10.3", "A tap on the list", watched, at(60, 300)) { stage throws(ScriptError) in
    stage.addShop(to: stage.addList())
    try stage.tap()
  },
  scene("10.4", "A finger rests on buy, and goes 40 points up", watched, at(60, 225)) {
    stage throws(ScriptError) in
    stage.addShop(to: stage.addList())
    try stage.drag(up40, rest: 0.3)
  },
  scene("10.5", "A finger rests on level, and goes 40 points up", watched, at(60, 265)) {
    stage throws(ScriptError) in
    let list = stage.addList(Stub10_5.SettingsList())
    list.add("reset", UIButton(frame: box(20, 40, 260, 50)), .green)
    list.add("level", UISlider(frame: box(20, 140, 260, 50)), .yellow)
    try stage.drag(up40, rest: 0.3)
  },
  scene("10.6", "A quick finger goes 60 points to the left from the thumb", watched, at(180, 220)) {
    stage throws(ScriptError) in
    let pager = stage.root.add("pager", UIScrollView(frame: box(0, 100, 375, 400)), .gray)
    (pager.contentSize, pager.isPagingEnabled) = (CGSize(width: 1125, height: 400), true)
    let list = pager.add("list", UIScrollView(frame: box(375, 0, 375, 400)), .white)
    list.contentSize = CGSize(width: 375, height: 1200)
    let level = list.add("level", UISlider(frame: box(60, 100, 240, 40)), .yellow)
    level.value = 0.5
    pager.contentOffset.x = 375
    try stage.drag([at(-20, 0), at(-40, 0), at(-60, 0)], pause: 0.03)
    try stage.wait(3)
  },
  scene("10.7", "A finger rests for 1 second on a usual list", watched, at(50, 350)) {
    stage throws(ScriptError) in
    stage.addShop(to: stage.addList())
    try stage.press(1)
  },
  scene("10.8", "The list is pulled, and let go at -95", watched, at(150, 160)) {
    stage throws(ScriptError) in
    stage.addShop(to: stage.addList())
    try stage.drag([at(0, 60), at(0, 160), at(0, 240)])
    try stage.wait(3)
  },
]

private let watched = ["gesture", "delay", "touch", "control", "scroll"]
private let up40 = [at(0, -13), at(0, -26), at(0, -40)]

extension Stage {
  /// Adds a list (0, 100) of 300 × 300 points with 900 points of content.
  fileprivate func addList(_ list: UIScrollView = UIScrollView()) -> UIScrollView {
    list.frame = box(0, 100, 300, 300)
    list.contentSize = CGSize(width: 300, height: 900)
    return root.add("list", list, .gray)
  }

  /// A photo and a button to buy it.
  fileprivate func addShop(to list: UIScrollView) {
    list.add("photo", box(0, 0, 300, 100), .blue)
    list.add("buy", UIButton(frame: box(0, 100, 300, 50)), .green)
  }
}
