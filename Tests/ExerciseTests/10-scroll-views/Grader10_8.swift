import ExerciseKit
import Grading
import MiniUIKit
import Stage

@testable import Solutions10

/// Pull to refresh of any design.
struct Pull {
  let delegate: any UIScrollViewDelegate
  let isRefreshing: () -> Bool
  let refreshes: () -> Int
  let finish: (UIScrollView) -> Void
}

/// What answers to exercise 10.8 are told.
enum Diagnosis10_8 {
  static let refreshesWhileTheFingerIsDown = "It refreshes while the finger is still down."
  static let beginsNothingAtTheLift =
    "The content was 130 points beyond the top, and nothing has begun."
  static let asksWhereTheMotionLeads =
    "\(beginsNothingAtTheLift)"
    + "\nRule: slow down: the offset is where the content is, the target where it will go (SV-23)."
  static let countsMovingFingersOnly =
    "The finger rested when it was lifted; it let go of the list all the same.\nRule: \(both)"
  static let takesTheOffsetUpsideDown =
    "At 130 the list has scrolled down; nobody has pulled it beyond the top."
    + "\nRule: slow down: beyond the top the offset is below 0, beyond the end above it (SV-28)."
  static let restsWhereItCounts =
    "It rests at -80, from where a pull counts, and not at -60, where the inset holds it."
    + "\nRule: the statement: a pull counts from -80 on, and the list rests at -60."
  static let thinksRestIsTheEnd =
    "The list has come to rest, and your code takes the refresh for over."
    + "\nRule: \(until)"
  static let countsRestingFingersOnly =
    "The finger was lifted while it moved; it let go of the list all the same.\nRule: \(both)"
  static let switchesScrollingOff =
    "The finger drags, and the list does not move."
    + "\nRule: the statement: while it refreshes, drags scroll as ever."
  static let needsMoreThan80Points =
    "Exactly 80 points are enough, and nothing happened.\nRule: \(counts)"
  static let forgetsToSayThatItRefreshes =
    "It is counted, and isRefreshing does not say so."
    + "\nRule: the statement: with each refresh that is counted, isRefreshing becomes true."
  static let isContentWithLess = "It refreshes before 80 points are reached.\nRule: \(counts)"
  static let changesWithoutCounting =
    "This pull was too short to count, and it has changed the list all the same."
    + "\nRule: the statement: a pull that does not count leaves the list as it was."
  static let remembersHowFarTheFingerHadBeen =
    "The finger has been at -110, but it let go at -20."
    + "\nRule: the statement: what counts is the offset at which the finger lets go."
  static let takesContentWithoutAFinger =
    "No finger was there; it counts the content's way alone.\nRule: \(finger)"
  static let takesABounceForAPull =
    "The finger was lifted far below the top; only the content went there.\nRule: \(finger)"
  static let takesBothEndsForTheTop =
    "This is the other end of the list."
    + "\nRule: slow down: beyond the top the offset is below 0, beyond the end above it (SV-28)."
  static let setsTheInsetAndNotTheTarget =
    "The inset has changed; the target, computed before, has not."
  static let setsTheTargetAndNotTheInset =
    "It rests there by chance: the inset does not make it a place of rest.\nRule: \(inset)"
  static let movesTheContentAndNotTheTarget =
    "The content jumps as the finger is lifted, and does not glide."
  static let countsPullsWhileItRefreshes =
    "This pull came while it refreshed, and it was counted."
    + "\nRule: the statement: while it refreshes, no pull counts."
  static let addsTheInsetAtEveryPull =
    "A pull came while it refreshed, and the inset was added a second time."
    + "\nRule: the statement: contentInset.top is 60 while it refreshes, however often it is pulled."
  static let leadsEveryDragBackWhileItRefreshes =
    "This finger scrolled to read on, and the list went back to its top."
    + "\nRule: slow down: change the target only of the drag that pulls beyond the top (SV-23)."
  static let leavesTheTarget =
    "The finger was lifted in motion, and the motion went on to where it had led before."
  static let stopsAtItsEdge =
    "The list does not give way at its edge any more; while it refreshes, drags scroll as ever."
    + "\nRule: slow down: what is pulled beyond an edge gives way, if it may bounce (SV-28)."
  static let changesTheOtherEdge =
    "Only contentInset.top is to change; the bottom has an inset now.\nRule: \(inset)"
  static let countsTheEnd =
    "finish has counted a refresh of its own."
    + "\nRule: the statement: a refresh is counted once, where it begins."
  static let forgetsTheInsetAtTheEnd = "The inset of the refresh is still there."
  static let goesOnRefreshing =
    "finish was called, and isRefreshing is still true.\nRule: \(until)"
  static let countsAnewAfterTheEnd =
    "finish forgot how often the list was refreshed.\nRule: the statement: refreshes only ever goes up."
  static let refreshesOnceInALifetime =
    "After the first refresh there is never another one.\nRule: \(again)"

