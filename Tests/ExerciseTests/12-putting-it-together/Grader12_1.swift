import ExerciseKit
import Grading
import MiniUIKit
import WrittenExercises

@testable import Solutions12

/// What answers to exercise 12.1 are told.
enum Diagnosis12_1 {
  static let theSheetKeepsItsEmptyPart =
    "No subview of the sheet is there, and the sheet keeps the finger all the same.\nRule: \(empty)"
  static let handleEndsAtThePanel =
    "The handle accepts this point above the panel, and no view has offered it the point."
  static let wrongCoordinates =
    "The handle accepts this point in its own coordinates; it was asked in another view's."
    + "\nRule: \(coordinates)"
  static let handleHasNoGates =
    "The handle takes no fingers now, wherever they are: its own gates decide as well."
    + "\nRule: \(gates)"
  static let knowsItsRoom =
    "This handle accepts 30 points more on each side, and your code counts with 20."
    + "\nRule: \(area)"
  static let handleComesFirst =
    "The compass takes fingers there, and it is in front; only where no subview does, the handle is."
    + "\nRule: \(order)"
  static let handleIsTooLarge =
    "The handle does not accept this point, so it is the map's.\nRule: \(area)"
  static let theSheetIsSwitchedOff =
    "The panel takes fingers, and it lies in front of the map.\nRule: \(gates)"
  static let handsTheFingerToItsSuperview =
    "An answer ends the search, and yours is the root; with nil the map would be asked."
    + "\nRule: \(empty)"
  static let handsTheFingerToTheMap =
    "The search ended at the map; here lies in the map and in front of it.\nRule: \(deepest)"
  static let asksTheMapAlone =
    "Two views lie behind the sheet there, and the legend is the one in front.\nRule: \(order)"
  static let onlyThePanelIsAsked =
    "The compass is a subview of the sheet as well, and it takes fingers.\nRule: \(order)"
  static let thePanelItself =
    "The row lies in the panel and in front of it; who is hit is the deepest view."
    + "\nRule: \(deepest)"
  static let framesDecide =
    "A hidden panel takes no finger, so the sheet is empty there.\nRule: \(gates)"
  static let asksFromTheBack =
    "The compass was added last, so it is in front of the panel.\nRule: \(order)"
  static let stopsAtAHiddenView =
    "The compass is hidden and takes nothing; the panel and its row, behind it, were not asked."
    + "\nRule: \(empty)"
  static let switchesItselfOff =
    "The first finger went through the sheet; since then the sheet takes no finger any more."
    + "\nRule: \(gates)"
  static let forgetsItsOwnGates =
    "The sheet's own gate is shut, and so it is for all that lies in the sheet.\nRule: \(gates)"
  static let order =
    "chapter 2, From front to back: all subviews are asked, the one in front first (HT-5)."
  static let deepest =
    "chapter 2, Four steps, or one word: the deepest view that takes the point is hit (HT-3)."
  static let gates =
    "chapter 2, Four steps, or one word: the gates shut out a view and what lies in it (HT-11)."
  static let empty = "find: after nil, the search moves to what lies behind (HT-7)."
  static let coordinates =
    "chapter 2, \"Decoration, I take it?\": a view is asked in its own coordinates (HT-8)."
  static let area =
    "chapter 3, A little cross: its point(inside:with:) says which points it takes (HT-25)."
  static let rule =
    "find: no view is offered points outside its superview, unless one hands them on (HT-9)."
}

