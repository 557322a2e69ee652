import ExerciseKit
import Grading
import MiniUIKit
import Stage
import WrittenExercises

@testable import Solutions08

/// A photo of any design, after `build()`.
struct Photo {
  let view: UIView
  let swipe: UISwipeGestureRecognizer
  let pan: UIPanGestureRecognizer
  let hold: UILongPressGestureRecognizer
}

/// What answers to exercise 8.1 are told.
enum Diagnosis8_1 {
  static let waitsForNobody = """
    A pan that does not wait for the swipe begins at the first move of 12 points and excludes it.
    Rule: finishing lines: beside a pan a swipe comes too late, unless the pan waits (GR-88, GR-93).
    """
  static let waitsTheWrongWay = """
    You let the swipe wait for the pan, which comes first anyway; so the swipe waits in vain.
    Rule: one tap or two: the receiver waits, the argument must fail; turn the two round (GR-65).
    """
  static let both = """
    Both acted on one finger: your delegate lets them recognize side by side.
    Rule: one tap or two: permission does both; for one of the two, let the other one wait (GR-65).
    """
  static let bothWait = """
    Swipe and pan wait for each other, so each of them waits in vain.
    Rule: one tap or two: of two that wait for each other both fail; let one of them wait (GR-65).
    """
  static let refusesTheSwipeToo = """
    The swipe was refused as well: your method says no without looking whom it is asked about.
    Rule: one tap or two: a no ends the attempt that asks for it; let the pan wait instead (GR-44).
    """
  static let refusesInsteadOfWaiting = """
    The pan was refused when it could begin; the swipe failed later, and no pan was left to ask about.
    Rule: one tap or two: the method knows yes and no; “not yet” is a failure requirement (GR-44).
    """
  static let takesThePanAway =
    "The swipe has failed, and the photo does not move all the same."
  static let panIsGone =
    """
    The swipe has failed, and the photo does not move: its pan is switched off, or on no view.
    Rule: chapter 7, Who is told first: a recognizer gets touches on a view, and while on (GR-13).
    """
  static let panWantsMore =
    """
    The swipe has failed, and the photo does not move: the pan now asks for more than one finger.
    Rule: the statement: every other drag moves the photo, and a drag with one finger is one.
    """
  static let letsTheLongPressWaitToo = """
    After 0.5 s the menu should have opened, but the long press has to wait for another one.
    Rule: one tap or two: what waits can't begin while the other one is still possible (GR-65).
    """
  static let holdIsGone = """
    After 0.5 s the menu should have opened, but the long press is switched off, or on no view.
    Rule: chapter 7, Who is told first: a recognizer gets touches on a view, and while on (GR-13).
    """
  static let turnsPagesToTheLeftAsWell = """
    A stroke to the left turned the page.
    Rule: finishing lines: a swipe goes in its direction, and in no other (GR-93).
    """
  static let refusesThePanEveryWay =
    """
    The drag is too slow for a swipe, and your code refuses the pan every way to the right.
    Rule: one tap or two: what is refused fails, swipe or not; what waits stays possible (GR-44).
    """
  static let oneFingerOnly =
    """
    A swipe takes one finger here, so this drag is no swipe; and your pan takes only one, too.
    Rule: the statement: every drag that is no swipe moves the photo, with two fingers as well.
    """
  static let onlyOnePress =
    """
    The first press was right, and the second one is an attempt of its own.
    Rule: chapter 7, That kind of crumb: each attempt begins anew (GR-5).
    """
  static let refusesForGood =
    """
    The swipe gave up after half a second; the quick beginning had cost the pan its attempt before.
    Rule: one tap or two: a no ends the attempt, and nobody asks again later (GR-44).
    """

  static let wait = "one tap or two: the receiver waits, the argument must fail (GR-65)."
  static let waitEnds =
    "one tap or two: when the required one fails, the waiting one begins (GR-65)."
  static let first = "finishing lines: no other one is there after 0.5 s of rest (GR-86)."
  static let branch =
    "the tree: the one under way excludes the others on the same view (GR-60)."
}

