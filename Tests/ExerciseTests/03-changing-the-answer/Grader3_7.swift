import Grading
import MiniUIKit
import Stage

@testable import Solutions03

/// A bell of any design, with the number it shows.
struct AnyBell {
  let view: UIView
  let count: () -> Int
}

func anyBell<Bell: UIView>(_ bell: Bell, _ count: @escaping (Bell) -> Int) -> AnyBell {
  AnyBell(view: bell) { count(bell) }
}

/// What answers to exercise 3.7 are told.
enum Diagnosis3_7 {
  static let halvesTheCount =
    "How often a touch is hit-tested is not promised, so no counting of questions puts it right."
  static let keepsTheQuestion =
    "A view around it asked at a second place; your code went by the question it was asked last."
  static let countsInPointInside = "The count follows the questions and not the touches."
  static let countsBoth =
    "The touch was counted when the bell was asked about it, and again when it came down."
  static let countsWhatWasAskedBefore =
    "The app had asked before who is at the point, and your code takes these questions in."
  static let leavesOutWhatLooksLikeTheSame =
    "Two touches may look the same. Only the touches methods know where one ends."
  static let countsAnEventOnce = """
    The bell was asked and answered, and the view around it answered with itself instead.
    Rule: what a touch does belongs in a touches method or an action (HT-21).
    """
  static let countsWhenTheFingerIsLifted = """
    The finger is still down, and nothing has been counted.
    Rule: the statement: a touch counts as soon as it comes down on the bell.
    """
  static let cannotBeHitAnyMore = """
    The bell did not hear the touch: its hit test must find what it found before.
    Rule: chapter 1, 164 points away: a touch belongs to the view that was hit (HT-19).
    """
  static let keepsItsTouchesForItself =
    "The bell counts, and no other view hears the touch any more: super was not called."
  static let addsTheTapCount =
    """
    tapCount of the second touch is 2: it says how many quick taps came in a row.
    Rule: \(taps)
    """
  static let whateverBecomesOfIt = """
    A touch that is taken away came down all the same, and your code takes it off the count.
    Rule: the statement: one for each touch, whatever becomes of it later.
    """
  static let isNotReset =
    """
    The touch before was taken away, so it ended with cancelled, and not with ended.
    Rule: chapter 1, Two keys, and an alert: a touch ends with ended or with cancelled (EV-17).
    """
  static let addsNothing = "The second touch adds one, wherever it comes down on the bell."
  static let secondTap = """
    The second of two quick taps is a touch like the first.
    Rule: \(taps)
    """
  static let countsTheEnd = """
    The touch was counted when it came down, and again at its end.
    Rule: the statement: one for each touch, as soon as it comes down.
    """
  static let countsTheCancel = """
    The touch was counted when it came down, and again when it was taken away.
    Rule: the statement: one for each touch, whatever becomes of it later.
    """
  static let countsTheMoves = """
    The touch was counted when it came down, and again when it moved.
    Rule: the statement: one for each touch, as soon as it comes down.
    """
  static let liftedElsewhere = """
    The finger was lifted beside the bell, but it came down on it.
    Rule: the statement: one for each touch, whatever becomes of it later.
    """
  static let asksTheFrame =
    """
    The bell lies in a panel at (30, 200): its frame is in the panel's coordinates.
    Rule: chapter 1, What you can keep: a place counts from the view you name (EV-9).
    """
  static let isHidden = """
    A hidden bell is not hit: its gates must stay as they were.
    Rule: chapter 2, Four steps, or one word: a view that is off answers nil (HT-11).
    """

  static let question =
    "a hit test is a question; it may be asked any number of times (HT-20, HT-29)."
  static let method = "what a touch does belongs in a touches method or an action (HT-21)."
  static let pure = "an override is pure: asking it changes nothing (HT-21)."
  static let passesOn = "the statement: call super in each touches method that you override."
  static let taps =
    "chapter 1, What you can keep: tapCount counts quick taps; each is a touch (EV-8)."
}

