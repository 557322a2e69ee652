import ExerciseKit
import Grading
import MiniUIKit
import Stage
import WrittenExercises

@testable import Solutions14

/// A list of orders of any design.
struct Orders {
  let screen: UIView
  let search: UITextField
  let table: UITableView
  let log: () -> [String]
}

/// Makes a list of so many orders.
typealias OrderLists = (_ count: Int) -> Orders

let exercise14_5: Grader<Diagnosed<OrderLists>> = Grader(
  written14_5,
  solution: {
    Diagnosed(Solutions14.causes14_5()) { count in
      let screen = Solutions14.OrderScreen(orders: count)
      return Orders(
        screen: screen, search: screen.search, table: screen.table, log: { screen.log })
    }
  },
  alternatives: [
    { right14_5(.contentOff) }, { right14_5(.cellAsks) }, { right14_5(.contentAsks) },
  ], wrong: wrong14_5,
  statement: [
    .tells("“Since"), .asks("I tap plus", "The report's touch"),
    .asks(
      "Name the cause", "Your diagnosis", "The report's touch", "A tap on minus", "Two taps",
      "Random scene"),
    .asks("These must", "A tap on row 2", "A tap between"),
    .asks("Both hold", "Scrolled by 600"),
    .asks("A tap beside the two", "The keyboard is up"),
    .asks("A quick drag scrolls", "A finger drags", "Scrolled through"),
    .asks(
      "A finger lifted far", "A finger rests on plus of row 1, and is", "A finger rests on minus"),
    .asks("Worked touch", "The report's touch"),
  ]
) { make in
  try judge(make().causes, diagnosis14_5)
  func scene(_ name: String, _ acts: [OrderAct], is wanted: [String]) throws {
    try playing(name) {
      let (stage, orders) = (Stage(), make().screen(50))
      stage.root.addSubview(orders.screen)
      for act in acts {
        switch act {
        case .scroll(let offset): orders.table.contentOffset.y = offset
        case .tap(let x, let y):
          try stage.finger.tap(at: CGPoint(x: x, y: y))
          try stage.wait(1)
        case .press(let x, let y):
          try stage.finger.press(at: CGPoint(x: x, y: y), for: 0.5)
          try stage.wait(1)
        }
      }
      let got = orders.log()
      let told = why(got, wanted)
      let reason = told == Diagnosis14_5.notCured ? changed(orders) ?? told : told
      let isReached = [Diagnosis14_5.several, Diagnosis14_5.otherButton].contains(reason)
      try expect(
        listed(got), is: listed(wanted), name, otherwise: reason,
        rule: isReached
          ? Diagnosis14_5.working
          : acts.contains { $0.isScroll } ? Diagnosis14_5.reused : Diagnosis14_5.front)
    }
  }
  try scene("The report's touch, (335, 190)", [.tap(335, 190)], is: ["plus 1"])
  try scene("A tap on minus of row 1, (285, 190)", [.tap(285, 190)], is: ["minus 1"])
  try scene("A tap on row 2, (100, 250)", [.tap(100, 250)], is: ["open 2"])
  try scene("A tap between the buttons, (310, 190)", [.tap(310, 190)], is: ["open 1"])
  try scene("A tap between the buttons and the edge, (358, 190)", [.tap(358, 190)], is: ["open 1"])
  try scene("A tap above plus of row 1, (335, 165)", [.tap(335, 165)], is: ["open 1"])
  for (x, y) in [(315.0, 170.0), (354, 209), (265, 170), (304, 209)] {
    try scene(
      "A tap on the edge of a button, \(coordinates(x, y))", [.tap(x, y)],
      is: [x < 310 ? "minus 1" : "plus 1"])
  }
  try scene(
    "Two taps on plus of row 0", [.tap(335, 130), .tap(335, 130)], is: ["plus 0", "plus 0"])
  try scene("A finger rests on plus of row 1 for half a second", [.press(335, 190)], is: ["plus 1"])
  for (button, x) in [("plus", 335.0), ("minus", 285)] {
    let name = "A finger rests on \(button) of row 1, and is lifted far away"
    try playing(name) {
      let (stage, orders) = (Stage(), make().screen(50))
      stage.root.addSubview(orders.screen)
      try stage.phone.play([
        .down(x: x, y: 190), .wait(0.5), .move(x: 150, y: 600), .wait(0.1), .up(), .wait(1),
      ])
      try expect(
        listed(orders.log()), is: "nothing", name, otherwise: Diagnosis14_5.lifted,
        rule: Diagnosis14_5.working)
    }
  }
  try scene(
    "Scrolled by 600, a tap on plus of row 11", [.scroll(600), .tap(335, 190)], is: ["plus 11"])
  try scene("Scrolled by 600, a tap on row 12", [.scroll(600), .tap(100, 250)], is: ["open 12"])
  try scene(
    "Scrolled by 600 and back, a tap on plus of row 1",
    [.scroll(600), .scroll(0), .tap(335, 190)], is: ["plus 1"])
  for (place, x, y) in [("a row", 100.0, 250.0), ("the screen", 100, 430)] {
    let name = "The keyboard is up, a tap on \(place)"
    try playing(name) {
      let (stage, orders) = (Stage(), make().screen(50))
      stage.root.addSubview(orders.screen)
      orders.search.becomeFirstResponder()
      let before = orders.search.isFirstResponder ? "up" : "hidden"
      try stage.finger.tap(at: CGPoint(x: x, y: y))
      let after = orders.search.isFirstResponder ? "up" : "hidden"
      try expect(
        "\(before), then \(after)", is: "up, then hidden", name,
        otherwise: Diagnosis14_5.keyboard, rule: Diagnosis14_5.working)
    }
  }
  for (place, x) in [("dish", 100.0), ("plus", 335), ("minus", 285)] {
    let name = "A finger drags the list up from \(place) in row 2"
    try playing(name) {
      let (stage, orders) = (Stage(), make().screen(50))
      stage.root.addSubview(orders.screen)
      try stage.finger.drag(through: [CGPoint(x: x, y: 250), CGPoint(x: x, y: 190)], over: 0.1)
      let moved = orders.table.contentOffset.y > 20 ? "scrolls" : "does not scroll"
      try expect(
        "\(moved), \(listed(orders.log()))", is: "scrolls, nothing", name,
        rule: Diagnosis14_5.working)
    }
  }
  try playing("Scrolled through all 50 rows, row by row") {
    let (stage, orders) = (Stage(), make().screen(50))
    stage.root.addSubview(orders.screen)
    var cells: [UITableViewCell] = []
    for offset in 0...45 {
      orders.table.contentOffset.y = CGFloat(60 * offset)
      for row in 0..<50 {
        guard let cell = orders.table.cellForRow(at: IndexPath(row: row, section: 0)) else {
          continue
        }
        if !cells.contains(where: { $0 === cell }) { cells.append(cell) }
      }
    }
    try expect(
      cells.count <= 12 ? "cells used again" : "\(cells.count) cells", is: "cells used again",
      "Scrolled through all 50 rows, row by row", otherwise: Diagnosis14_5.anew,
      rule: Diagnosis14_5.reused)
  }
  try randomScenes(1...30) { name, random in
    var (acts, wanted, offset) = ([OrderAct](), [String](), 0.0)
    for _ in 0..<random.int(in: 1...6) {
      if random.int(in: 0...3) == 0 {
        offset = random.coordinate(0...2700)
        acts.append(.scroll(offset))
        continue
      }
      let x = random.bool() ? random.coordinate(255...374) : random.coordinate(0...374)
      let y = random.coordinate(100...399)
      let (row, inRow) = (
        (y - 100 + offset) / 60, (y - 100 + offset).truncatingRemainder(dividingBy: 60)
      )
      let isHigh = inRow >= 10 && inRow < 50
      let what =
        isHigh && x >= 315 && x < 355 ? "plus" : isHigh && x >= 265 && x < 305 ? "minus" : "open"
      acts.append(.tap(x, y))
      wanted.append("\(what) \(Int(row))")
    }
    try scene("\(name): \(acts.map(\.words).joined(separator: ", "))", acts, is: wanted)
  }
}

