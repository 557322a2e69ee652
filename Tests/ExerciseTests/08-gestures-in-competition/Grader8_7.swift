import ExerciseKit
import Grading
import MiniUIKit
import Stage

@testable import Solutions08

/// A heart of any design, after `build()`.
struct Heart {
  let view: UIView
  let isLiked: () -> Bool
  let like: () -> Void
  let opened: () -> Int
}

/// What answers to exercise 8.7 are told.
enum Diagnosis8_7 {
  static let letsTheTapWait =
    "Nothing has happened yet, or it is undone already: the first tap must show at once."
  static let tapWaits =
    "Nothing has happened yet: the tap waits for the double tap; the first tap must show at once."
  static let hearsTheEndLate = """
    The heart's touchesEnded comes late: the double tap holds the end of the touch back.
    Rule: one tap or two: delaysTouchesEnded holds back what the view hears (GR-56).
    """
  static let refusesTheTap = """
    The tap was refused when it was there; later nobody asks again, so it never shows.
    Rule: one tap or two: who is refused fails; who waits stays possible (GR-44).
    """
  static let hasAViewWithoutSize = """
    No tap shows, now or later: a view on the heart has no size, so no finger hits it. In build() the \
    heart's bounds are still empty.
    Rule: chapter 2, "Decoration, I take it?": a view is hit in its bounds (HT-6).
    """
  static let opensAtOneTap = """
    One tap opens nothing; what opens it has to take two.
    Rule: finishing lines: a double tap is there when it is lifted for the second time (GR-80).
    """
  static let doubleWaits = """
    The double tap waits for the tap, which recognizes; so the double tap fails.
    Rule: one tap or two: the receiver waits, the argument must fail (GR-65).
    """
  static let doubleDoesNothing = """
    The second tap has changed nothing: the double tap shut the tap out, and it opened nothing.
    Rule: one tap or two: a double tap excludes the tap at the second up (GR-64).
    """
  static let onlyLikes = """
    The second tap is a first one again, and it did not take the like back.
    Rule: the statement: a tap toggles isLiked; a second later that takes the like back.
    """
  static let doesNotUndo =
    "The picture is open, but the heart is not what it was before the two taps."
  static let setsTheHeartBackToNotLiked = """
    It was liked before the two taps, and it must be liked after them again.
    Rule: the statement: after a double tap isLiked is what it was before the first of the two.
    """
  static let hasNoDoubleTap = """
    Nothing was opened, and each tap has turned the heart over.
    Rule: one tap or two: tap and double tap are two recognizers, and each has its action (GR-64).
    """
  static let countsTapsForEver = "A second is too long for a double tap."
  static let countsWhetherTheTapsAreOdd =
    """
    The heart was liked by others, and your tap set it from a memory of its own.
    Rule: the statement: a tap toggles isLiked, whatever has set it before.
    """
  static let actsWhenTheFingerComesDown = "The heart turned over before anybody lifted a finger."
  static let takesATapCountOfNothing =
    "A finger that goes 120 points has tapped neither once nor twice."
  static let takesEveryLiftedFingerForATap = "A finger that goes 120 points has not tapped."
  static let takesEverySecondTapForADouble =
    "The second tap has counted twice, as an end and as a beginning."
  static let opensAtTheDown =
    """
    It opened when the finger came down again, and not at the second up.
    Rule: finishing lines: a double tap is there when it is lifted for the second time (GR-80).
    """
  static let thirdDoesNothing =
    "The third tap did nothing: the double tap before it is over, so it is a first tap again."
  static let fourthIsNoDouble = "The third and the fourth tap are a double tap as well."
  static let sharesTheLastTapAmongHearts =
    """
    One tap has opened the picture: later on, or because a tap on another heart was counted in.
    Rule: the statement: a double tap opens the picture, and both its taps are on one heart.
    """
  static let actsOnTheEndOfEveryTouch =
    "The system cancelled the second touch: it never came to its up, and so it is no tap."

  static let atOnce =
    "one tap or two: a tap that waits for a double tap is late by all that time (GR-65)."
  static let both =
    "one tap or two: two quick taps send the tap's action once, then the double tap's (GR-64)."
  static let first = "finishing lines: a double tap gives up after 0.35 s in our engine (GR-82)."
  static let permission =
    "one tap or two: a double tap undoes what its first tap did, and no more (GR-64)."
  static let tapIsThere = "finishing lines: a tap is there with its up (GR-80)."
  static let noTap = "finishing lines: in our engine a tap is lifted within 45 points (GR-81)."
  static let dragIsNoTap = "After the tap came a drag of 120 points, which is no second tap."
  static let anew =
    "chapter 7, That kind of crumb: after an attempt each recognizer begins anew (GR-5)."
}

