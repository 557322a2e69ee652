import MiniUIKit

func levelByLevel(at point: CGPoint, in windows: [UIWindow]) -> UIView? {
  var levels: [UIWindow.Level] = []
  for window in windows where !levels.contains(window.windowLevel) {
    levels.append(window.windowLevel)
  }
  levels.sort { $0 > $1 }
  for level in levels {
    for window in windows.reversed() where window.windowLevel == level {
      if let view = window.hitTest(inside(window, point), with: nil) { return view }
    }
  }
  return nil
}

func fromTheBack(at point: CGPoint, in windows: [UIWindow]) -> UIView? {
  for window in windows.sorted(by: { $0.windowLevel > $1.windowLevel }) {
    if let view = window.hitTest(inside(window, point), with: nil) { return view }
  }
  return nil
}

func noLevels(at point: CGPoint, in windows: [UIWindow]) -> UIView? {
  for window in windows.reversed() {
    if let view = window.hitTest(inside(window, point), with: nil) { return view }
  }
  return nil
}

func frontmostOnly(at point: CGPoint, in windows: [UIWindow]) -> UIView? {
  let highest = windows.map(\.windowLevel).max()
  let front = windows.last { $0.windowLevel == highest }
  return front.flatMap { $0.hitTest(inside($0, point), with: nil) }
}

func screenPoint(at point: CGPoint, in windows: [UIWindow]) -> UIView? {
  let ordered = windows.reversed().sorted { $0.windowLevel > $1.windowLevel }
  for window in ordered {
    if let view = window.hitTest(point, with: nil) { return view }
  }
  return nil
}

private func inside(_ window: UIWindow, _ point: CGPoint) -> CGPoint {
  CGPoint(x: point.x - window.frame.minX, y: point.y - window.frame.minY)
}

private func search(
  _ point: CGPoint, _ windows: [UIWindow], by rank: (UIWindow) -> CGFloat
) -> UIView? {
  for window in windows.reversed().sorted(by: { rank($0) > rank($1) }) {
    if let view = window.hitTest(inside(window, point), with: nil) { return view }
  }
  return nil
}

func alertsOnly(at point: CGPoint, in windows: [UIWindow]) -> UIView? {
  search(point, windows) { $0.windowLevel == .alert ? 1 : 0 }
}

func normalOrNot(at point: CGPoint, in windows: [UIWindow]) -> UIView? {
  search(point, windows) { $0.windowLevel == .normal ? 0 : 1 }
}

func keyFirst(at point: CGPoint, in windows: [UIWindow]) -> UIView? {
  search(point, windows) { $0.windowLevel.rawValue + ($0.isKeyWindow ? 0.5 : 0) }
}
