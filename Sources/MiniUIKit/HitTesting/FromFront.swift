/// The subviews of a view from the one in front to the one at the back, for a hit test.
///
/// A hit test asks thousands of views for one touch, and counting references to each would take
/// longer than asking it. The array is held for as long as the loop runs, and it holds its views,
/// even if an override changes the hierarchy meanwhile; so the views in it are only borrowed.
struct FromFront: Sequence, IteratorProtocol {
  private let subviews: [UIView]
  private var place: Int

  @inline(__always)
  init(_ subviews: [UIView]) { (self.subviews, place) = (subviews, subviews.count) }

  @inline(__always)
  mutating func next() -> Borrowed? {
    guard place > 0 else { return nil }
    place -= 1
    return Borrowed(subviews[place])
  }
}

/// A view that somebody else keeps alive for the moment.
struct Borrowed {
  private let reference: Unmanaged<UIView>

  @inline(__always)
  init(_ view: UIView) { reference = .passUnretained(view) }

  /// Calls something with the view.
  @inline(__always)
  func use<Result>(_ body: (UIView) -> Result) -> Result { reference.use(body) }

  /// A point of the superview in the view's coordinates.
  @inline(__always)
  func pointForHitTest(_ point: CGPoint) -> CGPoint { use { $0.pointForHitTest(point) } }
}

extension Unmanaged {
  /// Calls something with an object that is kept alive elsewhere, without counting a reference.
  @inline(__always)
  func use<Result>(_ body: (Instance) -> Result) -> Result { _withUnsafeGuaranteedRef { body($0) } }
}