  static let lift = "slow down: willEndDragging is called once, when the finger lets go (SV-29)."
  static let rest = "slow down: the target is where the motion leads, and may be changed (SV-23)."
  static let finger =
    "slow down: willEndDragging is called for a finger, and not for content that moves (SV-29)."
  static let inset = "slow down: each inset moves the place of rest at its own edge (SV-47)."
  static let counts = "the statement: a pull counts at an offset of -80 or further up."
  static let both = "the statement: a finger lets go at rest or in motion, and both count."
  static let until = "the statement: a refresh lasts until finish is called, and no longer."
  static let takenBack = "the statement: finish takes the inset back to 0."
  static let again = "the statement: after finish the next pull counts again."
}

let exercise10_8: Grader<Pull> = Grader(
  "10.8", read: theMotion, steps: steps,
  solution: {
    let own = Solutions10.Refresher()
    return Pull(
      delegate: own, isRefreshing: { own.isRefreshing }, refreshes: { own.refreshes },
      finish: { own.finish($0) })
  }, alternatives: [{ pull(Variant()) }, { pull(Variant(.measures)) }],
  wrong: wrong10_8,
  statement: [
    .asks(
      "When a finger lets go", "Pulled to -80", "Dragged to 130", "As it is let go at -130",
      "Let go at -80", "Let go at -79", "Let go at -70", "Pulled to -110", "Lifted at about -95",
      "Lifted in motion", "Let go 110 points", "Let go at -110, after", "As it is let go at -110",
      "Random scene"),
    .asks("While it refreshes", "Pulled again", "Pulled on", "Dragged to 100", "Scrolled to 100"),
    .asks("It lasts", "Let go at -130, after 3 s", "After finish", "A second pull", "A list"),
    .asks("Content that goes", "A program scrolls", "A flick that bounces"),
    .asks("Worked touch", "Lifted at -95"),
  ]
) { make in
  func state(_ play: (RefreshScene) throws -> Void) throws -> String {
    let scene = RefreshScene(make())
    try play(scene)
    return scene.state
  }
  try expect(
    state { try $0.pull(to: -80, lifts: false) }, is: "0 refreshes, idle",
    "Pulled to -80, and not let go",
    why: ["1 refreshes, refreshing": Diagnosis10_8.refreshesWhileTheFingerIsDown],
    rule: Diagnosis10_8.lift)
  try expect(
    state { try $0.pull(to: 130) }, is: "0 refreshes, idle", "Dragged to 130, and let go",
    why: ["1 refreshes, refreshing": Diagnosis10_8.takesTheOffsetUpsideDown],
    rule: Diagnosis10_8.lift)
  let atRest = try state { scene in
    try scene.pull(to: -130, lifts: false)
    try scene.stage.finger.up()
  }
  // Not counted at rest: is it counted in motion, or where the motion leads beyond -80?
  var none = Diagnosis10_8.beginsNothingAtTheLift
  if atRest == "0 refreshes, idle" {
    for start in [-65.0, -125]
    where try state({ try $0.pull(to: start, thenQuicklyTo: -95) }) != atRest {
      none = Diagnosis10_8.countsMovingFingersOnly
    }
    if try state({ try $0.pull(to: -130) }) != atRest { none = Diagnosis10_8.beginsLater }
    let led = try state { scene in
      scene.list.contentInset.top = 200
      try scene.pull(to: -130, lifts: false)
      try scene.stage.finger.up()
    }
    if led != atRest { none = Diagnosis10_8.asksWhereTheMotionLeads }
  }
  try expect(
    atRest, is: "1 refreshes, refreshing", "As it is let go at -130",
    why: [
      "0 refreshes, idle": none,
      "1 refreshes, idle": Diagnosis10_8.forgetsToSayThatItRefreshes,
      "0 refreshes, refreshing": "It refreshes, but the refresh is not counted.",
    ], rule: Diagnosis10_8.lift)
  try expect(
    state { try $0.pull(to: -130) }, is: "1 refreshes, refreshing", "Let go at -130, after 3 s",
    why: ["1 refreshes, idle": Diagnosis10_8.thinksRestIsTheEnd], rule: Diagnosis10_8.lift)
  try playing("Lifted at -95, after 3 s") {
    let scene = RefreshScene(make())
    try scene.pull(to: -95)
    try expect(
      "\(scene.state), \(scene.place)", is: "1 refreshes, refreshing, offset -60, inset 60",
      "Lifted at -95, after 3 s",
      why: [
        "1 refreshes, refreshing, offset 0, inset 60": Diagnosis10_8.setsTheInsetAndNotTheTarget,
        "1 refreshes, refreshing, offset -60, inset 0": Diagnosis10_8.setsTheTargetAndNotTheInset,
        "1 refreshes, refreshing, offset -60, inset 60, bottom 60": Diagnosis10_8
          .changesTheOtherEdge,
        "1 refreshes, refreshing, offset -80, inset 60": Diagnosis10_8.restsWhereItCounts,
        "1 refreshes, refreshing, offset 0, inset 0":
          "The list went back to its top as if nothing had happened.",
      ], rule: Diagnosis10_8.rest)
  }
  for way in [-30.0, 30] {
    try expect(
      state { try $0.pull(to: -95 + way, thenQuicklyTo: -95) }, is: "1 refreshes, refreshing",
      "Lifted at about -95 while the finger goes \(way < 0 ? "back up" : "further down")",
      why: ["0 refreshes, idle": Diagnosis10_8.countsRestingFingersOnly], rule: Diagnosis10_8.lift)
  }
  try expect(
    state { try $0.pull(to: -80) }, is: "1 refreshes, refreshing", "Let go at -80",
    why: ["0 refreshes, idle": Diagnosis10_8.needsMoreThan80Points], rule: nil)
  try expect(
    state { try $0.pull(to: -79.667) }, is: "0 refreshes, idle", "Let go at -79.667",
    why: ["1 refreshes, refreshing": Diagnosis10_8.isContentWithLess], rule: nil)
  let short = RefreshScene(make())
  try short.pull(to: -70)
  try expect(
    short.place, is: "offset 0, inset 0", "Let go at -70, after 3 s",
    otherwise: Diagnosis10_8.changesWithoutCounting, rule: Diagnosis10_8.rest)
  try expect(
    state { scene in
      try scene.pull(to: -110, lifts: false)
      try scene.move(to: -20)
      try scene.lift()
    }, is: "0 refreshes, idle", "Pulled to -110, back to -20, and let go",
    why: ["1 refreshes, refreshing": Diagnosis10_8.remembersHowFarTheFingerHadBeen],
    rule: Diagnosis10_8.lift)
  try expect(
    state { scene in
      scene.list.contentOffset.y = -100
      try scene.stage.wait(1)
    }, is: "0 refreshes, idle", "A program scrolls to -100",
    why: ["1 refreshes, refreshing": Diagnosis10_8.takesContentWithoutAFinger],
    rule: Diagnosis10_8.lift)
  try expect(
    state { try $0.flickToTop() }, is: "0 refreshes, idle", "A flick that bounces beyond -80",
    why: ["1 refreshes, refreshing": Diagnosis10_8.takesABounceForAPull], rule: Diagnosis10_8.lift)
  try expect(
    state { scene in
      scene.list.contentOffset.y = 700
      try scene.pull(to: 700 + 110)
    }, is: "0 refreshes, idle", "Let go 110 points beyond the end",
    why: ["1 refreshes, refreshing": Diagnosis10_8.takesBothEndsForTheTop], rule: Diagnosis10_8.lift
  )

  let resting = RefreshScene(make())
  try resting.pull(to: -110)
  try expect(
    resting.place, is: "offset -60, inset 60", "Let go at -110, after 3 s",
    why: [
      "offset 0, inset 0": "The list went back to its top as if nothing had happened.",
      "offset 0, inset 60": Diagnosis10_8.setsTheInsetAndNotTheTarget,
      "offset -60, inset 0": Diagnosis10_8.setsTheTargetAndNotTheInset,
    ], rule: Diagnosis10_8.rest)
  let gliding = RefreshScene(make())
  try gliding.pull(to: -110, lifts: false)
  let before = gliding.list.contentOffset.y
  try gliding.stage.finger.up()
  try expect(
    decimals(gliding.list.contentOffset.y), is: decimals(before), "As it is let go at -110",
    why: ["-60": Diagnosis10_8.movesTheContentAndNotTheTarget], rule: Diagnosis10_8.rest)
  for way in [-30.0, 30] {
    let name = "Lifted in motion, \(way < 0 ? "back up" : "further down"), after 3 s"
    let scene = RefreshScene(make())
    try scene.pull(to: -95 + way, thenQuicklyTo: -95)
    try expect(
      scene.place, is: "offset -60, inset 60", name,
      why: [
        "offset 0, inset 60": Diagnosis10_8.setsTheInsetAndNotTheTarget,
        "offset -60, inset 0": Diagnosis10_8.setsTheTargetAndNotTheInset,
      ], otherwise: Diagnosis10_8.leavesTheTarget, rule: Diagnosis10_8.rest)
  }
  try resting.pull(to: -140)
  try expect(
    resting.state, is: "1 refreshes, refreshing", "Pulled again while it refreshes",
    why: ["2 refreshes, refreshing": Diagnosis10_8.countsPullsWhileItRefreshes],
    rule: Diagnosis10_8.lift)
  try expect(
    resting.place, is: "offset -60, inset 60", "Pulled again while it refreshes, after 3 s",
    why: ["offset -60, inset 120": Diagnosis10_8.addsTheInsetAtEveryPull], rule: Diagnosis10_8.rest)
  try resting.pull(to: 100, lifts: false)
  try expect(
    resting.place, is: "offset 100, inset 60", "Dragged to 100 while it refreshes, before the lift",
    why: ["offset -60, inset 60": Diagnosis10_8.switchesScrollingOff], rule: nil)
  try resting.lift()
  try expect(
    "\(resting.state), \(resting.place)", is: "1 refreshes, refreshing, offset 100, inset 60",
    "Scrolled to 100 while it refreshes",
    why: [
      "1 refreshes, refreshing, offset -60, inset 60": Diagnosis10_8
        .leadsEveryDragBackWhileItRefreshes
    ], rule: Diagnosis10_8.rest)
  let pulledOn = RefreshScene(make())
  try pulledOn.pull(to: -110)
  try pulledOn.pull(to: -140, lifts: false)
  try expect(
    pulledOn.list.contentOffset.y < -100 ? "beyond -100" : pulledOn.place, is: "beyond -100",
    "Pulled on to -140 while it refreshes, before the lift",
    why: ["offset -60, inset 60": Diagnosis10_8.stopsAtItsEdge], rule: Diagnosis10_8.rest)
  resting.finish()
  try expect(
    "\(resting.state), \(resting.inset)",
    is: "1 refreshes, idle, inset 0", "After finish",
    why: [
      "1 refreshes, refreshing, inset 0": Diagnosis10_8.goesOnRefreshing,
      "1 refreshes, idle, inset 60": Diagnosis10_8.forgetsTheInsetAtTheEnd,
      "2 refreshes, idle, inset 0": Diagnosis10_8.countsTheEnd,
      "0 refreshes, idle, inset 0": Diagnosis10_8.countsAnewAfterTheEnd,
    ], rule: Diagnosis10_8.takenBack)
  resting.list.contentOffset.y = 0
  try resting.pull(to: -110)
  try expect(
    "\(resting.state), \(resting.place)", is: "2 refreshes, refreshing, offset -60, inset 60",
    "A second pull, after finish",
    why: [
      "1 refreshes, idle, offset 0, inset 0": Diagnosis10_8.refreshesOnceInALifetime,
      "1 refreshes, refreshing, offset -60, inset 60": Diagnosis10_8.countsToOne,
    ], rule: Diagnosis10_8.lift)
  try judgeOtherInsets(make)
  try randomScenes { name, random in
    let scene = RefreshScene(make())
    var (refreshes, isRefreshing, story) = (0, false, "")
    for _ in 0..<4 {
      if isRefreshing, random.bool() {
        scene.finish()
        scene.list.contentOffset.y = 0
        isRefreshing = false
        story += ", finish"
      }
      let place = -random.coordinate(62...120)
      try scene.pull(to: place)
      story += ", \(place)"
      if !isRefreshing, place <= -80 { (refreshes, isRefreshing) = (refreshes + 1, true) }
      try expect(
        scene.state, is: "\(refreshes) refreshes, \(isRefreshing ? "refreshing" : "idle")",
        "\(name), let go at\(story)", rule: Diagnosis10_8.lift)
      let rests = isRefreshing ? "offset -60, inset 60" : "offset 0, inset 0"
      try expect(scene.place, is: rests, "\(name), let go at\(story)", rule: Diagnosis10_8.rest)
    }
  }
}

