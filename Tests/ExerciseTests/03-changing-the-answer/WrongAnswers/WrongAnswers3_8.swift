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

/// Right as far as it goes, if it calls the right alpha off.
final class ReachesItsBadge: PlainPhoto {
  private let offBelow: CGFloat

  init(offBelow: CGFloat = 0.01) {
    self.offBelow = offBelow
    super.init(frame: .zero)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= offBelow else { return nil }
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

/// A screen that knows its photo and does nothing for it.
class PlainScreen: UIView {
  var photo: PlainPhoto?

  /// Who in the photo's button is under a point of the screen.
  func inBadge(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard let badge = photo?.badge else { return nil }
    return badge.hitTest(convert(point, to: badge), with: event)
  }

  func isOn(_ view: UIView) -> Bool {
    view.isUserInteractionEnabled && !view.isHidden && view.alpha >= 0.01
  }
}

/// Right: the screen asks the button itself, if neither it nor the photo is off.
final class AsksIfAllAreOn: PlainScreen {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if isOn(self), let photo, isOn(photo), let hit = inBadge(point, event) { return hit }
    return super.hitTest(point, with: event)
  }
}

final class AsksDeleteFirst: PlainScreen {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    inBadge(point, event) ?? super.hitTest(point, with: event)
  }
}

final class ForgetsItsGates: PlainScreen {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if let photo, isOn(photo), let hit = inBadge(point, event) { return hit }
    return super.hitTest(point, with: event)
  }
}

final class TestsHiddenAlone: PlainScreen {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if !isHidden, let photo, isOn(photo), let hit = inBadge(point, event) { return hit }
    return super.hitTest(point, with: event)
  }
}
