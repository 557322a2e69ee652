import ExerciseKit
import Grading
import MiniUIKit

let wrong3_2: [WrongAnswer<UIButton>] = [
  WrongAnswer("grows on all sides, like the chapter's button") { OnAllSides() },
  WrongAnswer("grows to the right and downwards") {
    Sized { bounds in
      CGRect(
        x: bounds.minX, y: bounds.minY, width: max(44, bounds.width),
        height: max(44, bounds.height))
    }
  },
  WrongAnswer("moves the area away without making it larger") {
    Sized { bounds in
      bounds.offsetBy(dx: -max(0, 44 - bounds.width), dy: max(0, 44 - bounds.height))
    }
  },
  WrongAnswer("grows to the left only") {
    Sized { bounds in
      let width = max(44, bounds.width)
      return CGRect(
        x: bounds.maxX - width, y: bounds.minY, width: width, height: bounds.height)
    }
  },
  WrongAnswer("adds twenty points, whatever the size") {
    Sized { bounds in
      CGRect(
        x: bounds.minX - 20, y: bounds.minY, width: bounds.width + 20, height: bounds.height + 20)
    }
  },
  WrongAnswer("takes the far edges in") { ClosedEdges() },
  WrongAnswer("shrinks what is large enough") {
    Sized { bounds in CGRect(x: bounds.maxX - 44, y: bounds.minY, width: 44, height: 44) }
  },
  WrongAnswer("grows only if both sides are too short") {
    Sized { bounds in
      guard bounds.width < 44, bounds.height < 44 else { return bounds }
      return CGRect(x: bounds.maxX - 44, y: bounds.minY, width: 44, height: 44)
    }
  },
  WrongAnswer("asks the frame instead of the bounds") { AsksTheFrame() },
  WrongAnswer("forgets where the bounds begin") {
    Sized { bounds in grown(CGRect(origin: .zero, size: bounds.size)) }
  },
  WrongAnswer("keeps the area it computed first") { KeepsItsFirstArea() },
  WrongAnswer("leaves its first edges out") { OpenOnAllSides() },
  WrongAnswer("converts the point and takes the frame") { TakesTheFrame() },
  WrongAnswer("takes the size of the frame") { SizedByItsFrame() },
  WrongAnswer("finds itself by its area alone") { FoundByItsArea() },
  WrongAnswer("counts in whole points") {
    Sized { bounds in
      let (width, height) = (max(44, bounds.width.rounded()), max(44, bounds.height.rounded(.down)))
      return CGRect(x: bounds.maxX - width, y: bounds.minY, width: width, height: height)
    }
  },
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

/// Right: takes off less than nothing on the two sides.
final class InsetByLess: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let less = UIEdgeInsets(
      top: 0, left: min(0, bounds.width - 44), bottom: min(0, bounds.height - 44), right: 0)
    return bounds.inset(by: less).contains(point)
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

private final class OpenOnAllSides: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let area = grown(bounds)
    return area.contains(point) && point.x > area.minX && point.y > area.minY
  }
}

private final class TakesTheFrame: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let (width, height) = (max(44, frame.width), max(44, frame.height))
    return CGRect(x: frame.maxX - width, y: frame.minY, width: width, height: height)
      .contains(convert(point, to: superview))
  }
}

private final class FoundByItsArea: UIButton {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    grown(bounds).contains(point) ? self : nil
  }
}

private final class SizedByItsFrame: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let (width, height) = (max(44, frame.width), max(44, frame.height))
    return CGRect(x: bounds.maxX - width, y: bounds.minY, width: width, height: height)
      .contains(point)
  }
}
