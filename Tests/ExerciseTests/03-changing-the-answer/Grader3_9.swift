import Grading
import MiniUIKit

@testable import Solutions03

/// What answers to exercise 3.9 are told.
enum Diagnosis3_9 {
  static let measuresToTheMiddleOfAKey =
    "long ends 5 points from the finger, short begins 15 points from it."
  static let theFirstOfTwoEquallyNearKeys =
    "Both are 20 points away. two was added last, so it lies in front."
  static let knowsNoFarthest =
    "A finger farther than 20 points away does not mean the key any more."
  static let leaves20ItselfOut = "The finger is exactly 20 points away, and “at most” includes 20."
  static let rounds =
    "The way is 20.25 points. Rounded it is 20, but the finger is farther away than that."
  static let isNear = "The finger is 10 points away from the frame of one, and 20 are allowed."
  static let onTheEdge = "The edge is no part of the key, so it is 0 points away from it."
  static let addsBothAxesInsteadOfTaking = """
    The straight way is 20 points, since 12 · 12 + 16 · 16 = 20 · 20; added up they make 28.
    Rule: the statement: the shortest way counts, and that is straight.
    """
  static let isInItsFrame = """
    The finger is in the frame of one, 0 points away from it, and only beside its round area.
    Rule: the statement: the way counts to a key's frame, and 0 is the shortest.
    """
  static let isTooFar = "The straight way is more than 20: 13 · 13 + 16 · 16 > 20 · 20."
  static let redirectsToKeysThatAreOff =
    "one is off, and only your code can test its gates, as its own area would say no here."
  static let reachesOutOfTheKeypad =
    "The keypad ends at x = 200 and declines; the key is not asked there."
  static let countsButtonsOnly = """
    This key is no button, and you left it out.
    Rule: the statement: keys are all subviews that are on, whatever their class.
    """
  static let takesAKeyForWhatLiesInIt =
    "super found the label in the key. Only where it finds the keypad you have anything to decide."
  static let asksTheKey = """
    You asked one who is hit in its middle, and that is its label; the finger is beside both.
    Rule: the statement: where the keypad would be hit, hit the key itself.
    """
  static let thinksOfTheNearestOnly = """
    one is off, so it is no key. Of the keys that are on, two is the nearest.
    Rule: the statement: keys are all subviews that are on; look for the nearest among them.
    """
  static let mixesUpCoordinates =
    "At zero it is right. Here the keypad lies elsewhere, or its bounds begin elsewhere."

  static let shortest = "the statement: the shortest way from the finger to the key's frame counts."
  static let equals = "the statement: of equally near keys the front one wins."
  static let within =
    "the statement: at most 20 points; farther away, the keypad itself is hit."
  static let gates =
    "chapter 3, \"I switch them off\": what your hitTest does not test, nobody tests (HT-4)."
  static let limit = "chapter 2, Four steps, or one word: a view is off below alpha 0.01 (HT-12)."
  static let area =
    "the statement: touches outside the keypad stay as they are: super answers nil there."
  static let onlyItself = "the statement: only where the keypad itself would be hit."
  static let coordinates = "the point and the frames of subviews are in bounds' coordinates (HT-8)."
}

