import ExerciseKit

// The four steps of the rule are one line or one loop each. Their order matters, because a view
// that is off is never asked for its area, and a point outside never reaches the subviews.
// `self.point(inside:with:)` is called and not `bounds.contains`, so that a subclass that enlarges
// its area is respected.
// The subviews are asked in their own coordinates, so convert the point for each of them.
// The trap is to return nil after the loop. A view that contains the point and whose subviews all
// decline is itself the answer.
class HandWrittenView: BareView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return nil }
    guard self.point(inside: point, with: event) else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return self
  }
}
