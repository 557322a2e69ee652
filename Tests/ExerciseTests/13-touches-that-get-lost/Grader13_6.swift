import ExerciseKit
import Grading
import MiniUIKit
import Stage

@testable import Solutions13

/// A heart of any design.
struct Liked {
  let heart: UIView
  let show: (Bool) -> Void
  let isLiked: () -> Bool
  let saved: () -> [Bool]
}

/// What answers to exercise 13.6 are told.
enum Diagnosis13_6 {
  static let waits = "The finger is down, and the heart has not changed: it answers at once."
  static let savesEarly = "The finger is still down, and something is saved already."
  static let savesNothing = "The finger was lifted within the bounds, and nothing was saved."
  static let savesTheOld = "What was saved is the value from before, not the new one."
  static let undoes = "The finger was lifted within the bounds, and the change is gone."
  static let measuresElsewhere =
    "The finger was lifted within the bounds. At the screen's corner your heart keeps the change."
    + "\nRule: chapter 2, From front to back: a view's bounds are in coordinates of its own (HT-8)."
  static let mixes =
    "The finger was lifted within the bounds, near their corner. `bounds` and `frame` are two spaces."
    + "\nRule: chapter 2, From front to back: a view's bounds are in coordinates of its own (HT-8)."
  static let staysAfterTheLoss =
    "The touch was lost, and the heart has kept what it had only guessed."
  static let savesTheLoss =
    "The touch was lost, and the heart saved it like a tap."
    + "\nRule: clean up: ended does what the user wanted; cancelled only cleans up."
  static let savesTheRollback =
    "The heart was rolled back, and that was saved, too: nothing is saved then."
    + "\nRule: the statement: only what is lifted within the bounds is saved."
  static let keepsOutside =
    "The finger was lifted outside the bounds, and the change stayed.\nRule: \(outside)"
  static let savesOutside =
    "The finger was lifted outside the bounds, and it was saved.\nRule: \(outside)"
  static let tolerates =
    "The finger was lifted 5 points beside the bounds, and the change stayed."
    + "\nRule: the statement: only what is lifted within `bounds` stays, and what is near it doesn't."
  static let replaces =
    "The second value stands where the first one stood."
    + "\nRule: the statement: each new value is appended to `saved`."
  static let tooEarlyOutside =
    "The finger has left the bounds and is still down: nothing is decided yet."
  static let backIsInside =
    "The finger came back before it was lifted: what counts is where the lift is."
  static let toTheNextPhoto =
    "The row shows another photo by now. What was guessed for the last one is not its business."
  static let savesForTheNextPhoto =
    "The row shows another photo by now, and a touch that belonged to the last one saved a value for it."
  static let showSaves = "Only a finger that is lifted saves; showing another photo saves nothing."
  static let badge =
    "The finger came down on a badge in the heart and was lifted within the heart's bounds."
  static let noScroll =
    "Either the heart has kept the list from scrolling, or it has kept its guess when the list did."
  static let refused = "The new photo's value counts from now on; the heart shows something else."
  static let deaf = "The next touch is a new one, and the heart took no notice of it."
  static let wasLiked =
    "The heart was liked before the touch, and so it is liked after the rollback."
    + "\nRule: the way back: it leads to what was there before the touch."

  private static let outside = "the statement: a lift outside the bounds rolls the change back."
  static let cleanUp =
    "the way back: what a touch changes at once is kept or rolled back when it ends."
  static let reuse =
    "the way back: once the row shows another photo, it forgets this touch's change."
  static let leave = "leave: a view that leaves its window loses its touches (EV-17)."
  static let interrupt = "interrupt: an app that becomes inactive loses all its touches (EV-30)."
  static let take = "take: what a gesture takes is cancelled in its view, at once (GR-40)."
  static let climbs =
    "chapter 4, A touch remembers its way: what the badge doesn't take climbs on (RC-11)."
  static let stay =
    "chapter 1, 164 points away: a touch is its view's, from began to its end (HT-19)."
}

