import Grading
import MiniUIKit
import Stage

@testable import Exercises03
@testable import Solutions03

/// A bell of any design, with the number it shows.
struct AnyBell {
  let view: UIView
  let count: () -> Int
}

private func any<Bell: UIView>(_ bell: Bell, _ count: @escaping (Bell) -> Int) -> AnyBell {
  AnyBell(view: bell) { count(bell) }
}

let exercise3_7 = Exercise(
  "3.7", .repair, read: "Chapters/03-changing-the-answer, The rule, Keep it pure",
  yours: { any(Exercises03.Bell()) { $0.touches } },
  solution: { any(Solutions03.Bell()) { $0.touches } },
  alternatives: [
    { any(KnowsItsTouches()) { $0.count } }
  ],
  wrong: [
    WrongAnswer(
      "halves the count",
      gets: """
        One touch, hit-tested once: 1 is right, your answer is 0.
        How often a touch is hit-tested is not promised, so no division puts it right.
        Rule: a hit test is a question; it may be asked any number of times (HT-20, HT-21).
        """
    ) { any(Halves()) { $0.asked / 2 } },
    WrongAnswer(
      "counts in point(inside:) instead",
      gets: """
        One touch, hit-tested twice: 1 is right, your answer is 2.
        The count follows the questions and not the touches.
        Rule: a hit test is a question; it may be asked any number of times (HT-20, HT-21).
        """
    ) { any(CountsInside()) { $0.count } },
    WrongAnswer(
      "leaves out what looks like the same touch",
      gets: """
        Three touches at the same point, hit-tested twice: 3 is right, your answer is 1.
        Two touches may look the same. Only the touches methods know where one ends.
        Rule: what a touch does belongs in touchesBegan and its sisters (HT-21).
        """
    ) { any(RemembersThePoint()) { $0.count } },
    WrongAnswer(
      "counts an event once, in its hit test",
      gets: """
        A touch that a view around the bell keeps for itself: 0 is right, your answer is 1.
        The bell was asked and answered, but it is not the bell that was hit.
        Rule: what a touch does belongs in touchesBegan and its sisters (HT-21).
        """
    ) { any(OncePerEvent()) { $0.count } },
    WrongAnswer(
      "counts when the finger is lifted",
      gets: """
        A finger that has come down and is not lifted yet: 1 is right, your answer is 0.
        The count must go up when the finger comes down.
        Rule: what a touch does belongs in touchesBegan and its sisters (HT-21).
        """
    ) { any(CountsTheEnd()) { $0.count } },
    WrongAnswer(
      "cannot be hit any more",
      gets: """
        One touch, hit-tested once: 1 is right, your answer is 0.
        The bell did not hear of the touch: its hit test must find what it found before.
        Rule: a hit test is a question; it may be asked any number of times (HT-20, HT-21).
        """
    ) { any(NotFound()) { $0.count } },
    WrongAnswer(
      "keeps its touches for itself",
      gets: """
        What the view around the bell hears of a touch on the bell: began is right, your answer is \
        nothing.
        The bell counts, and nobody else hears of the touch any more: super was not called.
        Rule: a touches method that calls super passes the touch on (RC-11).
        """
    ) { any(KeepsItsTouches()) { $0.count } },
  ]
) { make in
  let question = "a hit test is a question; it may be asked any number of times (HT-20, HT-21)."
  let method = "what a touch does belongs in touchesBegan and its sisters (HT-21)."
  func scene(passes: Int, _ script: (Stage) throws -> Void) rethrows -> (count: String, hit: Bool) {
    let (stage, bell) = (Stage(), make())
    stage.phone.application.hitTestPasses = passes
    bell.view.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
    stage.root.addSubview(bell.view)
    try script(stage)
    return ("\(bell.count())", stage.owner(at: onBell) === bell.view)
  }
  for (passes, word) in [(1, "once"), (2, "twice"), (3, "three times")] {
    let one = try scene(passes: passes) { try $0.finger.tap(at: onBell) }
    try expect(
      one.count, is: "1", "One touch, hit-tested \(word)",
      why: [
        "0": one.hit
          ? "How often a touch is hit-tested is not promised, so no division puts it right."
          : "The bell did not hear of the touch: its hit test must find what it found before.",
        "2": "The count follows the questions and not the touches.",
        "3": "The count follows the questions and not the touches.",
      ], rule: question)
  }
  try expect(
    scene(passes: 2) { stage in
      for _ in 0..<3 {
        try stage.finger.tap(at: onBell)
        try stage.wait(1)
      }
    }.count, is: "3", "Three touches at the same point, hit-tested twice",
    why: ["1": "Two touches may look the same. Only the touches methods know where one ends."],
    rule: method)
  try expect(
    scene(passes: 1) { try $0.finger.down(at: onBell) }.count, is: "1",
    "A finger that has come down and is not lifted yet",
    why: ["0": "The count must go up when the finger comes down."], rule: method)
  try expect(
    scene(passes: 1) { try $0.finger.tap(at: CGPoint(x: 150, y: 60)) }.count, is: "0",
    "A touch on the bell's right edge, (150, 60)",
    why: ["1": "The touch is beside the bell, and it was counted."], rule: method)
  try expect(
    scene(passes: 1) { stage in
      let shield = Shield(frame: stage.root.bounds)
      shield.addSubview(stage.root.subviews[0])
      stage.root.addSubview(shield)
      try stage.finger.tap(at: onBell)
    }.count, is: "0", "A touch that a view around the bell keeps for itself",
    why: ["1": "The bell was asked and answered, but it is not the bell that was hit."],
    rule: method)
  try expect(
    scene(passes: 1) { stage in for _ in 0..<3 { _ = stage.owner(at: onBell) } }.count, is: "0",
    "No touch; the app asks three times who is at a point",
    why: ["3": "The count follows the questions and not the touches."], rule: question)
  let dragged = try scene(passes: 1) { stage in
    try stage.finger.drag(through: [onBell, CGPoint(x: 90, y: 140)], over: 0.5)
  }
  try expect(
    dragged.count, is: "1", "One touch that moves for half a second",
    why: ["0": "A touch that moves is a touch as well."], rule: method)
  let around = Listener(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  _ = try scene(passes: 1) { stage in
    around.addSubview(stage.root.subviews[0])
    stage.root.addSubview(around)
    try stage.finger.tap(at: onBell)
  }
  try expect(
    around.heard, is: "began", "What the view around the bell hears of a touch on the bell",
    why: [
      "nothing":
        "The bell counts, and nobody else hears of the touch any more: super was not called.",
      "began, began": "The touch was passed on twice.",
    ], rule: "a touches method that calls super passes the touch on (RC-11).")
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
      "\(name): \(taps) touches on the bell, \(beside) beside it, passes \(passes)", rule: method)
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
