import ExerciseKit
import Grading
import MiniUIKit
import Stage
import WrittenExercises

@testable import Solutions14

/// A screen with pads that count birds, of any design.
struct BirdCount {
  let screen: UIView
  let birds: () -> [String]
}

/// Makes a screen with pads of these names, and with timers from this run loop.
typealias BirdCounts = (_ names: [String], _ runLoop: MainRunLoop) -> BirdCount

let exercise14_13: Grader<Diagnosed<BirdCounts>> = Grader(
  written14_13,
  solution: {
    Diagnosed(Solutions14.causes14_13()) { names, runLoop in
      let screen = Solutions14.BirdScreen(pads: names, runLoop: runLoop)
      return BirdCount(screen: screen, birds: { screen.birds })
    }
  },
  alternatives: [
    { right14_13(.failsFirst) }, { right14_13(.ignores) }, { right14_13(.remembersTheFirst) },
  ], wrong: wrong14_13,
  statement: [
    .asks("“Each bird", "The report's tap", "The report's two taps"),
    .asks(
      "Name the cause", "Your diagnosis", "The report's tap", "The report's two taps",
      "Four quick taps", "A slow tap"),
    .asks(
      "These must", "Two taps of two fingers on one pad", "Two taps of two fingers beside",
      "Two slow taps of two", "Two taps of two fingers, and", "One finger, and at once"),
    .asks("Fingers needn't", "Fingers that come", "Fingers that go"),
    .asks("If two tap", "Two fingers on two pads", "Two fingers, and quickly"),
    .asks("Holding a pad", "A pad is held"),
    .tells("In this engine"),
    .asks("Worked touch", "The report's tap"),
  ]
) { make in
  try judge(make().causes, diagnosis14_13)
  func scene(_ name: String, _ acts: [BirdAct]) throws {
    try playing(name) {
      let stage = Stage()
      let count = make().screen(birds14_13, stage.phone.runLoop)
      stage.root.addSubview(count.screen)
      var wanted: [String] = []
      for act in acts {
        let before = wanted
        act.perform(on: &wanted)
        let early = try play(act, count, on: stage)
        var got = count.birds()
        if act.isOfSeveral { (got, wanted) = (got.sorted(), wanted.sorted()) }
        let (rule, why) = explained(act, got, wanted, before, early)
        try expect(listed(got), is: listed(wanted), name, otherwise: why, rule: rule)
        wanted = count.birds()
        if case .tap = act {
          try expect(
            early == before.count ? "not counted" : "counted", is: "not counted",
            "\(name), before the finger is lifted", otherwise: Diagnosis14_13.countsEarly,
            rule: Diagnosis14_13.working)
        }
        if case .hold = act {
          try expect(
            early == 0 ? "cleared" : "not cleared", is: "cleared",
            "\(name), before the finger is lifted", otherwise: Diagnosis14_13.clearedLate,
            rule: Diagnosis14_13.working)
        }
        try stage.wait(act.pause)
      }
    }
  }
  func pair(
    _ first: BirdAct.Place, _ second: BirdAct.Place, coming: Double = 0, going: Double = 0,
    gap: Double = 0.15
  ) -> BirdAct { .pair(first, second, coming: coming, going: going, gap: gap) }
  try scene("The report's tap on wren, (187, 150), of 0.08 s", [.tap(0)])
  try scene("The report's two taps, on robin and on swift", [.tap(1, pause: 0.12), .tap(2)])
  try scene(
    "Four quick taps",
    [.tap(0, pause: 0.05), .tap(0, pause: 0.1), .tap(2, pause: 0.05), .tap(2)])
  try scene("A slow tap", [.tap(1, lasts: 0.6), .tap(1)])
  try scene(
    "Two taps of two fingers on one pad", [.tap(0), .tap(1), pair(.pad(1), .pad(1))])
  try scene("Two taps of two fingers beside the pads", [.tap(0), pair(.beside, .beside)])
  try scene(
    "Two slow taps of two fingers, half a second apart",
    [.tap(0), .tap(2), pair(.pad(0), .pad(1), gap: 0.48)])
  try scene(
    "Two taps of two fingers, and two more",
    [.tap(0), .tap(1), .tap(2), pair(.pad(0), .beside), pair(.pad(2), .pad(1))])
  try scene(
    "One finger, and at once two taps of two fingers",
    [.tap(2), .tap(0, pause: 0.2), pair(.pad(0), .pad(1))])
  try scene(
    "Fingers that come 0.1 s apart, twice", [.tap(0), pair(.pad(0), .pad(1), coming: 0.1)])
  try scene("Fingers that go 0.1 s apart, twice", [.tap(1), pair(.pad(0), .pad(2), going: 0.1)])
  try scene("Two fingers on two pads, once", [.tap(2), .once(0, 1)])
  try scene(
    "Two fingers, and quickly one on the third pad", [.onceAndTap(0, 1, 2)])
  try scene("An alert while a finger is on a pad", [.tap(1), .alert(0), .tap(0)])
  try scene("A pad is held for 1.2 s", [.tap(0), .tap(1), .tap(0), .hold(0)])
  try randomScenes(1...30) { name, random in
    var acts: [BirdAct] = []
    for _ in 0..<random.int(in: 1...7) {
      let pad = random.int(in: 0...2)
      let places: [BirdAct.Place] = [.pad(0), .pad(1), .pad(2), .beside]
      func tenths(_ range: ClosedRange<Int>) -> Double { random.coordinate(range) / 100 }
      switch random.int(in: 0...9) {
      case 0: acts.append(.once(pad, (pad + 1) % 3))
      case 1: acts.append(.alert(pad))
      case 2: acts.append(.hold(pad))
      case 3, 4:
        acts.append(
          .pair(
            random.pick(places), random.pick(places), coming: tenths(0...10),
            going: tenths(0...10), gap: tenths(8...48)))
      default:
        acts.append(
          .tap(pad, lasts: tenths(4...40), pause: random.bool() ? 1 : tenths(5...50)))
      }
    }
    try scene("\(name): \(listed(acts.map(\.words)))", acts)
  }
}

