import Grading
import MiniUIKit
import WrittenExercises

@testable import Solutions05

typealias FieldFinder = (_ field: UITextField, _ root: UIView) -> UITextField?

/// A field of a scene: where it lies on the screen, and whether it counts.
struct Spot {
  let name: String
  let field: UITextField
  let x: Double
  let y: Double
  let counts: Bool
}

/// What answers to exercise 5.8 are told.
enum Diagnosis5_8 {
  static let findsNobody = "middle lies below upper, and nothing hides or disables it."
  static let takesTheOrderInWhichTheFields =
    """
    lower lies below middle. It was added next, but that is the order of depth.
    Rule: the subviews: their order is that of depth, and says nothing of places (HT-5).
    """
  static let comparesFramesOfDifferent =
    "A frame lies in its superview's coordinates; in another superview it means another place."
  static let convertsAFrameFromTheFieldItself = """
    c is right if what lies in a box counts twice: a frame is in the superview's coordinates \
    already.
    """
  static let addsUpFrames =
    "The box is scrolled, so what lies in it is further up than the sum of the frames."
  static let comparesTheMiddles =
    "low begins below the upper edge of high; how far a field reaches down does not matter."
  static let looksOneLevelDeep = "b lies in a box in a box in a box, and it counts like any other."
  static let looksAtTheHeightOnly =
    "right lies at the same height as left, and further to the right."
  static let takesNearlyTheSameHeight =
    "left lies a point below right: that is below, and not beside."
  static let takesHalfAPointForNone =
    "left lies half a point below right: that is below, and not beside."
  static let findsWhatLiesInAHiddenBox = "b is not hidden itself, but it lies in something that is."
  static let findsADisabledField = "b is disabled, and the tab key passes by a disabled field."
  static let findsAHiddenField = "b is hidden, so a user could not see where the text goes."
  static let startsAgainAfterTheLast = "After the last field comes none."

  static let place =
    "the subviews: compare places in one view's coordinates; convert each of them (HT-8)."
  static let order = """
    the statement: the next below; at the same height, the next to the right; after the last \
    comes nil.
    """
  static let corners =
    "the statement: the upper left corners are compared, and nothing else of a field."
  static let anyDepth = "the statement: fields lie at any depth in root."
  static let gates = "the gates: what is hidden hides everything in it (HT-11)."
  static let asksForTouchability =
    """
    The tab key is no finger: what lets no finger in, or is transparent, is not left out.
    Rule: the gates: they are for fingers; here only hidden and disabled fields are left out \
    (HT-11).
    """
  static let stopsAtADisabledField =
    "b is enabled; that the field it lies in is disabled leaves out that one alone."
  static let asksTheBounds = "b lies outside root's bounds, and still in root: it is a subview."
  static let looksBesideRoot = "c does not lie in root, and only what lies in it counts."
  static let stopsAtADisabledControl =
    "b is enabled; that the control it lies in is disabled does not matter here."
  static let comparesTheClass =
    "b is of a subclass of UITextField, and so a text field, too."
    + "\nRule: the statement: fields of a subclass count as well."
  static let overlooksWhatLiesInAField = "b lies in another field, and it counts like any other."

  static let only = "the statement: only disabled fields and hidden ones are left out."
}

private let statement5_8: [Asked] = [
  .asks(
    "Find the field", "Three fields", "Two fields side by side", "Two fields, right a point higher",
    "Two fields, right half a point higher"),
  .asks(
    "Compare their upper left corners", "Two boxes", "A scrolled box",
    "A high field beside a low one"),
  .asks(
    "Fields in `root` count", "Boxes in boxes", "A field of a subclass", "A field in a field",
    "A field beside root"),
  .asks(
    "Leave out disabled fields", "A disabled field in between", "A hidden field in between",
    "A hidden box in between", "A box that lets no finger in", "A transparent box",
    "A disabled control", "A field in a disabled field", "A field outside root's bounds"),
  .asks("After the last field", "Three fields, from lower", "One field alone"),
  .asks("Worked case", "Two fields, p below q"),
]

