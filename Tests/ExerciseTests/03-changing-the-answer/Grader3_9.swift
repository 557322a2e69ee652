import Grading
import MiniUIKit

@testable import Solutions03

/// What answers to exercise 3.9 are told.
enum Diagnosis3_9 {
  static let measuresToTheMiddleOfAKey =
    "long ends 5 points from the finger, short begins 15 points from it."
  static let theFirstOfTwoEquallyNearKeys =
    "Both are 20 points away. two was added last, so it lies in front."
  static let knowsNoFarthest = "Farther than 20 points away nobody means the key any more."
  static let leaves20ItselfOut = "\"At most 20\" includes 20."
  static let addsBothAxesInsteadOfTaking =
    "The straight way is 20 points: 12 · 12 + 16 · 16 = 20 · 20."
  static let redirectsToKeysThatAreOff =
    "one is off, and nobody tests its gates but you: its own area would say no here."
  static let reachesOutOfTheKeypad =
    "The keypad ends at x = 200 and declines; the key is not asked there."

  static let shortest = "redirect to the key with the shortest way to its frame, not to its middle."
  static let equals = "of two that want a touch equally, the one in front comes first (HT-5)."
  static let within = "redirect within 20 points; farther away the keypad itself is the answer."
  static let gates = "the gates: a view that is off is never hit (HT-11)."
  static let limit = "the gates: off is an alpha below 0.01 (HT-11)."
  static let area = "the area: a view answers for points in its own area only (HT-9)."
}

