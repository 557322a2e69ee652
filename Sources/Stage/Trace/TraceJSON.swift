import MiniUIKit

extension Run {
  /// The whole trace as JSON Lines: one object a line, the keys always in the same order.
  public var json: [String] {
    lines.map { line in
      var pairs = [
        pair("experiment", string(experiment.id)),
        pair("t", decimals(Clock.seconds(line.time), 6)),
        pair("kind", string(line.kind)), pair("who", string(line.who)),
        pair("what", string(line.what)),
      ]
      for detail in line.details { pairs.append(pair(detail.key, string(detail.value))) }
      return "{" + pairs.joined(separator: ",") + "}"
    }
  }

  private func pair(_ key: String, _ value: String) -> String { string(key) + ":" + value }

  /// A JSON string; names may hold anything.
  private func string(_ text: String) -> String {
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
}
