import ExerciseKit
import Grading
import MiniUIKit
import Stage

@testable import Solutions11

/// What answers to exercise 11.8 are told.
enum Diagnosis11_8 {
  static let selectsWhenTheFingerComesDown = "The row is selected before the finger is lifted."
  static let leavesTheLightOn = "The finger is lifted, and the light is still on."
  static let asksForThePlaceOnTheScreen =
    "Row 3 would be at this place if rows began at the top of the screen, 100 points higher."
    + "\nRule: \(place)"
  static let forgetsThatTheContentScrolls =
    "The content is scrolled: rows go with it, and the finger does not.\nRule: \(place)"
  static let addsTheOffsetAgain =
    "A location in the table has the 44 points in it already; they were added once more."
    + "\nRule: \(place)"
  static let aSecondFingerPutsTheLightOut =
    "A second finger came down, and the first one's row went dark.\nRule: \(own)"
  static let doesNotCountTheRows = "There are two rows, 0 and 1.\nRule: \(inside)"
  static let lightsARowThatIsNotThere =
    "There are two rows, 0 and 1; a finger below them lights nothing.\nRule: \(inside)"
  static let takesTheSelectionBack =
    "A tap that hits no row took the selection back.\nRule: \(selection)"
  static let countsThe10thPointAsTooFar = "10 points are not further than 10 points.\nRule: \(far)"
  static let selectsTheRowUnderTheLiftedFinger =
    "Row 2 lies under the lifted finger, but row 1 is the one that is lit."
  static let remembersTheLiftedFingerForEver =
    "The second finger was not listened to: the first one is over.\nRule: \(own)"
  static let followsNoMoves =
    "The finger is 11 points from where it came down, and the row is lit.\nRule: \(far)"
  static let forgivesAThirdOfAPoint =
    "In a straight line the finger is more than 10 points away.\nRule: \(far)"
  static let measuresEachAxisByItself =
    "8 to the side and 8 down are together more than 11 points.\nRule: \(far)"
  static let lightsTheRowAgainWhenTheFinger =
    "Once out, the light is out for good; this row was selected again.\nRule: \(far)"
  static let addsTheAxesUp =
    "6 to the side and 6 down are less than 9 points in a straight line.\nRule: \(far)"
  static let takesItBackWithTheSecondTap =
    "The second tap on the row took the selection back; a selection stays until the next."
    + "\nRule: \(selection)"
  static let measuresInItsSuperview =
    "The table is drawn twice as large; on the screen the finger went 15 points.\nRule: \(far)"
  static let countsTheRowsOnce =
    "rowCount has become 4 in between, so there is a row 3 now; it was not selected."
    + "\nRule: \(inside)"
  static let endsRowsLate =
    "The point at y 88 is the first below row 1, and in no row.\nRule: \(inside)"
  static let measuresEachMoveByItself =
    "The finger is 18 points from where it came down, in three moves.\nRule: \(far)"
  static let forgetsThatATouchCanBeCancelled = "The touch was taken away, and the row is still lit."
  static let selectsWhatWasCancelled = "The touch was taken away, and the row is selected."
  static let remembersTheCancelledFingerForEver =
    "After the touch that was taken away, no other finger was listened to.\nRule: \(own)"
  static let lightsTheRowOfEveryFinger =
    "The second finger lit its row, while the first one is down.\nRule: \(own)"
  static let mine = "The finger that lit the row was not lifted; another one was.\nRule: \(own)"
  static let anyFingerThatMovesPutsTheLight =
    "The finger that lit the row did not move; another one did.\nRule: \(own)"
  static let measuresInTheContent =
    "The content went 44 points under the finger; on the screen the finger moved by one point."
    + "\nRule: \(far)"
  static let roundsTowardsRow0 =
    "Row 0 begins 20 points further down; above it there is no row.\nRule: \(inside)"
  static let countsTheFingersOfTheWholeEvent =
    "The first finger never came down on the table; the one on row 1 was not listened to."
    + "\nRule: \(own)"
  static let takesTheLightForTheFinger =
    "The first finger is still down, its light is out, and a second one selected a row."
    + "\nRule: \(own)"
  static let forgetsAFingerThatIsOnNo =
    "The first finger is still down, on no row, and a second one selected a row.\nRule: \(own)"
  static let staysOutForEver =
    "The touch that went too far is over, and the next one selected nothing.\nRule: \(own)"
  static let takesTheSelectionBackWhenAFinger =
    "The selection went when a finger came down; only a lift changes it.\nRule: \(selection)"
  static let takesTheSelectionBackWhenATouch =
    "The touch that was taken away took the selection with it.\nRule: \(selection)"
  static let far =
    "the row: touchesMoved puts it out, once the finger is more than 10 points away (SV-30)."
  static let place =
    "chapter 1, What you can keep: a location is in the coordinates of the view that you name "
    + "(EV-9)."
  static let inside = "the row: began lights the row under the finger, if there is one (SV-30)."
  static let own = "the row: one touch lights it, and its moves and its end alone count (SV-30)."
  static let selection = "the row: ended selects, and nothing else changes the selection (SV-30)."
  static let row =
    "the row: began lights it, ended selects what is lit, cancelled puts it out (SV-30)."
}

