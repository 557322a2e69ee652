import Grading
import MiniUIKit
import PieceKit
import Stage

@testable import Solutions15

/// A card of any design.
struct Throwing {
  let lift: () -> CGSize
  let thrown: () -> Int
  let card: () -> Piece
}

/// What answers to exercise 15.3 are told.
enum Diagnosis15_3 {
  static let hangs =
    "The drag was cancelled, and lift is as the drag has left it: onEnded did not run."
  static let throwsTooEarly =
    "The finger was never lifted, so it was thrown while the drag was under way."
    + "\nRule: the end: what a lift decides belongs in onEnded, after a success (SU-41)."
  static let throwsNothing =
    "The finger was lifted 120 points up, where the translation's height is -120, and nothing was "
    + "thrown.\nRule: the end: onEnded is given the drag's value; what must stay belongs in it (SU-41)."
  static let border =
    "At 100 points exactly nothing was thrown, and \"100 points or more\" includes them."
    + "\nRule: the end: the value of onEnded says how far it has come; ask it there (SU-43)."
  static let wasHigher =
    "The finger was lifted 20 points up: the place of the lift counts, not the highest one."
    + "\nRule: the end: the value of onEnded says how far it has come; ask it there (SU-43)."
  static let throwsOnce =
    "Two drags have thrown it, and thrown is to say how often it was thrown."
    + "\nRule: the end: onEnded runs at each success, so that it can count (SU-41)."
  static let still =
    "The finger is still down, 40 points up, and lift is zero: no call of the drag's has set it."
    + "\nRule: the end: a GestureState is set in updating, while the drag is active (SU-42)."
  static let adds =
    "The translations were 20 points and then 40, and lift has added them up; the last one is the way."
    + "\nRule: \(count)"
  static let isThePlace =
    "lift is where the finger is, and not how far it is from where it came down.\nRule: \(count)"
  static let otherWay =
    "The finger is 40 points above where it came down, and 5 to the right, and lift doesn't say that."
    + "\nRule: \(count)"
  static let heightOnly =
    "The finger has gone up, and 5 points to the right; lift has only the way up."
    + "\nRule: the end: updating is given the drag's value, whose translation has both (SU-42)."
  static let falls = "The finger was lifted, and lift did not go back.\nRule: \(back)"
  static let throwsAll =
    "The finger was lifted less than 100 points above the place where it came down."
    + "\nRule: the end: the value of onEnded says how far it has come; ask it first (SU-43)."
  static let throwsDown =
    "Down it was thrown, and up it isn't: upward the height is negative.\nRule: \(count)"
  static let throwsBoth =
    "Up it is thrown, and down as well: the height's sign says which way the finger went."
    + "\nRule: \(count)"

  static let back = "the end: what must go back belongs in a GestureState (SU-42)."
  static let success = "the end: onEnded runs after a success, and only then (SU-41)."
  private static let count =
    "the end: a translation counts from where the finger came down (SU-43)."
}

