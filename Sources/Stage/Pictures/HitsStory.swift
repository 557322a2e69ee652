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
  }

  let cells: HitCells
  /// The cells that are lost, by the letters of the losses; 0 where nothing is.
  let lost: HitCells
  private(set) var losses: [Loss] = []

  init(of run: Run, _ scenery: Scenery) {
    let cells = HitCells(scenery.area, on: run.stage)
    let owners = cells.letters.owners
    var losses: [Loss] = []
    lost = HitCells(like: cells) { place, middle in
      let letter = cells[place]
      let owner = owners.first { $0.letter == letter }?.name
      guard let seen = Self.seen(at: middle, in: scenery),
        Self.isLost(scenery.parts[seen], seen, to: owner, at: middle, in: scenery)
      else { return 0 }
      let name = scenery.parts[seen].item.name
      if let known = losses.first(where: { $0.drawn == name && $0.hit == owner }) {
        return known.letter
      }
      losses.append(Loss(letter: UInt8(losses.count + 1), drawn: name, hit: owner))
      return UInt8(losses.count)
    }
    (self.cells, self.losses) = (cells, losses)
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
    guard let other = scenery.parts.indices.first(where: { scenery.parts[$0].item.name == owner })
    else { return true }
    var each: String? = owner
    for _ in 0..<64 {
      guard let name = each else { break }
      if name == part.item.name { return false }
      each = scenery.parts.first { $0.item.name == name }?.item.superview
    }
    // A view in front that owns more than is drawn of it takes nothing that was promised.
    return other < index || scenery.parts[other].shape.contains(spot)
  }
}