let exercise13_6: Grader<Liked> = Grader(
  "13.6", .write, read: theRule, steps: steps,
  solution: {
    let heart = Solutions13.LikeHeart(frame: .zero)
    return Liked(
      heart: heart, show: { heart.show($0) }, isLiked: { heart.isLiked }, saved: { heart.saved })
  },
  alternatives: [
    { aHeart(KeepsBoth()) }, { aHeart(RemembersTheTouch()) }, { aHeart(TwoValues()) },
  ], wrong: wrong13_6,
  statement: [
    .asks("A heart in a row", "A finger is down", "A finger is down on a liked"),
    .asks("If the finger is lifted", "A tap", "A tap on a liked", "Three taps"),
    .asks(
      "If the touch ends in any other", "Lifted outside", "An alert", "The list scrolls",
      "The heart leaves", "The row leaves", "A liked heart", "Random scene"),
    .asks("Until the touch ends", "Out of the bounds, not", "Out of the bounds and back"),
    .asks("The row may be used", "Another photo"),
    .asks(
      "Then `show(_:)` is called", "Another photo, not liked, and lifted",
      "Another photo, liked, and the list", "Another photo, not liked, lifted, and a tap"),
    .asks("Worked touch:", "Two taps"),
  ]
) { make in
  func scene(
    _ name: String, liked: Bool = false, _ moments: [Moment], _ isLiked: Bool,
    _ saved: [Bool] = [], why: @autoclosure () throws -> [Seen: String], rule: String
  ) throws {
    try expect(
      seen(moments, liked: liked, make), is: Seen(isLiked, saved).words, name,
      why: Dictionary(uniqueKeysWithValues: why().map { ($0.key.words, $0.value) }), rule: rule)
  }
  let (down, out) = (Moment.down(50, 150), Moment.move(300, 600))
  let (tap, cleanUp) = ([down, .up()], Diagnosis13_6.cleanUp)
  try scene(
    "A finger is down", [down], true,
    why: [
      Seen(false, []): Diagnosis13_6.waits, Seen(true, [true]): Diagnosis13_6.savesEarly,
    ], rule: cleanUp)
  try scene(
    "A finger is down on a liked heart", liked: true, [down], false,
    why: [
      Seen(true, []): Diagnosis13_6.waits, Seen(false, [false]): Diagnosis13_6.savesEarly,
    ], rule: cleanUp)
  try scene(
    "A tap", tap, true, [true],
    why: [
      Seen(true, []): Diagnosis13_6.savesNothing, Seen(false, [true]): Diagnosis13_6.undoes,
      Seen(false, []): try keepsAtTheCorner(make)
        ? Diagnosis13_6.measuresElsewhere : Diagnosis13_6.undoes,
      Seen(true, [false]): Diagnosis13_6.savesTheOld,
      Seen(false, [false]): Diagnosis13_6.undoes,
      Seen(true, [true, true]): "One tap was saved twice.",
    ], rule: cleanUp)
  for (corner, x, y) in [("upper left", 25.0, 125.0), ("lower right", 75.0, 175.0)] {
    try scene(
      "A tap near the heart's \(corner) corner", [.down(x, y), .up()], true, [true],
      why: [Seen(false, []): Diagnosis13_6.mixes], rule: cleanUp)
  }
  try scene(
    "A tap on a liked heart", liked: true, tap, false, [false],
    why: [
      Seen(true, [true]): "A heart that is liked becomes not liked with a tap.",
      Seen(false, [true]): Diagnosis13_6.savesTheOld, Seen(false, []): Diagnosis13_6.savesNothing,
    ], rule: cleanUp)
  try scene(
    "Two taps", tap + [.wait(1)] + tap, false, [true, false],
    why: [
      Seen(true, [true]): Diagnosis13_6.deaf, Seen(true, [true, true]): Diagnosis13_6.deaf,
      Seen(false, [false]): Diagnosis13_6.replaces,
    ], rule: cleanUp)
  try scene(
    "Three taps", tap + [.wait(1)] + tap + tap, true, [true, false, true], why: [:], rule: cleanUp)
  try scene(
    "Out of the bounds, not lifted", [down, out], true,
    why: [Seen(false, []): Diagnosis13_6.tooEarlyOutside], rule: Diagnosis13_6.stay)
  try scene(
    "Out of the bounds and back, lifted", [down, out, .move(60, 160), .up()], true, [true],
    why: [
      Seen(false, []): Diagnosis13_6.backIsInside, Seen(true, []): Diagnosis13_6.backIsInside,
    ], rule: Diagnosis13_6.stay)
  try scene(
    "A tap that slides from a badge in the heart onto the heart",
    [
      .does("a badge in the heart") { _ = card("badge", 20, 20, 20, 20, in: $0.view) }, down,
      .move(25, 125), .up(),
    ], true, [true],
    why: [Seen(false, []): Diagnosis13_6.badge], rule: Diagnosis13_6.climbs)
  try scene(
    "Lifted outside the bounds", [down, out, .up()], false,
    why: [
      Seen(true, []): Diagnosis13_6.keepsOutside, Seen(true, [true]): Diagnosis13_6.savesOutside,
      Seen(false, [false]): Diagnosis13_6.savesTheRollback,
    ], rule: cleanUp)
  try scene(
    "Lifted outside the bounds, 10 points beside them", [down, .move(90, 150), .up()], false,
    why: [
      Seen(true, []): Diagnosis13_6.keepsOutside, Seen(true, [true]): Diagnosis13_6.savesOutside,
    ], rule: cleanUp)
  for (side, x, y) in [
    ("to the left", 15.0, 150.0), ("to the right", 85, 150), ("above", 50, 115), ("below", 50, 185),
  ] {
    try scene(
      "Lifted 5 points outside the bounds, \(side)", [down, .move(x, y), .up()], false,
      why: [
        Seen(true, []): Diagnosis13_6.tolerates, Seen(true, [true]): Diagnosis13_6.tolerates,
      ], rule: cleanUp)
  }
  let lost = [
    Seen(true, []): Diagnosis13_6.staysAfterTheLoss, Seen(true, [true]): Diagnosis13_6.savesTheLoss,
    Seen(false, [false]): Diagnosis13_6.savesTheRollback,
    Seen(false, [true]): Diagnosis13_6.savesTheLoss,
  ]
  let scroll = [down, .wait(0.3), .move(50, 120)]
  try scene(
    "An alert comes up", [down, .alert], false, why: lost, rule: Diagnosis13_6.interrupt)
  try scene(
    "The list scrolls", scroll, false,
    why: lost.merging([Seen(true, []): Diagnosis13_6.noScroll]) { $1 }, rule: Diagnosis13_6.take)
  try scene(
    "The list scrolls, and the finger is lifted", scroll + [.up()], false, why: lost,
    rule: Diagnosis13_6.take)
  try scene(
    "The heart leaves its window", [down, .leaves], false, why: lost, rule: Diagnosis13_6.leave)
  try scene(
    "The row leaves the window, and is put back", [down, .pageLeaves, .back, .up()], false,
    why: lost, rule: Diagnosis13_6.leave)
  try scene(
    "A liked heart, and an alert", liked: true, [down, .alert], true,
    why: [
      Seen(false, []): Diagnosis13_6.wasLiked, Seen(false, [false]): Diagnosis13_6.savesTheLoss,
      Seen(true, [true]): Diagnosis13_6.savesTheRollback,
    ], rule: Diagnosis13_6.interrupt)
  try scene(
    "A liked heart, lifted outside the bounds", liked: true, [down, out, .up()], true,
    why: [
      Seen(false, []): Diagnosis13_6.wasLiked, Seen(false, [false]): Diagnosis13_6.savesOutside,
      Seen(true, [true]): Diagnosis13_6.savesTheRollback,
    ], rule: cleanUp)
  try scene(
    "A tap, and an alert over the next", tap + [.wait(1), down, .alert], true, [true],
    why: [
      Seen(false, [true]): Diagnosis13_6.wasLiked, Seen(true, []): "What was saved before is gone.",
      Seen(false, [true, false]): Diagnosis13_6.savesTheLoss,
    ], rule: Diagnosis13_6.interrupt)
  try scene(
    "An alert, and then a tap", [down, .alert, .up()] + tap, true, [true],
    why: [
      Seen(false, []): Diagnosis13_6.deaf, Seen(true, []): Diagnosis13_6.deaf,
      Seen(false, [false]): Diagnosis13_6.staysAfterTheLoss,
    ], rule: cleanUp)
  for next in [false, true] {
    let photo = Moment.does("another photo") { _ in }
    let name = "Another photo, \(next ? "liked" : "not liked")"
    try scene(
      name, [down, photo.showing(next)], next,
      why: [
        Seen(!next, []): Diagnosis13_6.refused, Seen(next, [next]): Diagnosis13_6.showSaves,
        Seen(next, [!next]): Diagnosis13_6.showSaves,
      ], rule: Diagnosis13_6.reuse)
    let why = [
      Seen(!next, []): Diagnosis13_6.toTheNextPhoto,
      Seen(next, [next]): Diagnosis13_6.savesForTheNextPhoto,
      Seen(next, [!next]): Diagnosis13_6.savesForTheNextPhoto,
      Seen(!next, [!next]): Diagnosis13_6.savesForTheNextPhoto,
    ]
    for liked in [false, true] {
      let was = liked ? ", after one that was liked" : ""
      try scene(
        "\(name)\(was), and lifted", liked: liked, [down, photo.showing(next), .up()], next,
        why: why, rule: Diagnosis13_6.reuse)
      try scene(
        "\(name)\(was), and the list scrolls", liked: liked,
        [down, .wait(0.3), photo.showing(next), .move(50, 120)], next, why: why,
        rule: Diagnosis13_6.reuse)
      try scene(
        "\(name)\(was), and lifted outside", liked: liked,
        [down, photo.showing(next), out, .up()], next, why: why, rule: Diagnosis13_6.reuse)
      try scene(
        "\(name)\(was), lifted, and a tap", liked: liked,
        [down, photo.showing(next), .up(), .wait(1)] + tap, !next, [!next],
        why: [
          Seen(next, []): Diagnosis13_6.deaf, Seen(!next, []): Diagnosis13_6.deaf,
          Seen(next, [next]): Diagnosis13_6.toTheNextPhoto,
        ], rule: Diagnosis13_6.reuse)
    }
  }
  try scene(
    "A photo shown between two touches, and then an alert",
    tap + [Moment.does("another photo") { _ in }.showing(true), down, .alert], true, [true],
    why: [Seen(false, [true]): Diagnosis13_6.wasLiked], rule: cleanUp)
  try randomScenes(1...40) { name, random in
    let liked = random.bool()
    var moments: [Moment] = []
    for _ in 0..<random.int(in: 1...4) {
      moments.append(.down(20 + random.coordinate(1...59), 120 + random.coordinate(1...59)))
      if random.int(in: 0...3) == 3 {
        moments.append(Moment.does("another photo") { _ in }.showing(random.bool()))
      }
      for _ in 0..<random.int(in: 0...2) {
        moments.append(.move(random.coordinate(1...200), 120 + random.coordinate(-90...90)))
      }
      moments += random.pick([[.up()], [.up()], [.alert, .up()], [.leaves, .back, .up()]])
      if random.int(in: 0...3) == 3 {
        moments.append(Moment.does("another photo") { _ in }.showing(random.bool()))
      }
    }
    try expect(
      seen(moments, liked: liked, make),
      is: seen(moments, liked: liked, { aHeart(RemembersTheTouch()) }),
      "\(name), \(liked ? "liked" : "not liked") at first: \(inWords(moments))", rule: cleanUp)
  }
}

