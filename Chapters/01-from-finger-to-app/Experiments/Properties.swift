import MiniUIKit
import Stage

// listing: reader
/// A panel that reads a touch in its own touches methods.
final class ReadingPanel: UIView {
  private(set) var columns: [[String]] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { read(touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { read(touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { read(touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { read(touches) }

  private func read(_ touches: Set<UITouch>) {
    for touch in touches {
      columns.append([
        touch.phase.word, touch.view?.name ?? "nil", decimals(touch.timestamp, 3),
        String(touch.tapCount), decimals(touch.force), text(touch.location(in: nil)),
        text(touch.location(in: self)), text(touch.previousLocation(in: self)),
        text(touch.location(in: touch.view)),
      ])
    }
  }
}
// end

/// A point as the tables print it.
func text(_ point: CGPoint) -> String {
  "(" + decimals(point.x, 1) + ", " + decimals(point.y, 1) + ")"
}

/// What a touch knows about itself (D2).
let properties = [
  Experiment(
    "1H", "What a UITouch knows, read by a panel", kinds: ["touch"], tellsLeftOut: false,
    parameters: [
      .flag("pencil", false, "a pencil in place of the finger"),
      .number("press", 2, in: 0...4, "how hard it presses when it moves; 1 is an average touch"),
    ],
    touch: CGPoint(x: 90, y: 200),
    prediction: Prediction(
      "The panel hears a touch that began on its sticker, and reads touch.view in each phase. "
        + "What does it read?",
      [
        .init("panel each time", "The panel hears the touch, but it isn't the touch's view."),
        .init(
          "sticker each time",
          "A touch has one view, the one that it began on, however many others hear it."),
        .init(
          "sticker at first, and then panel",
          "The panel hears every phase, and the touch's view is the same in all of them."),
      ],
      outcome: { run in
        let rows = run.stage.recording.tables.flatMap { $0.rows }
        let views = rows.first { $0.first == "view" }?.dropFirst() ?? ["nothing"]
        if views.allSatisfy({ $0 == "sticker" }) { return "sticker each time" }
        return views.allSatisfy { $0 == "panel" }
          ? "panel each time" : "sticker at first, and then panel"
      }),
    pictures: [.scene]
  ) { stage throws(ScriptError) in
    let panel = ReadingPanel(frame: CGRect(x: 20, y: 120, width: 280, height: 200))
    stage.root.addSubview(dressed(panel, "panel", .gray))
    panel.addSubview(view("sticker", CGRect(x: 40, y: 50, width: 120, height: 80), .yellow))
    func report(
      _ change: HIDEvent.Contact.Change, _ x: CGFloat, _ press: CGFloat
    ) throws(ScriptError) {
      let place = CGPoint(x: stage.touch.x + x, y: stage.touch.y)
      var contact = HIDEvent.Contact(finger: 1, change, at: place, force: press)
      if stage.flag("pencil") { contact.type = .pencil }
      try stage.report([contact])
    }
    try report(.down, 0, 1)
    try stage.wait(0.05)
    try report(.moved, 30, CGFloat(stage.number("press")))
    try stage.wait(0.05)
    try report(.up, 30, 1)
    if panel.columns.isEmpty {
      return stage.recording.add(Table("panel heard nothing: the finger came down beside it", []))
    }
    let names = [
      "phase", "view", "timestamp", "tapCount", "force", "location(in: nil)",
      "location(in: panel)", "previousLocation(in: panel)", "location(in: touch.view)",
    ]
    var rows = [["property", "first", "then", "last"]]
    for (row, name) in names.enumerated() {
      rows.append([name] + panel.columns.map { $0[row] })
    }
    stage.recording.add(Table("The touch, read by panel:", rows))
  }
]
