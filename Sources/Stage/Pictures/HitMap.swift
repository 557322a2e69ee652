import MiniUIKit

extension Run {
  /// The same cells as the map's, each with the letter of the view that a finger would hit there.
  ///
  /// Asked after the run; nothing is recorded. A point is where no view would be hit.
  public var hitMap: [String] {
    let scenery = Scenery(of: self)
    var grid = MapGrid(scenery.area)
    var letters = Letters(for: stage)
    for row in 0..<grid.rows {
      for column in 0..<grid.columns {
        let middle = grid.middle(column, row)
        let owner = stage.owner(at: CGPoint(x: middle.x, y: middle.y))
        grid[column, row] = letters.letter(of: owner?.name)
      }
    }
    return grid.lines + (letters.legend + scenery.touchLines).map { $0.asASCII }
  }
}

/// A letter for each view: the first of its name that is free, and any other where none is.
///
/// Letters that look like others, as l, I and 1 do, come last.
struct Letters {
  /// The letter where no view is hit.
  static let noView = UInt8(ascii: ".")

  /// Letters that are easily taken for others.
  private static let ambiguous = Array("lioIO01".utf8)

  private var names: [(name: String, letter: UInt8)] = []
  private var used: [UInt8] = []

  /// Gives the views of a stage their letters, those with names of their own first.
  init(for stage: Stage) {
    let items = Snapshot(of: stage).items
    for item in items where item.isNamed { assign(item.name) }
    for item in items where !item.isNamed { assign(item.name) }
  }

  /// The letter of a view by its name, nil for no view; it will appear in the legend.
  mutating func letter(of name: String?) -> UInt8 {
    var letter = Self.noView
    if let name {
      assign(name)
      letter = names.first { $0.name == name }?.letter ?? UInt8(ascii: "?")
    }
    if !used.contains(letter) { used.append(letter) }
    return letter
  }

  /// The letters used so far with their names, in the order in which they were assigned.
  var owners: [(letter: UInt8, name: String)] {
    names.filter { used.contains($0.letter) }.map { ($0.letter, $0.name) }
  }

  /// A line for each letter used so far: `g grey`.
  var legend: [String] {
    owners.map { String(decoding: [$0.letter], as: UTF8.self) + " " + $0.name }
      + (used.contains(Self.noView) ? [". nobody"] : [])
  }

  private mutating func assign(_ name: String) {
    guard !names.contains(where: { $0.name == name }) else { return }
    let own = name.inASCII.filter { Self.isLetter($0) }
    let all = Array("abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789lioIO01".utf8)
    let clear = own.filter { !Self.ambiguous.contains($0) }
    let free = (clear + own + all).first { letter in !names.contains { $0.letter == letter } }
    names.append((name, free ?? UInt8(ascii: "?")))
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (byte >= 0x41 && byte <= 0x5A) || (byte >= 0x61 && byte <= 0x7A)
      || (byte >= 0x30 && byte <= 0x39)
  }
}
