import MiniUIKit

/// The cells of a fine grid over the screen, each with the letter of the view hit at its middle.
struct HitCells {
  /// The largest number of cells beside and below each other.
  static let (mostColumns, mostRows) = (216, 288)

  let columns: Int
  let rows: Int
  let area: Box
  private(set) var letters: Letters
  private var cells: [UInt8]

  init(_ area: Box, on stage: Stage) {
    let size = max(area.width / Double(Self.mostColumns), area.height / Double(Self.mostRows), 1)
    (columns, rows) = (
      max(1, Whole.above(area.width / size - 0.001)),
      max(1, Whole.above(area.height / size - 0.001))
    )
    self.area = area
    (letters, cells) = (Letters(for: stage), [])
    stage.withOwners { owner in
      for row in 0..<rows {
        for column in 0..<columns {
          let middle = spot(Double(column) + 0.5, Double(row) + 0.5)
          cells.append(letters.letter(of: owner(CGPoint(x: middle.x, y: middle.y))?.name))
        }
      }
    }
  }

  /// Cells of the same grid with other letters.
  init(like other: HitCells, _ letter: (_ place: Int, _ middle: Spot) -> UInt8) {
    (columns, rows, area, letters) = (other.columns, other.rows, other.area, other.letters)
    cells = []
    for row in 0..<rows {
      for column in 0..<columns {
        let middle = spot(Double(column) + 0.5, Double(row) + 0.5)
        cells.append(letter(row * columns + column, middle))
      }
    }
  }

  /// The letter of a cell by its place, row by row.
  subscript(place: Int) -> UInt8 { cells[place] }

  /// The letter of a cell; nil outside the grid.
  func letter(_ column: Int, _ row: Int) -> UInt8? {
    guard column >= 0, column < columns, row >= 0, row < rows else { return nil }
    return cells[row * columns + column]
  }

  /// A spot of the screen in columns and rows.
  func spot(_ column: Double, _ row: Double) -> Spot {
    Spot(
      area.left + column * area.width / Double(columns),
      area.top + row * area.height / Double(rows))
  }

  /// The cells of one letter, joined to rectangles: along the rows, and then equal rows below each other.
  func blocks(of letter: UInt8) -> [(rows: Range<Int>, columns: Range<Int>)] {
    var blocks: [(rows: Range<Int>, columns: Range<Int>)] = []
    var open: [Range<Int>: Int] = [:]
    for run in runs(of: letter) {
      if let index = open[run.columns], blocks[index].rows.upperBound == run.row {
        blocks[index].rows = blocks[index].rows.lowerBound..<run.row + 1
      } else {
        open[run.columns] = blocks.count
        blocks.append((run.row..<run.row + 1, run.columns))
      }
    }
    return blocks
  }

  /// The cells of one letter, joined along the rows.
  func runs(of letter: UInt8) -> [(row: Int, columns: Range<Int>)] {
    var runs: [(row: Int, columns: Range<Int>)] = []
    for row in 0..<rows {
      var column = 0
      while column < columns {
        let start = column
        while column < columns, self.letter(column, row) == letter { column += 1 }
        if column > start { runs.append((row, start..<column)) } else { column += 1 }
      }
    }
    return runs
  }

  /// The sides between cells of different letters, joined to lines, in columns and rows.
  var borders: [(from: (Int, Int), to: (Int, Int))] {
    var lines: [(from: (Int, Int), to: (Int, Int))] = []
    for row in 1..<max(1, rows) {
      for range in joined(columns, where: { letter($0, row) != letter($0, row - 1) }) {
        lines.append(((range.lowerBound, row), (range.upperBound, row)))
      }
    }
    for column in 1..<max(1, columns) {
      for range in joined(rows, where: { letter(column, $0) != letter(column - 1, $0) }) {
        lines.append(((column, range.lowerBound), (column, range.upperBound)))
      }
    }
    return lines
  }

  private func joined(_ count: Int, where holds: (Int) -> Bool) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start: Int?
    for place in 0...count {
      if place < count, holds(place) {
        start = start ?? place
      } else if let first = start {
        ranges.append(first..<place)
        start = nil
      }
    }
    return ranges
  }

  /// A connected region, and the largest square in it.
  struct Region {
    let letter: UInt8
    /// The middle of the square, and half its side.
    let column: Double
    let row: Double
    let half: Double
    /// The places of its cells.
    let cells: [Int]
  }

  /// Every connected region whose largest square has some size.
  ///
  /// - Parameter least: The smallest side of the square, in cells.
  /// - Returns: The regions, by their first cells.
  func regions(least: Int = 8) -> [Region] {
    var sizes = [Int](repeating: 0, count: cells.count)
    for place in cells.indices {
      let (column, row, letter) = (place % columns, place / columns, cells[place])
      guard column > 0, row > 0, cells[place - 1] == letter, cells[place - columns] == letter,
        cells[place - columns - 1] == letter
      else {
        sizes[place] = 1
        continue
      }
      sizes[place] =
        1 + min(sizes[place - 1], sizes[place - columns], sizes[place - columns - 1])
    }
    var result: [Region] = []
    var isDone = [Bool](repeating: false, count: cells.count)
    for place in cells.indices where !isDone[place] {
      let region = region(around: place, &isDone)
      var best = place
      for cell in region where sizes[cell] > sizes[best] { best = cell }
      guard sizes[best] >= least else { continue }
      let half = Double(sizes[best]) / 2
      result.append(
        Region(
          letter: cells[place], column: Double(best % columns + 1) - half,
          row: Double(best / columns + 1) - half, half: half, cells: region))
    }
    return result
  }

  private func region(around start: Int, _ isDone: inout [Bool]) -> [Int] {
    var (region, waiting) = ([Int](), [start])
    func visit(_ place: Int) {
      guard !isDone[place], cells[place] == cells[start] else { return }
      isDone[place] = true
      waiting.append(place)
    }
    isDone[start] = true
    while let place = waiting.popLast() {
      region.append(place)
      if place % columns > 0 { visit(place - 1) }
      if place % columns < columns - 1 { visit(place + 1) }
      if place >= columns { visit(place - columns) }
      if place < cells.count - columns { visit(place + columns) }
    }
    return region
  }
}
