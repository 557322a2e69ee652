/// Asks the subviews of a view, from the one in front to the one at the back, until one answers.
///
/// A hit test asks thousands of views for one touch, and counting references to each would take
/// longer than asking it. So the array is held until the last of them has answered, and it holds its
/// views, even if an override changes the hierarchy meanwhile; each view is only borrowed.
@inline(__always)
func firstFromFront(_ subviews: [UIView], _ ask: (Borrowed) -> UIView?) -> UIView? {
  withExtendedLifetime(subviews) {
    var place = subviews.count
    while place > 0 {
      place -= 1
      if let hit = ask(Borrowed(subviews[place])) { return hit }
    }
    return nil
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

extension RandomAccessCollection where Element: AnyObject, Index == Int {
  /// Calls something with each object, without counting a reference to it: the list holds them all
  /// until the last one is done.
  @inline(__always)
  func forEachBorrowed(_ body: (Element) -> Void) {
    withExtendedLifetime(self) {
      for place in indices { Unmanaged.passUnretained(self[place]).use(body) }
    }
  }

  /// Whether something is true of an object, found without counting references.
  @inline(__always)
  func containsBorrowed(where isTrue: (Element) -> Bool) -> Bool {
    withExtendedLifetime(self) {
      for place in indices where Unmanaged.passUnretained(self[place]).use(isTrue) { return true }
      return false
    }
  }
}
