/// How a character looks besides its shape.
struct Style: Equatable {
  var isBold = false
  var isDim = false
  var isReversed = false
  /// The colour of the character, as 0xRRGGBB.
  var ink: UInt32?
  /// The colour behind it.
  var paper: UInt32?

  static let plain = Style()
  static let bold = Style(isBold: true)
  static let dim = Style(isDim: true)
  static let reversed = Style(isReversed: true)

  /// The bytes that switch to it, from any other.
  func code(_ colors: Terminal.Colors) -> String {
    var codes = ["0"]
    if isBold { codes.append("1") }
    if isDim { codes.append("2") }
    if isReversed { codes.append("7") }
    for (color, first) in [(ink, "38"), (paper, "48")] {
      guard let color else { continue }
      let (red, green, blue) = (color >> 16 & 0xFF, color >> 8 & 0xFF, color & 0xFF)
      switch colors {
      case .none: break
      case .full: codes.append("\(first);2;\(red);\(green);\(blue)")
      case .palette:
        // The cube of six steps in each colour.
        let steps = [red, green, blue].map { ($0 * 5 + 127) / 255 }
        codes.append("\(first);5;\(16 + 36 * steps[0] + 6 * steps[1] + steps[2])")
      }
    }
    return "\u{1B}[" + codes.joined(separator: ";") + "m"
  }
}

/// The whole screen of a terminal in characters; what does not fit is cut off.
struct Canvas {
  let size: Terminal.Size
  private let glyphs: Glyphs
  private var cells: [[(character: Character, style: Style)]]

  init(_ size: Terminal.Size, _ glyphs: Glyphs = .ascii) {
    (self.size, self.glyphs) = (size, glyphs)
    cells = Array(
      repeating: Array(repeating: (" ", .plain), count: size.columns), count: size.rows)
  }

  /// Writes a text; it ends before a column, if one is given.
  mutating func write(
    _ text: String, _ column: Int, _ row: Int, _ style: Style = .plain, before end: Int? = nil
  ) {
    guard cells.indices.contains(row) else { return }
    let end = min(end ?? size.columns, size.columns)
    for (place, character) in zip(column..., text) where place >= 0 {
      guard place < end else { return }
      let isPrintable =
        character.isASCII
        ? !character.isNewline && character >= " "
        : glyphs == .box && Glyphs.all.contains(character)
      cells[row][place] = (isPrintable ? character : "?", style)
    }
  }

  /// Empties some rows.
  mutating func clear(_ rows: Range<Int>) {
    for row in rows where cells.indices.contains(row) {
      cells[row] = Array(repeating: (" ", .plain), count: size.columns)
    }
  }

  /// The rows as bytes for the terminal, each with its colours.
  func rows(_ colors: Terminal.Colors) -> [String] {
    cells.map { row in
      var text = ""
      var style = Style.plain
      for cell in row {
        if cell.style != style {
          style = cell.style
          text += style.code(colors)
        }
        text.append(cell.character)
      }
      return style == .plain ? text : text + "\u{1B}[0m"
    }
  }

  /// The bytes that make one screen of another: only rows that differ are written.
  static func changes(from old: [String], to new: [String]) -> [UInt8] {
    var bytes: [UInt8] = []
    if old.count != new.count { bytes += Array("\u{1B}[2J".utf8) }
    for (row, text) in new.enumerated() where old.count != new.count || old[row] != text {
      bytes += Array("\u{1B}[\(row + 1);1H\(text)".utf8)
    }
    return bytes
  }
}