let exercise12_1: Grader<(_ handle: UIView) -> UIView> = Grader(
  "12.1", read: theRule, steps: stepNames,
  solution: {
    { handle in
      let sheet = Solutions12.Sheet(frame: .zero)
      sheet.handle = handle
      return sheet
    }
  },
  alternatives: [
    { sheet(OwnArea()) },
    {
      sheet { sheet, point, hit, handle in
        if let hit, hit !== sheet { return hit }
        let place = handle.convert(point, from: sheet)
        let isUsable = !handle.isHidden && handle.alpha >= 0.01 && handle.isUserInteractionEnabled
        return hit != nil && isUsable && handle.point(inside: place, with: nil) ? handle : nil
      }
    },
  ],
  wrong: wrong12_1,
  statement: [
    .asks("A sheet is as large", "On the panel", "The panel has slid up"),
    .asks(
      "Where no subview", "On the empty part", "On here", "On the legend", "One point above",
      "The panel is hidden", "The panel is off"),
    .asks(
      "There is one exception", "Above the panel, on the handle's area", "Above the handle's",
      "A handle that accepts 30"),
    .asks(
      "Where no other view", "Above the panel, on the handle's area", "The compass lies above",
      "On the handle", "The panel has slid up, above it", "Beside the handle's"),
    .asks(
      "The sheet, its subviews", "The handle is hidden", "The handle is off",
      "The handle is faded", "A sheet whose handle is nil",
      "The panel is hidden", "The panel is off",
      "The sheet is hidden",
      "The sheet is off", "A hidden compass", "Random scene"),
    .asks("Worked touch", "Above the panel, on the handle's area, touch (150, 195)"),
  ]
) { make in
  func scene(
    _ name: String, _ x: Double, _ y: Double,
    change: (UIView, UIView, UIView) -> Void = { _, _, _ in },
    handle off: (UIView) -> Void = { _ in },
    is wanted: String, why: [String: String]
  ) throws {
    try playing(name) {
      let handle = Handle12_1()
      let (root, sheet) = (card("root", 0, 0, 300, 400), make()(handle))
      let window = UIWindow(frame: root.frame)
      window.addSubview(root)
      let map = card("map", 0, 0, 300, 400, in: root)
      _ = card("here", 100, 100, 60, 44, in: map)
      _ = card("legend", 10, 140, 60, 40, in: root)
      place(sheet, "sheet", CGRect(x: 0, y: 0, width: 300, height: 400), in: root)
      let panel = card("panel", 0, 200, 300, 200, in: sheet)
      _ = card("row", 20, 40, 260, 44, in: panel)
      place(handle, "handle", CGRect(x: 125, y: 8, width: 50, height: 6), in: panel)
      off(handle)
      let compass = card("compass", 240, 20, 40, 40, in: sheet)
      change(sheet, panel, compass)
      try withExtendedLifetime(window) {
        handle.asked = []
        let (found, asked) = (hit(root, x, y), handle.asked)
        var why = why
        // It was offered a place, and not this one.
        let own = handle.convert(CGPoint(x: x, y: y), from: root)
        if why["map"] == Diagnosis12_1.handleEndsAtThePanel, !asked.isEmpty, !asked.contains(own) {
          why["map"] = Diagnosis12_1.wrongCoordinates
        }
        try expect(
          found, is: wanted, "\(name), touch \(coordinates(x, y))", why: why,
          rule: Diagnosis12_1.rule)
      }
    }
  }
  let swallowed = [
    "sheet": Diagnosis12_1.theSheetKeepsItsEmptyPart,
    "root": Diagnosis12_1.handsTheFingerToItsSuperview,
    "handle": Diagnosis12_1.handleIsTooLarge,
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
      "handle": Diagnosis12_1.handleIsTooLarge,
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
    let handle = Handle12_1()
    let (root, sheet) = (card("map", 0, 0, 300, 400), make()(handle))
    place(sheet, "sheet", CGRect(x: 0, y: 0, width: 300, height: 400), in: root)
    let panel = card("panel", 0, 200, 300, 200, in: sheet)
    _ = card("row", 20, 40, 260, 44, in: panel)
    place(handle, "handle", CGRect(x: 125, y: 8, width: 50, height: 6), in: panel)
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
  let above = [
    "sheet": Diagnosis12_1.theSheetKeepsItsEmptyPart, "map": Diagnosis12_1.handleEndsAtThePanel,
    "panel": "The panel ends below this point, and the handle accepts it.",
  ]
  try scene(
    "On the handle", 150, 210, is: "handle",
    why: ["panel": "The handle lies in the panel and in front of it."])
  try scene("Above the panel, on the handle's area", 150, 195, is: "handle", why: above)
  for (name, x, y) in [
    ("The upper left corner of the handle's area", 105.0, 188.0),
    ("The right end of the handle's area", 194.5, 199),
  ] {
    try scene("Above the panel, \(name.lowercased())", x, y, is: "handle", why: above)
  }
  for (name, x, y) in [
    ("Above the handle's area", 150.0, 187.5), ("Beside the handle's area", 104.5, 195),
    ("Beside the handle's area, on its right", 195, 195),
  ] {
    try scene(
      name, x, y, is: "map",
      why: swallowed.merging(["handle": Diagnosis12_1.handleIsTooLarge]) { $1 })
  }
  try scene(
    "The panel has slid up, above it", 150, 95,
    change: { _, panel, _ in panel.frame.origin.y = 100 }, is: "handle",
    why: above.merging(["map": Diagnosis12_1.handleEndsAtThePanel]) { $1 })
  try scene(
    "A handle that accepts 30 points more", 150, 180,
    handle: { ($0 as? Handle12_1)?.room = 30 }, is: "handle",
    why: above.merging(["map": Diagnosis12_1.knowsItsRoom]) { $1 })
  try scene(
    "The compass lies above the panel, on the handle's area", 150, 195,
    change: { _, _, compass in compass.frame.origin = CGPoint(x: 130, y: 160) }, is: "compass",
    why: ["handle": Diagnosis12_1.handleComesFirst])
  for (name, off) in [
    ("The handle is hidden", { $0.isHidden = true }),
    ("The handle is off", { $0.isUserInteractionEnabled = false }),
    ("The handle is faded", { $0.alpha = 0.009 }),
  ] as [(String, (UIView) -> Void)] {
    try scene(
      name, 150, 195, handle: off, is: "map",
      why: swallowed.merging(["handle": Diagnosis12_1.handleHasNoGates]) { $1 })
  }
  try playing("A sheet whose handle is nil") {
    // Nobody but the sheet knows the handle, and the sheet does not hold it.
    let (map, sheet) = (card("map", 0, 0, 300, 400), make()(UIView()))
    place(sheet, "sheet", CGRect(x: 0, y: 0, width: 300, height: 400), in: map)
    _ = card("panel", 0, 200, 300, 200, in: sheet)
    try expect(
      hit(map, 150, 195), is: "map", "A sheet whose handle is nil, touch (150, 195)",
      why: swallowed, rule: Diagnosis12_1.empty)
  }
  try scene(
    "The sheet is off, above the panel", 150, 195,
    change: { sheet, _, _ in sheet.isUserInteractionEnabled = false }, is: "map",
    why: ["handle": Diagnosis12_1.forgetsItsOwnGates])
  try randomScenes { name, random in
    let handle = Handle12_1()
    let (root, sheet) = (card("map", 0, 0, 300, 400), make()(handle))
    place(sheet, "sheet", CGRect(x: 0, y: 0, width: 300, height: 400), in: root)
    let panel = card("panel", 0, random.coordinate(100...300), 300, 100, in: sheet)
    place(
      handle, "handle",
      CGRect(x: random.coordinate(20...200), y: random.coordinate(0...30), width: 50, height: 6),
      in: panel)
    handle.room = random.coordinate(0...40)
    handle.isHidden = random.int(in: 0...6) == 6
    for number in 0..<random.int(in: 0...4) {
      let part = card(
        "part \(number + 1)", random.coordinate(0...200), random.coordinate(0...300),
        random.coordinate(20...100), random.coordinate(20...100), in: sheet)
      part.isHidden = random.int(in: 0...4) == 4
      part.isUserInteractionEnabled = random.int(in: 0...4) != 4
      _ = card("child \(number + 1)", 5, 5, random.coordinate(5...120), 30, in: part)
    }
    let nearHandle = random.bool()
    let (x, y) = (
      nearHandle
        ? Double(handle.frame.midX) + random.coordinate(-60...60) : random.coordinate(0...299),
      nearHandle
        ? Double(panel.frame.minY) + random.coordinate(-40...10) : random.coordinate(0...399)
    )
    let point = CGPoint(x: x, y: y)
    let views = sheet.subviews.reversed() + [handle]
    let wanted = views.lazy.compactMap {
      $0.hitTest($0.convert(point, from: sheet), with: nil)
    }.first?.name
    guard sheet.bounds.contains(point) else { return }
    let window = UIWindow(frame: root.frame)
    window.addSubview(root)
    try withExtendedLifetime(window) {
      try expect(
        hit(root, x, y), is: wanted ?? "map",
        "\(name), \(outline(of: root)), room \(Int(handle.room)), touch \(coordinates(x, y))",
        rule: Diagnosis12_1.rule)
    }
  }
}

/// A handle that is larger for a finger than for the eye.
final class Handle12_1: UIView {
  var room = 20.0
  /// The points that it was asked about.
  var asked: [CGPoint] = []

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    asked.append(point)
    return bounds.insetBy(dx: -room, dy: -room).contains(point)
  }
}

/// The section that explains a rule which begins with no step.
let theRule = Rule12.page

/// The chapter's steps, by which a rule can begin.
let stepNames = Rule12.steps