let exercise3_7: Grader<AnyBell> = Grader(
  "3.7", .repair, read: "Chapters/03-changing-the-answer, A question is not a touch",
  solution: { anyBell(Solutions03.Bell()) { $0.rings } },
  alternatives: [
    { anyBell(KnowsItsTouches()) { $0.count } }, { anyBell(SuperFirstThenCounts()) },
  ], wrong: wrong3_7,
  statement: [
    .tells("The bell counts how often"),
    .asks(
      "On some devices", "One touch, hit-tested twice", "One touch, hit-tested three times",
      "One touch, and a view around", "No touch; the app asks three times",
      "One touch, after the app has asked",
      "The app asks with an event"),
    .asks(
      "Repair it", "Three touches at the same point", "A finger that has come down",
      "A touch that is taken away", "Two touches, the first of which is taken away",
      "One touch that moves", "Two touches at two points", "Two quick taps",
      "A touch that is lifted beside", "A bell in a panel", "A hidden bell", "Random scene"),
    .asks("The views around", "What the view around the bell hears"),
    .asks("Worked touch", "A touch beside the bell"),
  ]
) { make in
  func scene(
    passes: Int = 1, _ script: (Stage) throws -> Void
  ) rethrows -> (count: String, hit: Bool) {
    let (stage, bell) = (Stage(), make())
    stage.phone.application.hitTestPasses = passes
    bell.view.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
    stage.root.addSubview(named("bell", bell.view))
    try script(stage)
    return ("\(bell.count())", stage.owner(at: onBell) === bell.view)
  }
  let countsQuestions = making("The app asks who is at a point") {
    scene { _ = $0.owner(at: onBell) }.count != "0"
  }
  for (passes, word) in [(1, "once"), (2, "twice"), (3, "three times")] {
    let name = "One touch, hit-tested \(word)"
    let one = try making(name) { try scene(passes: passes) { try $0.finger.tap(at: onBell) } }
    let isTwoAtOnce = try making(name) {
      try scene(passes: passes) { try $0.finger.down(at: onBell) }.count == "2"
    }
    try expect(
      one.count, is: "1", name,
      why: [
        "0": one.hit
          ? Diagnosis3_7.halvesTheCount
          : Diagnosis3_7.cannotBeHitAnyMore,
        "2": passes == 1 && isTwoAtOnce
          ? Diagnosis3_7.countsBoth
          : countsQuestions || isTwoAtOnce
            ? Diagnosis3_7.countsInPointInside : Diagnosis3_7.countsTheEnd,
        "3": Diagnosis3_7.countsInPointInside,
      ],
      rule: one.count == "2" && !countsQuestions && !isTwoAtOnce
        ? Diagnosis3_7.method : Diagnosis3_7.question)
  }
  try expect(
    scene { stage in
      try stage.finger.tap(at: onBell)
      try stage.wait(1)
      try stage.finger.tap(at: CGPoint(x: 120, y: 130))
    }.count, is: "2", "Two touches at two points of the bell",
    why: ["1": Diagnosis3_7.addsNothing], rule: Diagnosis3_7.method)
  try expect(
    scene(passes: 2) { stage in
      for _ in 0..<3 {
        try stage.finger.tap(at: onBell)
        try stage.wait(1)
      }
    }.count, is: "3", "Three touches at the same point, hit-tested twice",
    why: ["1": Diagnosis3_7.leavesOutWhatLooksLikeTheSame], rule: Diagnosis3_7.method)
  try expect(
    scene { try $0.finger.down(at: onBell) }.count, is: "1",
    "A finger that has come down and is not lifted yet",
    why: ["0": Diagnosis3_7.countsWhenTheFingerIsLifted], rule: Diagnosis3_7.method)
  try expect(
    scene { stage in
      try stage.finger.tap(at: onBell)
      try stage.wait(0.1)
      try stage.finger.tap(at: onBell)
    }.count, is: "2", "Two quick taps",
    why: ["1": Diagnosis3_7.secondTap, "3": Diagnosis3_7.addsTheTapCount],
    rule: Diagnosis3_7.method)
  for point in [CGPoint(x: 150, y: 60), CGPoint(x: 20, y: 20)] {
    try expect(
      scene { try $0.finger.tap(at: point) }.count, is: "0",
      "A touch beside the bell, \(coordinates(point))",
      why: ["1": "The touch is beside the bell, and it was counted."], rule: Diagnosis3_7.method)
  }
  func takenAway(_ stage: Stage) throws {
    try stage.finger.down(at: onBell)
    try stage.wait(0.1)
    try stage.finger.cancel()
  }
  try expect(
    scene(takenAway).count, is: "1", "A touch that is taken away by an alert of the system",
    why: ["0": Diagnosis3_7.whateverBecomesOfIt, "2": Diagnosis3_7.countsTheCancel],
    rule: Diagnosis3_7.method)
  try expect(
    scene { stage in
      try takenAway(stage)
      try stage.wait(1)
      try stage.finger.down(at: onBell)
    }.count, is: "2", "Two touches, the first of which is taken away",
    why: ["1": Diagnosis3_7.isNotReset], rule: Diagnosis3_7.method)
  try expect(
    scene { stage in
      stage.root.subviews[0].isHidden = true
      try stage.finger.tap(at: onBell)
    }.count, is: "0", "A hidden bell, touched where it was",
    why: ["1": Diagnosis3_7.isHidden], rule: Diagnosis3_7.question)
  try expect(
    scene { stage in
      let shield = Shield(frame: stage.root.bounds)
      shield.addSubview(stage.root.subviews[0])
      stage.root.addSubview(shield)
      try stage.finger.tap(at: onBell)
    }.count, is: "0", "A touch that a view around the bell keeps for itself",
    why: ["1": Diagnosis3_7.countsAnEventOnce], rule: Diagnosis3_7.method)
  try expect(
    scene { stage in
      let asking = AsksElsewhere(frame: stage.root.bounds)
      asking.addSubview(stage.root.subviews[0])
      stage.root.addSubview(asking)
      try stage.finger.tap(at: onBell)
    }.count, is: "1", "One touch, and a view around the bell that asks beside it, too",
    why: ["0": Diagnosis3_7.keepsTheQuestion], rule: Diagnosis3_7.pure)
  try expect(
    scene { stage in for _ in 0..<3 { _ = stage.owner(at: onBell) } }.count, is: "0",
    "No touch; the app asks three times who is at a point",
    why: ["3": Diagnosis3_7.countsInPointInside], rule: Diagnosis3_7.question)
  try expect(
    scene { stage in
      for _ in 0..<4 { _ = stage.owner(at: onBell) }
      try stage.finger.tap(at: onBell)
    }.count, is: "1", "One touch, after the app has asked four times who is at the point",
    otherwise: Diagnosis3_7.countsWhatWasAskedBefore, rule: Diagnosis3_7.pure)
  try expect(
    scene { stage in
      let asking = AsksWithItsEvent(frame: CGRect(x: 0, y: 300, width: 300, height: 100))
      stage.root.addSubview(named("asking", asking))
      try stage.finger.down(at: CGPoint(x: 90, y: 350))
      for x in 1...3 {
        try stage.wait(0.1)
        try stage.finger.move(to: CGPoint(x: 90 + 10 * Double(x), y: 350))
      }
    }.count, is: "0", "The app asks with an event of another view's touch",
    why: ["3": Diagnosis3_7.countsInPointInside, "1": Diagnosis3_7.countsInPointInside],
    rule: Diagnosis3_7.question)
  try expect(
    scene { stage in
      try stage.finger.drag(through: [onBell, CGPoint(x: 90, y: 140)], over: 0.5)
    }.count, is: "1", "One touch that moves for half a second",
    why: ["0": "A touch that moves is a touch as well."], otherwise: Diagnosis3_7.countsTheMoves,
    rule: Diagnosis3_7.method)
  try expect(
    scene { stage in
      try stage.finger.drag(through: [onBell, CGPoint(x: 250, y: 400)], over: 0.5)
    }.count, is: "1", "A touch that is lifted beside the bell",
    why: ["0": Diagnosis3_7.liftedElsewhere], rule: Diagnosis3_7.method)
  try expect(
    scene { stage in
      let panel = UIView(frame: CGRect(x: 30, y: 200, width: 300, height: 300))
      panel.addSubview(stage.root.subviews[0])
      stage.root.addSubview(named("panel", panel))
      try stage.finger.tap(at: CGPoint(x: 30 + onBell.x, y: 200 + onBell.y))
    }.count, is: "1", "A bell in a panel, tapped",
    why: ["0": Diagnosis3_7.asksTheFrame], rule: Diagnosis3_7.method)
  try around(make)
  try randomScenes(1...20) { name, random in
    let passes = random.int(in: 1...3)
    var (words, count) = ([String](), 0)
    let result = try scene(passes: passes) { stage in
      for _ in 0..<random.int(in: 0...5) {
        let isOnBell = !random.bool()
        let point =
          isOnBell
          ? CGPoint(x: 50 + random.coordinate(0...99), y: 50 + random.coordinate(0...99))
          : CGPoint(x: 150 + random.coordinate(0...99), y: random.coordinate(0...400))
        if isOnBell { count += 1 }
        let where_ = isOnBell ? "on" : "beside"
        try stage.finger.down(at: point)
        try stage.wait(0.05)
        if random.bool() {
          try stage.finger.move(to: CGPoint(x: random.coordinate(), y: random.coordinate()))
        }
        if random.bool() {
          try stage.finger.cancel()
          words.append("\(where_) it, taken away")
        } else {
          try stage.finger.up()
          words.append("\(where_) it, lifted")
        }
        try stage.wait(random.coordinate(1...20) / 10)
      }
    }
    try expect(
      result.count, is: "\(count)",
      "\(name), hit-tested \(passes) times: touches \(words.joined(separator: "; "))",
      rule: Diagnosis3_7.method)
  }
}