/// A list of 300 × 300 points with 1000 points of content, and a finger that pulls it.
final class RefreshScene {
  let stage = Stage()
  let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
  private let pull: Pull
  /// Where the finger would be if the content lay at 0.
  private var base = 0.0

  init(_ pull: Pull) {
    self.pull = pull
    list.contentSize = CGSize(width: 300, height: 1000)
    list.delegate = pull.delegate
    stage.root.addSubview(named("list", list))
  }

  var state: String {
    "\(pull.refreshes()) refreshes, \(pull.isRefreshing() ? "refreshing" : "idle")"
  }
  var place: String { "offset \(decimals(list.contentOffset.y)), \(inset)" }
  var inset: String {
    let insets = list.contentInset
    return "inset \(decimals(insets.top))"
      + (insets.bottom == 0 ? "" : ", bottom \(decimals(insets.bottom))")
  }

  func finish() { pull.finish(list) }

  /// Drags the content to an offset; there the finger rests, and lets go.
  func pull(to offset: Double, lifts: Bool = true) throws {
    let start = Double(list.contentOffset.y)
    let slop = offset < start ? 10.0 : -10
    try stage.finger.down(at: CGPoint(x: 150, y: 250))
    // The first 10 points are taken out.
    base = 250 + slop + free(start)
    try stage.finger.move(to: CGPoint(x: 150, y: 250 + 2 * slop))
    try move(to: offset)
    try stage.wait(0.3)
    if lifts { try lift() }
  }

