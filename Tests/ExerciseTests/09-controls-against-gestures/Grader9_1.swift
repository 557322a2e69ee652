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
  static let undelayed =
    "No end is held back now, but the tap still takes the touch from the button: touchCancel."
    + "\nRule: chapter 7, The setting that everybody tries: cancelsTouchesInView does that (GR-40)."
  static let off =
    "The button keeps its touch because the recognizer is off, and so nothing counts the taps."
    + "\nRule: chapter 7, Who is told first: a recognizer that is off gets no touch (GR-11)."
  static let refused =
    "The button keeps its touch because it refused its own tap, and so nothing was counted."
    + "\nRule: the question: one no, and the recognizer has failed (GR-43)."
  static let silent =
    "The button keeps its touch, but no recognizer of its own counted the tap."
    + "\nRule: the statement: each tap is counted, and then the event comes as well."
  static let sendsTheEventByHand =
    "Your code sent the event itself, and then the tap took the touch all the same: touchCancel."
    + "\nRule: chapter 7, The setting that everybody tries: who recognizes takes the touch (GR-40)."
  static let counted = "The recognizer saw no tap here; something else counted."
  static let countsNoFurther =
    "The fourth and the fifth tap were not counted.\nRule: the statement: each tap is counted."
  static let movesTheRecognizerToTheSuperview =
    "This tap is beside the button, and it was counted; look whose view the recognizer is on."
    + "\nRule: chapter 7, Who is told first: it gets its view's touches and those inside (GR-11)."
  static let countsTheTapAndTheEvent =
    "One tap was counted twice: by the recognizer, and again when the event came."
    + "\nRule: the statement: each tap is counted first, and then the event comes."
  static let takesACancelForAnEnd =
    "The system took the touch away, and your button sent what it sends when a finger is lifted."
    + "\nRule: chapter 6, A touch has two ends: a touch taken away sends touchCancel, no touchUp (CT-8)."
  static let cardTakes = "The card's tap took the touch from the button.\nRule: \(refuses)"
  static let notFirst =
    "It was counted, but not first: the event came before."
    + "\nRule: chapter 9, Five places to decide: the action of a tap that cancels nothing comes "
    + "first (CT-45)."
  static let countsTheDown =
    "It was counted before the finger was lifted, when it was not a tap yet."

  static let cancels =
    "chapter 7, The setting that everybody tries: by default it takes the touch (GR-40)."
  static let refuses =
    "the list: a button says no to another view's tap, unless you override that (CT-40)."
  static let both =
    "the question: a tap that cancels nothing doesn't ask, and both get their way (GR-43)."
  static let tap =
    "the statement: the recognizer says what a tap is; a longer press sends only the event."
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
    liked(tap(150, 220), make), is: "\(up) (taps is 1); at the end taps is 1", "One tap",
    why: [
      "touchDown, touchCancel; at the end taps is 1": whyCancelled(make),
      "\(up) (taps is 0); at the end taps is 0": whySilent(make),
      "\(up) (taps is 1), touchCancel; at the end taps is 1": Diagnosis9_1.sendsTheEventByHand,
      "\(up) (taps is 0), touchCancel; at the end taps is 1": Diagnosis9_1.sendsTheEventByHand,
      "\(up) (taps is 0); at the end taps is 1": Diagnosis9_1.notFirst,
      "\(up) (taps is 2); at the end taps is 2": Diagnosis9_1.countsTheTapAndTheEvent,
      "\(up) (taps is 1); at the end taps is 2": Diagnosis9_1.countsTheTapAndTheEvent,
      "touchDown; at the end taps is 1":
        "It was counted, and the button heard neither an end nor a cancel.",
      "nothing; at the end taps is 1":
        "It was counted, and the button did not even hear the touch begin.",
      "\(up) (taps is 1), touchUpInside (taps is 1); at the end taps is 1":
        "The event was sent twice for one tap.",
    ], rule: Diagnosis9_1.both)
  let press = "\(up) (taps is 0); at the end taps is 0"
  try expect(
    liked(hold(150, 220), make), is: press, "Held for a second",
    why: ["\(up) (taps is 1); at the end taps is 1": Diagnosis9_1.counted], rule: Diagnosis9_1.tap)
  try expect(
    liked(drag(150, 220, by: (x: 0, y: 60)), make), is: press,
    "Dragged by 60 points and lifted, still inside for the button",
    why: ["\(up) (taps is 1); at the end taps is 1": Diagnosis9_1.counted], rule: Diagnosis9_1.tap)
  let off = [TouchStep.down(x: 150, y: 220), .move(x: 150, y: 480)]
  try expect(
    liked(off + [.up()], make), is: "touchDown, touchUpOutside; at the end taps is 0",
    "Dragged off by 260 points and lifted there",
    why: ["touchDown, touchUpOutside; at the end taps is 1": Diagnosis9_1.counted],
    rule: Diagnosis9_1.tap)
  try expect(
    liked(off + [.move(x: 150, y: 220), .up()], make), is: press, "Dragged off, back, and lifted",
    why: ["\(up) (taps is 1); at the end taps is 1": Diagnosis9_1.counted], rule: Diagnosis9_1.tap)
  try expect(
    liked([.down(x: 150, y: 220), .cancel()], make),
    is: "touchDown, touchCancel; at the end taps is 0",
    "An alert comes up",
    why: [
      "touchDown, touchCancel; at the end taps is 1": Diagnosis9_1.counted,
      "\(up) (taps is 0); at the end taps is 0": Diagnosis9_1.takesACancelForAnEnd,
    ], rule: Diagnosis9_1.tap)
  try expect(
    liked([.down(x: 150, y: 220)], make), is: "touchDown; at the end taps is 0",
    "A finger is still down",
    why: ["touchDown; at the end taps is 1": Diagnosis9_1.countsTheDown], rule: Diagnosis9_1.tap)
  for (name, wait) in [("Two taps, a second apart", 1.0), ("Two quick taps", 0.05)] {
    try expect(
      liked(tap(150, 220) + [.wait(wait)] + tap(150, 220), make),
      is: "\(up) (taps is 1), \(up) (taps is 2); at the end taps is 2", name,
      why: [
        "\(up) (taps is 1), \(up) (taps is 1); at the end taps is 1":
          "The second tap was not counted."
      ], rule: Diagnosis9_1.both)
  }
  try expect(
    liked((0..<3).flatMap { _ in tap(150, 220) + [.wait(1)] }, make),
    is: "\(up) (taps is 1), \(up) (taps is 2), \(up) (taps is 3); at the end taps is 3",
    "Three taps", rule: Diagnosis9_1.both)
  try expect(
    liked((0..<5).flatMap { _ in tap(150, 220) + [.wait(1)] }, make)
      .components(separatedBy: "; ").last ?? "",
    is: "at the end taps is 5", "Five taps",
    why: ["at the end taps is 3": Diagnosis9_1.countsNoFurther], rule: Diagnosis9_1.both)
  try expect(
    liked(tap(150, 220), onCard: true, make), is: "\(up) (taps is 1); at the end taps is 1",
    "One tap, on a card that has a tap recognizer",
    why: [
      "touchDown, card, touchCancel; at the end taps is 0": Diagnosis9_1.cardTakes,
      "touchDown, card, touchCancel; at the end taps is 1": Diagnosis9_1.cardTakes,
      "card; at the end taps is 0": "The button did not even get the touch.",
    ], rule: Diagnosis9_1.both)
  try expect(
    liked(tap(90, 320), onCard: true, make), is: "card; at the end taps is 0",
    "A tap on that card, below the button",
    why: [
      "nothing; at the end taps is 1": Diagnosis9_1.movesTheRecognizerToTheSuperview,
      "card; at the end taps is 1": Diagnosis9_1.movesTheRecognizerToTheSuperview,
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
      wanted += ["touchDown", "touchUpInside (taps is \(count))"]
    }
    try expect(
      liked(script, at: frame, make),
      is: "\(wanted.joined(separator: ", ")); at the end taps is \(count)",
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
  let up = Moment { log.add("touchUpInside (taps is \(like.taps()))") }
  like.button.note("touchDown", for: .touchDown, log)
  like.button.note("touchUpOutside", for: .touchUpOutside, log)
  like.button.note("touchCancel", for: .touchCancel, log)
  like.button.addTarget(up, action: Moment.comes, for: .touchUpInside, name: "up")
  try play(script, on: stage)
  return withExtendedLifetime(up) { "\(log.text); at the end taps is \(like.taps())" }
}

/// The recognizers that a button has when it is built, and the button.
private func built(_ make: () -> Like) -> (UIButton, [UIGestureRecognizer]) {
  let (card, like) = (UIView(), make())
  card.addSubview(like.button)
  like.build()
  return withExtendedLifetime(card) { (like.button, like.button.gestureRecognizers ?? []) }
}

/// Why the touch was taken, by what was set.
private func whyCancelled(_ make: () -> Like) -> String {
  built(make).1.contains { !$0.delaysTouchesEnded }
    ? Diagnosis9_1.undelayed : Diagnosis9_1.cancelled
}

/// Why nothing was counted, by what became of the recognizer.
private func whySilent(_ make: () -> Like) -> String {
  let (button, recognizers) = built(make)
  if recognizers.contains(where: { !$0.isEnabled }) { return Diagnosis9_1.off }
  return recognizers.contains { !button.gestureRecognizerShouldBegin($0) }
    ? Diagnosis9_1.refused : Diagnosis9_1.silent
}

/// A target that does something.
private final class Moment {
  private let action: () -> Void
  init(_ action: @escaping () -> Void) { self.action = action }
  func comes() { action() }
}
