/// Something a reader does at the terminal.
enum Input: Equatable {
  /// A key that is a character, control keys included.
  case key(Character)
  /// An arrow key; `isFar` with shift.
  case arrow(dx: Int, dy: Int, isFar: Bool)
  /// The mouse's button is pressed, moved while pressed, or released, at a cell from (0, 0).
  case mouse(MouseStep, finger: Int, column: Int, row: Int)
  /// The wheel turns, so many rows: positive is back in time.
  case scroll(Int)
  /// A key for pages is pressed, or one for begin and end, which are very many: positive is back.
  case page(Int)

  /// What a mouse's button does.
  enum MouseStep: Equatable {
    case down
    case drag
    case up
  }
}

/// Makes inputs of the bytes a terminal sends; what is incomplete waits for the rest.
struct InputParser {
  private var bytes: [UInt8] = []
  /// A sequence longer than this is none.
  private static let longest = 32

  /// Takes some bytes.
  mutating func take(_ new: [UInt8]) -> [Input] {
    bytes += new
    var inputs: [Input] = []
    while let first = bytes.first {
      guard first == 0x1B else {
        bytes.removeFirst()
        if first < 0x80 { inputs.append(.key(Character(UnicodeScalar(first)))) }
        continue
      }
      guard bytes.count > 1 else { break }
      guard bytes[1] == UInt8(ascii: "[") || bytes[1] == UInt8(ascii: "O") else {
        // A key with the meta key; the key alone counts.
        bytes.removeFirst()
        continue
      }
      guard let end = bytes.dropFirst(2).firstIndex(where: { (0x40...0x7E).contains($0) }) else {
        if bytes.count > Self.longest { bytes.removeAll() }
        break
      }
      let words = String(decoding: bytes[2..<end], as: UTF8.self)
      if let input = Self.input(words, bytes[end]) { inputs.append(input) }
      bytes.removeFirst(end + 1)
    }
    return inputs
  }

  /// Nothing follows: a lone escape is the escape key, what else is left is nothing.
  mutating func finish() -> [Input] {
    defer { bytes.removeAll() }
    return bytes == [0x1B] ? [.key("\u{1B}")] : []
  }

  /// More than any trace has.
  private static let manyPages = 100_000

  private static func input(_ words: String, _ last: UInt8) -> Input? {
    let isFar = words.hasSuffix(";2")
    switch last {
    case UInt8(ascii: "A"): return .arrow(dx: 0, dy: -1, isFar: isFar)
    case UInt8(ascii: "B"): return .arrow(dx: 0, dy: 1, isFar: isFar)
    case UInt8(ascii: "C"): return .arrow(dx: 1, dy: 0, isFar: isFar)
    case UInt8(ascii: "D"): return .arrow(dx: -1, dy: 0, isFar: isFar)
    case UInt8(ascii: "H"): return .page(manyPages)
    case UInt8(ascii: "F"): return .page(-manyPages)
    case UInt8(ascii: "~"):
      switch words {
      case "5": return .page(1)
      case "6": return .page(-1)
      case "1", "7": return .page(manyPages)
      case "4", "8": return .page(-manyPages)
      default: return nil
      }
    case UInt8(ascii: "M"), UInt8(ascii: "m"): return mouse(words, isUp: last == UInt8(ascii: "m"))
    default: return nil
    }
  }

  /// A mouse report in the SGR form: `<button;column;row`, from (1, 1).
  private static func mouse(_ words: String, isUp: Bool) -> Input? {
    guard words.hasPrefix("<") else { return nil }
    let numbers = words.dropFirst().split(separator: ";").compactMap { Int($0) }
    guard numbers.count == 3, numbers[1] > 0, numbers[2] > 0 else { return nil }
    let code = numbers[0]
    if code & 64 != 0 { return isUp ? nil : .scroll(code & 1 == 0 ? 3 : -3) }
    // The right button, or a button with a modifier, is the other finger.
    let isOther = code & 3 == 2 || code & (4 | 8 | 16) != 0
    let step: Input.MouseStep = isUp ? .up : code & 32 != 0 ? .drag : .down
    return .mouse(step, finger: isOther ? 2 : 1, column: numbers[1] - 1, row: numbers[2] - 1)
  }
}
