import Grading
import MiniUIKit

let wrong3_2: [WrongAnswer<UIButton>] = [
  WrongAnswer(
    "insets with the wrong sign",
    gets: """
      A 24 × 24 button at (100, 100), touch (112, 112), the middle: button is right, your answer \
      is panel.
      """,
    Diagnosis3_2.insetsWithTheWrongSign, rule: Diagnosis3_2.resizes
  ) { WrongSign() },
  WrongAnswer(
    "adds the whole difference on each side",
    gets: """
      A 24 × 24 button at (100, 100), touch (89.5, 112), left of the area: panel is right, your \
      answer is button.
      """,
    "The button is 24 wide, so half of 20 is missing on each side. Your area adds more than that.",
    rule: Diagnosis3_2.resizes
  ) { TwiceTooMuch() },
  WrongAnswer(
    "adds ten points, whatever the size",
    gets: """
      A 100 × 24 button at (100, 100), touch (99.5, 112), left of the area: panel is right, your \
      answer is button.
      """,
    "The button is 100 wide, so nothing is missing here. Your area is wider all the same.",
    rule: Diagnosis3_2.resizes
  ) { TenPointsMore() },
  WrongAnswer(
    "takes the far edges in",
    gets: """
      A 24 × 24 button at (100, 100), touch (134, 112), the right edge: panel is right, your \
      answer is button.
      """,
    Diagnosis3_2.closed, rule: Diagnosis3_2.edges
  ) { ClosedEdges() },
  WrongAnswer(
    "shrinks what is large enough",
    gets: """
      A 100 × 24 button at (100, 100), touch (100, 112), the left edge: button is right, your \
      answer is panel.
      """,
    Diagnosis3_2.shrinksWhatIsLargeEnough, rule: Diagnosis3_2.resizes
  ) { AlwaysExactly44() },
  WrongAnswer(
    "grows only if both sides are too short",
    gets: """
      A 100 × 24 button at (100, 100), touch (150, 90), the upper edge: button is right, your \
      answer is panel.
      """,
    "The button is 24 high, so half of 20 is missing on each side. Your area does not reach this point.",
    rule: Diagnosis3_2.resizes
  ) { BothOrNothing() },
  WrongAnswer(
    "asks the frame instead of the bounds",
    gets: """
      A 24 × 24 button at (100, 100), touch (112, 112), the middle: button is right, your answer \
      is panel.
      """,
    Diagnosis3_2.asksTheFrameInsteadOfTheBounds, rule: Diagnosis3_2.ownCoordinates
  ) { AsksTheFrame() },
  WrongAnswer(
    "forgets where the bounds begin",
    gets: """
      A 24 × 24 button whose bounds begin at (7, 30), touch (112, 112), the middle: button is \
      right, your answer is panel.
      """,
    Diagnosis3_2.forgetsWhereTheBoundsBegin, rule: Diagnosis3_2.ownCoordinates
  ) { FromTheSizeAlone() },
  WrongAnswer(
    "keeps the area it computed first",
    gets: """
      A button of 100 × 100 that becomes 24 × 24, touch (90, 112), the left edge: button is \
      right, your answer is panel.
      """,
    Diagnosis3_2.keepsTheAreaOfBefore, rule: Diagnosis3_2.pure
  ) { KeepsItsFirstArea() },
]

/// Right: an interval for each axis.
final class RangeByRange: UIButton {
  private func reach(_ low: CGFloat, _ high: CGFloat) -> Range<CGFloat> {
    guard high - low < 44 else { return low..<high }
    return ((low + high) / 2 - 22)..<((low + high) / 2 + 22)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    reach(bounds.minX, bounds.maxX).contains(point.x)
      && reach(bounds.minY, bounds.maxY).contains(point.y)
  }
}

final class FromTheSizeAlone: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let (width, height) = (max(44, bounds.width), max(44, bounds.height))
    return CGRect(
      x: (bounds.width - width) / 2, y: (bounds.height - height) / 2, width: width, height: height
    ).contains(point)
  }
}

final class KeepsItsFirstArea: UIButton {
  private lazy var area = bounds.insetBy(
    dx: -max(0, 44 - bounds.width) / 2, dy: -max(0, 44 - bounds.height) / 2)

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { area.contains(point) }
}

/// Right: measures from the middle instead of moving the edges.
final class FromTheMiddle: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let (x, y) = (point.x - bounds.midX, point.y - bounds.midY)
    let (halfWidth, halfHeight) = (max(44, bounds.width) / 2, max(44, bounds.height) / 2)
    return x >= -halfWidth && x < halfWidth && y >= -halfHeight && y < halfHeight
  }
}

final class WrongSign: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let (dx, dy) = (max(0, 44 - bounds.width), max(0, 44 - bounds.height))
    let area = CGRect(
      x: bounds.minX + dx, y: bounds.minY + dy, width: bounds.width - 2 * dx,
      height: bounds.height - 2 * dy)
    return point.x >= area.origin.x && point.x < area.origin.x + area.size.width
      && point.y >= area.origin.y && point.y < area.origin.y + area.size.height
  }
}

final class TwiceTooMuch: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let (dx, dy) = (max(0, 44 - bounds.width), max(0, 44 - bounds.height))
    return bounds.insetBy(dx: -dx, dy: -dy).contains(point)
  }
}

final class ClosedEdges: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let area = bounds.insetBy(
      dx: -max(0, 44 - bounds.width) / 2, dy: -max(0, 44 - bounds.height) / 2)
    return point.x >= area.minX && point.x <= area.maxX && point.y >= area.minY
      && point.y <= area.maxY
  }
}

final class TenPointsMore: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -10, dy: -10).contains(point)
  }
}

final class BothOrNothing: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard bounds.width < 44, bounds.height < 44 else { return bounds.contains(point) }
    return bounds.insetBy(dx: (bounds.width - 44) / 2, dy: (bounds.height - 44) / 2)
      .contains(point)
  }
}

final class AlwaysExactly44: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    CGRect(x: bounds.midX - 22, y: bounds.midY - 22, width: 44, height: 44).contains(point)
  }
}

final class AsksTheFrame: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    frame.insetBy(dx: -max(0, 44 - frame.width) / 2, dy: -max(0, 44 - frame.height) / 2)
      .contains(point)
  }
}