let exercise8_1: Grader<Photo> = Grader(
  "8.1", .repair, read: theRule, steps: steps,
  solution: {
    let photo = Solutions08.PhotoView()
    photo.build()
    return Photo(view: photo, swipe: photo.swipe, pan: photo.pan, hold: photo.hold)
  },
  alternatives: [
    {
      photo { photo in
        photo.pan.require(toFail: photo.swipe)
        photo.pan.require(toFail: photo.hold)
      }
    }, { photo(of: StandsBack()) { _ in } },
  ], wrong: wrong8_1,
  statement: [
    .asks("A quick swipe", "A stroke of 96 points to the right", "Two such strokes"),
    .asks(
      "Every other drag", "A stroke of 100 points upward", "A drag of 96 points downward",
      "A drag of 96 points to the left", "A drag of 96 points to the right in 3 s",
      "12 points quickly", "A drag of two fingers", "Random scene"),
    .asks(
      "A resting finger", "A finger that has rested", "Two such presses",
      "A finger that rests for 0.6 s and then"),
    .tells("At the moment"), .tells("Repair `build()`"),
    .asks("Worked touch:", "A stroke of 100 points upward"), .tells("Delete the `todo`"),
  ]
) { make in
  let right = stroke(from: 100, 200, by: 96, 0)
  try expect(
    recognized(right, make), is: "swipe", "A stroke of 96 points to the right in 0.16 s",
    why: [
      "pan": try swipeWaits(make)
        ? Diagnosis8_1.waitsTheWrongWay : Diagnosis8_1.waitsForNobody,
      "pan, swipe": Diagnosis8_1.both, "swipe, pan": Diagnosis8_1.both,
    ], otherwise: try whyNoSwipe(right, make), rule: Diagnosis8_1.wait)
  try expect(
    recognized(right + [.wait(0.5)] + right, make), is: "swipe, swipe", "Two such strokes",
    otherwise: "The first stroke was right, and the second one is an attempt of its own.",
    rule: Diagnosis8_1.wait)
  try expect(
    recognized(stroke(from: 160, 350, by: 0, -100), make), is: "pan",
    "A stroke of 100 points upward in 0.16 s",
    why: [
      "nothing": try whyNoPan(stroke(from: 160, 350, by: 0, -100), make),
      "swipe": "A stroke upward turned the page.",
    ], rule: Diagnosis8_1.waitEnds)
  try expect(
    recognized(stroke(from: 100, 200, by: 0, 96), make), is: "pan",
    "A drag of 96 points downward in 0.16 s",
    why: [
      "nothing": try whyNoPan(stroke(from: 100, 200, by: 0, 96), make),
      "swipe": "A stroke downward turned the page.",
    ], rule: Diagnosis8_1.waitEnds)
  try expect(
    recognized(stroke(from: 200, 200, by: -96, 0), make), is: "pan",
    "A drag of 96 points to the left in 0.16 s",
    why: [
      "nothing": try whyNoPan(stroke(from: 200, 200, by: -96, 0), make),
      "swipe": Diagnosis8_1.turnsPagesToTheLeftAsWell,
    ], rule: Diagnosis8_1.waitEnds)
  try expect(
    recognized(stroke(from: 100, 200, by: 96, 0, over: 3), make), is: "pan",
    "A drag of 96 points to the right in 3 s",
    why: ["nothing": Diagnosis8_1.refusesThePanEveryWay], rule: Diagnosis8_1.waitEnds)
  try expect(
    recognized(
      [.down(x: 100, y: 200), .wait(0.02), .move(x: 112, y: 200)]
        + (1...8).flatMap { [.wait(0.25), .move(x: 112 + 4 * Double($0), y: 200)] } + [.up()],
      make), is: "pan", "12 points quickly to the right, then 32 slowly in 2 s",
    why: ["nothing": Diagnosis8_1.refusesForGood], rule: Diagnosis8_1.waitEnds)
  var both: [TouchStep] = [.down(1, x: 120, y: 200), .down(2, x: 200, y: 200)]
  for y in [212.0, 224, 236, 248, 260, 272] {
    both += [.wait(0.1), .move(1, x: 120, y: y), .move(2, x: 200, y: y)]
  }
  try expect(
    recognized(both + [.up(1), .up(2)], make), is: "pan",
    "A drag of two fingers, 72 points downward in 0.6 s",
    why: ["nothing": Diagnosis8_1.oneFingerOnly], rule: Diagnosis8_1.waitEnds)
  let rest = [TouchStep.down(x: 100, y: 200), .wait(0.6)]
  try expect(
    recognized(rest, make), is: "hold", "A finger that has rested for 0.6 s and is still down",
    why: ["nothing": whyNoHold(make)], rule: Diagnosis8_1.first)
  try expect(
    recognized(rest + [.up(), .wait(0.5)] + rest, make), is: "hold, hold", "Two such presses",
    why: ["hold": Diagnosis8_1.onlyOnePress], rule: Diagnosis8_1.first)
  try expect(
    recognized(rest + [.move(x: 150, y: 200), .up()], make), is: "hold",
    "A finger that rests for 0.6 s and then moves 50 points",
    why: ["hold, pan": Diagnosis8_1.both], rule: Diagnosis8_1.branch)
  try randomScenes(1...30) { name, random in
    let (dx, dy) = (random.coordinate(-100...100), random.coordinate(-60...60))
    let (x, y) = (random.coordinate(110...200), random.coordinate(170...350))
    let (moves, tenths) = (random.int(in: 4...9), random.int(in: 1...12))
    // A stroke that is as long as a swipe may take is judged by a hair, so there is none.
    let time = Double(tenths * 10 + 3) / 100
    let script = stroke(from: x, y, by: dx, dy, in: moves, over: time)
    let right = try recognized(script, { photo { $0.pan.require(toFail: $0.swipe) } })
    // A drag that is lifted before the swipe has failed moves nothing; nobody has asked for it.
    if right == "nothing" { return }
    try expect(
      recognized(script, make), is: right,
      "\(name): from \(coordinates(x, y)) by \(coordinates(dx, dy)) in \(moves) moves and "
        + "\(time) s", rule: Diagnosis8_1.wait)
  }
}

