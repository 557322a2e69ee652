import Grading
import MiniUIKit

let wrong2_4: [WrongAnswer<WindowSearch>] = [
  WrongAnswer("asks the windows from the back") { { fromTheBack(at: $0, in: $1) } },
  WrongAnswer("forgets the levels") { { noLevels(at: $0, in: $1) } },
  WrongAnswer("counts every level but the alert's as normal") { { alertsOnly(at: $0, in: $1) } },
  WrongAnswer("counts every level but the normal one as the highest") {
    { normalOrNot(at: $0, in: $1) }
  },
  WrongAnswer("asks the key window first among equals") { { keyFirst(at: $0, in: $1) } },
  WrongAnswer("stops at the frontmost window") { { frontmostOnly(at: $0, in: $1) } },
  WrongAnswer("takes the last window if all decline") {
    { levelByLevel(at: $0, in: $1) ?? $1.last }
  },
  WrongAnswer("hands the screen's point to the window") { { screenPoint(at: $0, in: $1) } },
  WrongAnswer("takes a window that answers itself for none") {
    { point, windows in
      let found = levelByLevel(at: point, in: windows)
      return found is UIWindow ? nil : found
    }
  },
  WrongAnswer("asks the controllers' views") {
    { point, windows in
      windows.last?.rootViewController?.view.hitTest(point, with: nil)
    }
  },
  WrongAnswer("knows the named levels only") {
    { point, windows in
      levelByLevel(at: point, in: windows.filter { $0.windowLevel.rawValue != 1 })
    }
  },
  WrongAnswer("takes levels for whole numbers") {
    { point, windows in
      byWholeLevels(windows).lazy.compactMap { $0.hitTest(inside($0, point), with: nil) }.first
    }
  },
  WrongAnswer("begins at level 0") {
    { point, windows in
      levelByLevel(at: point, in: windows.filter { $0.windowLevel.rawValue >= 0 })
    }
  },
  WrongAnswer("asks one window of each level") {
    { point, windows in
      levelByLevel(
        at: point,
        in: windows.enumerated().filter { place, window in
          !windows[(place + 1)...].contains { $0.windowLevel == window.windowLevel }
        }.map(\.element))
    }
  },
  WrongAnswer("asks only the windows whose frames contain the point") {
    { point, windows in
      levelByLevel(at: point, in: windows.filter { $0.frame.contains(point) })
    }
  },
  WrongAnswer("takes the first window for the screen") {
    { point, windows in
      let corner = windows.first?.frame.origin ?? .zero
      let isFull = windows.count < 2 || windows[0].windowLevel != .alert
      return levelByLevel(
        at: isFull ? point : CGPoint(x: point.x + corner.x, y: point.y + corner.y), in: windows)
    }
  },
]

/// The frontmost window first, if levels had no fractions.
private func byWholeLevels(_ windows: [UIWindow]) -> [UIWindow] {
  func key(_ place: Int) -> (Int, Int) { (Int(windows[place].windowLevel.rawValue), place) }
  return windows.indices.sorted { key($0) > key($1) }.map { windows[$0] }
}

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

/// Right: asks the frontmost window, and then the list without it.
func frontmostFirst(at point: CGPoint, in windows: [UIWindow]) -> UIView? {
  guard let level = windows.map(\.windowLevel).max(),
    let front = windows.lastIndex(where: { $0.windowLevel == level })
  else { return nil }
  var others = windows
  let window = others.remove(at: front)
  return window.hitTest(window.convert(point, from: nil as UIWindow?), with: nil)
    ?? frontmostFirst(at: point, in: others)
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
