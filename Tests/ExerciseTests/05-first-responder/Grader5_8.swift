import Grading
import MiniUIKit

@testable import Exercises05
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

private let place = "compare places in one view's coordinates; convert each of them (HT-8)."
private let gates = "the gates: what is hidden hides everything in it (HT-11)."

let exercise5_8 = Exercise(
  "5.8", read: "Chapters/02-who-is-under-the-finger, The rule, The gates",
  yours: { Exercises05.fieldAfter as FieldFinder },
  solution: { Solutions05.fieldAfter as FieldFinder },
  alternatives: [{ nearest }],
  wrong: [
    WrongAnswer(
      "takes the order in which the fields were added",
      gets: """
        Three fields, the lowest added first, from upper: middle is right, your answer is nobody.
        The order of subviews is the order of depth; where a field lies is another matter.
        Rule: \(place)
        """
    ) { { order($0, $1, by: .added) } },
    WrongAnswer(
      "compares frames of different superviews",
      gets: """
        Two boxes, from a: b is right, your answer is nobody.
        A frame lies in its superview's coordinates; in another superview it means another place.
        Rule: \(place)
        """
    ) { { order($0, $1, by: .frame) } },
    WrongAnswer(
      "looks at the height only",
      gets: """
        Two fields side by side, from left: right is right, your answer is nobody.
        At the same height the order is from left to right.
        Rule: \(place)
        """
    ) { { order($0, $1, by: .height) } },
    WrongAnswer(
      "finds what lies in a hidden box",
      gets: """
        A hidden box in between, from a: c is right, your answer is b.
        b is not hidden itself, but it lies in something that is.
        Rule: \(gates)
        """
    ) { { order($0, $1, by: .hiddenBox) } },
    WrongAnswer(
      "finds a disabled field",
      gets: """
        A disabled field in between, from a: c is right, your answer is b.
        b is disabled, so it cannot take the focus.
        Rule: a disabled field cannot become first responder (FR-3).
        """
    ) { { order($0, $1, by: .disabled) } },
    WrongAnswer(
      "starts again after the last",
      gets: """
        Three fields, the lowest added first, from lower: nobody is right, your answer is upper.
        After the last one comes nobody.
        Rule: \(place)
        """
    ) { { order($0, $1, by: .wraps) } },
  ]
) { make in
  let find = make()
  func check(
    _ root: UIView, _ spots: [Spot], from start: Spot, _ scene: String,
    why: [String: String] = [:], rule: String = place
  ) throws {
    let later = spots.filter { spot in
      spot.counts && (spot.y > start.y || (spot.y == start.y && spot.x > start.x))
    }
    let next = later.min { ($0.y, $0.x) < ($1.y, $1.x) }
    let got = find(start.field, root)
    let name = got.map { got in spots.first { $0.field === got }?.name ?? "a strange field" }
    try expect(
      name ?? "nobody", is: next?.name ?? "nobody", scene + ", from \(start.name)", why: why,
      rule: rule)
  }
  func spot(
    _ name: String, _ x: Double, _ y: Double, in view: UIView, at origin: CGPoint = .zero,
    counts: Bool = true
  ) -> Spot {
    let field = UITextField(frame: CGRect(x: x, y: y, width: 60, height: 30))
    view.addSubview(field)
    return Spot(
      name: name, field: field, x: x + Double(origin.x), y: y + Double(origin.y), counts: counts)
  }
  func box(_ x: Double, _ y: Double, in view: UIView) -> UIView {
    let box = UIView(frame: CGRect(x: x, y: y, width: 300, height: 200))
    view.addSubview(box)
    return box
  }
  func screen() -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 812)) }

  var root = screen()
  let added = [
    spot("lower", 20, 300, in: root), spot("middle", 20, 200, in: root),
    spot("upper", 20, 100, in: root),
  ]
  let three = "Three fields, the lowest added first"
  try check(
    root, added, from: added[2], three,
    why: [
      "nobody": "The order of subviews is the order of depth; where a field lies is another matter."
    ])
  try check(root, added, from: added[1], three)
  try check(root, added, from: added[0], three, why: ["upper": "After the last one comes nobody."])

  root = screen()
  let (low, high) = (box(10, 400, in: root), box(10, 100, in: root))
  let boxes = [
    spot("b", 10, 10, in: low, at: CGPoint(x: 10, y: 400)),
    spot("a", 10, 50, in: high, at: CGPoint(x: 10, y: 100)),
  ]
  try check(
    root, boxes, from: boxes[1], "Two boxes",
    why: [
      "nobody":
        "A frame lies in its superview's coordinates; in another superview it means another place."
    ])

  root = screen()
  let side = [spot("right", 200, 100, in: root), spot("left", 20, 100, in: root)]
  try check(
    root, side, from: side[1], "Two fields side by side",
    why: ["nobody": "At the same height the order is from left to right."])
  try check(root, side, from: side[0], "Two fields side by side")

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
    why: ["b": "b is not hidden itself, but it lies in something that is."], rule: gates)

  root = screen()
  let off = [
    spot("a", 20, 100, in: root), spot("b", 20, 200, in: root, counts: false),
    spot("c", 20, 300, in: root),
  ]
  off[1].field.isEnabled = false
  try check(
    root, off, from: off[0], "A disabled field in between",
    why: ["b": "b is disabled, so it cannot take the focus."],
    rule: "a disabled field cannot become first responder (FR-3).")
  off[1].field.isEnabled = true
  off[1].field.isHidden = true
  try check(root, off, from: off[0], "A hidden field in between", rule: gates)

  root = screen()
  let only = spot("only", 20, 100, in: root)
  try check(root, [only], from: only, "One field alone")

  try randomScenes { scene, random in
    let root = screen()
    var spots: [Spot] = []
    for number in 0..<random.int(in: 1...6) {
      let (x, y) = (random.coordinate(0...2) * 40, random.coordinate(0...3) * 50)
      let outer = box(x, y, in: root)
      let isVisible = random.int(in: 0...4) != 0
      outer.isHidden = !isVisible
      let (dx, dy) = (random.coordinate(0...40), random.coordinate(0...3) * 50)
      let isTaken = spots.contains { $0.x == x + dx && $0.y == y + dy }
      if isTaken { continue }
      let isOn = random.int(in: 0...3) != 0
      let new = spot(
        "field \(number)", dx, dy, in: outer, at: CGPoint(x: x, y: y), counts: isVisible && isOn)
      new.field.isEnabled = isOn
      spots.append(new)
    }
    for start in spots where start.counts { try check(root, spots, from: start, scene) }
  }
}
