import ExerciseKit
import Grading
import MiniUIKit
import Stage
import WrittenExercises

@testable import Solutions11

/// A cell with a price, of any design.
struct Priced {
  let cell: UITableViewCell
  let buy: UIButton
  let title: UILabel
  let fingers: () -> Int
}

/// What answers to exercise 11.3 are told.
enum Diagnosis11_3 {
  static let mendsAllButTheButton =
    "The content view was hit: placing the row put it in front of buy, wherever buy lay before."
  static let switchesTheContentViewOff =
    "buy lies in the content view, and that takes no touches.\nRule: \(off)"
  static let countsNoMore = "The row is selected, but the cell no longer counts.\nRule: \(passes)"
  static let countsAtTheLift =
    "The touch reached the cell before it was taken away, and was not counted.\nRule: \(begins)"
  static let leavesTitleItsRecognizer =
    "Nothing reached the cell or the table: a recognizer took the touch before they heard it."
    + "\nRule: \(free)"
  static let noViewHeard = "No view heard the touch."
  static let keptIt = "The view that was hit kept the touch for itself, and no recognizer took it."
  static let notAllHeard =
    "The cell heard began and kept it: no row was lit that could be selected."
  static let noBuying = "A view heard the touch, and nothing was bought."
  static let handsBeganAndEndedOnByHand =
    "Without touchesCancelled a table still waits for the first finger."
  static let neitherHeard = "Neither buy nor the cell heard the touch."
  static let litAndTaken = "The row was lit, and a recognizer took its touch."
  static let litAndNotHeard = "The row was lit, and the table did not hear that the touch ended."
  static let notBuy = "The finger is not on buy, and something was bought.\nRule: \(bounds)"
  static let takesTitleOutOfTheCell =
    "A title that lies in no cell takes no touches, and it is not even seen."
  static let hidesTitle = "title lies in the cell, and nobody sees it: isHidden or alpha."
  static let movesTitle = "title was at (10, 12) of the cell, 150 by 20, and is to stay there."
  static let hitsWhatIsHidden = "buy is hidden, and it was hit all the same."
  static let leavesOutQuickOnes =
    "The second finger came down soon after the first, and it is a touch as well.\nRule: \(begins)"
  static let countsNoFurtherThanOne =
    "Two touches reached the cell, and it counted one.\nRule: \(begins)"
  static let countsWhenATouchIsOver =
    "The touch has reached the cell, and it is not counted yet.\nRule: \(begins)"
  static let begins = "the statement: fingers counts each touch, as soon as the cell gets it."
  static let passes = "the row: a cell that calls super may still do something of its own (SV-30)."
  static let bounds =
    "chapter 2, \"Decoration, I take it?\": a button is hit in its bounds (HT-6)."
  static let cells = "the cells: as a row is placed, its content view comes to the front (SV-46)."
  static let keeps =
    "the cells: a button keeps its touches, and no view behind it hears them (RC-16)."
  static let row = "the row: a table selects in its touches methods, if a touch gets there (SV-30)."
  static let free = "the decision: who recognizes takes the touch from the row (GR-40)."
  static let gates = "the gates: a hidden view is not hit (HT-11)."
  static let off = "the gates: a view that is switched off is so for its whole branch (HT-11)."
  static let content = "the statement: title stays in the row as it is, seen and in its place."
}