let exercise5_8: Grader<FieldFinder> = Grader(
  "5.8", read: Rule2.frontToBack, steps: Rule2.steps,
  solution: { Solutions05.fieldAfter }, alternatives: [{ nearest }, { fromAStack }],
  wrong: wrong5_8, statement: statement5_8
) { make in
  func check(
    _ root: UIView, _ spots: [Spot], from start: Spot, _ scene: String,
    why: [String: String] = [:], rule: String = Diagnosis5_8.place
  ) throws {
    let later = spots.filter { spot in
      spot.counts && (spot.y > start.y || (spot.y == start.y && spot.x > start.x))
    }
    let next = later.min { ($0.y, $0.x) < ($1.y, $1.x) }
    let scene = "\(scene), from \(start.name)"
    let got = making(scene) { make()(start.field, root) }
    let name = got.map { got in spots.first { $0.field === got }?.name ?? "a strange field" }
    try expect(
      name ?? "no field", is: next?.name ?? "no field", scene, why: why,
      rule: rule)
  }
  func spot(
    _ name: String, _ x: Double, _ y: Double, height: Double = 30, in view: UIView,
    at origin: CGPoint = .zero, counts: Bool = true, isOfItsOwn: Bool = false
  ) -> Spot {
    let frame = CGRect(x: x, y: y, width: 60, height: height)
    let field = place(
      isOfItsOwn ? CodeField(frame: frame) : UITextField(frame: frame), name, frame, in: view)
    return Spot(
      name: name, field: field, x: x + Double(origin.x), y: y + Double(origin.y), counts: counts)
  }
  func box(_ x: Double, _ y: Double, in view: UIView, _ box: UIView = UIView()) -> UIView {
    place(box, "box", CGRect(x: x, y: y, width: 300, height: 200), in: view)
  }
  // Each root is on a screen, so that an answer that converts to the window is right as well.
  var desks: [Desk] = []
  func screen() -> UIView {
    desks.append(Desk())
    let root = desks[desks.count - 1].root
    return place(root, "root", root.frame)
  }

  var root = screen()
  let three = [
    spot("upper", 20, 100, in: root), spot("lower", 20, 300, in: root),
    spot("middle", 20, 200, in: root),
  ]
  try check(
    root, three, from: three[0], "Three fields",
    why: [
      "lower": Diagnosis5_8.takesTheOrderInWhichTheFields,
      "no field": Diagnosis5_8.findsNobody,
      "upper": "That is the field itself.",
    ], rule: Diagnosis5_8.order)
  try check(
    root, three, from: three[2], "Three fields",
    why: ["upper": "upper lies above middle.", "no field": "lower lies below middle."],
    rule: Diagnosis5_8.order)
  try check(
    root, three, from: three[1], "Three fields",
    why: [
      "upper": Diagnosis5_8.startsAgainAfterTheLast,
      "middle": "middle lies above lower; it was only added after it.",
    ], rule: Diagnosis5_8.order)

  root = screen()
  let (low, high) = (box(10, 300, in: root), box(10, 100, in: root))
  let (inLow, inHigh) = (CGPoint(x: 10, y: 300), CGPoint(x: 10, y: 100))
  let boxes = [
    spot("d", 10, 190, in: low, at: inLow), spot("b", 10, 10, in: low, at: inLow),
    spot("c", 10, 100, in: low, at: inLow), spot("a", 10, 150, in: high, at: inHigh),
  ]
  try check(
    root, boxes, from: boxes[3], "Two boxes",
    why: [
      "d": Diagnosis5_8.comparesFramesOfDifferent,
      "c": Diagnosis5_8.convertsAFrameFromTheFieldItself,
      "no field": "b lies in another box than a, and lower on the screen.",
    ])

  root = screen()
  let scrolled = box(0, 100, in: root)
  scrolled.bounds.origin.y = 60
  let far = [
    spot("a", 20, 100, in: scrolled, at: CGPoint(x: 0, y: 40)), spot("b", 20, 150, in: root),
    spot("c", 20, 300, in: root),
  ]
  try check(
    root, far, from: far[0], "A scrolled box",
    why: ["c": Diagnosis5_8.addsUpFrames])

  root = screen()
  let deep = [
    spot("a", 20, 100, in: root), spot("c", 20, 500, in: root),
    spot(
      "b", 20, 20, in: box(0, 10, in: box(0, 20, in: box(0, 200, in: root))),
      at: CGPoint(x: 0, y: 230)),
  ]
  try check(
    root, deep, from: deep[0], "Boxes in boxes",
    why: ["c": Diagnosis5_8.looksOneLevelDeep], rule: Diagnosis5_8.anyDepth)

  root = screen()
  let side = [
    spot("right", 200, 100, in: root), spot("left", 20, 100, in: root),
    spot("below", 20, 200, in: root),
  ]
  try check(
    root, side, from: side[1], "Two fields side by side",
    why: ["below": Diagnosis5_8.looksAtTheHeightOnly], rule: Diagnosis5_8.order)
  try check(root, side, from: side[0], "Two fields side by side", rule: Diagnosis5_8.order)

  root = screen()
  let nearly = [spot("left", 20, 101, in: root), spot("right", 200, 100, in: root)]
  try check(
    root, nearly, from: nearly[1], "Two fields, right a point higher",
    why: ["no field": Diagnosis5_8.takesNearlyTheSameHeight], rule: Diagnosis5_8.order)

  root = screen()
  let half = [spot("left", 20, 100.5, in: root), spot("right", 200, 100, in: root)]
  try check(
    root, half, from: half[1], "Two fields, right half a point higher",
    why: ["no field": Diagnosis5_8.takesHalfAPointForNone], rule: Diagnosis5_8.order)

  root = screen()
  let uneven = [spot("low", 200, 110, in: root), spot("high", 20, 100, height: 90, in: root)]
  try check(
    root, uneven, from: uneven[1], "A high field beside a low one",
    why: ["no field": Diagnosis5_8.comparesTheMiddles], rule: Diagnosis5_8.corners)

  root = screen()
  let hidden = box(0, 200, in: root)
  hidden.isHidden = true
  let inner = box(0, 0, in: hidden)
  let between = [
    spot("a", 20, 100, in: root),
    spot("b", 20, 20, in: inner, at: CGPoint(x: 0, y: 200), counts: false),
    spot("c", 20, 500, in: root),
  ]
  try check(
    root, between, from: between[0], "A hidden box in between",
    why: ["b": Diagnosis5_8.findsWhatLiesInAHiddenBox], rule: Diagnosis5_8.gates)

  root = screen()
  let off = [
    spot("a", 20, 100, in: root), spot("b", 20, 200, in: root, counts: false),
    spot("c", 20, 300, in: root),
  ]
  off[1].field.isEnabled = false
  try check(
    root, off, from: off[0], "A disabled field in between",
    why: ["b": Diagnosis5_8.findsADisabledField], rule: Diagnosis5_8.only)
  off[1].field.isEnabled = true
  off[1].field.isHidden = true
  try check(
    root, off, from: off[0], "A hidden field in between",
    why: ["b": Diagnosis5_8.findsAHiddenField], rule: Diagnosis5_8.gates)

  root = screen()
  let worked = [spot("p", 20, 100, in: root), spot("q", 20, 40, in: root)]
  for start in worked.reversed() {
    try check(
      root, worked, from: start, "Two fields, p below q",
      why: ["q": Diagnosis5_8.startsAgainAfterTheLast], rule: Diagnosis5_8.order)
  }

  /// Fields a, b and c one below the other, b in something that does not matter.
  func inBetween(
    _ scene: String, in box: UIView, why: String, isOfItsOwn: Bool = false
  ) throws {
    let root = screen()
    let fields = [
      spot("a", 20, 100, in: root), spot("c", 20, 500, in: root),
      spot(
        "b", 20, 20, in: place(box, "box", CGRect(x: 0, y: 200, width: 300, height: 200), in: root),
        at: CGPoint(x: 0, y: 200), isOfItsOwn: isOfItsOwn),
    ]
    try check(root, fields, from: fields[0], scene, why: ["c": why], rule: Diagnosis5_8.only)
  }
  let shut = UIView()
  shut.isUserInteractionEnabled = false
  try inBetween("A box that lets no finger in", in: shut, why: Diagnosis5_8.asksForTouchability)
  let clear = UIView()
  clear.alpha = 0
  try inBetween("A transparent box", in: clear, why: Diagnosis5_8.asksForTouchability)
  let control = UIControl()
  control.isEnabled = false
  try inBetween("A disabled control", in: control, why: Diagnosis5_8.stopsAtADisabledControl)
  try inBetween(
    "A field of a subclass", in: UIView(), why: Diagnosis5_8.comparesTheClass, isOfItsOwn: true)
  root = screen()
  let outer = spot("a", 20, 100, height: 80, in: root)
  let nested = [
    outer, spot("b", 5, 40, in: outer.field, at: CGPoint(x: 20, y: 100)),
    spot("c", 20, 300, in: root),
  ]
  try check(
    root, nested, from: outer, "A field in a field",
    why: ["c": Diagnosis5_8.overlooksWhatLiesInAField], rule: Diagnosis5_8.anyDepth)

  outer.field.isEnabled = false
  let offOuter = [spot("start", 20, 50, in: root), nested[1], nested[2]]
  try check(
    root, offOuter, from: offOuter[0], "A field in a disabled field",
    why: ["c": Diagnosis5_8.stopsAtADisabledField], rule: Diagnosis5_8.only)

  root = screen()
  var pane = place(UIView(), "pane", CGRect(x: 0, y: 0, width: 375, height: 700), in: root)
  let beside = [
    spot("a", 20, 100, in: pane), spot("b", 20, 300, in: pane),
    spot("c", 20, 200, in: root, counts: false),
  ]
  try check(
    pane, beside, from: beside[0], "A field beside root",
    why: ["c": Diagnosis5_8.looksBesideRoot], rule: Diagnosis5_8.anyDepth)

  root = screen()
  pane = place(UIView(), "pane", CGRect(x: 0, y: 0, width: 375, height: 150), in: root)
  let outside = [spot("a", 20, 100, in: pane), spot("b", 20, 300, in: pane)]
  try check(
    pane, outside, from: outside[0], "A field outside root's bounds",
    why: ["no field": Diagnosis5_8.asksTheBounds], rule: Diagnosis5_8.only)

  root = screen()
  let only = spot("only", 20, 100, in: root)
  try check(root, [only], from: only, "One field alone")

  try randomScenes { scene, random in
    let root = screen()
    var spots: [Spot] = []
    for number in 0..<random.int(in: 1...6) {
      let (x, y) = (random.coordinate(0...2) * 40, random.coordinate(0...3) * 50)
      let outer = box(x, y, in: root, random.int(in: 0...5) == 5 ? UIControl() : UIView())
      let isVisible = random.int(in: 0...4) != 4
      outer.isHidden = !isVisible
      let scroll = random.coordinate(0...2) * 20
      outer.bounds.origin.y = CGFloat(scroll)
      let isDeep = random.bool()
      let inner = isDeep ? box(10, 30, in: outer) : outer
      inner.isUserInteractionEnabled = random.int(in: 0...4) != 4
      if random.int(in: 0...4) == 4 { inner.alpha = 0 }
      let (left, top) = (x + (isDeep ? 10 : 0), y - scroll + (isDeep ? 30 : 0))
      let (dx, dy) = (random.coordinate(0...40), random.coordinate(0...3) * 50)
      let (height, isOn) = (random.coordinate(20...80), random.int(in: 0...3) != 3)
      let isOfItsOwn = random.bool()
      if spots.contains(where: { $0.x == left + dx && $0.y == top + dy }) {
        outer.removeFromSuperview()
        continue
      }
      let new = spot(
        "field \(number)\(isOn ? "" : " (disabled)")", dx, dy, height: height, in: inner,
        at: CGPoint(x: left, y: top), counts: isVisible && isOn,
        isOfItsOwn: isOfItsOwn)
      new.field.isEnabled = isOn
      spots.append(new)
    }
    for start in spots where start.counts { try check(root, spots, from: start, scene) }
    desks.removeLast()
  }
}

/// A text field of a class of its own.
final class CodeField: UITextField {}