  /// Drags the content to an offset, rests, goes on to another one and lets go on the way.
  func pull(to offset: Double, thenQuicklyTo other: Double) throws {
    try pull(to: offset, lifts: false)
    for step in [0.5, 1.0] {
      try stage.wait(0.02)
      let place = offset + (other - offset) * step
      try stage.finger.move(to: CGPoint(x: 150, y: base - free(place)))
    }
    try lift()
  }

  /// Moves the finger until the content lies at an offset.
  func move(to offset: Double) throws {
    try stage.wait(0.05)
    try stage.finger.move(to: CGPoint(x: 150, y: base - free(offset)))
    try stage.wait(0.05)
  }

  /// Where the content would lie without the rubber band.
  private func free(_ offset: Double) -> Double {
    let edge = min(max(offset, Double(-list.contentInset.top)), 700)
    return edge + Double(ScrollLaws.pull(CGFloat(offset - edge), length: 300))
  }

  func lift() throws {
    try stage.finger.up()
    try stage.wait(3)
  }

  /// A quick finger far below the top: the content bounces there without it.
  func flickToTop() throws {
    list.contentOffset.y = 600
    try stage.finger.drag(
      through: [CGPoint(x: 150, y: 110), CGPoint(x: 150, y: 510)], over: 0.1)
    try stage.wait(4)
  }
}