/// What a view around the bell hears when the bell is touched.
private func around(_ make: () -> AnyBell) throws {
  let scripts: [(name: String, heard: String, script: (Finger) throws -> Void)] = [
    ("a tap", "began, ended", { try $0.up() }),
    ("a touch that is taken away", "began, cancelled", { try $0.cancel() }),
    (
      "a drag", "began, moved, ended",
      {
        try $0.move(to: CGPoint(x: 100, y: 90))
        try $0.up()
      }
    ),
  ]
  for (name, wanted, script) in scripts {
    let scene = "What the view around the bell hears during \(name) on it"
    try playing(scene) {
      let (stage, bell) = (Stage(), make())
      let around = Listener(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      stage.root.addSubview(named("around", around))
      bell.view.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
      around.addSubview(named("bell", bell.view))
      try stage.finger.down(at: onBell)
      try script(stage.finger)
      try expect(
        around.heard, is: wanted, scene, why: whyHeard(around.heard, insteadOf: wanted),
        rule: Diagnosis3_7.passesOn)
    }
  }
}

/// Why the view around the bell heard something else, as far as it can be told.
private func whyHeard(_ got: String, insteadOf wanted: String) -> [String: String] {
  let (heard, right) = (got.components(separatedBy: ", "), wanted.components(separatedBy: ", "))
  if heard == ["nothing"] { return [got: Diagnosis3_7.keepsItsTouchesForItself] }
  if heard.count > right.count { return [got: "A phase was passed on twice."] }
  guard heard.first == "began", let missing = right.first(where: { !heard.contains($0) }) else {
    return [:]
  }
  return [
    got: "\(missing) does not get there: either its override does not call super, or began was "
      + "handed on without super."
  ]
}

/// Asks what lies in it, as any view does, and keeps every touch for itself.
private final class Shield: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event) == nil ? nil : self
  }
}

/// Asks at a second place before it answers.
private final class AsksElsewhere: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    _ = super.hitTest(CGPoint(x: point.x + 100, y: point.y), with: event)
    return hit
  }
}

/// Hears of the touches that are passed on to it.
private final class Listener: UIView {
  private var words: [String] = []
  var heard: String { words.isEmpty ? "nothing" : words.joined(separator: ", ") }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    words.append("began")
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    words.append("moved")
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    words.append("ended")
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    words.append("cancelled")
  }
}

/// Asks who is on the bell whenever its own finger moves, with the event at hand.
private final class AsksWithItsEvent: UIView {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    _ = window?.hitTest(onBell, with: event)
  }
}

private let onBell = CGPoint(x: 90, y: 90)