let exercise3_9: Grader<UIView> = Grader(
  "3.9", read: "Chapters/03-changing-the-answer, An area is not a yes",
  solution: { Solutions03.Keypad() }, alternatives: [{ SortsItsKeys() }, { FromTheBack() }],
  wrong: wrong3_9,
  statement: [
    .tells("A finger between"),
    .asks(
      "Where the keypad itself", "One key, touch (60, 35)", "One key, touch (70, 35)",
      "One key, touch (62, 66)", "A round key", "A labelled key", "A long key and a short one",
      "A keypad that lies elsewhere",
      "Random scene"),
    .asks("Of equally near keys", "Two keys 40 points apart, touch (70, 35)", "The same two keys"),
    .asks("Farther away", "One key, touch (70.5, 35)", "One key, touch (63, 66)"),
    .asks(
      "All other touches", "One key, touch (30, 30)", "A key with a label in it",
      "A key at the keypad's right edge", "A hidden keypad"),
    .asks(
      "Keys are all subviews", "A plain view as a key", "A switch as a key", "A hidden key",
      "A disabled key", "A hidden key and another", "A disabled key under the finger"),
    .asks("Worked touch", "One key, touch (60, 30)"),
  ]
) { make in
  func keypad(_ keys: [Key], _ change: (UIView) -> Void = { _ in }) -> UIView {
    let keypad = place(make(), "keypad", CGRect(x: 0, y: 0, width: 200, height: 200))
    for key in keys { key.add(to: keypad) }
    change(keypad)
    return keypad
  }
  func check(
    _ keypad: @autoclosure () -> UIView, _ x: Double, _ y: Double, is wanted: String,
    _ scene: String, why: String, rule: String
  ) throws {
    try expect(hit(keypad(), x, y), is: wanted, scene, otherwise: why, rule: rule)
  }
  let one = [Key("one", 20, 20, 30, 30)]
  for (x, y, place, wanted, why, rule) in [
    (30.0, 30.0, "on it", "one", "On a key nothing changes.", Diagnosis3_9.within),
    (60, 30, "10 points right of it", "one", Diagnosis3_9.isNear, Diagnosis3_9.within),
    (60, 35, "10 points right of it", "one", Diagnosis3_9.isNear, Diagnosis3_9.within),
    (70, 35, "20 points right of it", "one", Diagnosis3_9.leaves20ItselfOut, Diagnosis3_9.within),
    (
      70.5, 35, "20.5 points right of it", "keypad",
      Diagnosis3_9.knowsNoFarthest, Diagnosis3_9.within
    ),
    (70.25, 35, "20.25 points right of it", "keypad", Diagnosis3_9.rounds, Diagnosis3_9.within),
    (0, 35, "20 points left of it", "one", Diagnosis3_9.leaves20ItselfOut, Diagnosis3_9.within),
    (35, 0, "20 points above it", "one", Diagnosis3_9.leaves20ItselfOut, Diagnosis3_9.within),
    (35, 70, "20 points below it", "one", Diagnosis3_9.leaves20ItselfOut, Diagnosis3_9.within),
    (
      35, 70.5, "20.5 points below it", "keypad", Diagnosis3_9.knowsNoFarthest,
      Diagnosis3_9.within
    ),
    (50, 35, "on its right edge", "one", Diagnosis3_9.onTheEdge, Diagnosis3_9.within),
    (
      62, 66, "12 and 16 points away", "one",
      Diagnosis3_9.addsBothAxesInsteadOfTaking, Diagnosis3_9.shortest
    ),
    (63, 66, "13 and 16 points away", "keypad", Diagnosis3_9.isTooFar, Diagnosis3_9.shortest),
  ] {
    try check(
      keypad(one), x, y, is: wanted, "One key, touch \(coordinates(x, y)), \(place)",
      why: why, rule: rule)
  }
  try check(
    keypad([Key("long", 20, 20, 100, 40), Key("short", 140, 30, 20, 20)]), 125, 40, is: "long",
    "A long key and a short one, touch (125, 40)",
    why: Diagnosis3_9.measuresToTheMiddleOfAKey, rule: Diagnosis3_9.shortest)
  try check(
    keypad([]) { place(RoundKey(), "one", CGRect(x: 20, y: 20, width: 30, height: 30), in: $0) },
    21, 21, is: "one", "A round key, touch (21, 21), in the corner of its frame",
    why: Diagnosis3_9.isInItsFrame, rule: Diagnosis3_9.shortest)
  let two = one + [Key("two", 90, 20, 30, 30)]
  for (x, wanted) in [(69.5, "one"), (70, "two"), (70.5, "two")] {
    try check(
      keypad(two), x, 35, is: wanted,
      "Two keys 40 points apart, touch \(coordinates(x, 35)), \(x == 70 ? "in the middle" : "near it")",
      why: x == 70
        ? Diagnosis3_9.theFirstOfTwoEquallyNearKeys
        : "One of them is 19.5 points away, and the other 20.5.",
      rule: x == 70 ? Diagnosis3_9.equals : Diagnosis3_9.shortest)
  }
  try check(
    keypad(two) { $0.bringSubviewToFront($0.subviews[0]) }, 70, 35, is: "one",
    "The same two keys, one brought to the front, touch (70, 35)",
    why: "Both are 20 points away. one is the last of subviews now.", rule: Diagnosis3_9.equals)
  try classesAndStates(keypad)
  let edge = [Key("edge", 180, 20, 20, 30)]
  try check(
    keypad(edge), 205, 35, is: "nil",
    "A key at the keypad's right edge, touch (205, 35), outside the keypad",
    why: Diagnosis3_9.reachesOutOfTheKeypad, rule: Diagnosis3_9.area)
  try check(
    keypad(edge) { $0.isHidden = true }, 175, 35, is: "nil",
    "A hidden keypad, touch (175, 35), 5 points from a key",
    why: "The keypad is off, for everything in it.",
    rule: "the gates: a view that is off answers nil for its branch (HT-11).")
  for (x, wanted) in [(140.0, "one"), (151, "keypad")] {
    let scene = "A keypad that lies elsewhere, touch \(coordinates(x, 205)) of the screen"
    try playing(scene) {
      let screen = card("screen", 0, 0, 400, 400)
      let pad = keypad(one)
      pad.frame.origin = CGPoint(x: 90, y: 130)
      pad.bounds.origin = CGPoint(x: 10, y: -40)
      screen.addSubview(pad)
      try check(
        screen, x, 205, is: wanted, scene, why: Diagnosis3_9.mixesUpCoordinates,
        rule: Diagnosis3_9.coordinates)
    }
  }
  try randomScenes { scene, random in
    let keys = (0..<random.int(in: 1...6)).map {
      Key(
        "key\($0)", random.coordinate(0...170), random.coordinate(0...170),
        random.coordinate(10...40), random.coordinate(10...40),
        random.pick([Key.Kind.button, .view, .toggle]), state: max(0, random.int(in: 0...9) - 5))
    }
    let screen = card("screen", 0, 0, 400, 400)
    let pad = keypad(keys)
    let origin = CGPoint(x: random.coordinate(-20...20), y: random.coordinate(-20...20))
    pad.frame.origin = CGPoint(x: random.coordinate(0...150), y: random.coordinate(0...150))
    pad.bounds.origin = origin
    screen.addSubview(pad)
    let (x, y) = (random.coordinate(0...199) + origin.x, random.coordinate(0...199) + origin.y)
    let point = CGPoint(x: pad.frame.minX + x - origin.x, y: pad.frame.minY + y - origin.y)
    try expect(
      hit(screen, point.x, point.y), is: nearest(keys, x, y),
      "\(scene): touch \(coordinates(point)), which is \(coordinates(x, y)) in the keypad",
      rule: Diagnosis3_9.shortest)
  }
}

