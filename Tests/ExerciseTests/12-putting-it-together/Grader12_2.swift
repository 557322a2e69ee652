import ExerciseKit
import Grading
import MiniUIKit
import Stage

@testable import Solutions12

/// What answers to exercise 12.2 are told.
enum Diagnosis12_2 {
  static let theRowLiesInTheTable = "The row lies in the table and in front of it."
  static let theTapIsAsked =
    "It is on the way up from the row. Whose delegate wants touches in the map only?"
  static let theHoldIsOver = "The table holds the touch back for 0.15 s, and 0.3 s have gone."
  static let theFingerIsDown = "The finger is down, and no recognizer has taken its touch yet."
  static let theRowsCannotGoDown =
    "The rows are at their top, and the finger goes down: they cannot use it."
  static let oneWaitsForTheOther =
    "The table's pan waits for the panel's pan to fail, so they never begin both."
  static let somebodyBegins = "12 points are more than a pan needs, and the panel can go down."
  static let thePanTakesTheTouch =
    "A pan that begins takes the touch from the view, which hears that it is over."
  static let theDragTookThePanel = "This move has taken the panel below 100."
  static let tenPointsDoNotCount = "The first ten points of a drag do not count, the rest does."
  static let theFingerHasThePanel =
    "The keyboard goes because of the drag, and then the panel stays with the finger."
  static let twoPoints = "The finger went 12 points, and ten of them do not count."
  static let itSettles = "The finger is gone, and the panel does not stay between two detents."
  static let thePlaceIsForgotten =
    "Where the panel lay before the keyboard was forgotten when the drag took it. What is nearest?"
  static let noSpeed = "The finger rests before it is lifted, so it says no direction."

  static let find = "find: who is hit is the deepest view that takes the point."
  static let hear = "hear: a delegate keeps whole touches away from its recognizer (GR-13)."
  static let held = "hear: content hears after the hold, or when the finger is lifted (SV-3)."
  static let decide = "decide: the panel's pan declines only what the rows can use."
  static let taken = "decide: who recognizes takes the touch from the view (GR-40)."
  static let share = "share: a translation counts from the tenth point of the drag."
  static let keyboard = "keyboard: a drag below 100 makes the field resign, and keeps the panel."
  static let settle = "settle: below 500 points a second, the nearest detent."
}

let exercise12_2: Grader<[String]> = Grader(
  "12.2", .trace, read: "Chapters/12-putting-it-together, The rule", steps: stepNames,
  solution: { Solutions12.oneTouchThroughTheScreen() }, wrong: wrong12_2,
  statement: [
    .tells("One touch through"),
    .tells("The keyboard is up"),
    .tells("The rows are"),
    .tells("A finger comes"),
    .asks(
      "One word each", "Question 1,", "Question 2,", "Question 3,", "Question 4,", "Question 5,",
      "Question 6,", "Question 7,", "Question 8,"),
    .tells("Worked touch"),
  ]
) { make in
  let right = try oneTouch()
  func question(
    _ number: Int, _ text: String, _ why: [String: String], _ rule: String
  ) -> Question { Question(text, is: right[number - 1], why: why, rule: rule) }
  try judge(
    make(),
    among: [
      "map", "sheet", "panel", "search", "table", "row", "panelPan", "tablePan", "tap", "both",
      "nobody", "nothing", "began", "moved", "cancelled", "ended", "up", "away", "90", "100",
      "102", "112", "202", "212", "420", "700",
    ],
    [
      question(
        1, "which view is hit",
        [
          "table": Diagnosis12_2.theRowLiesInTheTable, "panel": Diagnosis12_2.theRowLiesInTheTable,
          "sheet": "The sheet is hit by nothing but what lies in it.",
          "map": "The panel lies in front of the map.",
        ], Diagnosis12_2.find),
      question(
        2, "which recognizer gets no touch",
        ["panelPan": Diagnosis12_2.theTapIsAsked, "tablePan": Diagnosis12_2.theTapIsAsked],
        Diagnosis12_2.hear),
      question(
        3, "what row has heard after 0.3 s",
        ["nothing": Diagnosis12_2.theHoldIsOver, "ended": Diagnosis12_2.theFingerIsDown],
        Diagnosis12_2.held),
      question(
        4, "who begins with the first move",
        [
          "tablePan": Diagnosis12_2.theRowsCannotGoDown,
          "both": Diagnosis12_2.oneWaitsForTheOther, "nobody": Diagnosis12_2.somebodyBegins,
        ], Diagnosis12_2.decide),
      question(
        5, "what row hears last",
        [
          "began": Diagnosis12_2.thePanTakesTheTouch, "moved": Diagnosis12_2.thePanTakesTheTouch,
          "ended": Diagnosis12_2.thePanTakesTheTouch,
        ], Diagnosis12_2.taken),
      question(
        6, "the keyboard after the first move", ["up": Diagnosis12_2.theDragTookThePanel],
        Diagnosis12_2.keyboard),
      question(
        7, "the panel after the first move",
        [
          "112": Diagnosis12_2.twoPoints, "100": Diagnosis12_2.tenPointsDoNotCount,
          "420": Diagnosis12_2.theFingerHasThePanel, "90": "The finger goes down.",
        ], Diagnosis12_2.share),
      question(
        8, "the panel in the end",
        [
          "202": Diagnosis12_2.itSettles, "212": Diagnosis12_2.itSettles,
          "420": Diagnosis12_2.thePlaceIsForgotten, "700": Diagnosis12_2.noSpeed,
        ], Diagnosis12_2.settle),
    ])
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
