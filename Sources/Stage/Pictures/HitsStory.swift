import MiniUIKit

/// Which view owns each part of the screen, and what of the views drawn there is lost to others.
struct HitsStory {
  /// A part of a view in which a finger hits another one that lies behind it, or that lets it be
  /// seen.
  struct Loss {
    let letter: UInt8
    /// The view that is seen, and the one that is hit; nil if none is.
    let drawn: String
    let hit: String?
    /// Whether it is drawn there, and does not only say that a point there is inside it.
    let isDrawn: Bool
  }

  let cells: HitCells
  /// The cells that are lost, by the letters of the losses; 0 where nothing is.
  let lost: HitCells
  private(set) var losses: [Loss] = []

  init(of run: Run, _ scenery: Scenery) {
    let cells = HitCells(scenery.area, on: run.stage)
    let owners = cells.letters.owners
    var losses: [Loss] = []
    func letter(_ drawn: Int, _ owner: String?, isDrawn: Bool) -> UInt8 {
      let name = scenery.parts[drawn].item.name
      let known = losses.first { $0.drawn == name && $0.hit == owner && $0.isDrawn == isDrawn }
      if let known { return known.letter }
      losses.append(
        Loss(letter: UInt8(losses.count + 1), drawn: name, hit: owner, isDrawn: isDrawn))
      return UInt8(losses.count)
    }
    let wider = Self.wider(scenery, on: run.stage)
    lost = run.stage.unrecorded {
      HitCells(like: cells) { place, middle in
        let owner = owners.first { $0.letter == cells[place] }?.name
        if let seen = Self.seen(at: middle, in: scenery),
          Self.isLost(scenery.parts[seen], seen, to: owner, at: middle, in: scenery)
        {
          return letter(seen, owner, isDrawn: true)
        }
        for (index, path) in wider where Self.saysInside(path, middle) {
          let part = scenery.parts[index]
          guard !part.outline.contains(middle), owner != part.item.name,
            !scenery.is(owner, in: part.item.name), scenery.place(of: owner) < index
          else { continue }
          return letter(index, owner, isDrawn: false)
        }
        return 0
      }
    }
    (self.cells, self.losses) = (cells, losses)
  }

  /// The views that may say inside where they are not drawn, with the way down to them.
  private static func wider(
    _ scenery: Scenery, on stage: Stage
  ) -> [(index: Int, path: [UIView])] {
    var found: [(index: Int, path: [UIView])] = []
    func search(_ view: UIView, _ path: [UIView]) {
      let path = path + [view]
      let index = scenery.parts.firstIndex {
        $0.item.isNamed && $0.item.name == view.name && $0.item.off == nil && !$0.isScreen
      }
      if let index { found.append((index, path)) }
      for subview in view.subviews { search(subview, path) }
    }
    for window in stage.phone.application.windowScene.windowsFromFront { search(window, []) }
    return found
  }

  private static func saysInside(_ path: [UIView], _ spot: Spot) -> Bool {
    var point = CGPoint(x: spot.x, y: spot.y)
    for view in path { point = view.pointFromSuperview(point) }
    return path.last?.point(inside: point, with: nil) ?? false
  }

  /// The view that is seen at a spot, of those that could be touched.
  private static func seen(at spot: Spot, in scenery: Scenery) -> Int? {
    scenery.parts.indices.last { index in
      let part = scenery.parts[index]
      return !part.isScreen && !part.isSeeThrough && part.item.off == nil && part.item.isNamed
        && part.shape.contains(spot)
    }
  }

  /// Whether what is seen there is not what a finger hits, nor a part of it.
  private static func isLost(
    _ part: Scenery.Part, _ index: Int, to owner: String?, at spot: Spot, in scenery: Scenery
  ) -> Bool {
    if owner == part.item.name { return false }
    if scenery.is(owner, in: part.item.name) { return false }
    let other = scenery.place(of: owner)
    // A view in front that owns more than is drawn of it takes nothing that was promised.
    return other < index || scenery.parts[other].shape.contains(spot)
  }
}

extension Scenery {
  /// The place of a view among those that are drawn; -1 for all that lies behind them.
  fileprivate func place(of name: String?) -> Int {
    parts.firstIndex { $0.item.name == name } ?? -1
  }

  /// Whether a view lies in another one's tree of views.
  func `is`(_ name: String?, in ancestor: String) -> Bool {
    var each = name
    for _ in 0..<64 {
      guard let name = each else { return false }
      if name == ancestor { return true }
      each = parts.first { $0.item.name == name }?.item.superview
    }
    return false
  }
}
