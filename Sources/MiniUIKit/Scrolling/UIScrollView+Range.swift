// Where a scroll view may come to rest.

/// One of the two axes of a scroll view.
enum ScrollAxis: CaseIterable {
  case horizontal
  case vertical

  /// The coordinate of a point on this axis.
  func of(_ point: CGPoint) -> CGFloat { self == .horizontal ? point.x : point.y }

  /// Puts a coordinate into a point.
  func set(_ point: inout CGPoint, _ value: CGFloat) {
    if self == .horizontal { point.x = value } else { point.y = value }
  }
}

extension UIScrollView {
  /// The offsets between which the view comes to rest on an axis.
  final func range(_ axis: ScrollAxis) -> ClosedRange<CGFloat> {
    let (low, high): (CGFloat, CGFloat) =
      switch axis {
      case .horizontal:
        (-contentInset.left, contentSize.width + contentInset.right - bounds.width)
      case .vertical:
        (-contentInset.top, contentSize.height + contentInset.bottom - bounds.height)
      }
    return low...max(low, high)
  }

  /// The visible length on an axis.
  final func length(_ axis: ScrollAxis) -> CGFloat {
    axis == .horizontal ? bounds.width : bounds.height
  }

  /// Whether there is more content than the view shows on an axis.
  private final func overflows(_ axis: ScrollAxis) -> Bool {
    let range = range(axis)
    return range.upperBound > range.lowerBound
  }

  /// Whether a finger can move the content along an axis at all.
  final func scrolls(_ axis: ScrollAxis) -> Bool {
    let always = axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical
    return overflows(axis) || (bounces && always)
  }

  /// Whether the content gives way beyond the edge on an axis (SV-28).
  final func gives(_ axis: ScrollAxis) -> Bool { bounces && scrolls(axis) }

  /// How far the content can go on in its range, against the finger or with it, in points.
  final func room(_ axis: ScrollAxis, _ direction: CGFloat) -> CGFloat {
    let (place, range) = (axis.of(contentOffset), range(axis))
    return max(0, direction > 0 ? range.upperBound - place : place - range.lowerBound)
  }

  /// Whether a finger that goes a way moves the content, or moves a container in its place (SV-13).
  ///
  /// One that hands nothing over keeps a drag that it cannot use.
  final func canMove(_ way: CGPoint) -> Bool {
    ScrollAxis.allCases.contains { axis in
      let travel = axis.of(way)
      guard scrolls(axis), travel != 0 else { return false }
      return gives(axis) || !handsOver(axis) || room(axis, -travel) > 0
        || roomInContainers(axis, -travel) > 0
    }
  }

  /// A place in the range on both axes.
  final func clamped(_ place: CGPoint) -> CGPoint {
    CGPoint(
      x: Self.clamp(place.x, range(.horizontal)), y: Self.clamp(place.y, range(.vertical)))
  }

  static func clamp(_ value: CGFloat, _ range: ClosedRange<CGFloat>) -> CGFloat {
    min(max(value, range.lowerBound), range.upperBound)
  }
}
