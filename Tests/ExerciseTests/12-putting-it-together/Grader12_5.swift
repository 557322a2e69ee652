import ExerciseKit
import Grading
import MiniUIKit
import Stage

@testable import Solutions12

typealias MakeReferee = (UIView, UITableView) -> any UIGestureRecognizerDelegate

/// What answers to exercise 12.5 are told.
enum Diagnosis12_5 {
  static let thePanelAlways = "The panel is up and can go no further; the rows can."
  static let forgetsTheDirection =
    "The rows are at their top, but this finger goes up, and such a finger they can use."
  static let notUp =
    "The panel is not up, so it moves first, whatever the rows could do.\nRule: \(room)"
  static let scrolled =
    "That the rows are scrolled doesn't count yet: the panel is half up, and it can move."
    + "\nRule: \(room)"
  static let forgetsTheOffset = "The rows are not at their top yet: there is one point to go."
  static let up = "The rows are at their top, so only the panel can go down.\nRule: \(top)"
  static let takesASlowFingerForAResting = "However slow, it goes down.\nRule: \(sign)"
  static let beside =
    "The finger is not in the table: the panel's pan declined, and there is no other.\nRule: \(has)"
  static let besideScrolled =
    "The finger is on the handle, not on the rows, which are scrolled; the panel's pan declined."
    + "\nRule: \(has)"
  static let nearlyUpIsUp =
    "The panel's edge lies one point below 100, so it is not up.\nRule: \(room)"
  static let asksWhereTheFingerIsByNow =
    "By now the finger is in the table, but it came down above, and the table's pan has no touch."
    + "\nRule: \(has)"
  static let asksForTheState =
    "The table's pan has this finger, whether it has its ten points yet or not.\nRule: \(has)"
  static let before =
    "What was true of the first finger is not true of the second one.\nRule: \(anew)"
  static let sign = "decide: a velocity's sign is the direction, however small it is."
  static let has =
    "decide: numberOfTouches of the table's pan tells whether the finger came down in the table."
  static let anew = "chapter 7, That kind of crumb: each drag is an attempt of its own (GR-5)."
  static let room =
    "decide: as long as the panel has room to rise, a finger on a row is the panel's."
  static let top = "decide: rows at their top can't use a finger that goes down."
  static let rule = "decide: all the way up, the panel gets only what the rows can't use."
}

