import ExerciseKit
import Grading
import MiniUIKit
import Stage
import WrittenExercises

@testable import Solutions12

let exercise12_2: Grader<[String]> = Grader(
  written12_2, solution: { Solutions12.oneTouchThroughTheScreen() }, wrong: wrong12_2,
  statement: [
    .tells("One touch through"),
    .tells("The tap is for"),
    .tells("The keyboard has raised"),
    .tells("The rows are"),
    .tells("A finger comes"),
    .tells("In this engine"),
    .asks(
      "One word each", "Question 1,", "Question 2,", "Question 3,", "Question 4,", "Question 5,",
      "Question 6,", "Question 7,", "Question 8,"),
    .tells("Worked touch"),
  ]
) { make in
  try agree(quiz12_2([]), oneTouch().map { [$0] })
  try judge(quiz12_2(make()))
}

/// The touch on a screen that is made of our own answers.
private func oneTouch() throws -> [String] {
  let scene = Scene(top: 420, cells: Rows())
  let referee = Solutions12.Referee(panel: scene.panel, table: scene.table)
  let answer = Solutions12.SearchSheet(panel: scene.panel, search: scene.search)
  let closer = Solutions12.KeyboardCloser(root: scene.stage.root, map: scene.map)
  scene.keep(referee)
  scene.keep(closer)
  scene.pan.delegate = referee
  scene.table.panGestureRecognizer.name = "table's pan"
  scene.table.panGestureRecognizer.require(toFail: scene.pan)
  scene.searches(answer, Solutions12.SearchSheet.didPan) { answer.keyboard($0) }
  closer.install()
  scene.search.becomeFirstResponder()
  try scene.stage.wait(1)

  let start = CGPoint(x: 187, y: scene.top + 80 + 90)
  let hit = scene.stage.owner(at: start)?.name ?? "nobody"
  func heard() -> [String] { scene.lines("touch", hit) }
  func isFinger(on pan: UIPanGestureRecognizer) -> Bool { pan.numberOfTouches > 0 }

  try scene.stage.finger.down(at: start)
  let silent = [
    ("panelPan", isFinger(on: scene.pan)),
    ("tablePan", isFinger(on: scene.table.panGestureRecognizer)),
    ("tap", scene.stage.root.gestureRecognizers?.contains { $0.numberOfTouches > 0 } ?? false),
  ].filter { !$0.1 }.map(\.0)
  try scene.stage.wait(0.3)
  let afterRest = heard().last ?? "nothing"
  try scene.stage.finger.move(to: CGPoint(x: 187, y: start.y + 12))
  let began = scene.whoBegan(since: 0)
  let (keyboard, first) = (scene.search.isFirstResponder ? "up" : "away", scene.top)
  for step in 1...10 {
    try scene.stage.wait(0.02)
    try scene.stage.finger.move(to: CGPoint(x: 187, y: start.y + 12 + 10 * Double(step)))
  }
  try scene.stage.wait(0.3)
  try scene.stage.finger.up()
  let end = Solutions12.restingPlace(of: scene.top, velocity: 0, among: [100, 420, 700])
  let names = ["panel": "panelPan", "rows": "tablePan"]
  return [
    hit.hasPrefix("content ") ? "row" : hit, list(silent), afterRest, names[began] ?? began,
    heard().last ?? "nothing", keyboard, text(first), text(end),
  ]
}
