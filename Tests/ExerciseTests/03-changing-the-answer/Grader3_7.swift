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
    "How often a touch is hit-tested is not promised, so no division puts it right."
  static let countsInPointInside = "The count follows the questions and not the touches."
  static let leavesOutWhatLooksLikeTheSame =
    "Two touches may look the same. Only the touches methods know where one ends."
  static let countsAnEventOnce =
    "The bell was asked and answered, but it is not the bell that was hit."
  static let countsWhenTheFingerIsLifted = "The count must go up when the finger comes down."
  static let cannotBeHitAnyMore =
    "The bell did not hear of the touch: its hit test must find what it found before."
  static let keepsItsTouchesForItself =
    "The bell counts, and nobody else hears of the touch any more: super was not called."

  static let question =
    "a hit test is a question; it may be asked any number of times (HT-20, HT-21)."
  static let method = "what a touch does belongs in touchesBegan and its sisters (HT-21)."
  static let passesOn = "a touches method that calls super passes the touch on (RC-11)."
}

let exercise3_7: Grader<AnyBell> = Grader(
  "3.7", .repair, read: "Chapters/03-changing-the-answer, The rule, Keep it pure",
  solution: { anyBell(Solutions03.Bell()) { $0.touches } },
  alternatives: [
    { anyBell(KnowsItsTouches()) { $0.count } }
  ], wrong: wrong3_7
) { make in
  func scene(passes: Int, _ script: (Stage) throws -> Void) rethrows -> (count: String, hit: Bool) {
    let (stage, bell) = (Stage(), make())
    stage.phone.application.hitTestPasses = passes
    bell.view.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
    stage.root.addSubview(bell.view)
    try script(stage)
    return ("\(bell.count())", stage.owner(at: onBell) === bell.view)
  }
  for (passes, word) in [(1, "once"), (2, "twice"), (3, "three times")] {
    let name = "One touch, hit-tested \(word)"
    let one = try making(name) { try scene(passes: passes) { try $0.finger.tap(at: onBell) } }
    try expect(
      one.count, is: "1", name,
      why: [
        "0": one.hit
          ? Diagnosis3_7.halvesTheCount
          : Diagnosis3_7.cannotBeHitAnyMore,
        "2": Diagnosis3_7.countsInPointInside,
        "3": Diagnosis3_7.countsInPointInside,
      ], rule: Diagnosis3_7.question)
  }
  try expect(
    scene(passes: 2) { stage in
      for _ in 0..<3 {
        try stage.finger.tap(at: onBell)
        try stage.wait(1)
      }
    }.count, is: "3", "Three touches at the same point, hit-tested twice",
    why: ["1": Diagnosis3_7.leavesOutWhatLooksLikeTheSame], rule: Diagnosis3_7.method)
  try expect(
    scene(passes: 1) { try $0.finger.down(at: onBell) }.count, is: "1",
    "A finger that has come down and is not lifted yet",
    why: ["0": Diagnosis3_7.countsWhenTheFingerIsLifted], rule: Diagnosis3_7.method)
  try expect(
    scene(passes: 1) { try $0.finger.tap(at: CGPoint(x: 150, y: 60)) }.count, is: "0",
    "A touch on the bell's right edge, (150, 60)",
    why: ["1": "The touch is beside the bell, and it was counted."], rule: Diagnosis3_7.method)
  try expect(
    scene(passes: 1) { stage in
      let shield = Shield(frame: stage.root.bounds)
      shield.addSubview(stage.root.subviews[0])
      stage.root.addSubview(shield)
      try stage.finger.tap(at: onBell)
    }.count, is: "0", "A touch that a view around the bell keeps for itself",
    why: ["1": Diagnosis3_7.countsAnEventOnce], rule: Diagnosis3_7.method)
  try expect(
    scene(passes: 1) { stage in for _ in 0..<3 { _ = stage.owner(at: onBell) } }.count, is: "0",
    "No touch; the app asks three times who is at a point",
    why: ["3": Diagnosis3_7.countsInPointInside], rule: Diagnosis3_7.question)
  try expect(
    scene(passes: 1) { stage in
      try stage.finger.drag(through: [onBell, CGPoint(x: 90, y: 140)], over: 0.5)
    }.count, is: "1", "One touch that moves for half a second",
    why: ["0": "A touch that moves is a touch as well."], rule: Diagnosis3_7.method)
  let around = Listener(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  _ = try scene(passes: 1) { stage in
    around.addSubview(stage.root.subviews[0])
    stage.root.addSubview(around)
    try stage.finger.tap(at: onBell)
  }
  try expect(
    around.heard, is: "began", "What the view around the bell hears of a touch on the bell",
    why: [
      "nothing": Diagnosis3_7.keepsItsTouchesForItself,
      "began, began": "The touch was passed on twice.",
    ], rule: Diagnosis3_7.passesOn)
  try randomScenes(1...20) { name, random in
    let (passes, taps, beside) = (
      random.int(in: 1...3), random.int(in: 0...4), random.int(in: 0...2)
    )
    let result = try scene(passes: passes) { stage in
      for _ in 0..<taps { try stage.finger.tap(at: onBell) }
      for _ in 0..<beside { try stage.finger.tap(at: CGPoint(x: 20, y: 20)) }
    }
    try expect(
      result.count, is: "\(taps)",
      "\(name): \(taps) touches on the bell, \(beside) beside it, passes \(passes)",
      rule: Diagnosis3_7.method)
  }
}

/// Asks what lies in it, as any view does, and keeps every touch for itself.
private final class Shield: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event) == nil ? nil : self
  }
}

/// Hears of the touches that are passed on to it.
private final class Listener: UIView {
  private var words: [String] = []
  var heard: String { words.isEmpty ? "nothing" : words.joined(separator: ", ") }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    words.append("began")
  }
}

private let onBell = CGPoint(x: 90, y: 90)
