import Grading
import MiniUIKit

@testable import Solutions03

/// What answers to exercise 3.2 are told.
enum Diagnosis3_2 {
  static let missesItsMiddle = """
    Your area has moved away from the button: the button's own middle isn't in it.
    Rule: the statement: its upper right corner stays, and the area grows from there.
    """
  static let closed =
    "Your area ends in the right place, but the edge itself still belongs to it."
  static let shrinksWhatIsLargeEnough =
    """
    Your area is smaller than what is drawn: here the button is longer than 44 on one side.
    Rule: the statement: a side that is longer than 44 points stays as it is.
    """
  static let asksTheFrameInsteadOfTheBounds =
    "The point is (12, 12) for the button, whose frame begins at (100, 100) in its superview."
  static let growsOnAllSides =
    """
    Your area grows beyond the right or the upper edge, too. What it gains there is missing here.
    Rule: \(oneSided)
    """
  static let growsToTheOtherSides =
    """
    Your area grows to the right, where no finger arrives, and leaves out what lies on the left.
    Rule: \(otherSides)
    """
  static let growsWhereNoneArrives =
    """
    Your area reaches beyond the right or the upper edge as well, where no finger arrives.
    Rule: \(oneSided)
    """
  static let forgetsWhereTheBoundsBegin =
    "With bounds that begin at zero your area is right. Here they begin at (7, 30)."
  static let leavesOutItsFirstEdge =
    "Your area begins in the right place, but the edge itself does not belong to it."
  static let takesTheSizeOfTheFrame =
    "Its frame is 100 × 24 since it was turned, and its bounds are 24 × 100 as before."
  static let isHitWhileItIsOff = """
    The button is off, and it is hit all the same: your hitTest asks for nothing but the area.
    Rule: chapter 3, "I switch them off": what your hitTest does not test, nobody tests (HT-4).
    """
  static let keepsTheAreaOfBefore =
    "A new button of this size has the right area; this one had another size when it was asked first."

  static let resizes =
    "point(inside:) resizes: any rectangle will do that you compute from the bounds (HT-25)."
  static let oneSided =
    "the statement: the area grows to the left and downwards; its upper right corner stays."
  static let otherSides =
    "an area counts where the views around it contain the point, or redirect: here left and below"
    + " (HT-25)."
  static let lacks = "the statement: each side that is shorter than 44 is 44 in the area."
  static let apart =
    "the statement: each side that is shorter than 44 is 44 in the area, also if only one is."
  static let nothing = "the statement: a side that is longer than 44 points stays as it is."
  static let edges = "left and upper edges are inside, right and lower edges are not (HT-6)."
  static let ownCoordinates =
    "start from bounds: the point comes in the button's own coordinates (HT-8)."
  static let pure = "an area follows from the bounds as they are when it is asked for (HT-21)."
}

