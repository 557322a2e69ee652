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

/// Recognizes one finger that is dragged in from an edge of the screen (GR-101, GR-108).
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges that count; none by default.
  open var edges: UIRectEdge = []

  /// Those of them at which the finger came down.
  private final var start: UIRectEdge = []

  /// Makes a recognizer of a single finger (GR-101) without a target.
  public override init() {
    super.init()
    maximumNumberOfTouches = 1
  }

  /// A finger that comes down elsewhere is not this gesture (GR-101, DEC-16).
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let isNew = state == .possible
    super.touchesBegan(touches, with: event)
    guard isNew, state == .possible else { return }
    start = touches.reduce(.all) { $0.intersection(edges(near: $1)) }
    if start.isEmpty { assign(.failed, because: "not at the edge") }
  }

  // listing: edgeMoved
  /// A finger that has gone as far as a pan needs, and not away from its edge, is not this gesture
  /// (GR-108).
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    let way = travel(in: nil)
    if state == .possible, way.distance(to: CGPoint.zero) >= Measures.panDistance,
      !leadsAway(way)
    {
      assign(.failed, because: "not away from the edge")
    }
  }

  /// Whether a way leads away from an edge at which the finger came down, as far at least as along
  /// that edge. [model]
  private final func leadsAway(_ way: CGPoint) -> Bool {
    start.contains(.left) && way.x >= way.y.magnitude
      || start.contains(.right) && -way.x >= way.y.magnitude
      || start.contains(.top) && way.y >= way.x.magnitude
      || start.contains(.bottom) && -way.y >= way.x.magnitude
  }
  // end

  /// Only a way that leads away from the edge makes it begin (GR-108).
  override func counts(_ way: CGPoint) -> CGPoint { leadsAway(way) ? way : CGPoint.zero }

  /// Forgets at which edge the finger came down.
  open override func reset() {
    super.reset()
    start = []
  }

  /// The edges that count and that a finger came down at (DEC-16).
  private final func edges(near touch: UITouch) -> UIRectEdge {
    guard let window = touch.window else { return [] }
    let (place, bounds, width) = (touch.firstPlace, window.bounds, Decisions.edgeWidth)
    var near: UIRectEdge = []
    if place.x <= bounds.minX + width { near.insert(.left) }
    if place.x >= bounds.maxX - width { near.insert(.right) }
    if place.y <= bounds.minY + width { near.insert(.top) }
    if place.y >= bounds.maxY - width { near.insert(.bottom) }
    return near.intersection(edges)
  }

  override var nameOfKind: String { "edgePan" }
}
