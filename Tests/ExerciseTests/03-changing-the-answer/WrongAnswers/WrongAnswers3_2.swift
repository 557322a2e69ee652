import MiniUIKit

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