let exercise3_2: Grader<UIButton> = Grader(
  "3.2", read: "Chapters/03-changing-the-answer, A little cross",
  solution: { Solutions03.ComfortableButton() },
  alternatives: [
    { FromTheCorner() }, { RangeByRange() }, { MovesTheFarEdges() }, { InsetByLess() },
  ],
  wrong: wrong3_2,
  statement: [
    .tells("A close button"),
    .asks("To its right", "A 24 × 24 button at (100, 100), touch (124, 122), the right edge"),
    .asks(
      "Each side that is shorter", "A 24 × 24 button", "A 100 × 24 button", "A 20 × 90 button",
      "A 60 × 50 button", "Random scene"),
    .asks(
      "Its upper right corner", "A 24 × 24 button at (100, 100), touch (102, 99.5), above",
      "A 24 × 24 button whose bounds begin at (7, 30)"),
    .asks("As always", "A 24 × 24 button at (100, 100), touch (102, 144), the lower edge"),
    .asks(
      "The button may get", "A button of 100 × 100 that becomes 24 × 24",
      "A 24 × 100 button, turned by a quarter", "A hidden 24 × 24 button",
      "A faded 24 × 24 button", "A switched-off 24 × 24 button"),
    .asks("Worked touch", "A 10 × 10 button, touch (95, 105), 5 points left of it"),
  ]
) { make in
  func check(
    _ name: String, _ frame: CGRect, scrolledTo origin: CGPoint = .zero, before: CGRect? = nil,
    area: CGRect, why: String? = nil, rule: String = Diagnosis3_2.resizes
  ) throws {
    try playing(name) {
      let panel = card("panel", 0, 0, 400, 400)
      let button = place(make(), "button", before ?? frame, in: panel)
      if before != nil { _ = hit(panel, 110, 110) }
      button.frame = frame
      button.bounds.origin = origin
      for (where_, point, isInside) in touches(around: area) {
        let scene = "\(name), touch \(coordinates(point)), \(where_)"
        if let why {
          let got = hit(panel, point.x, point.y)
          try expect(
            got, is: isInside ? "button" : "panel", scene, why: [got: why], rule: rule)
        } else {
          try compare(button, in: panel, point, where_, isInside, scene)
        }
      }
    }
  }
  let small = CGRect(x: 100, y: 100, width: 24, height: 24)
  let grown = CGRect(x: 80, y: 100, width: 44, height: 44)
  func one(_ scene: String, _ frame: CGRect, _ touch: CGPoint, _ place: String) throws {
    try playing(scene) {
      let panel = card("panel", 0, 0, 400, 400)
      let button = placed(make(), frame, in: panel)
      try compare(button, in: panel, touch, place, true, scene)
    }
  }
  try one(
    "A 24 × 24 button at (100, 100), touch (112, 112), its own middle", small,
    CGPoint(x: 112, y: 112), "its own middle")
  try check("A 24 × 24 button at (100, 100)", small, area: grown)
  try check(
    "A 100 × 24 button at (100, 100)", CGRect(x: 100, y: 100, width: 100, height: 24),
    area: CGRect(x: 100, y: 100, width: 100, height: 44))
  try check(
    "A 20 × 90 button at (100, 100)", CGRect(x: 100, y: 100, width: 20, height: 90),
    area: CGRect(x: 76, y: 100, width: 44, height: 90))
  try check(
    "A 60 × 50 button at (100, 100)", CGRect(x: 100, y: 100, width: 60, height: 50),
    area: CGRect(x: 100, y: 100, width: 60, height: 50))
  try check(
    "A 43.5 × 44.5 button at (100, 100)", CGRect(x: 100, y: 100, width: 43.5, height: 44.5),
    area: CGRect(x: 99.5, y: 100, width: 44, height: 44.5))
  try check(
    "A 10 × 10 button at (100, 100)", CGRect(x: 100, y: 100, width: 10, height: 10),
    area: CGRect(x: 66, y: 100, width: 44, height: 44))
  try one(
    "A 10 × 10 button, touch (95, 105), 5 points left of it",
    CGRect(x: 100, y: 100, width: 10, height: 10), CGPoint(x: 95, y: 105), "left of it")
  try check(
    "A 24 × 24 button whose bounds begin at (7, 30)", small, scrolledTo: CGPoint(x: 7, y: 30),
    area: grown, why: Diagnosis3_2.forgetsWhereTheBoundsBegin, rule: Diagnosis3_2.ownCoordinates)
  try check(
    "A button of 100 × 100 that becomes 24 × 24", small,
    before: CGRect(x: 100, y: 100, width: 100, height: 100), area: grown,
    why: Diagnosis3_2.keepsTheAreaOfBefore, rule: Diagnosis3_2.pure)
  try turned(make)
  try off(make, small)
  try randomScenes { scene, random in
    let (width, height) = (random.coordinate(0...90), random.coordinate(0...90))
    let (x, y) = (random.coordinate(44...300), random.coordinate(0...300))
    let panel = card("panel", 0, 0, 400, 400)
    let frame = CGRect(x: x, y: y, width: width, height: height)
    let button = placed(make(), frame, in: panel)
    button.bounds.origin = CGPoint(x: random.coordinate(-9...9), y: random.coordinate(-9...9))
    let (left, height44) = (min(x, x + width - 44), max(44, height))
    // Halves of a point, so that an edge between two whole ones is met, too.
    let touch = CGPoint(
      x: min(399, max(0, left + random.coordinate(-6...200) / 2)),
      y: min(399, max(0, y + random.coordinate(-6...200) / 2)))
    let area = CGRect(x: left, y: y, width: x + width - left, height: height44)
    try expect(
      hit(panel, touch.x, touch.y), is: area.contains(touch) ? "button" : "panel",
      "\(scene): a button at \(coordinates(x, y)), \(Int(width)) × \(Int(height)), "
        + "touch \(coordinates(touch))",
      rule: Diagnosis3_2.resizes)
  }
}

