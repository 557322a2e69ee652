import MiniUIKit
import Stage

// What a finger would hit, and why not something else, asked of a scene as it stands; nothing of it
// is recorded.

extension Stage {
  /// Says of each view with a name whether a finger at a point of the screen hits it, or why not.
  func reasons(at point: CGPoint) -> [(name: String, reason: String)] {
    let hit = owner(at: point)
    var (found, waiting): ([UIView], [UIView]) = ([], [root])
    while let next = waiting.popLast() {
      if next.traceName != nil { found.append(next) }
      waiting += next.subviews.reversed()
    }
    return found.map { ($0.name, reason($0, at: point, hit)) }
  }

  private func way(to view: UIView) -> [UIView] {
    var (way, each): ([UIView], UIView?) = ([], view)
    while let next = each {
      way.insert(next, at: 0)
      each = next.superview
    }
    return way
  }

  private func reason(_ view: UIView, at point: CGPoint, _ hit: UIView?) -> String {
    if hit === view { return "is hit" }
    let way = self.way(to: view)
    for each in way {
      let whose = each === view ? "" : "lies in " + each.name + ", which "
      if each.isHidden { return whose + "is hidden" }
      if Double(each.alpha) < 0.01 { return whose + "has an alpha below 0.01" }
      if !each.isUserInteractionEnabled { return whose + "has its interaction off" }
      if !each.point(inside: window.convert(point, to: each), with: nil) {
        return whose + "does not lie under the point"
          + (whose.isEmpty ? "" : " and asks nobody in it")
      }
    }
    guard let hit else { return "is not asked" }
    let hits = self.way(to: hit)
    if hits.contains(where: { $0 === view }) {
      return "is asked, and " + hit.name + " in it is hit"
    }
    // The first that is on one way alone lies in front of what is on the other.
    let front = hits.first { other in !way.contains { $0 === other } } ?? hit
    return "is not asked: " + front.name + " lies in front"
      + (front === hit ? " and is hit" : ", and " + hit.name + " in it is hit")
  }

  /// Which view owns which part of the screen: upright rectangles that cover it.
  ///
  /// A reader's views stand upright and decide by their bounds, so that nothing changes between two
  /// neighbouring edges: one question in the middle answers for the whole cell.
  var hitAreas: [(name: String?, frame: CGRect)] {
    let frames = Snapshot(of: self).items.map { $0.frame }
    let xs = Self.cuts(frames.flatMap { [$0.minX, $0.maxX] }, phone.screenSize.width)
    let ys = Self.cuts(frames.flatMap { [$0.minY, $0.maxY] }, phone.screenSize.height)
    var areas: [(name: String?, frame: CGRect)] = []
    var above: [Int] = []
    for (top, bottom) in zip(ys, ys.dropFirst()) {
      var row: [(name: String?, frame: CGRect)] = []
      for (left, right) in zip(xs, xs.dropFirst()) {
        let name = owner(at: CGPoint(x: (left + right) / 2, y: (top + bottom) / 2))?.name
        if let last = row.last, last.name == name {
          row[row.count - 1].frame.size.width = right - last.frame.minX
        } else {
          row.append((name, CGRect(x: left, y: top, width: right - left, height: bottom - top)))
        }
      }
      above = row.map { cell in
        let same = above.first { place in
          let other = areas[place]
          return other.name == cell.name && other.frame.minX == cell.frame.minX
            && other.frame.width == cell.frame.width
        }
        guard let same else {
          areas.append(cell)
          return areas.count - 1
        }
        areas[same].frame.size.height = bottom - areas[same].frame.minY
        return same
      }
    }
    return areas
  }

  /// The different edges on the screen, in order, with its own two.
  private static func cuts(_ edges: [CGFloat], _ end: CGFloat) -> [CGFloat] {
    var cuts: [CGFloat] = []
    for edge in (edges + [0, end]).sorted() where edge >= 0 && edge <= end && cuts.last != edge {
      cuts.append(edge)
    }
    return cuts
  }
}
