import MiniUIKit
import Stage

/// A pill of glass around a button; it lights up as long as a finger is on it.
final class Pill: UIView {
  private(set) var isLit = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { isLit = true }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { isLit = false }
}

/// A bar of today: a pill of 44 points, and in it a button that is as large as its glyph.
let pill = [
  barred("3K", "A finger on the rim of a pill", glyph: 17),
  barred("3K2", "A finger on the rim of a pill that is all button", glyph: 44),
]

private func barred(_ id: String, _ title: String, glyph: Double) -> Experiment {
  Experiment(
    id, title, kinds: shownWithActions, showsChain: false,
    parameters: [
      .number("glyph", glyph, in: 1...44, "the width and height of the button")
    ],
    touch: CGPoint(x: 54, y: 98), pictures: [.map, .scene, .hits], on: stageWithScreen
  ) { stage throws(ScriptError) in
    let bar = view("bar", CGRect(x: 0, y: 50, width: 375, height: 64), .gray)
    let pill = Pill(frame: CGRect(x: 16, y: 10, width: 44, height: 44))
    let size = stage.number("glyph")
    let back = UIButton(
      frame: CGRect(x: 22 - size / 2, y: 22 - size / 2, width: size, height: size))
    stage.root.addSubview(bar)
    bar.addSubview(dressed(pill, "pill", .white))
    pill.addSubview(dressed(back, "back", .blue))
    stage.connect(back)
    try stage.finger.tap(at: stage.touch)
  }
}