/// What a user does.
enum BirdAct {
  enum Place {
    case pad(Int)
    /// Below the pads.
    case beside

    var words: String {
      switch self {
      case .pad(let pad): birds14_13[pad]
      case .beside: "none"
      }
    }

    /// Where the first finger goes, or the second.
    func point(_ finger: Int) -> CGPoint {
      let x = finger == 1 ? 120.0 : 250
      return switch self {
      case .pad(let pad): CGPoint(x: x, y: 150 + 120 * Double(pad))
      case .beside: CGPoint(x: x, y: 600)
      }
    }
  }

  /// One finger taps a pad; the pause is that until what comes next.
  case tap(Int, lasts: Double = 0.08, pause: Double = 1)
  /// Two taps of two fingers, which come and go so many seconds apart.
  case pair(Place, Place, coming: Double, going: Double, gap: Double)
  /// One tap of two fingers, on two pads.
  case once(Int, Int)
  /// The same, and quickly a tap of one finger.
  case onceAndTap(Int, Int, Int)
  /// A finger is on a pad, and the system takes its touch.
  case alert(Int)
  case hold(Int)

  var words: String {
    switch self {
    case .tap(let pad, let lasts, let pause):
      "tap on \(birds14_13[pad]) of \(lasts) s, then \(pause) s"
    case .pair(let first, let second, let coming, let going, let gap):
      "two fingers twice, on \(first.words) and \(second.words), coming \(coming) s and "
        + "going \(going) s apart, \(gap) s between"
    case .once(let first, let second), .onceAndTap(let first, let second, _):
      "two fingers once, on \(birds14_13[first]) and \(birds14_13[second])"
    case .alert(let pad): "an alert while a finger is on \(birds14_13[pad])"
    case .hold(let pad): "\(birds14_13[pad]) is held"
    }
  }

  /// How long the user waits after it.
  var pause: Double {
    switch self {
    case .tap(_, _, let pause): pause
    default: 1
    }
  }

  /// Whether several touches may count at the same time, in any order.
  var isOfSeveral: Bool {
    switch self {
    case .once, .onceAndTap: true
    default: false
    }
  }

