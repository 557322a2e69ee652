import Experiments12
import MiniUIKit
import Stage

// Chapter 12: the sheet of that chapter, over this map, with this search field and this table.

/// The map below the sheet, into which the search field and the table have moved.
class Places12: Places11 {
  override func didStart(on application: UIApplication) {
    // In an app you would write [weak self]; the engine in a browser knows no weak references.
    let sheet = sheetController(
      over: map, search: search, table: table, in: application, version: version
    ) { [unowned(unsafe) self] row in
      tableView(table, didSelectRowAt: IndexPath(row: row, section: 0))
    }
    named("sheetScreen", sheet)
    dressed(sheet.view, "sheetView").frame = view.bounds
    addChild(sheet)
    view.addSubview(sheet.view)
    super.didStart(on: application)
  }

  var version: SheetVersion { .finished }
}

/// The map below the sheet as it was built first.
private final class DrawerMap: Places12 {
  override var version: SheetVersion { .switched }
}

/// The map below a sheet whose pans are both allowed.
private final class RacingMap: Places12 {
  override var version: SheetVersion { .both }
}

let step12 = Step(
  12, "One long drag up, from a row", kinds: ["gesture"],
  changes: [
    .init(step: 5, because: "The bar comes up as a keyboard does, and the sheet rises with it."),
    .init(step: 7, because: "After the scratch the bar comes up, and the sheet covers market."),
  ],
  variants: [
    .init(
      name: "before", title: "One long drag up, from a row, and a second one",
      kinds: ["gestureTouch"], question: howFarTheRows,
      makeScreen: { DrawerMap() },
      touches: { stage throws(ScriptError) in
        try dragUp(on: stage)
        try stage.wait(0.5)
        try stage.finger.down(at: startOfDrag)
        try stage.wait(0.1)
        try stage.finger.move(to: CGPoint(x: startOfDrag.x, y: startOfDrag.y - 30))
        try stage.wait(0.4)
        try stage.finger.up()
      }),
    .init(
      name: "naive", title: "One long drag up, from a row, with both pans allowed",
      makeScreen: { RacingMap() },
      touches: { stage throws(ScriptError) in
        try dragUp(on: stage)
        try stage.wait(1)
      }),
    .init(
      name: "alert", title: "A drag on a row, until an alert comes up",
      kinds: ["delay", "scroll", "action"], question: onADetent,
      makeScreen: { Places12() },
      touches: { stage throws(ScriptError) in try dragOnRowUntilAlert(on: stage) }),
  ],
  screen: { Places12() },
  touches: { stage throws(ScriptError) in try dragUp(on: stage) },
  facts: { _, screen in
    guard let map = screen as? Places12 else { return [] }
    return [
      ["panel", "at " + decimals(Double(map.search.superview?.frame.minY ?? 0))],
      ["rows", "scrolled by " + decimals(Double(map.table.contentOffset.y))],
    ]
  })

/// A finger comes down on a row, moves up by 380 points, rests for a moment, and is lifted.
///
/// The panel has arrived with the third move; two are left, which the rows could use.
private func dragUp(on stage: Stage) throws(ScriptError) {
  try stage.finger.down(at: startOfDrag)
  for way in [130.0, 260, 340, 360, 380] {
    try stage.wait(0.1)
    try stage.finger.move(to: CGPoint(x: startOfDrag.x, y: startOfDrag.y - way))
  }
  try stage.wait(0.2)
  try stage.finger.up()
}

/// A finger comes down on a row and moves up by 60 points, until the system takes it away.
func dragOnRowUntilAlert(on stage: Stage) throws(ScriptError) {
  try stage.finger.down(at: startOfDrag)
  try stage.wait(0.05)
  try stage.finger.move(to: CGPoint(x: startOfDrag.x, y: startOfDrag.y - 60))
  try stage.wait(0.05)
  try stage.finger.cancel()
}

/// The middle of the row of `market`, on the screen.
private let startOfDrag = CGPoint(x: 100, y: 602)

private let howFarTheRows = Prediction(
  "A finger on a row goes up by 380 points without a stop. How far have the rows scrolled when it "
    + "is lifted?",
  [
    .init("0", "No pan(table) line stands in this drag: the table's pan never had the finger."),
    .init(
      "40", "For that, the table's pan would have to count ten points of its own, and get them."),
    .init("50", "That is what is left of the way; it would have to be given to the rows."),
    .init("100, to their end", "That takes a table's pan that has had the finger from the start."),
  ]
) { run in
  let moved = run.lines.filter {
    $0.kind == "scroll" && $0.what.hasPrefix("didScroll") && $0.time < 1_000_000
  }
  return moved.last.flatMap { $0.what.split(separator: ",").last.map { String($0) } } ?? "0"
}

private let onADetent = Prediction(
  "A finger drags the panel upwards, until an alert takes it away. Does the panel reach a detent?",
  [
    .init("yes", "The code brings it to one in the state ended, and this pan is cancelled."),
    .init("no", "It stops where the alert found it: only the state ended brings it to a detent."),
  ],
  outcome: { run in
    let top = (run.places as? Places12)?.search.superview?.frame.minY ?? 0
    return [100, 420, 700].contains(top) ? "yes" : "no"
  })
