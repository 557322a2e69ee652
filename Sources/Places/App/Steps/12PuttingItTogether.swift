import Experiments12
import MiniUIKit
import Stage

// Chapter 12: the sheet of that chapter, over this map, with this search field and this table.

// listing: sheet
/// The map below the sheet, into which the search field and the table have moved.
class Places12: Places11 {
  override func didStart(on application: UIApplication) {
    // In an app you would write [weak self]; the engine in a browser knows no weak references.
    let sheet = sheetController(over: map, search: search, table: table, in: application) {
      [unowned(unsafe) self] row in
      tableView(table, didSelectRowAt: IndexPath(row: row, section: 0))
    }
    named("sheetScreen", sheet)
    dressed(sheet.view, "sheetView").frame = view.bounds
    addChild(sheet)
    view.addSubview(sheet.view)
    super.didStart(on: application)
  }
}
// end

let step12 = Step(
  12, "A drag on a row, until an alert comes up",
  kinds: ["delay", "scroll", "action"],
  changes: [
    .init(step: 5, because: "The bar comes up as a keyboard does, and the sheet rises with it.")
  ],
  question: Prediction(
    "A finger drags the panel upwards, until an alert takes it away. Does the panel reach a detent?",
    [
      .init("yes", "The code brings it to one in the state ended, and this pan is cancelled."),
      .init("no", "It stops where the alert found it: only the state ended brings it to a detent."),
    ],
    outcome: { run in
      let top = (run.places as? Places12)?.search.superview?.frame.minY ?? 0
      return [100, 420, 700].contains(top) ? "yes" : "no"
    }),
  screen: { Places12() },
  touches: { stage throws(ScriptError) in
    try dragOnRowUntilAlert(on: stage)
  },
  facts: { _, screen in
    let panel = (screen as? Places12)?.search.superview
    return [["panel", "at " + decimals(Double(panel?.frame.minY ?? 0))]]
  })

/// A finger comes down on a row and moves up by 60 points, until the system takes it away.
func dragOnRowUntilAlert(on stage: Stage) throws(ScriptError) {
  let start = CGPoint(x: 100, y: 602)
  try stage.finger.down(at: start)
  try stage.wait(0.05)
  try stage.finger.move(to: CGPoint(x: start.x, y: start.y - 60))
  try stage.wait(0.05)
  try stage.finger.cancel()
}
