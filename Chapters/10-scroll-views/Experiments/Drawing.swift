import MiniUIKit
import Stage

/// A view to draw on: a stroke is kept when its finger is lifted, and thrown away when it is taken.
final class Canvas: UIView {
  private(set) var strokes = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { strokes += 1 }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

// listing: drawing
/// A list that takes no touch from a canvas.
final class SketchList: UIScrollView {
  override func touchesShouldCancel(in view: UIView) -> Bool {
    !(view is Canvas) && super.touchesShouldCancel(in: view)
  }
}
// end

/// A canvas in a list.
let drawing = [
  Experiment(
    "10J", "A canvas in a list, drawn on", kinds: shown,
    showsChain: false,
    parameters: dragging(rest: 0.2) + [.flag("delays", true, "delaysContentTouches")],
    touch: onPicture, pictures: [.map]
  ) { stage throws(ScriptError) in
    let list = SketchList(frame: CGRect(x: 40, y: 120, width: 280, height: 360))
    list.contentSize = CGSize(width: 280, height: 1080)
    list.delaysContentTouches = stage.flag("delays")
    let canvas = Canvas(frame: CGRect(x: 20, y: 20, width: 240, height: 200))
    list.addSubview(dressed(canvas, "canvas", .yellow))
    stage.root.addSubview(dressed(list, "list", .white))
    try stage.dragUp(stage.number("way"), from: stage.touch, rest: stage.number("rest"))
    let rows = [
      ["strokes", "offset"], [String(canvas.strokes), decimals(Double(list.contentOffset.y))],
    ]
    stage.recording.add(Table("Afterwards:", rows))
  }
]