let exercise8_7: Grader<Heart> = Grader(
  "8.7", .write, read: theRule, steps: steps,
  solution: {
    let heart = Solutions08.HeartView()
    heart.build()
    return Heart(
      view: heart, isLiked: { heart.isLiked }, like: { heart.isLiked = true },
      opened: { heart.opened })
  },
  alternatives: [
    { heart(RemembersBefore()) }, { heart(CountsTapCount()) }, { heart(AllowsBothTaps()) },
  ], wrong: wrong8_7,
  statement: [
    .tells("A heart that waits"),
    .asks(
      "Write one that acts", "One tap, looked at", "A finger that is down", "A drag of 120",
      "One tap on a heart that was liked", "A tap on one heart"),
    .asks(
      "A double tap opens", "Two quick taps", "A tap, and a second later", "A tap, and quickly",
      "A tap, and a second one that", "Two quick taps on a heart that was liked", "Random scene"),
    .asks("A third quick tap", "Three quick taps", "Four quick taps"),
    .asks("Worked touch:", "Two taps, a second apart"),
  ]
) { make in
  let tap = quickTap(60, 160)
  let two = tap + [.wait(0.1)] + tap
  try expect(
    seen(tap, make), is: "liked, opened 0", "One tap, looked at with the up",
    why: [
      "not liked, opened 0": try whyNotLikedYet(tap, make),
      "liked, opened 1": Diagnosis8_7.opensAtOneTap,
      "not liked, opened 1": Diagnosis8_7.opensAtOneTap,
    ], rule: Diagnosis8_7.atOnce)
  try expect(
    seen([.down(x: 60, y: 160), .wait(0.05)], make), is: "not liked, opened 0",
    "A finger that is down and not yet lifted",
    why: ["liked, opened 0": Diagnosis8_7.actsWhenTheFingerComesDown],
    rule: Diagnosis8_7.tapIsThere)
  try expect(
    seen(tap + [.wait(1)], make), is: "liked, opened 0", "One tap, looked at a second later",
    why: [
      "not liked, opened 0": "The tap showed at once, and was taken back without a second one.",
      "liked, opened 1": Diagnosis8_7.sharesTheLastTapAmongHearts,
    ], rule: Diagnosis8_7.atOnce)
  try expect(
    seen(two, make), is: "not liked, opened 1", "Two quick taps",
    why: [
      "liked, opened 1": Diagnosis8_7.doesNotUndo,
      "not liked, opened 0": Diagnosis8_7.hasNoDoubleTap,
      "liked, opened 0": try whyNotOpened(two, make),
      "not liked, opened 2": "Each tap of the two has opened the picture.",
    ], rule: Diagnosis8_7.both)
  try expect(
    seen(tap + [.wait(1)] + two, make), is: "liked, opened 1",
    "A tap, and a second later two quick taps",
    why: [
      "not liked, opened 1": Diagnosis8_7.setsTheHeartBackToNotLiked,
      "liked, opened 2": "The tap of a second ago counted for a double tap.",
    ], rule: Diagnosis8_7.both)
  try expect(
    seen(tap + [.wait(1)] + tap, make), is: "not liked, opened 0", "Two taps, a second apart",
    why: [
      "not liked, opened 1": Diagnosis8_7.countsTapsForEver,
      "liked, opened 0": Diagnosis8_7.onlyLikes,
    ], rule: Diagnosis8_7.first)
  try expect(
    seen(tap + [.wait(1)], liked: true, make), is: "not liked, opened 0",
    "One tap on a heart that was liked when it came on the screen",
    why: [
      "liked, opened 0": Diagnosis8_7.countsWhetherTheTapsAreOdd
    ], rule: Diagnosis8_7.permission)
  try expect(
    seen(two, liked: true, make), is: "liked, opened 1",
    "Two quick taps on a heart that was liked when it came on the screen",
    why: ["not liked, opened 1": Diagnosis8_7.setsTheHeartBackToNotLiked],
    rule: Diagnosis8_7.both)
  try expect(
    seen(tap + [.wait(0.1), .down(x: 60, y: 160), .wait(0.05)], make), is: "liked, opened 0",
    "A tap, and quickly after it a finger that is down",
    why: [
      "liked, opened 1": Diagnosis8_7.opensAtTheDown,
      "not liked, opened 1": Diagnosis8_7.opensAtTheDown,
    ], rule: Diagnosis8_7.tapIsThere)
  try expect(
    seen(two + [.wait(0.1)] + tap + [.wait(1)], make), is: "liked, opened 1", "Three quick taps",
    why: [
      "not liked, opened 1": Diagnosis8_7.thirdDoesNothing,
      "not liked, opened 2": Diagnosis8_7.takesEverySecondTapForADouble,
      "liked, opened 2": Diagnosis8_7.takesEverySecondTapForADouble,
    ], rule: Diagnosis8_7.anew)
  try expect(
    seen(two + [.wait(0.1)] + two, make), is: "not liked, opened 2", "Four quick taps",
    why: ["not liked, opened 1": Diagnosis8_7.fourthIsNoDouble], rule: Diagnosis8_7.anew)
  try expect(
    seen(stroke(from: 60, 160, by: 0, 120), make), is: "not liked, opened 0",
    "A drag of 120 points",
    why: [
      "liked, opened 0": Diagnosis8_7.takesEveryLiftedFingerForATap,
      "liked, opened 1": Diagnosis8_7.takesATapCountOfNothing,
    ], rule: Diagnosis8_7.noTap)
  try expect(
    seen(tap + [.wait(0.1)] + stroke(from: 60, 160, by: 0, 120), make), is: "liked, opened 0",
    "A tap, and quickly after it a drag of 120 points",
    why: [
      "not liked, opened 1": Diagnosis8_7.dragIsNoTap,
      "not liked, opened 0":
        "The drag undid the tap; a finger that goes 120 points has not tapped.",
    ], rule: Diagnosis8_7.noTap)
  try expect(
    seen(tap + [.wait(0.1), .down(x: 60, y: 160), .wait(0.05), .cancel()], make),
    is: "liked, opened 0", "A tap, and a second one that the system cancels",
    why: [
      "not liked, opened 1": Diagnosis8_7.actsOnTheEndOfEveryTouch,
      "not liked, opened 0": "The second tap never came to its up, and undid the first.",
    ], rule: Diagnosis8_7.tapIsThere)
  try expect(
    seen(tap, beside: make(), make), is: "liked, opened 0",
    "A tap on one heart, quickly after one on another",
    why: [
      "not liked, opened 1": "The other heart's tap counted here: the two share what they remember."
    ], rule: "each heart has recognizers and variables of its own (GR-15).")
  try randomScenes(1...20) { name, random in
    let frame = CGRect(
      x: random.coordinate(0...200), y: random.coordinate(50...400),
      width: random.coordinate(40...160), height: random.coordinate(40...160))
    let (liked, x, y) = (random.bool(), frame.midX, frame.midY)
    var (script, words): ([TouchStep], [String]) = ([], [])
    for _ in 0..<random.int(in: 1...6) {
      let isQuick = random.bool()
      let pause = Double(random.int(in: isQuick ? 5...25 : 60...150)) / 100
      script += quickTap(x, y) + [.wait(pause)]
      words.append("\(pause) s")
    }
    try expect(
      seen(script, liked: liked, at: frame, make),
      is: seen(script, liked: liked, at: frame, { heart(RemembersBefore()) }),
      "\(name): \(liked ? "it is liked, " : "")taps that are followed by \(list(words))",
      rule: Diagnosis8_7.both)
  }
}

