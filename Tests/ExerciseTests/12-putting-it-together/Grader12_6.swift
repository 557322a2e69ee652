import ExerciseKit
import Grading
import MiniUIKit
import Stage

@testable import Solutions12

/// What shares a drag, of any design.
typealias MakeSharing = (Scene) -> Void

/// What answers to exercise 12.6 are told.
enum Diagnosis12_6 {
  static let nobodyAllowsBothPans = "The rows scroll and the panel stays: it never moves at all."
  static let allowsBothAndSharesNothing =
    "The same way moves both: panel and rows go up together.\nRule: \(divide)"
  static let holdsTheRows =
    "The rows jump: while they were held, the table went on counting the whole way."
    + "\nRule: \(number)"
  static let thePanelFirst = "The rows are not at their top, and the panel falls.\nRule: \(track)"
  static let losesWhatIsLeftOfAMove =
    "The panel used half of this move; the other half is lost.\nRule: \(noPoint)"
  static let dead =
    "The rows do not run on: the offset was set for them, and their own pan has not begun."
    + "\nRule: chapter 12, The repair: a table's rows run on, but only if its pan has begun (SV-24)."
  static let stillHeld =
    "The table's pan has begun, but something still holds the rows, though the finger is gone."
    + "\nRule: \(over)"
  static let stillShared =
    "The finger is gone, and every move of the rows is still shared.\nRule: \(over)"
  static let sharesOnlyWhenTheTableScrolls =
    "At the third move the panel stays: rows that are held at 0 report no scrolling."
    + "\nRule: chapter 12, The repair: at every move both share, the panel's pan in its action, too."
  static let notesTheBeginningInDidPan =
    "The first move counts twice: by the first didPan the table has moved its rows already."
    + "\nRule: \(start)"
  static let sharesFromTheSecondMoveOn =
    "At the first move the rows scroll and the panel stays: that event is a part of the way, too."
    + "\nRule: \(start)"
  static let early =
    "The panel is not up, and the rows run: the table saw offsets that were put right too late."
  static let knowsNoLowerEnd =
    "The panel leaves the range: its edge may lie at 700 at most.\nRule: \(ends)"
  static let knowsNoUpperEnd =
    "The panel leaves the range: its edge may lie at 100 at least.\nRule: \(ends)"
  static let leavesThePanelBelow =
    "The panel stays where it was at the last number below zero; at zero it is all the way up."
    + "\nRule: \(track)"
  static let remembersTheFirstDragOnly =
    "The second drag begins where the first one began.\nRule: \(over)"
  static let beginsAnewOnlyAfterALift =
    "The first drag was cancelled, and the second one begins where that one began."
    + "\nRule: \(cancelled)"
  static let takesTheTenPointsOffAgain =
    "The first ten points were taken off a translation that does not have them any more."
    + "\nRule: \(without)"
  static let takesTheTrackUpsideDown =
    "Your track is upside down: with the panel 200 below its highest place, the number is 200."
    + "\nRule: \(track)"
  static let takesThePanelsDistance =
    "The panel is 200 points below its highest place: that is -200, and your rows were given 200."
    + "\nRule: \(track)"
  static let pullsTheRowsBeyondTheirTop =
    "The number is the panel's there, and the rows were given it, too; they stay at their top."
    + "\nRule: \(track)"
  static let switchesTheRowsOff =
    "The rows were switched off in this drag; switched on again, they do not get the finger back."
    + "\nRule: \(off)"
  static let remembersItsFirstAnswer =
    "The first question was about a long press, and its answer was given again about the table's pan."
    + "\nRule: \(pair)"
  static let ends = "the statement: up as far as 100, down as far as 700."
  static let start =
    "chapter 12, The repair: the number is noted as the drag begins, by the pan that is told first."
  static let divide =
    "share: a yes says only that neither excludes the other; divide the way (GR-63)."
  static let number = "share: one number says where both are, at every move."
  static let noPoint = "the statement: no point of the way is lost or counted twice."
  static let cancelled =
    "chapter 7, A touch it has no use for: a drag may also end with cancelled (GR-30)."
  static let pair =
    "share: the yes is for these two pans; about any pair you are asked anew (GR-63)."
  static let without = "share: here, a translation is without the drag's first ten points (GR-89)."
  static let track = "share: below zero, the number is the panel's; above zero, the rows'."
  static let off =
    "chapter 12, \"Like my sock drawer\": a pan that was off gets no finger back (GR-7)."
  static let both = "share: both pans may begin only if a delegate allows it (GR-63)."
  static let everyPoint =
    "share: below zero the number moves the panel, above zero the rows; none of it is lost."
  static let over =
    "chapter 12, The repair: when the drag is over, the number is forgotten; the rows run alone."
  static let speed =
    "chapter 12, The repair: rows run on as fast as their offset was changing at the lift (SV-24)."
}

