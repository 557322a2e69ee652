import ExerciseKit

// The way from the root to the view is walked down as UIKit walks it. At each view of it there are
// two ways to be stopped, its gates and its area, and one way to be overtaken, by a sibling that is
// in front of the next view on the way and finds a view.
// The view that such a sibling finds is the one that covers ours, and not the sibling itself.
// At the end of the way the view's own subviews come first; if none of them wants it, it is hit.
// The trap is to ask root.hitTest and compare. It says which view was hit, but not why.
func reason(_ view: UIView, isNotHitAt point: CGPoint, in root: UIView) -> Reason {
  var way: [UIView] = []
  var next: UIView? = view
  while let each = next {
    way.insert(each, at: 0)
    next = each === root ? nil : each.superview
  }
  for (index, each) in way.enumerated() {
    guard each.isUserInteractionEnabled, !each.isHidden, each.alpha >= 0.01 else {
      return .off(each)
    }
    let local = root.convert(point, to: each)
    guard each.point(inside: local, with: nil) else { return .outside(each) }
    let following = index + 1 < way.count ? way[index + 1] : nil
    for subview in each.subviews.reversed() {
      if subview === following { break }
      if let hit = subview.hitTest(each.convert(local, to: subview), with: nil) {
        return .covered(hit)
      }
    }
  }
  return .hit
}

/// Why a touch does not hit a view.
enum Reason: Equatable {
  /// It does.
  case hit
  /// This view is switched off.
  case off(UIView)
  /// The point is outside this view.
  case outside(UIView)
  /// This view gets the touch instead.
  case covered(UIView)
}
