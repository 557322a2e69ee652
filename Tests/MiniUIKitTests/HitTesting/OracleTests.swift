import MiniUIKit
import SeededRandom
import TestKit
import Testing

/// The engine against a search through all views.
///
/// Of the views that contain the point in their own area and in every ancestor's, the one that is
/// drawn last is hit.
@Suite(.provedOnce(.engine)) struct OracleTests {
  @Test(arguments: 1...40)
  func `HT-3 random scenes agree with a search through all views`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let root = UIView(frame: CGRect(0, 0, 100, 100))
    var views = [root]
    for _ in 0..<Int.random(in: 1...24, using: &random) {
      let view = UIView(
        frame: CGRect(
          x: Int.random(in: -20...80, using: &random), y: Int.random(in: -20...80, using: &random),
          width: Int.random(in: 0...80, using: &random),
          height: Int.random(in: 0...80, using: &random)))
      switch Int.random(in: 0...11, using: &random) {
      case 0: view.isHidden = true
      case 1: view.isUserInteractionEnabled = false
      case 2: view.alpha = [0.009, 0.01, 0.011].randomElement(using: &random) ?? 1
      case 3: view.bounds.origin = CGPoint(10, -10)
      case 4: view.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 3, ty: 0)
      case 5: view.transform = CGAffineTransform(scaleX: 2, y: 0.5)
      default: break
      }
      let parent = views.randomElement(using: &random) ?? root
      parent.insertSubview(view, at: Int.random(in: 0...parent.subviews.count, using: &random))
      views.append(view)
    }
    for _ in 0..<200 {
      let point = CGPoint(
        x: CGFloat(Int.random(in: -10...220, using: &random)) / 2,
        y: CGFloat(Int.random(in: -10...220, using: &random)) / 2)
      let (hit, expected) = (root.hitTest(point, with: nil), search(root, point))
      expectSame(hit, expected, "seed \(seed), point \(coordinates(point))")
    }
  }

  /// Draws all views in order and keeps the last one that shows at the point.
  private func search(_ root: UIView, _ point: CGPoint) -> UIView? {
    var last: UIView?
    func draw(_ view: UIView, _ chain: [UIView]) {
      let chain = chain + [view]
      if chain.allSatisfy({ isOn($0) && isInside($0, point, root) }) { last = view }
      for subview in view.subviews { draw(subview, chain) }
    }
    draw(root, [])
    return last
  }

  private func isOn(_ view: UIView) -> Bool {
    !view.isHidden && view.isUserInteractionEnabled && view.alpha >= 0.01
  }

  /// Goes down from the root step by step, by the definition of center, bounds and transform.
  private func isInside(_ view: UIView, _ point: CGPoint, _ root: UIView) -> Bool {
    var path: [UIView] = []
    var each: UIView? = view
    while let current = each, current !== root {
      (path, each) = ([current] + path, current.superview)
    }
    var (x, y) = (Double(point.x), Double(point.y))
    for step in path {
      let (dx, dy) = (x - Double(step.center.x), y - Double(step.center.y))
      let t = step.transform
      let (a, b, c, d) = (Double(t.a), Double(t.b), Double(t.c), Double(t.d))
      let (ux, uy) = (dx - Double(t.tx), dy - Double(t.ty))
      let determinant = a * d - b * c
      x =
        (d * ux - c * uy) / determinant + Double(step.bounds.origin.x + step.bounds.size.width / 2)
      y =
        (a * uy - b * ux) / determinant + Double(step.bounds.origin.y + step.bounds.size.height / 2)
    }
    let bounds = view.bounds
    return x >= Double(bounds.origin.x) && x < Double(bounds.origin.x + bounds.size.width)
      && y >= Double(bounds.origin.y) && y < Double(bounds.origin.y + bounds.size.height)
  }
}
