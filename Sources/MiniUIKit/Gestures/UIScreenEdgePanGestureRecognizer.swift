/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  /// The bits, as in UIKit.
  public let rawValue: UInt
  /// Makes edges of their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper edge.
  public static let top = UIRectEdge(rawValue: 1 << 0)
  /// The left edge.
  public static let left = UIRectEdge(rawValue: 1 << 1)
  /// The lower edge.
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  /// The right edge.
  public static let right = UIRectEdge(rawValue: 1 << 3)
  /// All four.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// Recognizes one finger that is dragged in from an edge of the screen (GR-101).
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges that count; none by default.
  open var edges: UIRectEdge = []

  /// Makes a recognizer of a single finger (GR-101) without a target.
  public override init() {
    super.init()
    maximumNumberOfTouches = 1
  }

  /// A finger that comes down elsewhere is not this gesture (GR-101, DEC-16).
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible, !touches.allSatisfy(isAtEdge) {
      return assign(.failed, because: "not at the edge")
    }
    super.touchesBegan(touches, with: event)
  }

  private final func isAtEdge(_ touch: UITouch) -> Bool {
    guard let window = touch.window else { return false }
    let (place, bounds, width) = (touch.firstPlace, window.bounds, Decisions.edgeWidth)
    return edges.contains(.left) && place.x <= bounds.minX + width
      || edges.contains(.right) && place.x >= bounds.maxX - width
      || edges.contains(.top) && place.y <= bounds.minY + width
      || edges.contains(.bottom) && place.y >= bounds.maxY - width
  }

  override var nameOfKind: String { "edgePan" }
}