let exercise15_3: Grader<Throwing> = Grader(
  "15.3", .repair, read: "Chapters/15-a-recognizer-with-an-opinion, An alert in between",
  steps: steps,
  solution: {
    let card = Solutions15.ThrowCard()
    return Throwing(lift: { card.lift }, thrown: { card.thrown }, card: { card.card() })
  }, alternatives: [{ throwing(.whole) }, { throwing(.kept) }], wrong: wrong15_3,
  statement: [
    .asks(
      "A card goes with", "Up by 40 points and 5 aside, still down", "Up by 120 points and lifted",
      "Up by 100", "Up by 99", "Down by 120", "Up by 120, back"),
    .asks("When the finger is lifted", "Up by 40 points and lifted"),
    .asks("A user who got", "Up by 40 points, and an alert"),
    .asks(
      "Repair it: `lift`", "Up by 40 points, and an alert", "Up by 40 points, and its page goes",
      "An alert, and then", "Up by 40 points, then the gesture", "Random scene"),
    .asks(
      "A drag that", "Up by 120 points, and an alert", "Up by 120 points, and its page goes"),
    .asks("Worked touch", "Up by 40 points, and an alert"), .tells("Delete the `todo`"),
    .tells("Here `@GestureState`"),
  ]
) { make in
  func scene(
    _ name: String, _ ways: [(CGFloat, CGFloat)], _ end: String, is wanted: String,
    again: String? = nil, why: @autoclosure () throws -> [String: String],
    otherwise: String? = nil, rule: String?
  ) throws {
    try playing(name) {
      let got = try dragged(make(), ways, end, again)
      try expect(got, is: wanted, name, why: try why(), otherwise: otherwise, rule: rule)
    }
  }
  let up40 = [(CGFloat(0), CGFloat(-20)), (0, -40)]
  let up120 = [(CGFloat(0), CGFloat(-60)), (0, -120)]
  let none = "lift 0, 0; thrown 0"
  try scene(
    "Up by 40 points and 5 aside, still down", [(0, -20), (5, -40)], "",
    is: "lift 5, -40; thrown 0",
    why: [
      "lift 0, 0; thrown 0": Diagnosis15_3.still,
      "lift 0, -40; thrown 0": Diagnosis15_3.heightOnly,
      "lift 5, -60; thrown 0": Diagnosis15_3.adds,
      "lift 105, 20; thrown 0": Diagnosis15_3.isThePlace,
    ], otherwise: Diagnosis15_3.otherWay, rule: nil)
  try scene(
    "Up by 40 points and lifted", up40, "lifted", is: none,
    why: [
      "lift 0, -40; thrown 0": Diagnosis15_3.falls, "lift 0, 0; thrown 1": Diagnosis15_3.throwsAll,
    ], rule: nil)
  try scene(
    "Up by 40 points, and an alert", up40, "alert", is: none,
    why: ["lift 0, -40; thrown 0": Diagnosis15_3.hangs], rule: Diagnosis15_3.back)
  let thrown = "lift 0, 0; thrown 1"
  try scene(
    "Down by 120 points and lifted", [(0, 120)], "lifted", is: none,
    why: [
      thrown: try dragged(make(), up120, "lifted", nil) == thrown
        ? Diagnosis15_3.throwsBoth : Diagnosis15_3.throwsDown
    ], rule: nil)
  try scene(
    "Up by 120 points and lifted", up120, "lifted", is: thrown,
    why: ["lift 0, 0; thrown 0": Diagnosis15_3.throwsNothing], rule: Diagnosis15_3.success)
  let early = [
    "lift 0, 0; thrown 1": Diagnosis15_3.throwsTooEarly,
    "lift 0, -120; thrown 0": "\(Diagnosis15_3.hangs)\nRule: \(Diagnosis15_3.back)",
  ]
  try scene(
    "Up by 120 points, and an alert", up120, "alert", is: none, why: early,
    rule: Diagnosis15_3.success)
  try scene(
    "Up by 120 points, and its page goes", up120, "gone", is: none, why: early,
    rule: Diagnosis15_3.success)
  try scene(
    "Up by 120, back down to 20, and lifted", [(0, -120), (0, -20)], "lifted", is: none,
    why: ["lift 0, 0; thrown 1": Diagnosis15_3.wasHigher], rule: Diagnosis15_3.success)
  try scene(
    "Up by 100 points and lifted", [(0, -100)], "lifted", is: thrown,
    why: [none: Diagnosis15_3.border], rule: Diagnosis15_3.success)
  try scene(
    "Up by 99 points and lifted", [(0, -99)], "lifted", is: none,
    why: [thrown: Diagnosis15_3.throwsAll], rule: nil)
  try scene(
    "Up by 120 points and lifted, twice", up120, "lifted", is: "lift 0, 0; thrown 2",
    again: "lifted", why: [thrown: Diagnosis15_3.throwsOnce], rule: Diagnosis15_3.success)
  try scene(
    "Up by 40 points, and its page goes", up40, "gone", is: none,
    why: ["lift 0, -40; thrown 0": Diagnosis15_3.hangs], rule: Diagnosis15_3.back)
  try scene(
    "Up by 40 points, then the gesture is switched off", up40, "off", is: none,
    why: ["lift 0, -40; thrown 0": Diagnosis15_3.hangs], rule: Diagnosis15_3.back)
  try scene(
    "An alert, and then another drag by 40 points, still down", up40, "alert",
    is: "lift 0, -40; thrown 0", again: "",
    why: ["lift 0, -80; thrown 0": Diagnosis15_3.hangs], rule: Diagnosis15_3.back)
  try randomScenes { name, random in
    let height = CGFloat(random.int(in: -150...150))
    let end = random.pick(["lifted", "alert", "gone"])
    try scene(
      "\(name), by \(Int(height)) points, \(end)", [(0, height / 2), (0, height)], end,
      is: end == "lifted" && height <= -100 ? thrown : none, why: [:], rule: Diagnosis15_3.success)
  }
}

/// What a card's numbers are after a drag, or after two.
private func dragged(
  _ card: Throwing, _ ways: [(CGFloat, CGFloat)], _ end: String, _ again: String?
) throws -> String {
  let stage = Stage()
  let host = HostingView(card.card(), frame: CGRect(x: 80, y: 300, width: 200, height: 120))
  stage.root.addSubview(host)
  func drag(_ end: String) throws {
    let start = CGPoint(x: 180, y: 360)
    try stage.finger.down(at: start)
    for (x, y) in ways {
      try stage.wait(0.05)
      try stage.finger.move(to: CGPoint(x: start.x + x, y: start.y + y))
    }
    try stage.wait(0.05)
    switch end {
    case "alert": try stage.finger.cancel()
    case "gone": host.removeFromSuperview()
    case "off": for one in host.gestureRecognizers ?? [] { one.isEnabled = false }
    case "lifted": try stage.finger.up()
    default: break
    }
  }
  try drag(end)
  if let again {
    try stage.wait(1)
    try drag(again)
  }
  let lift = card.lift()
  return "lift \(Int(lift.width)), \(Int(lift.height)); thrown \(card.thrown())"
}