/// What a script makes of a photo.
private func recognized(
  _ script: [TouchStep], on stage: Stage = Stage(), _ make: () -> Photo
) throws -> String {
  let (photo, log) = (make(), Log())
  place(photo.view, "photo", CGRect(x: 0, y: 100, width: 320, height: 320), in: stage.root)
  log.note(photo.swipe, as: "swipe")
  log.note(photo.pan, as: "pan")
  log.note(photo.hold, as: "hold")
  try stage.phone.play(script)
  return log.text
}

/// Why a stroke that is a swipe makes nothing, by the trace; nil if it shows no reason.
private func whyNoSwipe(_ script: [TouchStep], _ make: () -> Photo) throws -> String? {
  let (stage, photo) = (Stage(), make())
  let made = try recognized(script, on: stage) { photo }
  guard made == "nothing" else { return nil }
  if stage.sawACircle { return Diagnosis8_1.bothWait }
  return stage.sawRefusal(of: photo.swipe) ? Diagnosis8_1.refusesTheSwipeToo : nil
}

/// Why nothing pans though the swipe has failed.
private func whyNoPan(_ script: [TouchStep], _ make: () -> Photo) throws -> String {
  let (stage, photo) = (Stage(), make())
  _ = try recognized(script, on: stage) { photo }
  // A recognizer does not keep its view alive.
  return withExtendedLifetime(photo) {
    let pan = photo.pan
    guard pan.isEnabled, pan.view != nil else { return Diagnosis8_1.panIsGone }
    if pan.minimumNumberOfTouches > 1 { return Diagnosis8_1.panWantsMore }
    return stage.sawRefusal(of: pan)
      ? Diagnosis8_1.refusesInsteadOfWaiting : Diagnosis8_1.takesThePanAway
  }
}

/// Why a finger that rests opens no menu.
private func whyNoHold(_ make: () -> Photo) -> String {
  let photo = make()
  return withExtendedLifetime(photo) {
    photo.hold.isEnabled && photo.hold.view != nil
      ? Diagnosis8_1.letsTheLongPressWaitToo : Diagnosis8_1.holdIsGone
  }
}

/// Whether the swipe has to wait for the pan: it does so for one that asks for a second finger.
private func swipeWaits(_ make: () -> Photo) throws -> Bool {
  let right = stroke(from: 100, 200, by: 96, 0).dropLast()
  return try recognized(
    Array(right),
    {
      let photo = make()
      photo.pan.minimumNumberOfTouches = 2
      return photo
    }) == "nothing"
}
