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
    "The tap was counted, and then it took the touch from the button: that is what touchCancel says."
    + "\nRule: \(cancels)"
  static let silent =
    "The button sent its event, and the recognizer's action did not run.\nRule: \(noAction)"
  static let sendsTheEventByHand =
    "The event came, and still the touch was taken from the button: touchCancel says so."
    + "\nRule: \(cancels)"
  static let counted = "The recognizer saw no tap here; something else counted."
  static let countsNoFurther =
    "The fourth and the fifth tap were not counted; each tap is.\nRule: \(tap)"
  static let movesTheRecognizerToTheSuperview =
    "This tap is beside the button, and it was counted; look whose view the recognizer is on."
    + "\nRule: chapter 7, Who is told first: it gets its view's touches and those inside (GR-11)."
  static let countsTheTapAndTheEvent = "One tap was counted twice.\nRule: \(tap)"
  static let takesACancelForAnEnd =
    "The system took the touch away, and your button sent what it sends when a finger is lifted."
    + "\nRule: chapter 6, A touch has two ends: a touch taken away sends touchCancel, no touchUp (CT-8)."
  static let cardTakes = "The card's tap took the touch from the button.\nRule: \(refuses)"
  static let notFirst =
    "It was counted, but not first: the event came before."
    + "\nRule: five places: the action of a tap that cancels nothing comes first (CT-45)."
  static let countsTheDown =
    "It was counted before the finger was lifted, when it was not a tap yet."

  static let cancels =
    "chapter 7, The setting that everybody tries: by default it takes the touch (GR-40)."
  static let noAction =
    "the question: a tap that is off, or that its view says no to, has no action to run (GR-43)."
  static let refuses =
    "the list: a button says no to another view's tap, unless you override that (CT-40)."
  static let both =
    "the question: a tap that cancels nothing doesn't ask, and both get their way (GR-43)."
  static let tap = "a tap is what the recognizer recognizes; the button sends its events as ever."
}

