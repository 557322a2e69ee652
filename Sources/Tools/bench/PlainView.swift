import MiniUIKit

/// A view reduced to what a hit test needs: a value without class, override or trace.
///
/// Its hit test takes the same steps as the engine's, one call a view. It is the roof: no engine
/// whose methods can be overridden can be faster.
struct PlainView {
  private var isEnabled = true
  private var isHidden = false
  private var opacity: Float = 1
  private var x, y, width, height: Double
  /// From the superview's coordinates into this one's, where that is more than a move.
  private var inverse: CGAffineTransform?
  private var children: ContiguousArray<PlainView> = []

  /// Copies a view with all that lies in it.
  init(_ view: UIView) {
    let size = view.bounds.size
    (x, y) = (Double(view.center.x - size.width / 2), Double(view.center.y - size.height / 2))
    (width, height) = (Double(size.width), Double(size.height))
    if !view.transform.isIdentity {
      inverse = CGAffineTransform(translationX: -size.width / 2, y: -size.height / 2)
        .concatenating(view.transform)
        .concatenating(CGAffineTransform(translationX: view.center.x, y: view.center.y))
        .inverted()
    }
    // A copy of a deep tree is made by recursion, so only shallow ones are copied.
    children = ContiguousArray(view.subviews.map { PlainView($0) })
  }

  /// Makes a tree of some levels, ten in each, as `Scenes.tree(levels:)` does.
  init(levels: Int, size: Double, place: Int = 0) {
    (x, y) = (Double(place) * size, 0)
    (width, height) = (size, size)
    guard levels > 0 else { return }
    children.reserveCapacity(10)
    for place in 0..<10 {
      children.append(PlainView(levels: levels - 1, size: size / 10, place: place))
    }
  }

  /// Says whether a view of this branch is under a point of its own coordinates.
  @inline(never)
  func isHit(_ px: Double, _ py: Double) -> Bool {
    guard isEnabled, !isHidden, Double(opacity) >= 0.01 else { return false }
    guard px >= 0, py >= 0, px < width, py < height else { return false }
    var place = children.count - 1
    while place >= 0 {
      if children[place].isHitFromSuperview(px, py) { return true }
      place -= 1
    }
    return true
  }

  @inline(__always)
  private func isHitFromSuperview(_ px: Double, _ py: Double) -> Bool {
    guard let inverse else { return isHit(px - x, py - y) }
    return isHit(
      Double(inverse.a) * px + Double(inverse.c) * py + Double(inverse.tx),
      Double(inverse.b) * px + Double(inverse.d) * py + Double(inverse.ty))
  }
}