let exercise3_9: Grader<UIView> = Grader(
  "3.9", read: "Chapters/03-changing-the-answer, The rule, Redirect",
  solution: { Solutions03.Keypad() }, alternatives: [{ SortsItsKeys() }], wrong: wrong3_9
) { make in
  typealias Key = (name: String, x: Double, y: Double, width: Double, height: Double)
  func keypad(_ keys: [Key], _ change: (UIView) -> Void = { _ in }) -> UIView {
    let keypad = place(make(), "keypad", CGRect(x: 0, y: 0, width: 200, height: 200))
    for key in keys {
      place(
        UIButton(), key.name, CGRect(x: key.x, y: key.y, width: key.width, height: key.height),
        in: keypad)
    }
    change(keypad)
    return keypad
  }
  let one: [Key] = [("one", 20, 20, 30, 30)]
  for (x, y, place, wanted, why, rule) in [
    (30.0, 30.0, "on it", "one", "On a key nothing changes.", Diagnosis3_9.within),
    (60, 35, "10 points right of it", "one", "It is near enough.", Diagnosis3_9.within),
    (70, 35, "20 points right of it", "one", Diagnosis3_9.leaves20ItselfOut, Diagnosis3_9.within),
    (
      70.5, 35, "20.5 points right of it", "keypad",
      Diagnosis3_9.knowsNoFarthest, Diagnosis3_9.within
    ),
    (0, 35, "20 points left of it", "one", Diagnosis3_9.leaves20ItselfOut, Diagnosis3_9.within),
    (35, 0, "20 points above it", "one", Diagnosis3_9.leaves20ItselfOut, Diagnosis3_9.within),
    (35, 70, "20 points below it", "one", Diagnosis3_9.leaves20ItselfOut, Diagnosis3_9.within),
    (
      35, 70.5, "20.5 points below it", "keypad", "Farther away it is not meant.",
      Diagnosis3_9.within
    ),
    (
      50, 35, "on its right edge", "one", "The edge is no part of it, and 0 points away.",
      Diagnosis3_9.within
    ),
    (
      62, 66, "12 and 16 points away", "one",
      Diagnosis3_9.addsBothAxesInsteadOfTaking, Diagnosis3_9.shortest
    ),
    (
      63, 66, "13 and 16 points away", "keypad", "The straight way is more than 20.",
      Diagnosis3_9.shortest
    ),
  ] {
    try expect(
      hit(keypad(one), x, y), is: wanted, "One key, touch \(coordinates(x, y)), \(place)",
      why: [hit(keypad(one), x, y): why], rule: rule)
  }
  let long: [Key] = [("long", 20, 20, 100, 40), ("short", 140, 30, 20, 20)]
  try expect(
    hit(keypad(long), 125, 40), is: "long", "A long key and a short one, touch (125, 40)",
    why: ["short": Diagnosis3_9.measuresToTheMiddleOfAKey], rule: Diagnosis3_9.shortest)
  let two: [Key] = one + [("two", 90, 20, 30, 30)]
  for (x, wanted) in [(69.5, "one"), (70, "two"), (70.5, "two")] {
    try expect(
      hit(keypad(two), x, 35), is: wanted,
      "Two keys 40 points apart, touch \(coordinates(x, 35)), \(x == 70 ? "in the middle" : "near it")",
      why: ["one": Diagnosis3_9.theFirstOfTwoEquallyNearKeys], rule: Diagnosis3_9.equals)
  }
  try expect(
    hit(keypad(two) { $0.bringSubviewToFront($0.subviews[0]) }, 70, 35), is: "one",
    "The same two keys, one brought to the front, touch (70, 35)",
    why: ["two": "Both are 20 points away. one is the last of subviews now."],
    rule: Diagnosis3_9.equals)
  let states: [(String, (UIView) -> Void)] = [
    ("hidden", { $0.isHidden = true }), ("faded", { $0.alpha = 0 }),
    ("switched-off", { $0.isUserInteractionEnabled = false }),
    ("disabled", { ($0 as? UIControl)?.isEnabled = false }),
  ]
  for (state, change) in states {
    let pad = keypad(one) { change($0.subviews[0]) }
    try expect(
      hit(pad, 60, 35), is: "keypad", "A \(state) key, touch (60, 35), 10 points right of it",
      why: ["one": Diagnosis3_9.redirectsToKeysThatAreOff], rule: Diagnosis3_9.gates)
  }
  let alphas: [(alpha: CGFloat, wanted: String, why: String)] = [
    (0.05, "one", "it is on, however little of it is seen."), (0.011, "one", "it is on."),
    (0.009, "keypad", "it is off."),
  ]
  for (alpha, wanted, why) in alphas {
    let pad = keypad(one) { $0.subviews[0].alpha = alpha }
    try expect(
      hit(pad, 60, 35), is: wanted,
      "A key with alpha \(alpha), touch (60, 35), 10 points right of it",
      why: [hit(pad, 60, 35): "With alpha \(alpha) \(why)"], rule: Diagnosis3_9.limit)
  }
  let edge: [Key] = [("edge", 180, 20, 20, 30)]
  try expect(
    hit(keypad(edge), 205, 35), is: "nil",
    "A key at the keypad's right edge, touch (205, 35), outside the keypad",
    why: ["edge": Diagnosis3_9.reachesOutOfTheKeypad], rule: Diagnosis3_9.area)
  try expect(
    hit(keypad(edge) { $0.isHidden = true }, 175, 35), is: "nil",
    "A hidden keypad, touch (175, 35), 5 points from a key",
    why: ["edge": "The keypad is off, for everything in it."],
    rule: "the gates: a view that is off answers nil for its branch (HT-11).")
  try randomScenes { scene, random in
    let keys: [Key] = (0..<6).map {
      (
        "key\($0)", random.coordinate(0...170), random.coordinate(0...170),
        random.coordinate(10...40), random.coordinate(10...40)
      )
    }
    let off = random.int(in: 0...5)
    let pad = keypad(keys) { $0.subviews[off].isHidden = true }
    let (x, y) = (random.coordinate(0...199), random.coordinate(0...199))
    try expect(
      hit(pad, x, y), is: nearest(keys, off: off, x, y),
      "\(scene): six keys, one hidden, touch \(coordinates(x, y))", rule: Diagnosis3_9.shortest)
  }
}

/// The answer by brute force, in whole numbers.
private func nearest(
  _ keys: [(name: String, x: Double, y: Double, width: Double, height: Double)], off: Int,
  _ x: Double, _ y: Double
) -> String {
  var best = (name: "keypad", square: 401.0)
  for (index, key) in keys.enumerated().reversed() where index != off {
    let isInside = x >= key.x && x < key.x + key.width && y >= key.y && y < key.y + key.height
    if isInside { return key.name }
    let dx = max(key.x - x, 0, x - key.x - key.width)
    let dy = max(key.y - y, 0, y - key.y - key.height)
    if dx * dx + dy * dy < best.square { best = (key.name, dx * dx + dy * dy) }
  }
  return best.name
}
