import MiniUIKit

extension Run {
  /// The screen as a map in characters: the views, their names, and where fingers came down.
  ///
  /// At most 36 columns and 24 rows, and below them a line for each touch and for each view that
  /// cannot be touched. It shows the scene as it was when the first finger came down.
  public var map: [String] {
    let scenery = Scenery(of: self)
    var painter = MapPainter(MapGrid(scenery.area))
    for (index, part) in scenery.parts.enumerated() { painter.draw(part, index) }
    // Where touches go is known before the names are placed, so that none hides the other.
    var marks: [(column: Int, row: Int, character: UInt8)] = []
    for (index, spot) in scenery.touches.enumerated() {
      guard let (column, row) = painter.grid.cell(spot) else { continue }
      marks.append((column, row, scenery.mark(index).inASCII[0]))
    }
    for mark in marks { painter.grid[mark.column, mark.row] = mark.character }
    var names = MapNames(painter, scenery.parts)
    for (index, part) in scenery.parts.enumerated() { names.write(part, index) }
    var grid = names.painter.grid
    for mark in marks { grid[mark.column, mark.row] = mark.character }
    return lines(of: grid)
      + (scenery.touchLines + names.legend + names.left + scenery.reasons).map { $0.asASCII }
  }

  /// The rows of a map; an empty keyboard, which is the same all the way down, has one.
  private func lines(of grid: MapGrid) -> [String] {
    var lines = grid.lines
    guard let name = lines.firstIndex(where: { $0.utf8.starts(with: "|keyboard ".utf8) }) else {
      return lines
    }
    let blank = "|" + String(repeating: " ", count: max(0, lines[name].utf8.count - 2)) + "|"
    while name + 1 < lines.count, lines[name + 1] == blank { lines.remove(at: name + 1) }
    return lines
  }
}

/// Writes the names of views into a map, each at the upper left of what can be seen of its view.
struct MapNames {
  private(set) var painter: MapPainter
  /// What could not be written in full: `gr: grey`.
  private(set) var legend: [String] = []
  /// The names for which there was no room at all.
  private var unwritten: [String] = []
  private var taken: [[UInt8]] = []
  private let names: [[UInt8]]

  init(_ painter: MapPainter, _ parts: [Scenery.Part]) {
    (self.painter, names) = (painter, parts.map { $0.item.name.inASCII })
  }

  /// What is said of the names without room, in lines of at most 72 characters.
  var left: [String] {
    var lines: [String] = []
    for name in unwritten {
      guard let line = lines.last else {
        lines.append("no room for the names of " + name)
        continue
      }
      // The comma at the end of a line that another one follows needs its place, too.
      if line.utf8.count + name.utf8.count + 3 <= 72 {
        lines[lines.count - 1] = line + ", " + name
      } else {
        lines[lines.count - 1] = line + ","
        lines.append("  " + name)
      }
    }
    return lines
  }

  /// Writes the name of one view; one that lies beside the map has none to write.
  mutating func write(_ part: Scenery.Part, _ index: Int) {
    guard !part.shape.clipped(to: painter.grid.area).spots.isEmpty else { return }
    let name = part.item.name.inASCII
    // A window that fills the screen is named on its edge: its inside is full of views.
    let inside = part.isScreen ? nil : place(for: name.count, of: part, index)
    if let place = inside ?? edge(for: name.count, of: part) { return put(name, at: place) }
    for length in stride(from: name.count - 1, to: 0, by: -1) {
      guard let place = place(for: length, of: part, index) ?? edge(for: length, of: part) else {
        continue
      }
      let short = shortened(name, length)
      taken.append(short)
      legend.append(String(decoding: short, as: UTF8.self) + ": " + part.item.name)
      return put(short, at: place)
    }
    unwritten.append(part.item.name)
  }

  /// The beginning of a name; if another name begins so too, with the number at the name's end, or
  /// else with a capital: `bu2: button 2`, `F: field`.
  private func shortened(_ name: [UInt8], _ length: Int) -> [UInt8] {
    var short = Array(name.prefix(length))
    let alike = names.filter { $0 != name && Array($0.prefix(length)) == short }
    let last = name[name.count - 1]
    if !alike.isEmpty, last >= UInt8(ascii: "0"), last <= UInt8(ascii: "9") {
      short[length - 1] = last
    } else if !alike.isEmpty, short[0] >= UInt8(ascii: "a"), short[0] <= UInt8(ascii: "z") {
      short[0] -= UInt8(ascii: "a") - UInt8(ascii: "A")
    }
    var digit = UInt8(ascii: "1")
    while taken.contains(short), digit <= UInt8(ascii: "9") {
      short[length - 1] = digit
      digit += 1
    }
    return short
  }

  private mutating func put(_ text: [UInt8], at place: (column: Int, row: Int)) {
    for (offset, character) in text.enumerated() {
      painter.grid[place.column + offset, place.row] = character
    }
  }

  /// A place at which so many cells of what is seen of the view are blank, and no other name and
  /// no touch is next to them: as near to the view's upper left as possible.
  private func place(
    for length: Int, of part: Scenery.Part, _ index: Int
  ) -> (column: Int, row: Int)? {
    let grid = painter.grid
    let box = part.shape.box
    let (corner, end) = (
      grid.place(Spot(box.left, box.top)), grid.place(Spot(box.right, box.bottom))
    )
    // No blank of the view lies outside its box.
    let (top, left) = (max(0, Whole.below(corner.y)), max(0, Whole.below(corner.x)))
    let bottom = min(grid.rows - 1, Whole.above(end.y))
    let right = min(grid.columns, Whole.above(end.x) + 1) - length
    guard top <= bottom, left <= right else { return nil }
    // A row counts as two columns, as on the screen; but a turned view is named near its top.
    let weight = part.shape.isUpright ? 2.0 : 5
    var best: (column: Int, row: Int)?
    var smallest = Double.infinity
    for row in top...bottom {
      for column in left...right {
        let way = Double(column) - corner.x + weight * (Double(row) - corner.y)
        guard way <= smallest, isApart(column - 1, row), isApart(column + length, row),
          (column..<column + length).allSatisfy({ painter.isBlank($0, row, of: part, index) })
        else { continue }
        (best, smallest) = ((column, row), way)
      }
    }
    return best
  }

  /// A place on the upper edge of a view that has no inside on the map.
  private func edge(for length: Int, of part: Scenery.Part) -> (column: Int, row: Int)? {
    guard part.shape.isUpright else { return nil }
    let grid = painter.grid
    let stroke = UInt8(ascii: part.item.isInvisible ? "." : "-")
    let from = grid.place(Spot(part.shape.box.left, part.shape.box.top))
    let (left, row) = (Whole.above(from.x - 0.5) + 1, Whole.above(from.y - 0.5))
    let cells = left..<left + length
    guard cells.allSatisfy({ grid.contains($0, row) && grid[$0, row] == stroke }) else {
      return nil
    }
    return (left, row)
  }

  private func isApart(_ column: Int, _ row: Int) -> Bool {
    guard painter.grid.contains(column, row) else { return true }
    let character = painter.grid[column, row]
    return !(character >= 0x30 && character <= 0x39) && !(character >= 0x41 && character <= 0x5A)
      && !(character >= 0x61 && character <= 0x7A) && character != UInt8(ascii: "*")
  }
}
