import MiniUIKit
import Stage

/// Reads what was typed behind an option.
enum Values {
  /// Reads a point of the screen: `46,154`.
  static func point(_ text: String) throws(Problem) -> CGPoint {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let x = number(String(parts[0])), let y = number(String(parts[1]))
    else {
      throw Problem("--touch takes two numbers, as in --touch 46,154, not \(quoted(text))")
    }
    let size = Phone.defaultScreenSize
    guard x >= 0, y >= 0, x < Double(size.width), y < Double(size.height) else {
      throw Problem(
        "the point \(quoted(text)) is not on the screen, which is \(decimals(Double(size.width)))"
          + " points wide and \(decimals(Double(size.height))) points high")
    }
    return CGPoint(x: x, y: y)
  }

  /// Reads a value of a parameter.
  static func value(_ text: String, of parameter: Parameter) throws(Problem) -> Parameter.Value {
    let value: Parameter.Value? =
      switch parameter.range {
      case .numbers, .wholeNumbers: number(text).map { .number($0) }
      case .flag: text == "yes" ? .flag(true) : text == "no" ? .flag(false) : nil
      case .words: .word(text)
      }
    guard let value, parameter.allows(value) else {
      throw Problem(
        "--\(parameter.name) takes \(parameter.possibilities), not \(quoted(text))")
    }
    return value
  }

  /// Reads a finite number in plain decimals; `0x1p3`, `nan` and `1e9` are none.
  private static func number(_ text: String) -> Double? {
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) || [0x2B, 0x2D, 0x2E].contains($0) }),
      let number = Double(text), number.isFinite
    else { return nil }
    return number
  }
}