let exercise11_8: Grader<Hand> = Grader(
  "11.8", read: theRule, steps: steps,
  solution: {
    let table = Solutions11.HandTable(frame: .zero)
    return Hand(
      table: table, setRowCount: { table.rowCount = $0 }, lit: { table.highlightedRow },
      selected: { table.selectedRow })
  }, alternatives: [{ hand(ByFingerNumber(frame: .zero)) }], wrong: wrong11_8,
  statement: [
    .tells("Select rows by hand"),
    .asks(
      "A finger that comes down", "A finger rests on row 1", "A tap on row 1", "Two rows, a tap",
      "The content scrolled by 44", "Rests at the lower edge", "The content pulled"),
    .asks(
      "Cancelled, or once", "Rests on row 1, and an alert", "Rests on row 1, moves 10",
      "Rests on row 1, moves 11", "Rests on row 1, moves 8", "Rests on row 1, moves 6",
      "Rests on row 1, moves 20",
      "In a table that is drawn",
      "Rests on row 1, three", "The content goes 44", "A call takes"),
    .asks(
      "Fingers that come down", "A finger rests on row 1, a second one taps",
      "The table does not scroll: a finger moves 20 points and stays",
      "The table does not scroll: a finger rests below", "The first finger is lifted",
      "Random scene"),
    .asks(
      "A selection stays", "Row 1 is selected, then a tap", "Row 1 is selected, then a second",
      "Row 1 is selected, then a finger"),
    .asks("Worked touch", "A tap at y 10"),
  ]
) { make in
  func scene(
    _ name: String, rows: Int = 10, offset: Double = 0, scrolls: Bool = true,
    _ script: [TouchStep], is wanted: String, why: [String: String] = [:]
  ) throws {
    try playing(name) {
      let states = try played(script, rows: rows, offset: offset, scrolls: scrolls, make())
      try expect(states.last ?? "", is: wanted, name, why: why, rule: Diagnosis11_8.row)
    }
  }
  func down(_ y: Double, _ finger: Int = 1) -> TouchStep { .down(finger, x: 150, y: 100 + y) }
  let tap1: [TouchStep] = [down(66), .wait(0.08), .up()]
  let rested: [TouchStep] = [down(66), .wait(0.2)]
  try scene(
    "A finger rests on row 1", rested, is: "lit 1, selected none",
    why: [
      "lit none, selected none": "The finger is down on row 1, and nothing is lit.",
      "lit none, selected 1": Diagnosis11_8.selectsWhenTheFingerComesDown,
      "lit 1, selected 1": Diagnosis11_8.selectsWhenTheFingerComesDown,
      "lit 3, selected none": Diagnosis11_8.asksForThePlaceOnTheScreen,
    ])
  try scene(
    "A tap on row 1", tap1, is: "lit none, selected 1",
    why: [
      "lit 1, selected 1": Diagnosis11_8.leavesTheLightOn,
      "lit none, selected none": "The row was lit and the finger lifted; nothing is selected.",
    ])
  try scene("A tap at y 10", [down(10), .wait(0.08), .up()], is: "lit none, selected 0")
  try scene(
    "The content scrolled by 44 points, a tap 66 points below the upper edge", offset: 44, tap1,
    is: "lit none, selected 2",
    why: [
      "lit none, selected 1": Diagnosis11_8.forgetsThatTheContentScrolls,
      "lit none, selected 3": Diagnosis11_8.addsTheOffsetAgain,
    ])
  try scene(
    "Two rows, a tap on the last point of row 1", rows: 2, [down(87.9), .wait(0.08), .up()],
    is: "lit none, selected 1")
  try scene(
    "Two rows, a tap on the first point below row 1", rows: 2, [down(88), .wait(0.08), .up()],
    is: "lit none, selected none",
    why: [
      "lit none, selected 2": Diagnosis11_8.doesNotCountTheRows,
      "lit none, selected 1": Diagnosis11_8.endsRowsLate,
    ])
  try scene(
    "Row 1 is selected, then a tap below the last of two rows", rows: 2,
    tap1 + [.wait(1), down(120), .wait(0.08), .up()], is: "lit none, selected 1",
    why: ["lit none, selected none": Diagnosis11_8.takesTheSelectionBack])
  try scene(
    "Row 1 is selected, then a second tap on it",
    tap1 + [.wait(1)] + tap1, is: "lit none, selected 1",
    why: ["lit none, selected none": Diagnosis11_8.takesItBackWithTheSecondTap])
  try scene(
    "A tap on row 1 and then one on row 3", tap1 + [.wait(1), down(150), .wait(0.08), .up()],
    is: "lit none, selected 3",
    why: ["lit none, selected 1": Diagnosis11_8.remembersTheLiftedFingerForEver])
  let more = "Two rows, a tap on row 1, then two more rows, and a tap on row 3"
  try playing(more) {
    let states = try played(
      tap1 + [.wait(1), down(150), .wait(0.08), .up()], rows: 2, offset: 0, scrolls: true, make(),
      grown: (before: 3, to: 4))
    try expect(
      states.last ?? "", is: "lit none, selected 3", more,
      why: ["lit none, selected 1": Diagnosis11_8.countsTheRowsOnce], rule: Diagnosis11_8.row)
  }
  try scene(
    "Rests on row 1, moves 10 points to the right, lifted",
    rested + [.move(x: 160, y: 166), .up()], is: "lit none, selected 1",
    why: ["lit none, selected none": Diagnosis11_8.countsThe10thPointAsTooFar])
  try scene(
    "Rests on row 1, moves 11 points to the right", rested + [.move(x: 161, y: 166)],
    is: "lit none, selected none",
    why: ["lit 1, selected none": Diagnosis11_8.followsNoMoves])
  try scene(
    "Rests on row 1, moves 8 points to the right and 8 down, lifted",
    rested + [.move(x: 158, y: 174), .up()], is: "lit none, selected none",
    why: ["lit none, selected 1": Diagnosis11_8.measuresEachAxisByItself])
  try scene(
    "Rests on row 1, moves 6 points to the right and 6 down, lifted",
    rested + [.move(x: 156, y: 172), .up()], is: "lit none, selected 1",
    why: ["lit none, selected none": Diagnosis11_8.addsTheAxesUp])
  let twice =
    "In a table that is drawn twice as large: rests on row 0, moves 15 points to the right"
  try playing(twice) {
    let states = try played(
      rested + [.move(x: 165, y: 166)], rows: 2, offset: 0, scrolls: false, make(), large: true)
    try expect(
      states.last ?? "", is: "lit none, selected none", twice,
      why: ["lit 0, selected none": Diagnosis11_8.measuresInItsSuperview],
      rule: Diagnosis11_8.row)
  }
  try scene(
    "The table does not scroll: moves 10 points to the right and a third of one down, lifted",
    scrolls: false, rested + [.move(x: 160, y: 166 + 1.0 / 3), .up()],
    is: "lit none, selected none",
    why: ["lit none, selected 1": Diagnosis11_8.forgivesAThirdOfAPoint])
  try scene(
    "Rests on row 1, moves 20 points to the right and back, lifted",
    rested + [.move(x: 170, y: 166), .wait(0.02), .move(x: 150, y: 166), .wait(0.02), .up()],
    is: "lit none, selected none",
    why: ["lit none, selected 1": Diagnosis11_8.lightsTheRowAgainWhenTheFinger])
  try scene(
    "Rests at the lower edge of row 1, moves 8 points down onto row 2, lifted",
    [down(86), .wait(0.2), .move(x: 150, y: 194), .wait(0.02), .up()], is: "lit none, selected 1",
    why: ["lit none, selected 2": Diagnosis11_8.selectsTheRowUnderTheLiftedFinger])
  try scene(
    "Rests on row 1, three moves of 6 points to the right, lifted",
    rested + [156, 162, 168].flatMap { [.move(x: $0, y: 166), .wait(0.02)] } + [.up()],
    is: "lit none, selected none",
    why: ["lit none, selected 1": Diagnosis11_8.measuresEachMoveByItself])
  try scene(
    "Rests on row 1, and an alert comes up", rested + [.cancel()], is: "lit none, selected none",
    why: [
      "lit 1, selected none": Diagnosis11_8.forgetsThatATouchCanBeCancelled,
      "lit none, selected 1": Diagnosis11_8.selectsWhatWasCancelled,
    ])
  try scene(
    "A call takes a touch on row 1, then a tap on row 3",
    rested + [.cancel(), .wait(1), down(150), .wait(0.08), .up()], is: "lit none, selected 3",
    why: ["lit none, selected none": Diagnosis11_8.remembersTheCancelledFingerForEver])
  try scene(
    "Rests on row 1, is dragged 40 points up, lifted",
    rested + [.move(x: 150, y: 146), .wait(0.02), .move(x: 150, y: 126), .wait(0.5), .up()],
    is: "lit none, selected none",
    why: ["lit none, selected 1": "The user scrolled, and the row is selected all the same."])
  try scene(
    "A finger rests on row 1, a second one taps row 3",
    rested + [down(150, 2), .wait(0.2), .up(2)], is: "lit 1, selected none",
    why: [
      "lit 3, selected none": Diagnosis11_8.lightsTheRowOfEveryFinger,
      "lit none, selected none": Diagnosis11_8.aSecondFingerPutsTheLightOut,
    ])
  try scene(
    "The table does not scroll: a finger rests on row 1, a second one taps row 3", scrolls: false,
    rested + [down(150, 2), .wait(0.2), .up(2)], is: "lit 1, selected none",
    why: [
      "lit none, selected 1": Diagnosis11_8.mine, "lit none, selected 3": Diagnosis11_8.mine,
      "lit none, selected none": Diagnosis11_8.mine,
    ])
  try scene(
    "A finger rests on row 1, a second one comes down on row 3 and moves 30 points to the right",
    rested + [down(150, 2), .wait(0.2), .move(2, x: 180, y: 250)], is: "lit 1, selected none",
    why: ["lit none, selected none": Diagnosis11_8.anyFingerThatMovesPutsTheLight])
  try scene(
    "A finger rests on row 1, a second one taps row 3, the first is lifted",
    rested + [down(150, 2), .wait(0.2), .up(2), .up(1)], is: "lit none, selected 1",
    why: ["lit none, selected none": "The first finger was lifted on its lit row."])
  try scene(
    "The content pulled down by 30 points, a tap 10 points below the upper edge", offset: -30,
    [down(10), .wait(0.08), .up()], is: "lit none, selected none",
    why: ["lit none, selected 0": Diagnosis11_8.roundsTowardsRow0])
  try scene(
    "A finger rests beside the table, a second one taps row 1",
    [.down(x: 350, y: 500), .wait(0.2), down(66, 2), .wait(0.08), .up(2)],
    is: "lit none, selected 1",
    why: ["lit none, selected none": Diagnosis11_8.countsTheFingersOfTheWholeEvent])
  try scene(
    "The table does not scroll: a finger moves 20 points and stays, a second one taps row 3",
    scrolls: false,
    rested + [.move(x: 170, y: 166), .wait(0.02), down(150, 2), .wait(0.2), .up(2)],
    is: "lit none, selected none",
    why: ["lit none, selected 3": Diagnosis11_8.takesTheLightForTheFinger])
  try scene(
    "The table does not scroll: a finger rests below two rows, a second one taps row 1", rows: 2,
    scrolls: false,
    [down(120), .wait(0.2), down(66, 2), .wait(0.2), .up(2)], is: "lit none, selected none",
    why: [
      "lit none, selected 1": Diagnosis11_8.forgetsAFingerThatIsOnNo,
      "lit 2, selected none": Diagnosis11_8.lightsARowThatIsNotThere,
    ])
  try scene(
    "The table does not scroll: a finger moves 20 points and is lifted, then a tap on row 3",
    scrolls: false,
    rested + [.move(x: 170, y: 166), .wait(0.02), .up(), .wait(1), down(150), .wait(0.08), .up()],
    is: "lit none, selected 3",
    why: ["lit none, selected none": Diagnosis11_8.staysOutForEver])
  try scene(
    "Row 1 is selected, then a finger rests on row 3", tap1 + [.wait(1), down(150), .wait(0.2)],
    is: "lit 3, selected 1",
    why: ["lit 3, selected none": Diagnosis11_8.takesTheSelectionBackWhenAFinger])
  try scene(
    "Row 1 is selected, then a call takes a finger on row 3",
    tap1 + [.wait(1), down(150), .wait(0.2), .cancel()], is: "lit none, selected 1",
    why: ["lit none, selected none": Diagnosis11_8.takesTheSelectionBackWhenATouch])
  try playing("The content goes 44 points under a resting finger, which then moves by one") {
    let states = try played(
      rested + [.move(x: 151, y: 166)], rows: 10, offset: 0, scrolls: true, make(),
      scrolled: (before: 2, to: 44))
    try expect(
      states.last ?? "", is: "lit 1, selected none",
      "The content goes 44 points under a resting finger, which then moves by one",
      why: ["lit none, selected none": Diagnosis11_8.measuresInTheContent], rule: Diagnosis11_8.row)
  }
  try scene(
    "The first finger is lifted while a second one is down, which then moves and is lifted",
    scrolls: false,
    rested + [down(150, 2), .wait(0.2), .up(1), .move(2, x: 152, y: 250), .wait(0.1), .up(2)],
    is: "lit none, selected 1",
    why: [
      "lit none, selected 3": Diagnosis11_8.mine, "lit none, selected none": Diagnosis11_8.mine,
    ])
  try randomScenes { name, random in
    let rows = random.int(in: 1...10)
    let offset = random.bool() ? 0 : random.coordinate(0...max(0, rows * 44 - 200))
    let scrolls = random.bool()
    var (script, fingers) = ([TouchStep](), Set<Int>())
    for _ in 0..<random.int(in: 2...9) {
      let finger = random.int(in: 1...2)
      let (x, y) = (random.coordinate(100...130), random.coordinate(101...299))
      if fingers.insert(finger).inserted {
        script += [.down(finger, x: x, y: y), .wait(random.bool() ? 0.2 : 0.05)]
      } else {
        switch random.int(in: 0...5) {
        case 0: script.append(.cancel(finger))
        case 1, 2, 3: script.append(.up(finger))
        default:
          script += [.move(finger, x: x, y: y), .wait(0.02)]
          continue
        }
        fingers.remove(finger)
        script.append(.wait(1))
      }
    }
    let table = Oracle(frame: .zero)
    let right = try played(
      script, rows: rows, offset: offset, scrolls: scrolls,
      Hand(
        table: table, setRowCount: { table.count = $0 }, lit: { table.highlighted?.row },
        selected: { table.indexPathForSelectedRow?.row }))
    let theirs = try played(script, rows: rows, offset: offset, scrolls: scrolls, make())
    let step = zip(right, theirs).prefix { $0 == $1 }.count
    guard step < right.count else { return }
    try expect(
      theirs[step], is: right[step],
      "\(name), \(rows) rows, offset \(Int(offset)), after \(words(script[...step]))",
      rule: Diagnosis11_8.row)
  }
}