let exercise11_3: Grader<Priced> = Grader(
  "11.3", .repair, read: theRule, steps: steps + Rule2.stepsFromAfar,
  solution: {
    let cell = Solutions11.PriceCell(style: .default, reuseIdentifier: nil)
    return Priced(cell: cell, buy: cell.buy, title: cell.title, fingers: { cell.fingers })
  },
  alternatives: [
    { priced(LetsThrough()) }, { priced(CancelsNothing()) }, { priced(HitsByHand()) },
  ], wrong: wrong11_3,
  statement: [
    .tells("A row with"), .tells("The button is dead"),
    .asks("Repair all three", "A tap on buy", "A tap on row 1", "A tap on title"),
    .asks(
      "A tap on buy buys", "A tap on buy", "A tap below buy", "A press of 0.4 s on buy",
      "buy is hidden", "Where title is", "Random scene"),
    .asks(
      "`fingers` still", "A tap on row 1", "Two taps", "Two quick taps", "A finger rests",
      "A press of 0.4 s in row 1"),
    .asks("Worked touch", "A tap at (370, 42)"), .tells("Delete"),
  ]
) { make in
  func scene(
    _ name: String, x: Double, y: Double = 22, _ time: Double = 0.08,
    then steps: [TouchStep] = [.up()],
    is wanted: String, why: [String: String] = [:], rule: String,
    _ change: (Priced) -> Void = { _ in }
  ) throws {
    try playing(name) {
      let (home, store) = (Home(rows: 10, height: 44), Store())
      let all = (0..<10).map { _ in make() }
      for priced in all {
        priced.buy.addTarget(store, action: Store.didBuy, for: .touchUpInside, name: "didBuy")
      }
      home.makeCell = { all[$0].cell }
      home.table.reloadData()
      for each in all { change(each) }
      let point = CGPoint(x: x, y: 152 + y)
      try home.stage.phone.play([.down(x: point.x, y: point.y), .wait(time)] + steps)
      let fingers = all[1].fingers()
      try expect(
        "bought \(store.bought), \(home.rows), \(fingers) counted", is: wanted, name,
        why: why.mapValues { reason($0, home.stage.recording.lines, of: all[1]) }, rule: rule)
    }
  }
  try scene(
    "A tap on buy in row 1", x: 300, is: "bought 1, no row, 0 counted",
    why: [
      "bought 0, no row, 1 counted": Diagnosis11_3.mendsAllButTheButton,
      "bought 0, row 1, 1 counted": Diagnosis11_3.mendsAllButTheButton,
      "bought 0, row 1, 0 counted": "The row got the touch, and buy did not.",
      "bought 0, no row, 0 counted": Diagnosis11_3.neitherHeard,
      "bought 1, row 1, 1 counted": "buy's touch went on to the table.",
      "bought 1, no row, 1 counted":
        "This touch is buy's, and the cell never hears it; it was counted all the same."
        + "\nRule: \(Diagnosis11_3.keeps)",
    ], rule: Diagnosis11_3.cells)
  try scene(
    "A tap on row 1, beside title and buy", x: 200, is: "bought 0, row 1, 1 counted",
    why: [
      "bought 0, no row, 1 counted":
        Diagnosis11_3.notAllHeard,
      "bought 0, row 1, 0 counted": Diagnosis11_3.countsNoMore,
      "bought 0, row 1, 2 counted": "The cell counts the same finger twice.",
      "bought 1, row 1, 1 counted": Diagnosis11_3.notBuy,
      "bought 0, no row, 0 counted": Diagnosis11_3.noViewHeard,
    ], rule: Diagnosis11_3.row)
  try scene(
    "A tap on title in row 1", x: 60, is: "bought 0, row 1, 1 counted",
    why: [
      "bought 0, no row, 0 counted": Diagnosis11_3.leavesTitleItsRecognizer,
      "bought 0, no row, 1 counted":
        Diagnosis11_3.notAllHeard,
      "bought 0, row 1, 0 counted": Diagnosis11_3.countsNoMore,
    ], rule: Diagnosis11_3.free)
  try scene(
    "A press of 0.4 s on title in row 1", x: 60, 0.4, is: "bought 0, row 1, 1 counted",
    why: ["bought 0, no row, 1 counted": Diagnosis11_3.litAndTaken],
    rule: Diagnosis11_3.free)
  try scene(
    "A press of 0.4 s on buy in row 1", x: 300, 0.4, is: "bought 1, no row, 0 counted",
    rule: Diagnosis11_3.cells)
  try scene(
    "A press of 0.4 s beside them in row 1", x: 200, 0.4, is: "bought 0, row 1, 1 counted",
    rule: Diagnosis11_3.row)
  try scene(
    "A press of 0.4 s in row 1, taken away by a call", x: 200, 0.4, then: [.cancel()],
    is: "bought 0, no row, 1 counted",
    why: [
      "bought 0, row 1, 1 counted":
        "The touch was taken away, and the row is selected: a lift is more than that.",
      "bought 0, no row, 0 counted": Diagnosis11_3.countsAtTheLift,
    ], rule: Diagnosis11_3.row)
  try scene(
    "A press of 0.4 s in row 1, then a drag of 20 points", x: 200, 0.4,
    then: [.move(x: 200, y: 154), .move(x: 200, y: 134), .up()], is: "bought 0, no row, 1 counted",
    why: ["bought 0, row 1, 1 counted": "The user scrolled, and the row is selected all the same."],
    rule: Diagnosis11_3.row)
  let again: [TouchStep] = [.wait(1), .down(x: 200, y: 174), .wait(0.08), .up()]
  try scene(
    "A tap below buy in row 1", x: 300, y: 42, is: "bought 0, row 1, 1 counted",
    why: [
      "bought 1, no row, 0 counted": Diagnosis11_3.notBuy,
      "bought 1, row 1, 1 counted": Diagnosis11_3.notBuy,
    ], rule: Diagnosis11_3.cells)
  try scene(
    "A tap at (370, 42) of row 1, below buy", x: 370, y: 42, is: "bought 0, row 1, 1 counted",
    why: ["bought 1, no row, 0 counted": Diagnosis11_3.notBuy], rule: Diagnosis11_3.cells)
  try scene(
    "Two taps on row 1, beside title and buy", x: 200, then: [.up()] + again,
    is: "bought 0, row 1, 1, 2 counted",
    why: ["bought 0, row 1, 1, 1 counted": Diagnosis11_3.countsNoFurtherThanOne],
    rule: Diagnosis11_3.row)
  try scene(
    "Two quick taps on row 1, beside title and buy", x: 200,
    then: [.up(), .wait(0.1)] + again.dropFirst(), is: "bought 0, row 1, 1, 2 counted",
    why: ["bought 0, row 1, 1, 1 counted": Diagnosis11_3.leavesOutQuickOnes],
    rule: Diagnosis11_3.row)
  try scene(
    "buy is hidden, a tap where it was in row 1", x: 300, is: "bought 0, row 1, 1 counted",
    why: ["bought 1, no row, 0 counted": Diagnosis11_3.hitsWhatIsHidden],
    rule: Diagnosis11_3.gates
  ) { $0.buy.isHidden = true }
  try scene(
    "A press of 0.4 s in row 1, taken away by a call, and then a tap", x: 200, 0.4,
    then: [.cancel()] + again, is: "bought 0, row 1, 2 counted",
    why: [
      "bought 0, no row, 2 counted": Diagnosis11_3.handsBeganAndEndedOnByHand
    ], rule: Diagnosis11_3.row)
  try scene(
    "A finger rests on row 1 for 0.4 s", x: 200, 0.4, then: [], is: "bought 0, no row, 1 counted",
    why: [
      "bought 0, no row, 0 counted": Diagnosis11_3.countsWhenATouchIsOver
    ], rule: Diagnosis11_3.row)
  try expect(
    place(of: make()), is: "in the cell", "Where title is",
    why: [
      "in no cell": Diagnosis11_3.takesTitleOutOfTheCell,
      "hidden in the cell": Diagnosis11_3.hidesTitle,
    ], otherwise: Diagnosis11_3.movesTitle, rule: Diagnosis11_3.content)
  // The frames' edges: title 10 … 160 by 12 … 32, buy 260 … 360 by 4 … 40.
  try randomScenes(1...30) { name, random in
    let x = random.coordinate(1...374)
    let time = Double(random.int(in: 2...100)) / 100
    let isBuy = x >= 260 && x < 360
    try scene(
      "\(name), x \(Int(x)), \(time) s", x: x, time,
      is: isBuy ? "bought 1, no row, 0 counted" : "bought 0, row 1, 1 counted",
      rule: Diagnosis11_3.row)
  }
}