/// What a heart shows and has saved.
private struct Seen: Hashable {
  let (isLiked, saved): (Bool, [Bool])
  init(_ isLiked: Bool, _ saved: [Bool]) { (self.isLiked, self.saved) = (isLiked, saved) }
  var words: String {
    (isLiked ? "liked" : "not liked") + ", saved "
      + (saved.isEmpty ? "nothing" : saved.map { "\($0)" }.joined(separator: ", "))
  }
}

/// The heart that is played with, for a photo that comes in the middle of a scene.
private final class Row: UIView { var show: (Bool) -> Void = { _ in } }

extension Moment {
  fileprivate func showing(_ isLiked: Bool) -> Moment {
    .does("\(words), \(isLiked ? "liked" : "not liked")") { screen in
      (screen.home as? Row)?.show(isLiked)
    }
  }
}

/// Whether a tap keeps its change where a heart's own coordinates are those of the screen.
private func keepsAtTheCorner(_ make: () -> Liked) throws -> Bool {
  let (stage, liked) = (Stage(), make())
  place(liked.heart, "heart", CGRect(x: 0, y: 0, width: 60, height: 60), in: stage.root)
  liked.show(false)
  try stage.finger.tap(at: CGPoint(x: 30, y: 30))
  return liked.isLiked()
}

private func seen(
  _ moments: [Moment], liked: Bool, _ make: () -> Liked
) throws -> String {
  let heart = make()
  let (screen, row) = (Screen(heart.heart, "heart"), Row())
  let list = place(
    UIScrollView(), "list", CGRect(x: 0, y: 0, width: 375, height: 800), in: screen.page)
  // A list that scrolls takes the finger that leaves the heart; most scenes are about the heart.
  list.isScrollEnabled = moments.contains { $0.words.hasSuffix("to (50, 120)") }
  list.delaysContentTouches = false
  list.contentSize = CGSize(width: 375, height: 2000)
  place(row, "row", CGRect(x: 0, y: 100, width: 375, height: 100), in: list)
  place(heart.heart, "heart", CGRect(x: 20, y: 20, width: 60, height: 60), in: row)
  (screen.home, row.show) = (row, heart.show)
  heart.show(liked)
  try screen.play(moments)
  return Seen(heart.isLiked(), heart.saved()).words
}