let exercise9_1: Grader<Like> = Grader(
  "9.1", .repair, read: theRule, steps: steps,
  solution: {
    let button = Solutions09.LikeButton(frame: .zero)
    return Like(button: button, taps: { button.taps }, build: { button.build() })
  }, alternatives: [{ like(.gentle) }, { like(.later) }], wrong: wrong9_1,
  statement: [
    .tells("Since `like` counts"),
    .asks("Repair it: `like` keeps", "One tap", "Two quick taps", "Five taps"),
    .asks(
      "What counts as a tap", "Held for a second", "Dragged by 60", "Dragged off", "An alert",
      "Random scene"),
    .asks("Worked touch:", "Three taps"), .tells("Delete the `todo`"),
  ]
) { make in
  let up = "touchDown, touchUpInside"
  try expect(
    liked(tap(150, 220), make), is: "\(up) at 1; 1 counted", "One tap",
    why: [
      "touchDown, touchCancel; 1 counted": Diagnosis9_1.cancelled,
      "\(up) at 0; 0 counted": Diagnosis9_1.silent,
      "\(up) at 1, touchCancel; 1 counted": Diagnosis9_1.sendsTheEventByHand,
      "\(up) at 0, touchCancel; 1 counted": Diagnosis9_1.sendsTheEventByHand,
      "\(up) at 0; 1 counted": Diagnosis9_1.notFirst,
      "\(up) at 2; 2 counted": Diagnosis9_1.countsTheTapAndTheEvent,
      "\(up) at 1; 2 counted": Diagnosis9_1.countsTheTapAndTheEvent,
      "touchDown; 1 counted": "It was counted, and the button heard neither an end nor a cancel.",
      "nothing; 1 counted": "It was counted, and the button did not even hear the touch begin.",
      "\(up) at 1, touchUpInside at 1; 1 counted": "The event was sent twice for one tap.",
    ], rule: Diagnosis9_1.both)
  let press = "\(up) at 0; 0 counted"
  try expect(
    liked(hold(150, 220), make), is: press, "Held for a second",
    why: ["\(up) at 1; 1 counted": Diagnosis9_1.counted], rule: Diagnosis9_1.tap)
  try expect(
    liked(drag(150, 220, by: (x: 0, y: 60)), make), is: press,
    "Dragged by 60 points and lifted, still inside for the button",
    why: ["\(up) at 1; 1 counted": Diagnosis9_1.counted], rule: Diagnosis9_1.tap)
  let off = [TouchStep.down(x: 150, y: 220), .move(x: 150, y: 480)]
  try expect(
    liked(off + [.up()], make), is: "touchDown, touchUpOutside; 0 counted",
    "Dragged off by 260 points and lifted there",
    why: ["touchDown, touchUpOutside; 1 counted": Diagnosis9_1.counted], rule: Diagnosis9_1.tap)
  try expect(
    liked(off + [.move(x: 150, y: 220), .up()], make), is: press, "Dragged off, back, and lifted",
    why: ["\(up) at 1; 1 counted": Diagnosis9_1.counted], rule: Diagnosis9_1.tap)
  try expect(
    liked([.down(x: 150, y: 220), .cancel()], make), is: "touchDown, touchCancel; 0 counted",
    "An alert comes up",
    why: [
      "touchDown, touchCancel; 1 counted": Diagnosis9_1.counted,
      "\(up) at 0; 0 counted": Diagnosis9_1.takesACancelForAnEnd,
    ], rule: Diagnosis9_1.tap)
  try expect(
    liked([.down(x: 150, y: 220)], make), is: "touchDown; 0 counted", "A finger is still down",
    why: ["touchDown; 1 counted": Diagnosis9_1.countsTheDown], rule: Diagnosis9_1.tap)
  for (name, wait) in [("Two taps, a second apart", 1.0), ("Two quick taps", 0.05)] {
    try expect(
      liked(tap(150, 220) + [.wait(wait)] + tap(150, 220), make),
      is: "\(up) at 1, \(up) at 2; 2 counted", name,
      why: [
        "\(up) at 1, \(up) at 1; 1 counted": "The second tap was not counted."
      ], rule: Diagnosis9_1.both)
  }
  try expect(
    liked((0..<3).flatMap { _ in tap(150, 220) + [.wait(1)] }, make),
    is: "\(up) at 1, \(up) at 2, \(up) at 3; 3 counted", "Three taps", rule: Diagnosis9_1.both)
  try expect(
    liked((0..<5).flatMap { _ in tap(150, 220) + [.wait(1)] }, make)
      .components(separatedBy: "; ").last ?? "",
    is: "5 counted", "Five taps",
    why: ["3 counted": Diagnosis9_1.countsNoFurther], rule: Diagnosis9_1.both)
  try expect(
    liked(tap(150, 220), onCard: true, make), is: "\(up) at 1; 1 counted",
    "One tap, on a card that has a tap recognizer",
    why: [
      "touchDown, card, touchCancel; 0 counted": Diagnosis9_1.cardTakes,
      "touchDown, card, touchCancel; 1 counted": Diagnosis9_1.cardTakes,
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
    let frame = CGRect(
      x: random.coordinate(0...150), y: random.coordinate(0...100),
      width: random.coordinate(40...150), height: random.coordinate(30...100))
    let (x, y) = (frame.midX + 50, frame.midY + 150)
    var (script, words, wanted, count): ([TouchStep], [String], [String], Int) = ([], [], [], 0)
    for _ in 0..<random.int(in: 1...4) {
      let kind = random.pick(["a tap", "a press", "a drag inside"])
      switch kind {
      case "a tap": (script, count) = (script + tap(x, y), count + 1)
      case "a press": script += hold(x, y)
      default: script += drag(x, y, by: (x: 0, y: 60))
      }
      script.append(.wait(1))
      words.append(kind)
      wanted += ["touchDown", "touchUpInside at \(count)"]
    }
    try expect(
      liked(script, at: frame, make), is: "\(wanted.joined(separator: ", ")); \(count) counted",
      "\(name): \(words.joined(separator: ", "))", rule: Diagnosis9_1.both)
  }
}

/// What a button sends in a script, with its count at the time, and what it has counted.
private func liked(
  _ script: [TouchStep], at frame: CGRect = CGRect(x: 50, y: 50, width: 100, height: 40),
  onCard: Bool = false, _ make: () -> Like
) throws -> String {
  let (stage, log, like) = (Stage(), Log(), make())
  let card = card("card", 50, 150, 300, 200, in: stage.root)
  if onCard { card.addTap("card", log) }
  place(like.button, "like", frame, in: card)
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
