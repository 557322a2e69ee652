import ExerciseKit
import Grading
import MiniUIKit
import Stage

@testable import Solutions12

/// Something that moves a panel, of any design.
struct Mover {
  let owner: AnyObject
  let connect: (UIPanGestureRecognizer) -> Void

  init<Owner: AnyObject>(
    _ owner: Owner, _ action: @escaping (Owner) -> (UIPanGestureRecognizer) -> Void
  ) {
    self.owner = owner
    connect = { $0.addTarget(owner, action: action) }
  }
}

/// What answers to exercise 12.3 are told.
enum Diagnosis12_3 {
  static let addsTheTranslationAgainAndAgain =
    "Each move adds the whole translation: the panel is ahead of the finger, also between its ends."
  static let follows =
    "The panel leaves the range: its upper edge may lie at 700 at most.\nRule: \(range)"
  static let forgetsTheWayBeyondTheEnd =
    "The panel came back before the finger did: the way beyond the end was forgotten."
  static let remembersTheFirstDragOnly =
    "The second drag begins where the first one began, not where it ended.\nRule: \(start)"
  static let putsTheEdgeUnderTheFinger =
    "The panel's edge jumps under the finger, which took it 11 points lower.\nRule: \(way)"
  static let goesBackWhenItIsCancelled = "Cancelled, the panel stays where it is.\nRule: \(end)"
  static let leavesOutWhatWouldGoBeyond =
    "A move that leads beyond the end was left out; it should take the panel as far as the end."
  static let beginsAnewOnlyAfterALift =
    "The second drag begins where the cancelled one began, not where it ended.\nRule: \(cancelled)"
  static let asksForTheWayOnTheScreen =
    "20 points on the screen are 40 in the sheet, where the panel lies."
  static let asksForTheWayInItsView = """
    This pan lies on the screen's root view: 20 points there are 40 in the sheet.
    Rule: \(share)
    """
  static let clampsOnTheScreen =
    "100 and 700 are places in the sheet; your code compares them with places on the screen."
  static let movesMore = """
    The panel has gone as far as the finger, and something else of its frame has changed as well.
    Rule: the statement: the panel goes as far as the finger, and keeps its size.
    """
  static let leavesOutTheFirstMove =
    "The first move is 40 points long, and 30 of them count; the panel has not moved by them."
    + "\nRule: \(first)"
  static let takesTheTenPointsOffAgain =
    "The translation leaves out the ten points already; your code takes them off once more."
    + "\nRule: \(first)"
  static let addsTheTenPoints =
    "The first ten points were added to a translation that is without them; they do not count."
    + "\nRule: \(first)"
  static let swapsTheEnds =
    "The panel is at an end wherever the finger is: min and max are the wrong way round."
    + "\nRule: \(ends)"
  static let goesBackWhenItIsLifted =
    "The finger is lifted, and the panel does not stay.\nRule: \(end)"
  static let carriesTheRestIntoTheNextDrag =
    "The first drag's way beyond the end was carried into the second drag."

  static let end = "the statement: lifted or cancelled, the panel stays where it is."
  static let range = "the statement: the panel's upper edge lies between 100 and 700."
  static let way = "share: the finger's way moves the panel, and not its place (GR-90)."
  static let cancelled =
    "chapter 7, A touch it has no use for: a drag may also end with cancelled (GR-30)."
  static let start = "share: each drag counts from where the panel is as it begins (GR-90)."
  static let first =
    "share: in our engine the translation has the first move in it, less ten points (GR-89)."
  static let follow = "share: a translation counts from the beginning of the drag (GR-90)."
  static let ends = "share: the panel stops at its ends, the number nowhere: clamp only the result."
  static let share =
    "the statement: at whatever size the sheet is drawn; ask in the panel's superview."
}

