/// The cells of a map in characters, each twice as high as wide.
struct MapGrid {
  /// The largest number of cells beside and below each other.
  static let (mostColumns, mostRows) = (36, 24)

  let columns: Int
  let rows: Int
  /// The width of a cell, in points.
  let scale: Double
  let area: Box
  /// The characters, row by row.
  private var cells: [UInt8]

  init(_ area: Box, atMost most: (columns: Int, rows: Int) = (mostColumns, mostRows)) {
    let fitting = max(area.width / Double(most.columns), area.height / Double(2 * most.rows))
    // A map of a single small button would otherwise be a wall of blanks.
    scale = max(fitting, 3)
    // The cells whose middle lies in the area.
    columns = max(1, min(most.columns, Whole.below(area.width / scale + 0.5)))
    rows = max(1, min(most.rows, Whole.below(area.height / (2 * scale) + 0.5)))
    self.area = area
    cells = [UInt8](repeating: UInt8(ascii: " "), count: columns * rows)
  }

  subscript(column: Int, row: Int) -> UInt8 {
    get { cells[row * columns + column] }
    set { cells[row * columns + column] = newValue }
  }

  func contains(_ column: Int, _ row: Int) -> Bool {
    column >= 0 && column < columns && row >= 0 && row < rows
  }

  /// Sets a character if the cell is on the map.
  mutating func set(_ column: Int, _ row: Int, _ character: UInt8) {
    if contains(column, row) { self[column, row] = character }
  }

  /// The middle of a cell, on the screen.
  func middle(_ column: Int, _ row: Int) -> Spot {
    Spot(
      area.left + (Double(column) + 0.5) * scale, area.top + (Double(row) + 0.5) * 2 * scale)
  }

  /// A spot of the screen in columns and rows.
  func place(_ spot: Spot) -> Spot {
    Spot((spot.x - area.left) / scale, (spot.y - area.top) / (2 * scale))
  }

  /// The cell in which a spot of the screen lies; nil outside the map.
  func cell(_ spot: Spot) -> (column: Int, row: Int)? {
    let place = place(spot)
    // A touch on the very edge still belongs to the last cell.
    guard place.x >= 0, place.y >= 0, spot.x <= area.right, spot.y <= area.bottom else {
      return nil
    }
    return (min(columns - 1, Whole.below(place.x)), min(rows - 1, Whole.below(place.y)))
  }

  /// The rows as text, without blanks at their ends.
  var lines: [String] {
    (0..<rows).map { row in
      var line = cells[row * columns..<(row + 1) * columns]
      while line.last == UInt8(ascii: " ") { line.removeLast() }
      return String(decoding: line, as: UTF8.self)
    }
  }
}

extension String {
  /// The text in ASCII, for maps.
  var asASCII: String { String(decoding: inASCII, as: UTF8.self) }

  /// The bytes of the text in ASCII.
  var inASCII: [UInt8] {
    unicodeScalars.map { $0.isASCII && $0.value >= 32 ? UInt8($0.value) : UInt8(ascii: "?") }
  }
}
