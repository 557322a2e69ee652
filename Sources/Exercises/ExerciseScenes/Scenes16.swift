import MiniUIKit
import Stage

/// The scenes of chapter 16.
let scenes16 = [
  scene("16.2", "A finger goes over the stars", gestures, at(100, 540)) {
    stage throws(ScriptError) in
    let panel = Stub16_2.Panel(frame: box(0, 400, 375, 412))
    stage.root.add("panel", panel, .orange)
    panel.add("stars", panel.stars, .yellow)
    try stage.drag([at(0, -30), at(0, -60)])
  },
  scene("16.3", "A tap on a plain card", heard, at(180, 280)) { stage throws(ScriptError) in
    stage.root.add("card", box(60, 200, 255, 160), .blue)
    try stage.tap()
  },
  scene("16.4", "A finger drags by 40 points to the right", gestures, at(100, 60)) {
    stage throws(ScriptError) in
    let page = Stub16_4.Page(frame: box(0, 0, 375, 600))
    stage.root.add("page", page, .gray)
    page.add("ruler", page.ruler, .yellow)
    let pan = UIPanGestureRecognizer(target: page, action: Stub16_4.Page.didPan, name: "didPan")
    pan.delegate = page
    page.addGestureRecognizer(pan)
    try stage.drag([at(20, 0), at(40, 0)])
  },
  scene("16.5", "A finger on a plain paper", heard, at(80, 200)) { stage throws(ScriptError) in
    stage.root.add("paper", box(20, 100, 335, 300), .yellow)
    try stage.drag([at(20, 0), at(40, 0)])
  },
]