/// The engine's own table, with rows that lie in it as plain views.
private final class Oracle: UITableView {
  var count = 0 { didSet { numberOfRows = count } }
}

/// The state after each step.
private func played(
  _ script: [TouchStep], rows: Int, offset: Double, scrolls: Bool, _ hand: Hand,
  scrolled: (before: Int, to: Double)? = nil, grown: (before: Int, to: Int)? = nil,
  large: Bool = false
) throws -> [String] {
  let stage = Stage()
  var (superview, frame) = (stage.root, CGRect(x: 0, y: 100, width: 300, height: 200))
  if large {
    // A board around the same place of the screen, half as large and drawn twice as large.
    superview = card("board", 75, 150, 150, 100, in: stage.root)
    superview.transform = CGAffineTransform(scaleX: 2, y: 2)
    frame = CGRect(x: 0, y: 0, width: 150, height: 100)
  }
  place(hand.table, "table", frame, in: superview)
  hand.setRowCount(rows)
  hand.table.contentSize = CGSize(width: 300, height: CGFloat(rows) * 44)
  for row in 0..<rows { _ = card("row \(row)", 0, Double(row) * 44, 300, 44, in: hand.table) }
  hand.table.contentOffset.y = offset
  hand.table.isScrollEnabled = scrolls
  return try script.enumerated().map { index, step in
    if let scrolled, scrolled.before == index { hand.table.contentOffset.y = scrolled.to }
    if let grown, grown.before == index { hand.setRowCount(grown.to) }
    try stage.phone.play([step])
    let (lit, selected) = (hand.lit().map { "\($0)" }, hand.selected().map { "\($0)" })
    return "lit \(lit ?? "none"), selected \(selected ?? "none")"
  }
}