/// Whether title can be seen where it was, in words.
private func place(of priced: Priced) -> String {
  let (title, cell) = (priced.title, priced.cell)
  guard title.isDescendant(of: cell) else { return "in no cell" }
  if title.isHidden || title.alpha == 0 { return "hidden in the cell" }
  let frame = title.convert(title.bounds, to: cell)
  if frame == CGRect(x: 10, y: 12, width: 150, height: 20) { return "in the cell" }
  return "at \(coordinates(frame.minX, frame.minY)), \(decimals(frame.width)) by "
    + decimals(frame.height)
}

/// What explains that a touch got nowhere: the trace tells the causes of one outcome apart.
private func reason(_ why: String, _ lines: [TraceLine], of priced: Priced) -> String {
  let isTaken = lines.contains { $0.kind == "gesture" && ["ended", "began"].contains($0.what) }
  let isHeard = lines.contains { $0.kind == "touch" || $0.kind == "control" }
  let content = priced.cell.contentView
  let isOff = !content.isUserInteractionEnabled
  switch why {
  case Diagnosis11_3.mendsAllButTheButton where priced.buy.isDescendant(of: content):
    return isOff
      ? Diagnosis11_3.switchesTheContentViewOff
      : "The cell heard the touch, so it was not buy that was hit."
  case Diagnosis11_3.leavesTitleItsRecognizer, Diagnosis11_3.noViewHeard:
    if isTaken { return Diagnosis11_3.leavesTitleItsRecognizer }
    return isHeard ? Diagnosis11_3.keptIt : Diagnosis11_3.noViewHeard
  case Diagnosis11_3.litAndTaken: return isTaken ? why : Diagnosis11_3.litAndNotHeard
  case Diagnosis11_3.notAllHeard:
    return lines.contains { $0.kind == "row" && $0.what.hasPrefix("highlight") }
      ? Diagnosis11_3.litAndNotHeard : why
  case Diagnosis11_3.neitherHeard: return isHeard ? Diagnosis11_3.noBuying : why
  default: return why
  }
}

private final class Store {
  var bought = 0
  func didBuy() { bought += 1 }
}