/// Why one tap does not show with its up, by the trace.
private func whyNotLikedYet(_ tap: [TouchStep], _ make: () -> Heart) throws -> String {
  let (stage, heart) = (Stage(), make())
  let later = try seen(tap + [.wait(1)], on: stage, { heart })
  if later == "not liked, opened 0" {
    let recognizers = heart.view.gestureRecognizers ?? []
    if recognizers.contains(where: { stage.sawRefusal(of: $0) }) {
      return Diagnosis8_7.refusesTheTap
    }
    if heart.view.subviews.contains(where: { $0.bounds.width == 0 || $0.bounds.height == 0 }) {
      return Diagnosis8_7.hasAViewWithoutSize
    }
  }
  let lines = stage.recording.lines
  let isHeld = lines.contains { $0.kind == "delay" && $0.text.contains("held ended") }
  let waits = lines.contains { $0.kind == "wait" }
  if later == "liked, opened 0", waits { return Diagnosis8_7.tapWaits }
  return later == "liked, opened 0" && isHeld
    ? Diagnosis8_7.hearsTheEndLate : Diagnosis8_7.letsTheTapWait
}

/// Why two quick taps leave it at the first one, by the trace.
private func whyNotOpened(_ two: [TouchStep], _ make: () -> Heart) throws -> String {
  let stage = Stage()
  _ = try seen(two, on: stage, make)
  let isShutOut = stage.recording.lines.contains {
    $0.kind == "gesture" && $0.text.contains("doubleTap") && $0.text.contains("failed  because tap")
  }
  return isShutOut ? Diagnosis8_7.doubleWaits : Diagnosis8_7.doubleDoesNothing
}

private func list(_ words: [String]) -> String { words.joined(separator: ", ") }

/// How a heart looks after a script; another one is tapped right before, if there is one.
private func seen(
  _ script: [TouchStep], liked: Bool = false, beside other: Heart? = nil,
  at frame: CGRect = CGRect(x: 20, y: 120, width: 80, height: 80), on stage: Stage = Stage(),
  _ make: () -> Heart
) throws -> String {
  let heart = make()
  place(heart.view, "heart", frame, in: stage.root)
  if liked { heart.like() }
  if let other {
    place(other.view, "other", CGRect(x: 20, y: 320, width: 80, height: 80), in: stage.root)
    try stage.phone.play(quickTap(60, 360) + [.wait(0.1)])
  }
  try stage.phone.play(script)
  return (heart.isLiked() ? "liked" : "not liked") + ", opened \(heart.opened())"
}
