import ExerciseKit

// Windows are asked from the front: by level, and within a level the one brought to the front last
// comes first. Whether a window is the key window does not matter for touches.
// A window asks its own gates in hitTest, so hidden windows decline by themselves.
// The point must be in the window's own coordinates, because a window may be anywhere on the
// screen. A window is not turned and not scrolled, so subtracting its corner is enough; for views
// it would not be.
// The trap is to sort by level and take the first. A window in front that finds no view lets the
// finger through, and the search continues behind it. Sorting must also keep the order of equals,
// which `max(by:)` or a plain sort of the unturned list gets wrong.
func viewUnderFinger(at point: CGPoint, in windows: [UIWindow]) -> UIView? {
  let fromFront = windows.enumerated().sorted { one, other in
    let (level, otherLevel) = (one.element.windowLevel, other.element.windowLevel)
    return level == otherLevel ? one.offset > other.offset : level > otherLevel
  }
  for (_, window) in fromFront {
    let local = CGPoint(x: point.x - window.frame.minX, y: point.y - window.frame.minY)
    if let view = window.hitTest(local, with: nil) { return view }
  }
  return nil
}
