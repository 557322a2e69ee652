import ExerciseKit
import Grading
import MiniUIKit
import Stage

@testable import Solutions09

/// A like button of any design.
struct Like {
  let button: UIButton
  let taps: () -> Int
  let build: () -> Void
}

/// What answers to exercise 9.1 are told.
enum Diagnosis9_1 {
  static let cancelled =
    "Counted, and then the touch was cancelled: the tap takes it from the button."
  static let silent = "The button fires, and the recognizer's action has not run."
  static let sendsTheEventByHand =
    "The event came, and still the touch was cancelled: the tap takes it."
  static let counted = "A tap is what the recognizer says; it said nothing of this one."
  static let movesTheRecognizerToTheSuperview =
    "Counted, and the tap is beside the button; look whose view it is on."
  static let countsTheTapAndTheEvent = "One tap was counted twice."

  static let both = "the question: who cancels nothing asks nobody, and both get their way (CT-45)."
}

let exercise9_1: Grader<Like> = Grader(
  "9.1", .repair, read: theRule, steps: steps,
  solution: {
    let button = Solutions09.LikeButton(frame: .zero)
    return Like(button: button, taps: { button.taps }, build: { button.build() })
  }, alternatives: [{ like(.gentle) }], wrong: wrong9_1
) { make in
  try expect(
    liked(tap(150, 220), make), is: "touchDown, touchUpInside at 1; 1 counted", "One tap",
    why: [
      "touchDown, touchCancel; 1 counted": Diagnosis9_1.cancelled,
      "touchDown, touchUpInside at 0; 0 counted": Diagnosis9_1.silent,
      "touchDown, touchUpInside at 1, touchCancel; 1 counted": Diagnosis9_1.sendsTheEventByHand,
      "touchDown, touchUpInside at 0; 1 counted":
        "Counted, but not first: when the event came, the tap was not counted yet.",
      "touchDown, touchUpInside at 2; 2 counted": Diagnosis9_1.countsTheTapAndTheEvent,
      "touchDown, touchUpInside at 1; 2 counted": Diagnosis9_1.countsTheTapAndTheEvent,
      "touchDown; 1 counted": "Counted, and the button heard neither an end nor a cancel.",
      "touchDown, touchUpInside at 1, touchUpInside at 1; 1 counted":
        "The event was sent twice for one tap.",
    ], rule: Diagnosis9_1.both)
  try expect(
    liked(hold(150, 220), make), is: "touchDown, touchUpInside at 0; 0 counted",
    "Held for a second",
    why: ["touchDown, touchUpInside at 1; 1 counted": Diagnosis9_1.counted], rule: Diagnosis9_1.both
  )
  try expect(
    liked(drag(150, 220, by: (x: 0, y: 60)), make), is: "touchDown, touchUpInside at 0; 0 counted",
    "Dragged by 60 points and lifted, still inside for the button",
    why: ["touchDown, touchUpInside at 1; 1 counted": Diagnosis9_1.counted], rule: Diagnosis9_1.both
  )
  try expect(
    liked([.down(x: 150, y: 220), .cancel()], make), is: "touchDown, touchCancel; 0 counted",
    "An alert comes up", why: ["touchDown, touchCancel; 1 counted": "Nobody has tapped."],
    rule: Diagnosis9_1.both)
  try expect(
    liked(tap(150, 220) + [.wait(1)] + tap(150, 220), make),
    is: "touchDown, touchUpInside at 1, touchDown, touchUpInside at 2; 2 counted", "Two taps",
    why: [
      "touchDown, touchUpInside at 1, touchDown, touchUpInside at 1; 1 counted":
        "The second tap was not counted."
    ], rule: Diagnosis9_1.both)
  try expect(
    liked(tap(150, 220), onCard: true, make), is: "touchDown, touchUpInside at 1; 1 counted",
    "One tap, on a card that has a tap recognizer",
    why: [
      "touchDown, card, touchCancel; 0 counted": "The card took the touch from the button.",
      "touchDown, card, touchCancel; 1 counted": "The card took the touch from the button.",
      "card; 0 counted": "The button did not even get the touch.",
    ], rule: Diagnosis9_1.both)
  try expect(
    liked(tap(90, 320), onCard: true, make), is: "card; 0 counted",
    "A tap on that card, below the button",
    why: [
      "nothing; 1 counted": Diagnosis9_1.movesTheRecognizerToTheSuperview,
      "card; 1 counted": Diagnosis9_1.movesTheRecognizerToTheSuperview,
    ], rule: Diagnosis9_1.both)
  try randomScenes(1...20) { name, random in
    var (script, wanted, count): ([TouchStep], [String], Int) = ([], [], 0)
    for _ in 0..<4 {
      let isTap = random.bool()
      script += (isTap ? tap(150, 220) : hold(150, 220)) + [.wait(1)]
      count += isTap ? 1 : 0
      wanted += ["touchDown", "touchUpInside at \(count)"]
    }
    try expect(
      liked(script, make), is: "\(wanted.joined(separator: ", ")); \(count) counted",
      "\(name), taps and presses", rule: Diagnosis9_1.both)
  }
}

/// What a button sends in a script, with its count at the time, and what it has counted.
private func liked(_ script: [TouchStep], onCard: Bool = false, _ make: () -> Like) throws -> String
{
  let (stage, log, like) = (Stage(), Log(), make())
  let card = card("card", 50, 150, 300, 200, in: stage.root)
  if onCard { card.addTap("card", log) }
  place(like.button, "like", CGRect(x: 50, y: 50, width: 100, height: 40), in: card)
  like.build()
  let up = Moment { log.add("touchUpInside at \(like.taps())") }
  like.button.note("touchDown", for: .touchDown, log)
  like.button.note("touchUpOutside", for: .touchUpOutside, log)
  like.button.note("touchCancel", for: .touchCancel, log)
  like.button.addTarget(up, action: Moment.comes, for: .touchUpInside, name: "up")
  try play(script, on: stage)
  return withExtendedLifetime(up) { "\(log.text); \(like.taps()) counted" }
}

/// A target that does something.
private final class Moment {
  private let action: () -> Void
  init(_ action: @escaping () -> Void) { self.action = action }
  func comes() { action() }
}
