import MiniUIKit

/// Writes JSON; there is no Foundation here.
public enum JSON {
  /// A string; names may hold anything.
  public static func text(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      default:
        if scalar.value < 0x20 {
          let digits = Array("0123456789abcdef".unicodeScalars)
          result += "\\u00"
          result.unicodeScalars.append(digits[Int(scalar.value >> 4)])
          result.unicodeScalars.append(digits[Int(scalar.value & 15)])
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }

  /// A string, or null.
  public static func text(_ text: String?) -> String { text.map { Self.text($0) } ?? "null" }

  /// An array of strings.
  public static func texts(_ texts: [String]) -> String { array(texts.map { text($0) }) }

  /// An array of values that are written already.
  public static func array(_ values: [String]) -> String {
    "[" + values.joined(separator: ",") + "]"
  }

  /// An object of values that are written already, its keys in the order given.
  public static func object(_ pairs: [(key: String, value: String)]) -> String {
    "{" + pairs.map { text($0.key) + ":" + $0.value }.joined(separator: ",") + "}"
  }
}
