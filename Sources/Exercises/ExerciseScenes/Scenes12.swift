import MiniUIKit
import Stage

/// The scenes of chapter 12.
let scenes12 = [
  scene("12.1", "A finger at (150, 195), above handle", hits, at(150, 195)) {
    stage throws(ScriptError) in
    stage.root.frame = box(0, 0, 300, 400)
    stage.root.add("map", box(0, 0, 300, 400), .gray).add("pin", box(60, 60, 60, 60), .red)
    let sheet = stage.root.add("sheet", box(0, 0, 300, 400))
    let panel = sheet.add("panel", box(0, 200, 300, 200), .orange)
    panel.add("row", box(20, 40, 260, 44), .yellow)
    panel.add("handle", Handle(frame: box(125, 8, 50, 6)), .purple)
    sheet.add("compass", box(240, 20, 40, 40), .blue)
    try stage.tap()
  },
  scene("12.3", "A finger that goes 60 points down", gestures, at(180, 450)) {
    stage throws(ScriptError) in
    let (panel, _) = stage.addPanel(at: 420, withTable: false)
    let mover = Stub12_3.PanelMover(panel: panel)
    stage.keep(mover)
    panel.addGestureRecognizer(
      UIPanGestureRecognizer(target: mover, action: Stub12_3.PanelMover.didPan, name: "didPan"))
    try stage.drag([at(0, 20), at(0, 40), at(0, 60)])
  },
  scene("12.5", "From row 1, 60 points down; no delegate yet", gestures + ["scroll"], at(180, 720))
  {
    stage throws(ScriptError) in
    let (panel, table) = stage.addPanel(at: 600)
    let pan = UIPanGestureRecognizer()
    panel.addGestureRecognizer(pan)
    table?.panGestureRecognizer.require(toFail: pan)
    try stage.drag([at(0, 20), at(0, 40), at(0, 60)])
  },
  scene("12.6", "From row 1, 60 points up; no delegate yet", gestures + ["scroll"], at(180, 270)) {
    stage throws(ScriptError) in
    stage.addPanel(at: 150).panel.addGestureRecognizer(UIPanGestureRecognizer())
    try stage.drag([at(0, -20), at(0, -40), at(0, -60)])
    try stage.wait(2)
  },
  scene(
    "12.7", "A tap on row 0, with the keyboard up", gestures + ["responder", "row"], at(180, 330)
  ) {
    stage throws(ScriptError) in
    let map = stage.root.add("map", box(0, 0, 375, 200), .gray)
    map.add("river", box(20, 20, 120, 140), .blue).add("boat", box(30, 30, 40, 40), .yellow)
    map.add("here", UIButton(frame: box(180, 30, 60, 44)), .green)
    map.add("pin", UIControl(frame: box(280, 30, 60, 60)), .red)
    let panel = stage.root.add("panel", box(0, 200, 375, 300), .orange)
    let search = panel.add("search", UITextField(frame: box(20, 20, 335, 44)), .yellow)
    let table = panel.add("table", UITableView(frame: box(0, 100, 375, 200)), .white)
    table.numberOfRows = 4
    let closer = Stub12_7.KeyboardCloser(root: stage.root, map: map)
    stage.keep(closer)
    closer.install()
    search.becomeFirstResponder()
    try stage.wait(0.5)
    try stage.tap()
  },
  scene(
    "12.8", "A tap on search: the keyboard comes", ["responder", "notify", "touch"], at(100, 460)
  ) {
    stage throws(ScriptError) in
    let (panel, _) = stage.addPanel(at: 420, withTable: false)
    panel.add("search", UITextField(frame: box(20, 20, 335, 44)), .yellow)
    try stage.tap()
    try stage.wait(0.5)
  },
]

/// Accepts 20 points more on each side.
private final class Handle: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -20, dy: -20).contains(point)
  }
}

extension Stage {
  /// Adds a panel, with a table in it.
  @discardableResult
  fileprivate func addPanel(
    at top: Double, withTable: Bool = true
  ) -> (panel: UIView, table: UITableView?) {
    let panel = root.add("panel", box(0, top, 375, 712), .orange)
    guard withTable else { return (panel, nil) }
    let table = panel.add("table", UITableView(frame: box(0, 80, 375, 632)), .white)
    table.numberOfRows = 40
    return (panel, table)
  }
}