/// Keys that are no buttons, keys that are off, and what lies in a key.
private func classesAndStates(
  _ keypad: (_ keys: [Key], _ change: (UIView) -> Void) -> UIView
) throws {
  func check(
    _ keys: [Key], _ x: Double, is wanted: String, _ scene: String, why: String, rule: String,
    _ change: @escaping (UIView) -> Void = { _ in }
  ) throws {
    let scene = "\(scene), touch \(coordinates(x, 35))"
    try expect(hit(keypad(keys, change), x, 35), is: wanted, scene, otherwise: why, rule: rule)
  }
  func one(_ kind: Key.Kind = .button, state: Int = 0) -> Key {
    Key("one", 20, 20, 30, 30, kind, state: state)
  }
  let two = Key("two", 65, 20, 30, 30)
  let near = "10 points right of it"
  for (name, kind) in [("A plain view", Key.Kind.view), ("A switch", .toggle)] {
    try check(
      [one(kind)], 60, is: "one", "\(name) as a key", why: Diagnosis3_9.countsButtonsOnly,
      rule: Diagnosis3_9.shortest)
  }
  for (state, name) in Key.states.enumerated().dropFirst() {
    try check(
      [one(state: state)], 60, is: "keypad", "A \(name) key, \(near)",
      why: Diagnosis3_9.redirectsToKeysThatAreOff, rule: Diagnosis3_9.gates)
    try check(
      [two, one(state: state)], 55, is: "two", "A \(name) key and another farther away",
      why: Diagnosis3_9.thinksOfTheNearestOnly, rule: Diagnosis3_9.gates)
    try check(
      [two, one(state: state)], 49, is: "two", "A \(name) key under the finger and another beside",
      why: Diagnosis3_9.thinksOfTheNearestOnly, rule: Diagnosis3_9.gates)
  }
  try check(
    [one(.toggle, state: 4)], 60, is: "keypad", "A disabled switch as a key, \(near)",
    why: Diagnosis3_9.redirectsToKeysThatAreOff, rule: Diagnosis3_9.gates)
  let alphas: [(alpha: CGFloat, wanted: String, why: String)] = [
    (0.05, "one", "it is on, however little of it is seen."), (0.011, "one", "it is on."),
    (0.009, "keypad", "it is off."),
  ]
  for (alpha, wanted, why) in alphas {
    try check(
      [one()], 60, is: wanted, "A key with alpha \(alpha), \(near)",
      why: "With alpha \(alpha) \(why)", rule: Diagnosis3_9.limit
    ) { $0.subviews[0].alpha = alpha }
  }
  try check(
    [one()], 60, is: "one", "A labelled key, \(near)", why: Diagnosis3_9.asksTheKey,
    rule: Diagnosis3_9.shortest
  ) { _ = card("label", 5, 5, 20, 20, in: $0.subviews[0]) }
  try check(
    [one()], 35, is: "label", "A key with a label in it",
    why: Diagnosis3_9.takesAKeyForWhatLiesInIt,
    rule: Diagnosis3_9.onlyItself
  ) { _ = card("label", 5, 5, 20, 20, in: $0.subviews[0]) }
}