let exercise12_5: Grader<MakeReferee> = Grader(
  "12.5", read: theRule, steps: stepNames,
  solution: { { Solutions12.Referee(panel: $0, table: $1) } },
  alternatives: [
    { { RemembersTheView(panel: $0, table: $1) } }, asksTheTranslation,
    goesBackToTheStart,
  ], wrong: wrong12_5,
  statement: [
    .tells("The table's pan waits"),
    .asks(
      "For a finger that came down outside", "Panel at 600",
      "Panel at 100, a finger goes up on the handle",
      "Panel at 100, rows scrolled by 300, a finger goes down on the handle",
      "Panel at 100, rows scrolled by 300, a finger goes down one point above"),
    .asks(
      "For one that came down in the table", "Panel at 420, a finger goes up",
      "Panel at 420, a finger goes down", "Panel at 420, rows scrolled", "Panel at 101"),
    .asks(
      "If it lies at 100", "Panel at 100, a finger goes up in the table",
      "Panel at 100, rows at their top, a finger goes down", "Panel at 100, rows scrolled by 1",
      "Random scene"),
    .asks("Worked touch", "Panel at 100, a finger goes up in the table"),
    .tells("The pan's velocity"),
  ]
) { make in
  func scene(
    _ name: String, top: Double, offset: Double = 0, at y: Double = 590, _ ways: [Double],
    aside: Double = 0, pause: Double = 0.1,
    is wanted: String, why: [String: String] = [:], again: [Double]? = nil,
    atAgain otherY: Double? = nil, insteadIfScrolled: [String: String]? = nil
  ) throws {
    try playing(name) {
      var why = why
      // Whether scrolled rows would get this finger.
      if let insteadIfScrolled {
        let scene = Scene(top: top, offset: 300)
        let referee = make()(scene.panel, scene.table)
        scene.keep(referee)
        scene.pan.delegate = referee
        scene.table.panGestureRecognizer.name = "table's pan"
        scene.table.panGestureRecognizer.require(toFail: scene.pan)
        try scene.drag(ways, at: (187, y), aside: aside, pause: pause)
        if scene.whoBegan(since: 0) == "rows" { why = insteadIfScrolled }
      }
      let scene = Scene(top: top, offset: offset)
      let referee = make()(scene.panel, scene.table)
      scene.keep(referee)
      scene.pan.delegate = referee
      scene.table.panGestureRecognizer.name = "table's pan"
      scene.table.panGestureRecognizer.require(toFail: scene.pan)
      try scene.drag(ways, at: (187, y), aside: aside, pause: pause)
      var got = [scene.whoBegan(since: 0)]
      if let again {
        // Rows that were pulled beyond their top have come back by then.
        try scene.stage.wait(3)
        let count = scene.stage.recording.lines.count
        try scene.drag(again, at: (187, otherY ?? y))
        got.append(scene.whoBegan(since: count))
      }
      try expect(list(got), is: wanted, name, why: why, rule: Diagnosis12_5.rule)
    }
  }
  let (up, down) = ([-12.0, -40], [12.0, 40])
  try scene(
    "Panel at 420, a finger goes up in the table", top: 420, up, is: "panel",
    why: ["rows": Diagnosis12_5.notUp])
  try scene(
    "Panel at 420, a finger goes down in the table", top: 420, down, is: "panel",
    why: ["rows": Diagnosis12_5.notUp])
  try scene(
    "Panel at 420, rows scrolled by 90, a finger goes down in the table", top: 420, offset: 90,
    down, is: "panel", why: ["rows": Diagnosis12_5.scrolled])
  try scene(
    "Panel at 100, a finger goes up in the table", top: 100, up, is: "rows",
    why: ["panel": Diagnosis12_5.thePanelAlways],
    insteadIfScrolled: ["panel": Diagnosis12_5.forgetsTheDirection])
  try scene(
    "Panel at 600, a finger goes up on the handle", top: 600, at: 611, up, is: "panel",
    why: ["neither": Diagnosis12_5.beside])
  try scene(
    "Panel at 101, a finger goes up in the table", top: 101, up, is: "panel",
    why: ["rows": Diagnosis12_5.nearlyUpIsUp])
  try scene(
    "Panel at 100, rows at their top, a finger goes down in the table", top: 100, down, is: "panel",
    why: ["rows": Diagnosis12_5.up])
  try scene(
    "Panel at 100, rows at their top, a finger creeps down in the table, half a point a second",
    top: 100, (1...24).map { Double($0) / 2 }, pause: 1, is: "panel",
    why: ["rows": Diagnosis12_5.takesASlowFingerForAResting])
  try scene(
    "Panel at 100, rows scrolled by 1, a finger goes down in the table", top: 100, offset: 1, down,
    is: "rows", why: ["panel": Diagnosis12_5.forgetsTheOffset])
  try scene(
    "Panel at 100, rows scrolled by 300, a finger goes up in the table", top: 100, offset: 300, up,
    is: "rows", why: ["panel": Diagnosis12_5.thePanelAlways])
  try scene(
    "Panel at 100, a finger goes up on the handle", top: 100, at: 111, up, is: "panel",
    why: ["neither": Diagnosis12_5.beside])
  try scene(
    "Panel at 100, rows scrolled by 300, a finger goes down on the handle", top: 100, offset: 300,
    at: 111, down, is: "panel", why: ["neither": Diagnosis12_5.besideScrolled])
  try scene(
    "Panel at 100, rows scrolled by 300, a finger goes down one point above the table", top: 100,
    offset: 300, at: 179, down, is: "panel",
    why: ["neither": Diagnosis12_5.asksWhereTheFingerIsByNow])
  try scene(
    "Panel at 100, rows at their top, a finger on the table's upper edge goes up and out of it",
    top: 100, at: 180, up, is: "rows",
    why: [
      "panel":
        "By now the finger is above the table, but it came down in it, and the rows can move."
    ])
  try scene(
    "Panel at 100, rows scrolled by 300, a finger goes down on the table's upper edge", top: 100,
    offset: 300, at: 180, down, is: "rows",
    why: ["panel": "The table's upper edge lies at 180 on the screen and belongs to it."])
  try scene(
    "Panel at 100, rows scrolled by 300, a finger goes down at the lower end of the table",
    top: 100, offset: 300, at: 780, down, is: "rows",
    why: ["panel": "The finger is in the table, which reaches from 180 to 812 on the screen."])
  try scene(
    "Panel at 100, rows scrolled by 900, a finger goes down in the table", top: 100, offset: 900,
    at: 600, down, is: "rows",
    why: ["panel": "The finger is in the table; the table's coordinates go with its rows."])
  try scene(
    "Panel at 100, rows at 0: a finger goes up in the table, and another down as far as the rows",
    top: 100, up, is: "rows, rows",
    why: ["rows, panel": "After the first drag the rows are not at their top any more."],
    again: down)
  try scene(
    "Panel at 100, rows scrolled by 20: a finger goes far down in the table, then another one",
    top: 100, offset: 20, [12, 60], is: "rows, panel",
    why: ["rows, rows": "By the second drag the rows are at their top."], again: down)
  try scene(
    "Panel at 100, rows scrolled by 300: a finger goes down on the handle, another in the table",
    top: 100, offset: 300, at: 111, down, is: "panel, rows",
    why: ["panel, panel": Diagnosis12_5.before],
    again: down, atAgain: 590)
  try scene(
    "Panel at 100, rows scrolled by 300: a finger goes down in the table, another on the handle",
    top: 100, offset: 300, down, is: "rows, panel", why: ["rows, neither": Diagnosis12_5.before],
    again: down,
    atAgain: 111)
  try scene(
    "Panel at 100, rows scrolled by 300, a finger goes down in the table, a bit to the right",
    top: 100, offset: 300, [8, 60], aside: 8, is: "rows",
    why: ["panel": Diagnosis12_5.asksForTheState])
  try randomScenes { name, random in
    let top = random.pick([100.0, 100, 101, 150, 420, 640])
    let offset = random.pick([0.0, 0, 1, 30, 500, 1500])
    let isUp = random.bool()
    let y = min(811, random.pick([top + 11, top + 79, top + 80, top + 200]))
    let wanted =
      y < top + 80 || top > 100 || (offset == 0 && !isUp) ? "panel" : "rows"
    try scene(
      "\(name), panel at \(text(top)), rows scrolled by \(text(offset)), a finger at \(text(y)) goes "
        + (isUp ? "up" : "down"),
      top: top, offset: offset, at: y, isUp ? up : down, is: wanted)
  }
}

extension Scene {
  /// Which of the two pans has begun, counting from a line of the trace.
  func whoBegan(since line: Int) -> String {
    let began = stage.recording.lines[line...].filter { $0.kind == "gesture" && $0.what == "began" }
    let names = began.map { $0.who == "panel's pan" ? "panel" : "rows" }
    return names.isEmpty ? "neither" : names.joined(separator: " and ")
  }
}