/// What was changed, although the buttons are as dead as before.
private func changed(_ orders: Orders) -> String? {
  let cell = orders.table.cellForRow(at: IndexPath(row: 1, section: 0))
  if cell?.isUserInteractionEnabled == false { return Diagnosis14_5.cellOff }
  if !orders.table.delaysContentTouches { return Diagnosis14_5.noDelayEither }
  return orders.screen.gestureRecognizers?.isEmpty ?? true ? Diagnosis14_5.noTapEither : nil
}

/// What a user does with a list.
enum OrderAct {
  case scroll(Double)
  case tap(Double, Double)
  case press(Double, Double)

  var isScroll: Bool {
    if case .scroll = self { return true }
    return false
  }

  var words: String {
    switch self {
    case .scroll(let offset): "scroll to \(Int(offset))"
    case .tap(let x, let y): "tap \(coordinates(x, y))"
    case .press(let x, let y): "press \(coordinates(x, y))"
    }
  }
}

/// What explains the first thing that went wrong.
private func why(_ got: [String], _ wanted: [String]) -> String {
  let place = zip(got, wanted).prefix { $0 == $1 }.count
  func kind(_ log: [String]) -> String {
    place < log.count ? String(log[place].prefix { $0 != " " }) : ""
  }
  let (was, should) = (kind(got), kind(wanted))
  if should.isEmpty { return was == "open" ? Diagnosis14_5.opensToo : Diagnosis14_5.several }
  if should == "open" { return was.isEmpty ? Diagnosis14_5.rowDead : Diagnosis14_5.beside }
  if was.isEmpty { return Diagnosis14_5.dead }
  if was != "open", was != should { return Diagnosis14_5.otherButton }
  return was == "open" ? Diagnosis14_5.notCured : Diagnosis14_5.another
}