/// A key whose area is a circle in its frame.
private final class RoundKey: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let (dx, dy) = (point.x - bounds.midX, point.y - bounds.midY)
    return dx * dx + dy * dy < bounds.width * bounds.width / 4
  }
}

/// A key of a scene.
private struct Key {
  enum Kind { case button, view, toggle }

  static let states = ["plain", "hidden", "faded", "switched-off", "disabled"]

  let name: String
  let (x, y, width, height): (Double, Double, Double, Double)
  let kind: Kind
  let state: Int

  init(
    _ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
    _ kind: Kind = .button, state: Int = 0
  ) {
    (self.name, self.kind, self.state) = (name, kind, state)
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// A plain view cannot be disabled.
  var isOn: Bool { state == 0 || state == 4 && kind == .view }

  func add(to keypad: UIView) {
    let view: UIView =
      switch kind {
      case .button: UIButton()
      case .view: UIView()
      case .toggle: UISwitch()
      }
    place(view, name, CGRect(x: x, y: y, width: width, height: height), in: keypad)
    view.isHidden = state == 1
    view.alpha = state == 2 ? 0 : 1
    view.isUserInteractionEnabled = state != 3
    (view as? UIControl)?.isEnabled = state != 4
  }
}

/// The answer by brute force, in whole numbers.
private func nearest(_ keys: [Key], _ x: Double, _ y: Double) -> String {
  var best = (name: "keypad", square: 401.0)
  for key in keys.reversed() where key.isOn {
    let isInside = x >= key.x && x < key.x + key.width && y >= key.y && y < key.y + key.height
    if isInside { return key.name }
    let dx = max(key.x - x, 0, x - key.x - key.width)
    let dy = max(key.y - y, 0, y - key.y - key.height)
    if dx * dx + dy * dy < best.square { best = (key.name, dx * dx + dy * dy) }
  }
  return best.name
}
