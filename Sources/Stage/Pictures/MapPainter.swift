/// Draws views into a map, one after the other from the back to the front.
struct MapPainter {
  var grid: MapGrid
  /// For each cell the view that fills it, as an index of the parts; nil on outlines and outside.
  private var inside: [Int?]
  /// For each cell the view that is seen there, outlines included, as an index of the parts.
  private(set) var seen: [Int?]

  init(_ grid: MapGrid) {
    self.grid = grid
    inside = [Int?](repeating: nil, count: grid.columns * grid.rows)
    seen = inside
  }

  /// Draws a view, hiding what lies behind it unless that can be seen through it.
  mutating func draw(_ part: Scenery.Part, _ index: Int) {
    guard !part.shape.spots.isEmpty else { return }
    if part.shape.isUpright { drawBox(part, index) } else { drawPolygon(part, index) }
  }

  private mutating func drawBox(_ part: Scenery.Part, _ index: Int) {
    let (from, to) = (
      grid.place(Spot(part.shape.box.left, part.shape.box.top)),
      grid.place(Spot(part.shape.box.right, part.shape.box.bottom))
    )
    // The cells whose middle lies inside; a view that is smaller than a cell still has one.
    let (left, top) = (Whole.above(from.x - 0.5), Whole.above(from.y - 0.5))
    let right = max(left, Whole.above(to.x - 0.5) - 1)
    let bottom = max(top, Whole.above(to.y - 0.5) - 1)
    let (level, upright, corner) = Self.strokes(part)
    for row in max(0, top)..<max(0, top, min(grid.rows, bottom + 1)) {
      for column in max(0, left)..<max(0, left, min(grid.columns, right + 1)) {
        let (isSide, isEnd) = (column == left || column == right, row == top || row == bottom)
        if isSide || isEnd {
          grid[column, row] = isSide && isEnd ? corner : isSide ? upright : level
          inside[row * grid.columns + column] = nil
          seen[row * grid.columns + column] = index
        } else {
          fill(column, row, part, index)
        }
      }
    }
  }

  private mutating func drawPolygon(_ part: Scenery.Part, _ index: Int) {
    for row in 0..<grid.rows {
      for column in 0..<grid.columns where part.shape.contains(grid.middle(column, row)) {
        fill(column, row, part, index)
      }
    }
    for (from, to) in part.shape.sides {
      MapLine(from: grid.place(from), to: grid.place(to)).cells { column, row, character in
        set(column, row, part.item.isInvisible ? UInt8(ascii: ":") : character, index)
      }
    }
    for spot in part.shape.spots {
      guard let (column, row) = grid.cell(spot) else { continue }
      set(column, row, UInt8(ascii: part.item.isInvisible ? ":" : "o"), index)
    }
  }

  private mutating func fill(
    _ column: Int, _ row: Int, _ part: Scenery.Part, _ index: Int
  ) {
    guard !part.isSeeThrough else { return }
    grid[column, row] = UInt8(ascii: " ")
    inside[row * grid.columns + column] = index
    seen[row * grid.columns + column] = index
  }

  private mutating func set(_ column: Int, _ row: Int, _ character: UInt8, _ index: Int) {
    guard grid.contains(column, row) else { return }
    grid[column, row] = character
    inside[row * grid.columns + column] = nil
    seen[row * grid.columns + column] = index
  }

  private static func strokes(_ part: Scenery.Part) -> (UInt8, UInt8, UInt8) {
    part.item.isInvisible
      ? (UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: "."))
      : (UInt8(ascii: "-"), UInt8(ascii: "|"), UInt8(ascii: "+"))
  }

  /// Whether a cell belongs to the outline of the view that is seen there.
  func isOutline(_ column: Int, _ row: Int) -> Bool {
    let place = row * grid.columns + column
    return seen[place] != nil && inside[place] == nil
  }

  /// Whether a cell is a blank inside of a view, and the view is what is seen there.
  func isBlank(_ column: Int, _ row: Int, of part: Scenery.Part, _ index: Int) -> Bool {
    guard grid.contains(column, row), grid[column, row] == UInt8(ascii: " ") else { return false }
    let filling = inside[row * grid.columns + column]
    guard part.isSeeThrough else { return filling == index }
    return (filling ?? -1) < index && part.shape.contains(grid.middle(column, row))
  }
}

/// A straight line in cells, for the sides of rotated views.
struct MapLine {
  let from: Spot
  let to: Spot

  /// Calls something with every cell of the line and the character that looks like its part.
  func cells(_ draw: (Int, Int, UInt8) -> Void) {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    if dx.magnitude >= dy.magnitude {
      // Flat: one cell a column, the character at the height at which the line passes.
      let (start, end) = (min(from.x, to.x), max(from.x, to.x))
      guard dx.magnitude > 0.001 else { return }
      for column in Whole.below(start)...Whole.below(end) {
        let x = min(max(Double(column) + 0.5, start), end)
        let y = from.y + (x - from.x) * dy / dx
        let row = Whole.below(y)
        let height = y - Double(row)
        draw(column, row, Self.flat(height, isGentle: dy.magnitude < 0.3 * dx.magnitude))
      }
    } else {
      // Steep: one cell a row.
      let (start, end) = (min(from.y, to.y), max(from.y, to.y))
      let lean = dx / dy
      for row in Whole.below(start)...Whole.below(end) {
        let y = min(max(Double(row) + 0.5, start), end)
        let x = from.x + (y - from.y) * lean
        let character =
          lean.magnitude < 0.3
          ? UInt8(ascii: "|") : lean > 0 ? UInt8(ascii: "\\") : UInt8(ascii: "/")
        draw(Whole.below(x), row, character)
      }
    }
  }

  /// The character whose ink is at a height of a cell, 0 being its upper edge.
  private static func flat(_ height: Double, isGentle: Bool) -> UInt8 {
    if isGentle, height >= 0.34, height < 0.67 { return UInt8(ascii: "-") }
    return height < 0.5 ? UInt8(ascii: "'") : UInt8(ascii: ".")
  }
}
