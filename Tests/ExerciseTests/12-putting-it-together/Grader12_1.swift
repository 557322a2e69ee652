import ExerciseKit
import Grading
import MiniUIKit

@testable import Solutions12

/// What answers to exercise 12.1 are told.
enum Diagnosis12_1 {
  static let theSheetKeepsItsEmptyPart =
    "Nothing of the sheet is there, and the sheet keeps the finger all the same."
  static let theSheetIsSwitchedOff = "The panel takes fingers, and it lies in front of the map."
  static let handsTheFingerToItsSuperview =
    "The map lies in the root and contains the point, so it is the map's."
  static let handsTheFingerToTheMap =
    "The search ended at the map; here lies in the map and in front of it."
  static let asksTheMapAlone =
    "Two views lie behind the sheet there, and the legend is the one in front."
  static let onlyThePanelIsAsked =
    "The compass is a subview of the sheet as well, and it takes fingers."
  static let thePanelItself =
    "The row lies in the panel and in front of it; who is hit is the deepest view."
  static let framesDecide = "A hidden panel takes no finger, so the sheet is empty there."
  static let asksFromTheBack = "The compass was added last, so it is in front of the panel."
  static let stopsAtAHiddenView =
    "The compass is hidden: the search goes on to what lies behind it, the panel and its row."
  static let switchesItselfOff =
    "The first finger went through the sheet; since then the sheet takes no finger any more."
  static let forgetsItsOwnGates =
    "The sheet itself is hidden: its own gate is shut for all that lies in it."

  static let rule =
    "find: a sheet is hit by nothing but what lies in it; its empty part answers nil."
}

