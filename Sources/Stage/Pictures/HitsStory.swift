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
    /// Whether it is drawn there, but says that a point there is outside.
    let isRefused: Bool
  }

  let cells: HitCells
  /// The cells that are lost, by the letters of the losses; 0 where nothing is.
  let lost: HitCells
  private(set) var losses: [Loss] = []

  init(of run: Run, _ scenery: Scenery) {
    let cells = HitCells(scenery.area, on: run.stage)
    var names = [String?](repeating: nil, count: 256)
    for owner in cells.letters.owners { names[Int(owner.letter)] = owner.name }
    var losses: [Loss] = []
    func letter(
      _ drawn: Int, _ owner: String?, isDrawn: Bool, isRefused: Bool = false
    ) -> UInt8 {
      let name = scenery.parts[drawn].item.name
      let known = losses.first {
        $0.drawn == name && $0.hit == owner && $0.isDrawn == isDrawn && $0.isRefused == isRefused
      }
      if let known { return known.letter }
      losses.append(
        Loss(
          letter: UInt8(losses.count + 1), drawn: name, hit: owner, isDrawn: isDrawn,
          isRefused: isRefused))
      return UInt8(losses.count)
    }
    let wider = Self.wider(scenery, on: run.stage)
    // Asked for each of some ten thousand cells, so what does not depend on the spot is found once.
    let promised = scenery.promised.reversed().map { (index: $0, shape: scenery.parts[$0].shape) }
    var verdicts: [Pair: Verdict] = [:]
    var losers: [UInt8: [Wider]] = [:]
    lost = run.stage.unrecorded {
      HitCells(like: cells) { place, middle in
        let owner = names[Int(cells[place])]
        if let seen = promised.first(where: { $0.shape.contains(middle) }) {
          let pair = Pair(drawn: seen.index, hit: cells[place])
          let verdict = verdicts[pair] ?? Verdict(on: seen.index, hitting: owner, in: scenery)
          verdicts[pair] = verdict
          if verdict.isLost(at: middle) {
            let isRefused = wider.contains { $0.index == seen.index && !$0.saysInside(middle) }
            return letter(seen.index, owner, isDrawn: true, isRefused: isRefused)
          }
        }
        let others =
          losers[cells[place]] ?? wider.filter { scenery.takes(owner, from: $0.index) }
        losers[cells[place]] = others
        let loser = others.first { !$0.outline.contains(middle) && $0.saysInside(middle) }
        return loser.map { letter($0.index, owner, isDrawn: false) } ?? 0
      }
    }
    (self.cells, self.losses) = (cells, losses)
  }

  /// A view that may say inside where it is not drawn, with the way down to it.
  private struct Wider {
    let index: Int
    let outline: Shape
    let path: [UIView]

    func saysInside(_ spot: Spot) -> Bool {
      var point = CGPoint(x: spot.x, y: spot.y)
      for view in path { point = view.pointFromSuperview(point) }
      return path.last?.point(inside: point, with: nil) ?? false
    }
  }

  private static func wider(_ scenery: Scenery, on stage: Stage) -> [Wider] {
    var found: [Wider] = []
    func search(_ view: UIView, _ path: [UIView]) {
      let path = path + [view]
      let index = scenery.parts.firstIndex {
        $0.item.isNamed && $0.item.name == view.name && $0.item.off == nil && !$0.isScreen
      }
      if let index {
        found.append(Wider(index: index, outline: scenery.parts[index].outline, path: path))
      }
      for subview in view.subviews { search(subview, path) }
    }
    for window in stage.phone.application.windowScene.windowsFromFront { search(window, []) }
    return found
  }

  /// A view that is seen, and the letter of the one that is hit there.
  private struct Pair: Hashable {
    let drawn: Int
    let hit: UInt8
  }

  /// Where a view that is seen is not what a finger hits, nor has that as a part of it.
  private enum Verdict {
    case nowhere
    case everywhere
    /// A view in front that owns more than is drawn of it takes nothing that was promised.
    case within(Shape)

    init(on drawn: Int, hitting owner: String?, in scenery: Scenery) {
      let name = scenery.parts[drawn].item.name
      let other = scenery.place(of: owner)
      if owner == name || scenery.is(owner, in: name) {
        self = .nowhere
      } else if other < drawn {
        self = .everywhere
      } else {
        self = .within(scenery.parts[other].shape)
      }
    }

    func isLost(at spot: Spot) -> Bool {
      switch self {
      case .nowhere: false
      case .everywhere: true
      case .within(let shape): shape.contains(spot)
      }
    }
  }
}

extension Scenery {
  /// The views that are seen and could be touched, from the back to the front.
  fileprivate var promised: [Int] {
    parts.indices.filter { index in
      let part = parts[index]
      return !part.isScreen && !part.isSeeThrough && part.item.off == nil && part.item.isNamed
    }
  }

  /// The place of a view among those that are drawn; -1 for all that lies behind them.
  fileprivate func place(of name: String?) -> Int {
    parts.firstIndex { $0.item.name == name } ?? -1
  }

  /// Whether a view that is hit where another one says inside takes the touch from it.
  fileprivate func takes(_ owner: String?, from index: Int) -> Bool {
    let name = parts[index].item.name
    return owner != name && !self.is(owner, in: name) && place(of: owner) < index
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