let exercise12_3: Grader<MakeMover> = Grader(
  "12.3", .repair, read: theRule, steps: stepNames,
  solution: {
    { panel in
      let mover = Solutions12.PanelMover(panel: panel)
      return Mover(mover, Solutions12.PanelMover.didPan)
    }
  }, alternatives: [{ mover(.carriesOver) }, { mover(.byLocation) }],
  wrong: wrong12_3,
  statement: [
    .asks("A pan, on whatever view", "The sheet drawn at half its size, the pan on the root view"),
    .asks("But the panel runs", "Finger 10, 30, 50"),
    .asks(
      "Repair it", "Finger 10, 30, 50", "Finger 10, 30, 60 up", "Finger 10, 40 down",
      "Finger 10, 289",
      "Panel at 200", "The sheet drawn at half", "A small panel",
      "A drag by 10, 60, and a second", "Random scene"),
    .asks("A finger beyond", "Finger 10, 350", "Finger 10, 400"),
    .asks("When the finger is lifted", "A drag by 10, 60, and an alert", "Beyond the end by 60"),
    .asks("In this engine", "A single move of 40", "Finger 40 down at once"),
    .asks("Worked touch", "A tap"), .tells("Delete"),
  ]
) { make in
  func scene(
    _ name: String, _ drags: [[Double]], top: Double = 420, scale: Double = 1,
    end: TouchStep = .up(), on view: ((Scene) -> UIView)? = nil, is wanted: [String],
    why: [String: String], otherwise: String? = nil,
    rule: String
  ) throws {
    try playing(name) {
      let scene = Scene(top: top)
      scene.sheet.transform = CGAffineTransform(scaleX: scale, y: scale)
      if let view {
        scene.panel.removeGestureRecognizer(scene.pan)
        view(scene).addGestureRecognizer(scene.pan)
      }
      let mover = make()(scene.panel)
      scene.keep(mover.owner)
      mover.connect(scene.pan)
      var tops: [String] = []
      for ways in drags {
        tops += try scene.drag(ways, at: scene.onScreen(187, scene.top + 11), end: end) {
          text(scene.top)
        }
        if text(scene.top) != tops.last ?? text(top) {
          tops.append("in the end \(text(scene.top))")
        }
      }
      try expect(
        list(tops), is: list(wanted), name, why: why,
        otherwise: otherwise ?? firstDifference(tops, wanted)
          ?? (tops.count == wanted.count
            ? nil
            : end == .up()
              ? Diagnosis12_3.goesBackWhenItIsLifted : Diagnosis12_3.goesBackWhenItIsCancelled),
        // What is wrong before the panel comes to an end has nothing to do with the ends.
        rule: tops.first == wanted.first ? rule : Diagnosis12_3.follow)
    }
  }
  try scene(
    "Finger 10, 30, 50, 70 down", [[10, 30, 50, 70]], is: ["420", "440", "460", "480"],
    why: [
      "420, 440, 480, 540, in the end 600": Diagnosis12_3.addsTheTranslationAgainAndAgain,
      "420, 420, 420, 420": "The finger moved, and the panel did not.",
      "420, 400, 380, 360": "The panel goes the other way than the finger.",
      "420, 440, 460, 480, in the end 420": Diagnosis12_3.goesBackWhenItIsLifted,
      "410, 430, 450, 470": Diagnosis12_3.takesTheTenPointsOffAgain,
      "430, 430, 450, 470": Diagnosis12_3.takesTheTenPointsOffAgain,
      "420, 430, 450, 470": Diagnosis12_3.takesTheTenPointsOffAgain,
      "430, 450, 470, 490": Diagnosis12_3.addsTheTenPoints,
      "420, 450, 470, 490": Diagnosis12_3.addsTheTenPoints,
      "700, 700, 700, 700": Diagnosis12_3.swapsTheEnds,
      "100, 100, 100, 100": Diagnosis12_3.swapsTheEnds,
      "431, 451, 471, 491": Diagnosis12_3.putsTheEdgeUnderTheFinger,
      "441, 461, 481, 501": Diagnosis12_3.putsTheEdgeUnderTheFinger,
    ], rule: Diagnosis12_3.follow)
  try scene("A tap", [[]], is: [], why: [:], rule: Diagnosis12_3.follow)
  for ways in [[40.0], [40, 60]] {
    try scene(
      ways.count == 1
        ? "A single move of 40 points down, and lifted" : "Finger 40 down at once, 60",
      [ways], is: ways.map { text(410 + $0) },
      why: [
        "420": Diagnosis12_3.leavesOutTheFirstMove, "420, 440": Diagnosis12_3.leavesOutTheFirstMove,
        "420, in the end 450": Diagnosis12_3.leavesOutTheFirstMove,
      ],
      rule: Diagnosis12_3.follow)
  }
  try scene(
    "Finger 10, 30, 60 up", [[-10, -30, -60]], is: ["420", "400", "370"],
    why: [
      "420, 400, 350, in the end 300": Diagnosis12_3.addsTheTranslationAgainAndAgain
    ], rule: Diagnosis12_3.follow)
  try scene(
    "Finger 10, 40 down, and back to 10", [[10, 40, 10]], is: ["420", "450", "420"],
    why: ["420, 450, 450": "The finger came back, and the panel did not."],
    rule: Diagnosis12_3.follow)
  try scene(
    "Finger 10, 289, 290, 291 down", [[10, 289, 290, 291]], is: ["420", "699", "700", "700"],
    why: ["420, 699, 700, 701": Diagnosis12_3.follows], rule: Diagnosis12_3.ends)
  try scene(
    "Panel at 200, finger 10, 109, 110, 111 up", [[-10, -109, -110, -111]], top: 200,
    is: ["200", "101", "100", "100"],
    why: [
      "200, 101, 100, 99":
        "The panel leaves the range: its upper edge may lie at 100 at least.\nRule: "
        + Diagnosis12_3.range
    ], rule: Diagnosis12_3.ends)
  try scene(
    "Finger 10, 350 down, back to 300 and 280", [[10, 350, 300, 280]],
    is: ["420", "700", "700", "690"],
    why: [
      "420, 700, 650, 630": Diagnosis12_3.forgetsTheWayBeyondTheEnd,
      "420, 420, 420, 690": Diagnosis12_3.leavesOutWhatWouldGoBeyond,
      "420, 760, 710, 690": Diagnosis12_3.follows,
    ], rule: Diagnosis12_3.ends)
  try scene(
    "Finger 10, 400 up, back to 340 and 320", [[-10, -400, -340, -320]],
    is: ["420", "100", "100", "110"],
    why: ["420, 100, 160, 180": Diagnosis12_3.forgetsTheWayBeyondTheEnd], rule: Diagnosis12_3.ends)
  try scene(
    "A drag by 10, 60, and a second one by 10, 40", [[10, 60], [10, 40]],
    is: ["420", "470", "470", "500"],
    why: [
      "420, 470, 420, 450": Diagnosis12_3.remembersTheFirstDragOnly
    ], rule: Diagnosis12_3.follow)
  try scene(
    "Beyond the end by 60 and lifted, then a second drag up by 10, 40", [[10, 350], [-10, -40]],
    is: ["420", "700", "700", "670"],
    why: [
      "420, 700, 700, 700": Diagnosis12_3.carriesTheRestIntoTheNextDrag
    ], rule: Diagnosis12_3.ends)
  try scene(
    "A drag by 10, 60, and an alert comes up", [[10, 60]], end: .cancel(), is: ["420", "470"],
    why: ["420, 470, in the end 420": Diagnosis12_3.goesBackWhenItIsCancelled],
    rule: Diagnosis12_3.follow)
  try scene(
    "A drag by 10, 60, an alert comes up, and a second drag by 10, 40", [[10, 60], [10, 40]],
    end: .cancel(), is: ["420", "470", "470", "500"],
    why: ["420, 470, 420, 450": Diagnosis12_3.beginsAnewOnlyAfterALift], rule: Diagnosis12_3.follow)
  try scene(
    "The sheet drawn at half its size, finger 10, 30 down", [[10, 30]], scale: 0.5,
    is: ["420", "460"],
    why: ["420, 440": Diagnosis12_3.asksForTheWayOnTheScreen], rule: Diagnosis12_3.share)
  try scene(
    "The sheet drawn at half its size, the pan on the root view, finger 10, 30 down", [[10, 30]],
    scale: 0.5, on: { $0.stage.root }, is: ["420", "460"],
    why: ["420, 440": Diagnosis12_3.asksForTheWayInItsView], rule: Diagnosis12_3.share)
  try scene(
    "The sheet drawn at half its size, finger 10, 200 down", [[10, 200]], scale: 0.5,
    is: ["420", "700"],
    why: ["420, 800": Diagnosis12_3.clampsOnTheScreen], rule: Diagnosis12_3.share)
  try smallPanel(make)
  try randomScenes { name, random in
    var (top, wanted, drags) = (Double(random.int(in: 10...70)) * 10, [String](), [[Double]]())
    let start = top
    for _ in 0..<random.int(in: 1...3) {
      let first = random.bool() ? 10.0 : -10.0
      var ways = [first]
      for _ in 0..<random.int(in: 1...6) { ways.append(random.coordinate(-400...400)) }
      let begin = top
      for way in ways {
        top = min(max(begin + way - first, 100), 700)
        wanted.append(text(top))
      }
      drags.append(ways)
    }
    try scene(
      "\(name), panel at \(text(start)), drags \(drags.map { list($0.map(text)) })", drags,
      top: start, is: wanted, why: [:], rule: Diagnosis12_3.follow)
  }
}

/// A panel that is narrower and lower than the sheet: nothing but its upper edge moves.
private func smallPanel(_ make: () -> MakeMover) throws {
  let name = "A small panel, (30, 420) 300 × 200, finger 10, 60 down"
  try playing(name) {
    let scene = Scene()
    scene.panel.frame = CGRect(x: 30, y: 420, width: 300, height: 200)
    let mover = make()(scene.panel)
    scene.keep(mover.owner)
    mover.connect(scene.pan)
    try scene.drag([10, 60], at: (187, 431))
    let frame = scene.panel.frame
    try expect(
      "(\(text(frame.minX)), \(text(frame.minY))) \(text(frame.width)) × \(text(frame.height))",
      is: "(30, 470) 300 × 200", name,
      otherwise: text(frame.minY) == "470" ? Diagnosis12_3.movesMore : nil,
      rule: Diagnosis12_3.follow)
  }
}

typealias MakeMover = (UIView) -> Mover

/// Names in a list.
func list(_ names: [String]) -> String { names.joined(separator: ", ") }