  /// What should become of the birds.
  func perform(on birds: inout [String]) {
    switch self {
    case .tap(let pad, _, _): birds.append(birds14_13[pad])
    case .pair: _ = birds.popLast()
    case .once(let first, let second): birds += [first, second].map { birds14_13[$0] }
    case .onceAndTap(let first, let second, let third):
      birds += [first, second, third].map { birds14_13[$0] }
    case .alert: break
    case .hold(let pad): birds.removeAll { $0 == birds14_13[pad] }
    }
  }
}

/// Plays an act.
///
/// - Returns: How many birds are counted before a lift, or between two taps of two fingers; or how
///   many of a pad while it is still held.
private func play(_ act: BirdAct, _ count: BirdCount, on stage: Stage) throws -> Int {
  var early = 0
  func tap(_ first: CGPoint, _ second: CGPoint, _ coming: Double, _ going: Double) throws {
    func both(_ apart: Double, _ change: HIDEvent.Contact.Change) throws {
      if apart == 0 {
        try stage.report([
          HIDEvent.Contact(finger: 1, change, at: first),
          HIDEvent.Contact(finger: 2, change, at: second),
        ])
      } else if change == .down {
        try stage.finger.down(at: first)
        try stage.wait(apart)
        try stage.finger(2).down(at: second)
      } else {
        try stage.finger.up()
        try stage.wait(apart)
        try stage.finger(2).up()
      }
    }
    try both(coming, .down)
    try stage.wait(0.08)
    try both(going, .up)
  }
  switch act {
  case .tap(let pad, let lasts, _):
    try stage.finger.down(at: BirdAct.Place.pad(pad).point(1))
    try stage.wait(lasts)
    early = count.birds().count
    try stage.finger.up()
  case .pair(let first, let second, let coming, let going, let gap):
    for pause in [gap, 1] {
      try tap(first.point(1), second.point(2), coming, going)
      if pause == gap { early = count.birds().count }
      try stage.wait(pause)
    }
  case .once(let first, let second):
    try tap(BirdAct.Place.pad(first).point(1), BirdAct.Place.pad(second).point(2), 0, 0)
    try stage.wait(1)
  case .onceAndTap(let first, let second, let third):
    try tap(BirdAct.Place.pad(first).point(1), BirdAct.Place.pad(second).point(2), 0, 0)
    try stage.wait(0.2)
    try stage.finger.tap(at: BirdAct.Place.pad(third).point(1))
  case .alert(let pad):
    try stage.finger.down(at: BirdAct.Place.pad(pad).point(1))
    try stage.wait(0.2)
    try stage.finger.cancel()
    try stage.wait(1)
  case .hold(let pad):
    try stage.finger.down(at: BirdAct.Place.pad(pad).point(1))
    try stage.wait(1.1)
    early = count.birds().count { $0 == birds14_13[pad] }
    try stage.finger.up()
    try stage.wait(1)
  }
  return early
}

/// What explains that other birds are counted after an act, and its rule.
private func explained(
  _ act: BirdAct, _ got: [String], _ wanted: [String], _ before: [String], _ early: Int
) -> (rule: String, why: String?) {
  typealias D = Diagnosis14_13
  switch act {
  case .tap: return (D.holds, got == before ? D.late : nil)
  case .onceAndTap: return (D.working, got.count < before.count ? D.onceTakes : D.third)
  case .pair(_, _, let coming, let going, _) where early > before.count && coming + going > 0:
    return (D.working, D.notTogether)
  case .pair where early > before.count: return (D.flags, D.firstCounts)
  case .pair(_, _, _, _, let gap) where gap > 0.3 && got.count > before.count:
    return (D.working, D.slow)
  case .pair where got.count < wanted.count: return (D.working, D.takenTwice)
  case .pair where got.count > before.count: return (D.working, D.pairCounts)
  case .pair: return (D.working, got == before ? D.notTaken : nil)
  case .once: return (D.working, got.count < before.count ? D.onceTakes : D.onceLost)
  case .alert: return (D.working, D.lost)
  case .hold(let pad):
    return (D.working, got.contains(birds14_13[pad]) ? D.notCleared : nil)
  }
}