let exercise12_1: Grader<UIView> = Grader(
  "12.1", read: "Chapters/12-putting-it-together, The rule", steps: stepNames,
  solution: { Solutions12.Sheet(frame: .zero) }, alternatives: [{ OwnArea(frame: .zero) }],
  wrong: wrong12_1,
  statement: [
    .asks("A sheet is as large", "On the panel", "The panel has slid up"),
    .asks(
      "Where no subview", "On the empty part", "On here", "On the legend", "One point above",
      "The panel is hidden", "The panel is off"),
    .asks(
      "The sheet and its subviews", "The panel is hidden", "The panel is off",
      "The sheet is hidden",
      "The sheet is off", "A hidden compass", "Random scene"),
    .asks("Worked touch", "On the row, touch (30, 250)"),
  ]
) { make in
  func scene(
    _ name: String, _ x: Double, _ y: Double,
    change: (UIView, UIView, UIView) -> Void = { _, _, _ in },
    is wanted: String, why: [String: String]
  ) throws {
    try playing(name) {
      let (root, sheet) = (card("root", 0, 0, 300, 400), make())
      let map = card("map", 0, 0, 300, 400, in: root)
      _ = card("here", 100, 100, 60, 44, in: map)
      _ = card("legend", 10, 140, 60, 40, in: root)
      place(sheet, "sheet", CGRect(x: 0, y: 0, width: 300, height: 400), in: root)
      let panel = card("panel", 0, 200, 300, 200, in: sheet)
      _ = card("row", 20, 40, 260, 44, in: panel)
      let compass = card("compass", 240, 20, 40, 40, in: sheet)
      change(sheet, panel, compass)
      try expect(
        hit(root, x, y), is: wanted, "\(name), touch \(coordinates(x, y))", why: why,
        rule: Diagnosis12_1.rule)
    }
  }
  let swallowed = [
    "sheet": Diagnosis12_1.theSheetKeepsItsEmptyPart,
    "root": Diagnosis12_1.handsTheFingerToItsSuperview,
  ]
  try scene(
    "On the panel", 10, 350, is: "panel",
    why: ["map": Diagnosis12_1.theSheetIsSwitchedOff])
  try scene(
    "On the row", 100, 260, is: "row",
    why: [
      "panel": Diagnosis12_1.thePanelItself,
      "map": "The panel and all that lies in it take fingers; here they do not.",
    ])
  try scene(
    "On the row", 30, 250, is: "row", why: ["panel": Diagnosis12_1.thePanelItself])
  try scene("On the empty part", 50, 100, is: "map", why: swallowed)
  try scene(
    "On here, which lies in the map", 120, 120, is: "here",
    why: [
      "sheet": Diagnosis12_1.theSheetKeepsItsEmptyPart,
      "map": Diagnosis12_1.handsTheFingerToTheMap,
    ])
  try scene(
    "On the legend, between map and sheet", 20, 160, is: "legend",
    why: [
      "sheet": Diagnosis12_1.theSheetKeepsItsEmptyPart,
      "map": Diagnosis12_1.asksTheMapAlone,
    ])
  try scene(
    "The panel's first row of points", 50, 200, is: "panel",
    why: ["map": "The upper edge belongs to a view."])
  try scene("One point above the panel", 50, 199, is: "map", why: swallowed)
  try scene(
    "On the compass", 240, 20, is: "compass",
    why: [
      "map": Diagnosis12_1.onlyThePanelIsAsked,
      "panel": "The finger is on the compass, far above the panel.",
    ])
  try scene("One point beside the compass", 239, 30, is: "map", why: swallowed)
  try scene(
    "The panel is hidden", 50, 300, change: { _, panel, _ in panel.isHidden = true }, is: "map",
    why: [
      "sheet": Diagnosis12_1.framesDecide,
      "panel": "The panel is hidden: its gate is shut.", "row": "The row lies in a hidden panel.",
    ])
  try scene(
    "The panel is off", 100, 260, change: { _, panel, _ in panel.isUserInteractionEnabled = false },
    is: "map",
    why: [
      "sheet": "A panel that is off takes no finger, so the sheet is empty there.",
      "panel": "The panel is off: its gate is shut.", "row": "The row lies in a panel that is off.",
    ])
  try scene(
    "The sheet is hidden", 100, 260, change: { sheet, _, _ in sheet.isHidden = true }, is: "map",
    why: [
      "row": Diagnosis12_1.forgetsItsOwnGates,
      "panel": Diagnosis12_1.forgetsItsOwnGates,
    ])
  try scene(
    "The sheet is off", 100, 260,
    change: { sheet, _, _ in sheet.isUserInteractionEnabled = false }, is: "map",
    why: ["row": Diagnosis12_1.forgetsItsOwnGates, "panel": Diagnosis12_1.forgetsItsOwnGates])
  try scene(
    "A hidden compass lies on the panel", 60, 250,
    change: { _, _, compass in
      compass.frame.origin = CGPoint(x: 50, y: 240)
      compass.isHidden = true
    }, is: "row",
    why: ["map": Diagnosis12_1.stopsAtAHiddenView, "compass": "The compass is hidden."])
  try scene(
    "The panel has slid up to 100", 30, 150, change: { _, panel, _ in panel.frame.origin.y = 100 },
    is: "row", why: ["map": "The panel is where it has slid to, and takes fingers there."])
  try playing("On the empty part, and then on the row") {
    let (root, sheet) = (card("map", 0, 0, 300, 400), make())
    place(sheet, "sheet", CGRect(x: 0, y: 0, width: 300, height: 400), in: root)
    let panel = card("panel", 0, 200, 300, 200, in: sheet)
    _ = card("row", 20, 40, 260, 44, in: panel)
    _ = hit(root, 50, 100)
    try expect(
      hit(root, 100, 260), is: "row", "On the empty part, and then on the row, touch (100, 260)",
      why: ["map": Diagnosis12_1.switchesItselfOff], rule: Diagnosis12_1.rule)
  }
  try scene(
    "The compass lies on the panel", 60, 250,
    change: { _, _, compass in compass.frame.origin = CGPoint(x: 50, y: 240) },
    is: "compass",
    why: [
      "row": Diagnosis12_1.asksFromTheBack,
      "panel": Diagnosis12_1.asksFromTheBack,
    ])
  try randomScenes { name, random in
    let (root, sheet) = (card("map", 0, 0, 300, 400), make())
    place(sheet, "sheet", CGRect(x: 0, y: 0, width: 300, height: 400), in: root)
    for number in 1...random.int(in: 1...4) {
      let part = card(
        "part \(number)", random.coordinate(0...200), random.coordinate(0...300),
        random.coordinate(20...100), random.coordinate(20...100), in: sheet)
      part.isHidden = random.int(in: 0...4) == 0
      part.isUserInteractionEnabled = random.int(in: 0...4) != 0
      _ = card("child \(number)", 5, 5, random.coordinate(5...120), 30, in: part)
    }
    let (x, y) = (random.coordinate(0...299), random.coordinate(0...399))
    let wanted = sheet.subviews.reversed().lazy.compactMap {
      $0.hitTest($0.convert(CGPoint(x: x, y: y), from: sheet), with: nil)
    }.first?.name
    try expect(
      hit(root, x, y), is: wanted ?? "map",
      "\(name), \(outline(of: root)), touch \(coordinates(x, y))", rule: Diagnosis12_1.rule)
  }
}

/// The chapter's steps, by which a rule can begin.
let stepNames = ["Find", "Hear", "Decide", "Share", "Settle", "Keyboard"]