let exercise12_6: Grader<MakeSharing> = Grader(
  "12.6", read: theRule, steps: stepNames,
  solution: {
    { scene in
      let answer = Solutions12.HandOver(panel: scene.panel, table: scene.table)
      scene.shares(answer, Solutions12.HandOver.didPan)
    }
  }, alternatives: [{ sharing(.stepByStep) }, { sharing(.allowsEverybody) }],
  wrong: wrong12_6,
  statement: [
    .asks(
      "One drag in the table", "Panel 300, rows 0, finger 10, 60, 110 up",
      "Panel 140, rows 0, a press that another recognizer"),
    .asks("Up:", "Panel 200, rows 0, finger 10, 60", "Panel 140"),
    .asks("Down:", "Panel 100, rows 60, finger 10", "Panel 600"),
    .asks(
      "No point", "Panel 140", "Panel 100, rows 0, finger 10, 60 down",
      "Panel 200, rows 0, finger 10, 160",
      "Panel 100, rows 30", "Panel 200, rows 0, finger 10, 60 up, an alert", "Random scene"),
    .asks("Let go with the panel", "Panel 100, rows 100, let go", "Panel 400, rows 0, let go"),
    .asks(
      "In this engine", "Panel 100, rows 60, finger 60 up", "Panel 300, rows 0, finger 60 up"),
    .asks("Worked touch", "Panel 100, rows 50"),
  ]
) { make in
  func scene(
    _ name: String, top: Double, offset: Double = 0, at y: Double = 640, scale: Double = 1,
    _ drags: [[Double]],
    end: TouchStep = .up(), hasLongPress: Bool = false, is wanted: String,
    why: [String: String] = [:],
    rule: String
  ) throws {
    try playing(name) {
      let scene = Scene(top: top, offset: offset)
      if hasLongPress { scene.panel.addGestureRecognizer(UILongPressGestureRecognizer()) }
      scene.sheet.transform = CGAffineTransform(scaleX: scale, y: scale)
      make()(scene)
      var (places, wasOff) = ([String](), false)
      if hasLongPress {
        try scene.drag([], at: scene.onScreen(187, y), pause: 0.7)
        try scene.stage.wait(1)
      }
      for ways in drags {
        places += try scene.drag(ways, at: scene.onScreen(187, y), end: end) {
          if !scene.table.isScrollEnabled { wasOff = true }
          return "\(text(scene.top))/\(text(scene.offset))"
        }
        try scene.stage.wait(3)
      }
      try expect(
        list(places), is: wanted, name + " (panel/rows after each move)",
        why: wasOff ? [list(places): Diagnosis12_6.switchesTheRowsOff] : why,
        otherwise: firstDifference(places, wanted.components(separatedBy: ", ")),
        // A panel that moves was allowed to; what is wrong then is how far.
        rule: places.allSatisfy { $0.hasPrefix(text(top) + "/") } ? rule : Diagnosis12_6.everyPoint)
    }
  }
  // First of all, so that a remembered answer is one about another recognizer.
  try scene(
    "Panel 300, rows 0, a press that another recognizer of the panel gets, then one more press",
    top: 300, [[0]], hasLongPress: true, is: "300/0", rule: Diagnosis12_6.everyPoint)
  try scene(
    "Panel 300, rows 0, finger 10, 60, 110 up", top: 300, [[-10, -60, -110]],
    is: "300/0, 250/0, 200/0",
    why: [
      "300/0, 300/50, 300/100": Diagnosis12_6.nobodyAllowsBothPans,
      "300/0, 250/50, 200/100": Diagnosis12_6.allowsBothAndSharesNothing,
      "300/0, 260/0, 210/0": Diagnosis12_6.takesTheTenPointsOffAgain,
      "310/0, 260/0, 210/0": Diagnosis12_6.takesTheTenPointsOffAgain,
      "290/0, 240/0, 190/0": Diagnosis12_6.takesTheTenPointsOffAgain,
      "100/200, 100/250, 100/300": Diagnosis12_6.takesThePanelsDistance,
      "100/200, 100/150, 100/100": Diagnosis12_6.takesTheTrackUpsideDown,
      "100/0, 100/50, 100/100": "The panel was at 300 when the drag began, and it jumped to 100.",
      "300/-200, 250/-150, 200/-100": Diagnosis12_6.pullsTheRowsBeyondTheirTop,
      "300/0, 300/0, 300/0": "The finger moves, and nothing else does.",
    ], rule: Diagnosis12_6.both)
  try scene(
    "Panel 200, rows 0, finger 10, 60, 110, 160, 210 up", top: 200,
    [[-10, -60, -110, -160, -210]], is: "200/0, 150/0, 100/0, 100/50, 100/100",
    why: [
      "200/0, 150/0, 100/0, 100/150, 100/200": Diagnosis12_6.holdsTheRows,
      "200/0, 150/0, 100/0, 100/0, 100/0": "The panel is up, and the rows never begin.",
      "200/0, 150/0, 100/100, 100/150, 100/200": Diagnosis12_6.holdsTheRows,
      "200/0, 150/0, 100/0, 50/50, 0/100": Diagnosis12_6.knowsNoUpperEnd,
      "200/0, 150/0, 150/0, 150/50, 150/100": Diagnosis12_6.leavesThePanelBelow,
    ], rule: Diagnosis12_6.everyPoint)
  try scene(
    "Panel 140, rows 0, finger 10, 90 up", top: 140, [[-10, -90]], is: "140/0, 100/40",
    why: [
      "140/0, 100/0": Diagnosis12_6.losesWhatIsLeftOfAMove,
      "140/0, 100/80": "The panel used half of this move, and the rows the whole of it.",
    ], rule: Diagnosis12_6.everyPoint)
  try scene(
    "Panel 100, rows 60, finger 10, 50, 100, 150 down", top: 100, offset: 60, [[10, 50, 100, 150]],
    is: "100/60, 100/20, 130/0, 180/0",
    why: [
      "100/60, 100/20, 100/0, 150/0": "The rows used a part of the third move; the rest is lost.",
      "100/60, 140/20, 190/0, 240/0": "The same way moves both: panel and rows go down together.",
      "100/60, 140/60, 190/60, 240/60": Diagnosis12_6.thePanelFirst,
      "100/60, 140/0, 190/0, 240/0": "The panel falls first, and the rows jump to their top.",
      "100/60, 100/20, 190/0, 240/0":
        "The panel falls by the whole way, also by what the rows used.",
    ], rule: Diagnosis12_6.everyPoint)
  try scene(
    "Panel 100, rows 0, finger 10, 60 down, back to 10, 40 up", top: 100, [[10, 60, 10, -40]],
    is: "100/0, 150/0, 100/0, 100/50",
    why: [
      "100/0, 150/0, 150/0, 100/50": Diagnosis12_6.sharesOnlyWhenTheTableScrolls,
      "100/0, 150/0, 150/0, 150/50": "Going back up, the panel does not rise again.",
      "100/0, 150/0, 100/0, 100/0": "The finger turned within one drag, and the rows never begin.",
    ], rule: Diagnosis12_6.everyPoint)
  try scene(
    "Panel 100, rows 60, finger 60 up at once, then 110", top: 100, offset: 60, [[-60, -110]],
    is: "100/110, 100/160",
    why: [
      "100/100, 100/150":
        "What was noted as the beginning is not 60: by the first didPan the rows have moved already.",
      "100/160, 100/210": Diagnosis12_6.notesTheBeginningInDidPan,
      "100/60, 100/110":
        "The first move counts for nothing; only its first ten points do not count.",
    ], rule: Diagnosis12_6.everyPoint)
  try scene(
    "Panel 100, rows 50, finger 10, 30 up", top: 100, offset: 50, [[-10, -30]],
    is: "100/50, 100/70", rule: Diagnosis12_6.everyPoint)
  try scene(
    "Panel 300, rows 0, finger 60 up at once, then 110", top: 300, [[-60, -110]],
    is: "250/0, 200/0",
    why: ["300/50, 200/0": Diagnosis12_6.sharesFromTheSecondMoveOn], rule: Diagnosis12_6.everyPoint)
  try scene(
    "Panel 200, rows 0, finger 10, 160 up, back to 60, then 40 down", top: 200,
    [[-10, -160, -60, 40]], is: "200/0, 100/50, 150/0, 250/0", rule: Diagnosis12_6.everyPoint)
  try scene(
    "Panel 600, rows 0, finger 10, 120 down, back to 115 and 90", top: 600, at: 690,
    [[10, 120, 115, 90]], is: "600/0, 700/0, 700/0, 680/0",
    why: [
      "600/0, 710/0, 705/0, 680/0": Diagnosis12_6.knowsNoLowerEnd,
      "600/0, 700/0, 695/0, 670/0":
        "The panel came back before the finger did: the way beyond the end was forgotten.",
    ], rule: Diagnosis12_6.everyPoint)
  try scene(
    "Panel 100, rows 30, two drags: 10, 40 down, then 10, 40 down", top: 100, offset: 30,
    [[10, 40], [10, 40]], is: "100/30, 100/0, 100/0, 130/0",
    why: ["100/30, 100/0, 100/30, 100/0": Diagnosis12_6.remembersTheFirstDragOnly],
    rule: Diagnosis12_6.everyPoint)
  try scene(
    "Panel 200, rows 0, finger 10, 60 up, an alert comes up; then 10, 60 up", top: 200,
    [[-10, -60], [-10, -60]], end: .cancel(), is: "200/0, 150/0, 150/0, 100/0",
    why: [
      "200/0, 150/0, 200/0, 150/0": Diagnosis12_6.beginsAnewOnlyAfterALift
    ], rule: Diagnosis12_6.everyPoint)
  try scene(
    "Panel 140, rows 0, a press that another recognizer of the panel gets; then finger 10, 90 up",
    top: 140, [[-10, -90]], hasLongPress: true, is: "140/0, 100/40",
    why: ["140/0, 140/80": Diagnosis12_6.remembersItsFirstAnswer], rule: Diagnosis12_6.both)
  var takesPart = false
  func runsOn(_ top: Double, _ offset: Double, _ ways: [Double]) throws -> String {
    let scene = Scene(top: top, offset: offset)
    make()(scene)
    try scene.drag(ways, at: (187, 640), pause: 0.03, end: nil)
    takesPart = scene.table.isDragging
    let (before, edge) = (scene.offset, scene.top)
    try scene.stage.phone.play([.up()])
    try scene.stage.wait(4)
    let rows =
      scene.offset > before + 50
      ? "rows run on" : scene.offset == before ? "rows rest" : "rows move"
    return rows + (scene.top == edge ? "" : ", panel moves")
  }
  try expect(
    try runsOn(100, 100, [-10, -60, -110, -160, -210]), is: "rows run on",
    "Panel 100, rows 100, let go while the finger quickly goes up",
    why: [
      "rows rest": takesPart ? Diagnosis12_6.stillHeld : Diagnosis12_6.dead,
      "rows move": Diagnosis12_6.stillShared,
      "rows run on, panel moves": "The finger is gone, and the panel still moves.",
    ], rule: Diagnosis12_6.speed)
  try expect(
    try runsOn(400, 0, [-10, -40, -70, -100, -130]), is: "rows rest",
    "Panel 400, rows 0, let go while the finger quickly goes up, the panel at 280",
    why: ["rows run on": Diagnosis12_6.early, "rows move": Diagnosis12_6.early],
    rule: Diagnosis12_6.speed)
  try randomScenes(1...40) { name, random in
    var place = Double(random.int(in: -44...20)) * 10
    let (top, offset) = (100 + max(0, -place), max(0, place))
    var (drags, wanted): ([[Double]], [String]) = ([], [])
    for _ in 0..<random.int(in: 1...2) {
      let first = random.bool() ? 10.0 : -10.0
      var ways = [first]
      for _ in 0..<random.int(in: 1...5) { ways.append(Double(random.int(in: -30...17)) * 10) }
      let begin = place
      for way in ways {
        let free = begin - (way - first)
        place = max(free, -600)
        wanted.append("\(text(100 + max(0, -place)))/\(text(max(0, place)))")
      }
      drags.append(ways)
      if place > 0 || place < -450 { break }
    }
    try scene(
      "\(name), panel \(text(top)), rows \(text(offset)), drags \(drags.map { list($0.map(text)) })",
      top: top, offset: offset, drags, is: list(wanted), rule: Diagnosis12_6.everyPoint)
  }
}

extension Scene {
  /// Makes an answer the delegate of table and pan, and the pan's target.
  func shares<Answer: UIGestureRecognizerDelegate & UITableViewDelegate>(
    _ answer: Answer, _ action: @escaping (Answer) -> (UIPanGestureRecognizer) -> Void
  ) {
    keep(answer)
    table.delegate = answer
    pan.delegate = answer
    pan.addTarget(answer, action: action, name: "didPan")
  }
}
