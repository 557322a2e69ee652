import Grading
import MiniUIKit

let wrong3_2: [WrongAnswer<UIButton>] = [
  WrongAnswer(
    "grows on all sides, like the chapter's button",
    gets: """
      A 24 × 24 button at (100, 100), touch (80, 122), the left edge: expected button, but your \
      code gives panel.
      """,
    Diagnosis3_2.growsOnAllSides, rule: Diagnosis3_2.resizes
  ) { OnAllSides() },
  WrongAnswer(
    "grows to the right and downwards",
    gets: """
      A 24 × 24 button at (100, 100), touch (80, 122), the left edge: expected button, but your \
      code gives panel.
      """,
    Diagnosis3_2.growsOnAllSides, rule: Diagnosis3_2.resizes
  ) {
    Sized { bounds in
      CGRect(
        x: bounds.minX, y: bounds.minY, width: max(44, bounds.width),
        height: max(44, bounds.height))
    }
  },
  WrongAnswer(
    "moves the area away without making it larger",
    gets: """
      A 24 × 24 button at (100, 100), touch (112, 112), its own middle: expected button, but your \
      code gives panel.
      """,
    Diagnosis3_2.missesItsMiddle, rule: Diagnosis3_2.resizes
  ) {
    Sized { bounds in
      bounds.offsetBy(dx: -max(0, 44 - bounds.width), dy: max(0, 44 - bounds.height))
    }
  },
  WrongAnswer(
    "grows to the left only",
    gets: """
      A 24 × 24 button at (100, 100), touch (102, 143.5), inside the lower edge: expected button, \
      but your code gives panel.
      """,
    """
    The button is 24 high, so all of the 20 missing points go below it. Your area does not \
    reach this point.
    """, rule: Diagnosis3_2.resizes
  ) {
    Sized { bounds in
      let width = max(44, bounds.width)
      return CGRect(
        x: bounds.maxX - width, y: bounds.minY, width: width, height: bounds.height)
    }
  },
  WrongAnswer(
    "adds twenty points, whatever the size",
    gets: """
      A 100 × 24 button at (100, 100), touch (99.5, 122), left of the area: expected panel, but \
      your code gives button.
      """,
    """
    The button is 100 wide, so nothing is missing here. Your area is wider all the same.
    """, rule: Diagnosis3_2.resizes
  ) {
    Sized { bounds in
      CGRect(
        x: bounds.minX - 20, y: bounds.minY, width: bounds.width + 20, height: bounds.height + 20)
    }
  },
  WrongAnswer(
    "takes the far edges in",
    gets: """
      A 24 × 24 button at (100, 100), touch (124, 122), the right edge: expected panel, but your \
      code gives button.
      """,
    Diagnosis3_2.closed, rule: Diagnosis3_2.edges
  ) { ClosedEdges() },
  WrongAnswer(
    "shrinks what is large enough",
    gets: """
      A 100 × 24 button at (100, 100), touch (150, 122), the middle: expected button, but your \
      code gives panel.
      """,
    Diagnosis3_2.shrinksWhatIsLargeEnough, rule: Diagnosis3_2.resizes
  ) {
    Sized { bounds in CGRect(x: bounds.maxX - 44, y: bounds.minY, width: 44, height: 44) }
  },
  WrongAnswer(
    "grows only if both sides are too short",
    gets: """
      A 100 × 24 button at (100, 100), touch (150, 143.5), inside the lower edge: expected button, \
      but your code gives panel.
      """,
    """
    The button is 24 high, so all of the 20 missing points go below it. Your area does not \
    reach this point.
    """, rule: Diagnosis3_2.resizes
  ) {
    Sized { bounds in
      guard bounds.width < 44, bounds.height < 44 else { return bounds }
      return CGRect(x: bounds.maxX - 44, y: bounds.minY, width: 44, height: 44)
    }
  },
  WrongAnswer(
    "asks the frame instead of the bounds",
    gets: """
      A 24 × 24 button at (100, 100), touch (112, 112), its own middle: expected button, but your \
      code gives panel.
      """,
    Diagnosis3_2.asksTheFrameInsteadOfTheBounds, rule: Diagnosis3_2.ownCoordinates
  ) { AsksTheFrame() },
  WrongAnswer(
    "forgets where the bounds begin",
    gets: """
      A 24 × 24 button whose bounds begin at (7, 30), touch (102, 122), the middle: expected \
      button, but your code gives panel.
      """,
    Diagnosis3_2.forgetsWhereTheBoundsBegin, rule: Diagnosis3_2.ownCoordinates
  ) {
    Sized { bounds in grown(CGRect(origin: .zero, size: bounds.size)) }
  },
  WrongAnswer(
    "keeps the area it computed first",
    gets: """
      A button of 100 × 100 that becomes 24 × 24, touch (80, 122), the left edge: expected button, \
      but your code gives panel.
      """,
    Diagnosis3_2.keepsTheAreaOfBefore, rule: Diagnosis3_2.pure
  ) { KeepsItsFirstArea() },
]

/// The right area.
private func grown(_ bounds: CGRect) -> CGRect {
  let (width, height) = (max(44, bounds.width), max(44, bounds.height))
  return CGRect(x: bounds.maxX - width, y: bounds.minY, width: width, height: height)
}

/// Right: an interval for each axis.
final class RangeByRange: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let left = min(bounds.minX, bounds.maxX - 44)
    let bottom = max(bounds.maxY, bounds.minY + 44)
    return (left..<bounds.maxX).contains(point.x) && (bounds.minY..<bottom).contains(point.y)
  }
}

/// Right: measures from the corner that stays.
final class FromTheCorner: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let (x, y) = (bounds.maxX - point.x, point.y - bounds.minY)
    return x > 0 && x <= max(44, bounds.width) && y >= 0 && y < max(44, bounds.height)
  }
}

/// Right: moves two edges of the bounds.
final class MovesTheFarEdges: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    var area = bounds
    if area.width < 44 { (area.origin.x, area.size.width) = (area.maxX - 44, 44) }
    if area.height < 44 { area.size.height = 44 }
    return area.contains(point)
  }
}

/// An area that is computed from the bounds.
private final class Sized: UIButton {
  private let area: (CGRect) -> CGRect
  init(_ area: @escaping (CGRect) -> CGRect) {
    self.area = area
    super.init(frame: .zero)
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    area(bounds).contains(point)
  }
}

final class OnAllSides: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let (dx, dy) = (max(0, 44 - bounds.width) / 2, max(0, 44 - bounds.height) / 2)
    return bounds.insetBy(dx: -dx, dy: -dy).contains(point)
  }
}

final class KeepsItsFirstArea: UIButton {
  private lazy var area = grown(bounds)

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { area.contains(point) }
}

final class ClosedEdges: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let area = grown(bounds)
    return point.x >= area.minX && point.x <= area.maxX && point.y >= area.minY
      && point.y <= area.maxY
  }
}

final class AsksTheFrame: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    grown(frame).contains(point)
  }
}