/// A button that was turned: its frame has other sides than its bounds.
private func turned(_ make: () -> UIButton) throws {
  // Half a point beside the edges of its area, which is (-20, 0), 44 × 100.
  let touches = [
    ("its own middle", CGPoint(x: 12, y: 50), true),
    ("inside its left edge", CGPoint(x: -19.5, y: 50), true),
    ("left of its area", CGPoint(x: -20.5, y: 50), false),
    ("right of its area", CGPoint(x: 24.5, y: 50), false),
    ("above its area", CGPoint(x: 2, y: -0.5), false),
    ("inside its lower edge", CGPoint(x: 2, y: 99.5), true),
    ("below its area", CGPoint(x: 2, y: 100.5), false),
  ]
  for (where_, point, isInside) in touches {
    let scene =
      "A 24 × 100 button, turned by a quarter, touch \(coordinates(point)) in it, \(where_)"
    try playing(scene) {
      let panel = card("panel", 0, 0, 400, 400)
      let button = placed(make(), CGRect(x: 150, y: 150, width: 24, height: 100), in: panel)
      button.transform = CGAffineTransform(rotationAngle: .pi / 2)
      let touch = button.convert(point, to: panel)
      try expect(
        hit(panel, touch.x, touch.y), is: isInside ? "button" : "panel", scene,
        otherwise: Diagnosis3_2.takesTheSizeOfTheFrame, rule: Diagnosis3_2.ownCoordinates)
    }
  }
}

/// A button that is off: it has its area, and no finger gets through its gates.
private func off(_ make: () -> UIButton, _ frame: CGRect) throws {
  let ways: [(String, (UIButton) -> Void)] = [
    ("hidden", { $0.isHidden = true }), ("faded", { $0.alpha = 0.009 }),
    ("switched-off", { $0.isUserInteractionEnabled = false }),
  ]
  for (word, change) in ways {
    let scene = "A \(word) 24 × 24 button, touch (90, 110), in its area"
    try playing(scene) {
      let panel = card("panel", 0, 0, 400, 400)
      change(placed(make(), frame, in: panel))
      try expect(
        hit(panel, 90, 110), is: "panel", scene, otherwise: Diagnosis3_2.isHitWhileItIsOff,
        rule: Diagnosis3_2.resizes)
    }
  }
}

private func placed(_ button: UIButton, _ frame: CGRect, in panel: UIView) -> UIButton {
  place(button, "button", frame, in: panel)
}

