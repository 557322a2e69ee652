public import MiniUIKit

/// The views of a stage as they lie on the screen at one moment: what the pictures draw.
public struct Snapshot: Sendable {
  /// One view.
  public struct Item: Sendable, Equatable {
    /// The name the scene gave it, or that of its kind.
    public var name: String
    /// Whether the scene gave it a name.
    public var isNamed: Bool
    /// The four corners on the screen, clockwise from the view's own upper left corner.
    public var corners: [CGPoint]
    /// Whether the sides are parallel to the screen's.
    public var isUpright: Bool
    /// What is left of it by ancestors that clip, on the screen; nil if nothing clips.
    public var clip: CGRect?
    /// The colour of its background.
    public var color: UIColor?
    /// Why it cannot be touched, for itself: `hidden`, `alpha 0.005`, `interaction off`, `disabled`.
    public var off: String?
    /// Whether it only draws what a view around it shows, and that view is touched in its stead.
    public var isDrawing = false
    /// Whether nothing of it can be seen, or of a view it lies in.
    public var isInvisible: Bool
    /// What can be said of it besides, in words: `highlighted`, `selected`, `on`, `first responder`.
    public var states: [String]
    /// Where the content of a scroll view begins; nil for every other view.
    public var offset: CGPoint?
    /// How deep it lies: 0 for a window.
    public var depth: Int
    /// The name of the view it lies in.
    public var superview: String?

    /// The smallest upright rectangle around it, on the screen.
    public var frame: CGRect { CGRect(around: corners) }
  }

  /// The size of the screen, in points.
  public let screenSize: CGSize
  /// Every view of every window, from the back to the front.
  ///
  /// A hidden window is among them only if the scene gave it a name.
  public let items: [Item]

  /// Looks at a stage as it is now.
  public init(of stage: Stage) { self.init(of: stage.phone, stage.recording.looks) }

  /// Makes a snapshot of what was seen before.
  public init(_ screenSize: CGSize, _ items: [Item]) {
    (self.screenSize, self.items) = (screenSize, items)
  }

  /// Looks at a phone as it is now, and at what some views say of themselves.
  init(of phone: Phone, _ looks: [Recording.Look] = []) {
    screenSize = phone.screenSize
    var items: [Item] = []
    let windows = phone.application.windowScene.allWindowsFromFront
    for window in windows.reversed() where !window.isHidden || window.traceName != nil {
      Self.collect(window, 0, nil, isInvisible: false, clip: nil, looks, into: &items)
    }
    self.items = items
  }

  private static func collect(
    _ view: UIView, _ depth: Int, _ superview: String?, isInvisible: Bool,
    isDrawing: Bool = false, clip: CGRect?, _ looks: [Recording.Look], into items: inout [Item]
  ) {
    let corners = view.bounds.corners.map { point in
      var place = point
      var each: UIView? = view
      while let current = each {
        place = current.pointToSuperview(place)
        each = current.superview
      }
      return Self.rounded(place)
    }
    let isGone = isInvisible || view.isHidden || Double(view.alpha) < 0.01
    let item = Item(
      name: view.name, isNamed: view.traceName != nil, corners: corners,
      isUpright: Shape(spots: corners.map { Spot($0) }).isUpright, clip: clip,
      color: view.backgroundColor, off: isDrawing ? nil : reason(view), isDrawing: isDrawing,
      isInvisible: isGone,
      states: states(view) + looks.filter { $0.view === view }.compactMap { $0.word() },
      offset: (view as? UIScrollView)?.contentOffset, depth: depth, superview: superview)
    items.append(item)
    var inner = clip
    if view.clipsToBounds { inner = clip.map { cut($0, item.frame) } ?? item.frame }
    let holdsDrawings = isDrawing || looks.contains { $0.view === view && $0.holdsDrawings }
    for subview in view.subviews {
      collect(
        subview, depth + 1, view.name, isInvisible: isGone, isDrawing: holdsDrawings, clip: inner,
        looks, into: &items)
    }
  }

  /// A point to a millionth: the sine of a turned view differs in its last digit from one system to
  /// another, and no picture may.
  private static func rounded(_ point: CGPoint) -> CGPoint {
    func rounded(_ value: CGFloat) -> CGFloat {
      CGFloat(Math.floor(Double(value) * 1e6 + 0.5) / 1e6)
    }
    return CGPoint(x: rounded(point.x), y: rounded(point.y))
  }

  private static func reason(_ view: UIView) -> String? {
    if view.isHidden { return "hidden" }
    if Double(view.alpha) < 0.01 { return "alpha " + decimals(Double(view.alpha), 4) }
    if !view.isUserInteractionEnabled { return "interaction off" }
    if let control = view as? UIControl, !control.isEnabled { return "disabled" }
    return nil
  }

  private static func states(_ view: UIView) -> [String] {
    var states: [String] = []
    let (control, cell) = (view as? UIControl, view as? UITableViewCell)
    if control?.isHighlighted ?? cell?.isHighlighted ?? false { states.append("highlighted") }
    if control?.isSelected ?? cell?.isSelected ?? false { states.append("selected") }
    if let control = view as? UISwitch { states.append(control.isOn ? "on" : "off") }
    if let slider = view as? UISlider { states.append(decimals(Double(slider.value), 2)) }
    if view.isFirstResponder { states.append("first responder") }
    return states
  }

  private static func cut(_ a: CGRect, _ b: CGRect) -> CGRect {
    let (left, top) = (max(a.minX, b.minX), max(a.minY, b.minY))
    let (right, bottom) = (min(a.maxX, b.maxX), min(a.maxY, b.maxY))
    return CGRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  /// The part of the screen a picture shows: the views with names, the touches, and a margin.
  ///
  /// - Parameter touches: Where fingers came down, on the screen.
  /// - Returns: A rectangle on the screen.
  public func area(with touches: [CGPoint]) -> CGRect {
    var points = touches
    let screen = CGRect(origin: .zero, size: screenSize)
    for item in items where item.isNamed && (item.depth > 1 || item.frame != screen) {
      let clip = item.isDrawing ? nil : item.clip
      let seen = clip.map { Self.cut($0, item.frame) } ?? item.frame
      if seen.size.width > 0, seen.size.height > 0 { points += seen.corners }
    }
    if points.isEmpty { return screen }
    return Self.cut(CGRect(around: points).insetBy(dx: -12, dy: -12), screen)
  }
}
