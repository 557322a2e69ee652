import Grading
import MiniUIKit

let wrong3_8: [WrongAnswer<Photos>] = [
  WrongAnswer("leaves stars in front") { photos(ReachesItsBadge(), behind: { $0.addSubview($1) }) },
  WrongAnswer("brings photo to the front and no more") {
    photos(PlainPhoto(), behind: { $0.insertSubview($1, at: 0) })
  },
  WrongAnswer("enlarges photo's area") {
    photos(LargePhoto(), behind: { $0.insertSubview($1, at: 0) })
  },
  WrongAnswer("moves delete to the screen") {
    photos(PlainPhoto(), inScreen: true, behind: { $0.insertSubview($1, at: 0) })
  },
  WrongAnswer("the screen asks delete first, whatever photo is") {
    photos(PlainPhoto(), in: AsksDeleteFirst(), behind: { $0.addSubview($1) })
  },
  WrongAnswer("the screen forgets its own gates") {
    photos(PlainPhoto(), in: ForgetsItsGates(), behind: { $0.addSubview($1) })
  },
  WrongAnswer("the screen tests only whether it is hidden") {
    photos(PlainPhoto(), in: TestsHiddenAlone(), behind: { $0.addSubview($1) })
  },
  WrongAnswer("returns delete wherever its area says yes") {
    photos(GrabsItsBadge(), behind: { $0.insertSubview($1, at: 0) })
  },
  WrongAnswer("makes photo a point wider") {
    photos(
      ReachesItsBadge(), frame: CGRect(x: 60, y: 100, width: 201, height: 200),
      behind: { $0.insertSubview($1, at: 0) })
  },
  WrongAnswer("calls only half of the faintest off") {
    photos(ReachesItsBadge(offBelow: 0.005), behind: { $0.insertSubview($1, at: 0) })
  },
  WrongAnswer("calls what is faint off") {
    photos(ReachesItsBadge(offBelow: 0.02), behind: { $0.insertSubview($1, at: 0) })
  },
  WrongAnswer("leaves a hole in stars") {
    photos(
      ReachesItsBadge(),
      stars: StarsWithAHole(frame: CGRect(x: 262, y: 60, width: 50, height: 60)),
      behind: { $0.addSubview($1) })
  },
  WrongAnswer("knows one place only") {
    photos(PlainPhoto(), in: KnowsOnePlace(), behind: { $0.addSubview($1) })
  },
  WrongAnswer("makes the photo's frame larger") {
    photos(
      PlainPhoto(), frame: CGRect(x: 30, y: 70, width: 260, height: 260),
      behind: { $0.insertSubview($1, at: 0) })
  },
  WrongAnswer("turns stars off") {
    let screen = photos(ReachesItsBadge(), behind: { $0.addSubview($1) })
    screen.stars.isUserInteractionEnabled = false
    return screen
  },
]

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
    if isOn(self), let photo, photo.superview === self, isOn(photo),
      let hit = inBadge(point, event)
    {
      return hit
    }
    return super.hitTest(point, with: event)
  }
}

final class AsksDeleteFirst: PlainScreen {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    inBadge(point, event) ?? super.hitTest(point, with: event)
  }
}

/// Asks all gates, and then a rectangle that was right once.
final class KnowsOnePlace: PlainScreen {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let area = CGRect(x: 234, y: 82, width: 44, height: 44)
    if isOn(self), let photo, photo.superview === self, isOn(photo), let badge = photo.badge,
      isOn(badge), (badge as? UIControl)?.isEnabled != false, area.contains(point)
    {
      return badge
    }
    return super.hitTest(point, with: event)
  }
}

/// Stars that are never hit where the button's area lies.
final class StarsWithAHole: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let hole = CGRect(x: 234, y: 82, width: 44, height: 44)
    return super.point(inside: point, with: event) && !hole.contains(convert(point, to: superview))
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

/// A screen with a photo of some class, built as an answer might build it.
func photos(
  _ photo: PlainPhoto, in screen: PlainScreen = PlainScreen(),
  frame: CGRect = CGRect(x: 60, y: 100, width: 200, height: 200),
  stars: UIView = UIView(frame: CGRect(x: 262, y: 60, width: 50, height: 60)),
  inScreen: Bool = false, behind: (_ screen: UIView, _ stars: UIView) -> Void
) -> Photos {
  screen.frame = photoFrame
  screen.photo = photo
  photo.frame = frame
  let delete = PhotoButton(
    frame: CGRect(x: 244 - frame.minX, y: 92 - frame.minY, width: 24, height: 24))
  photo.badge = delete
  photo.addSubview(delete)
  screen.addSubview(photo)
  behind(screen, stars)
  if inScreen {
    delete.frame.origin = CGPoint(x: 244, y: 92)
    screen.addSubview(delete)
  }
  return Photos(screen: screen, photo: photo, delete: delete, stars: stars)
}