/// Checks one touch, and says what the area seems to be like if it is not right there.
private func compare(
  _ button: UIButton, in panel: UIView, _ point: CGPoint, _ place: String, _ isInside: Bool,
  _ scene: String
) throws {
  let isSideways = place.contains("left") || place.contains("right")
  let (x, y) = isSideways ? (point.x + 0.5, point.y) : (point.x, point.y + 0.5)
  let isClosed = !isInside && place.hasSuffix("edge") && hit(panel, x, y) == "panel"
  let isOpen =
    ["the left edge", "the upper edge"].contains(place) && hit(panel, x, y) == "button"
  let asksTheFrame = place == "its own middle" && asksTheFrame(button)
  try expect(
    hit(panel, point.x, point.y), is: isInside ? "button" : "panel", scene,
    why: [
      "panel": isOpen
        ? Diagnosis3_2.leavesOutItsFirstEdge : missing(button, in: panel, place, isSideways),
      "button": isClosed ? Diagnosis3_2.closed : tooMuch(button, in: panel, isSideways),
    ],
    rule: isClosed || isOpen
      ? Diagnosis3_2.edges : asksTheFrame ? Diagnosis3_2.ownCoordinates : Diagnosis3_2.resizes)
}

/// Whether a button takes a point of its superview for its own.
private func asksTheFrame(_ button: UIButton) -> Bool {
  button.point(inside: CGPoint(x: button.frame.midX, y: button.frame.midY), with: nil)
}

/// What is said of an area that is too small.
private func missing(
  _ button: UIButton, in panel: UIView, _ place: String, _ isSideways: Bool
) -> String {
  if place == "its own middle" {
    return asksTheFrame(button)
      ? Diagnosis3_2.asksTheFrameInsteadOfTheBounds : Diagnosis3_2.missesItsMiddle
  }
  if growsElsewhere(button, in: panel) {
    let isOnTheLeft = hit(panel, button.frame.minX - 2, button.frame.midY) == "button"
    return isOnTheLeft ? Diagnosis3_2.growsOnAllSides : Diagnosis3_2.growsToTheOtherSides
  }
  let size = isSideways ? button.frame.width : button.frame.height
  let ownsItsCorner = hit(panel, button.frame.minX, button.frame.minY) == "button"
  if size >= 44 || !ownsItsCorner { return Diagnosis3_2.shrinksWhatIsLargeEnough }
  let beyond: (CGFloat, CGFloat) =
    isSideways ? (-2, button.bounds.midY) : (button.bounds.midX, size + 2)
  let grows =
    hit(panel, button.frame.minX + beyond.0, button.frame.minY + beyond.1) == "button"
  let end =
    grows ? "ends before this point" : "is no \(isSideways ? "wider" : "higher") than the button"
  let other = isSideways ? button.frame.height : button.frame.width
  return has(size, isSideways)
    + " Your area \(end).\nRule: \(other < 44 ? Diagnosis3_2.lacks : Diagnosis3_2.apart)"
}

/// What is said of an area that is too large.
private func tooMuch(_ button: UIButton, in panel: UIView, _ isSideways: Bool) -> String {
  if growsElsewhere(button, in: panel) { return Diagnosis3_2.growsWhereNoneArrives }
  let size = isSideways ? button.frame.width : button.frame.height
  let all = "Your area is \(isSideways ? "wider" : "higher") all the same."
  return has(size, isSideways) + " " + (size < 44 ? "Your area adds more than that." : all)
    + "\nRule: \(size < 44 ? Diagnosis3_2.lacks : Diagnosis3_2.nothing)"
}

/// Whether an area reaches beyond the button's right or upper edge.
private func growsElsewhere(_ button: UIButton, in panel: UIView) -> Bool {
  let frame = button.frame
  return hit(panel, frame.maxX + 2, frame.midY) == "button"
    || hit(panel, frame.midX, frame.minY - 2) == "button"
}

private func has(_ size: Double, _ isSideways: Bool) -> String {
  let place = isSideways ? "on its left" : "below it"
  let missing =
    size < 44
    ? "all of the \(Int(44 - size)) missing points go \(place)" : "nothing is missing here"
  // An answer may have made it as large as no Int is.
  let number = size < 1e6 ? "\(Int(size))" : "very"
  return "The button is \(number) \(isSideways ? "wide" : "high"), so \(missing)."
}
