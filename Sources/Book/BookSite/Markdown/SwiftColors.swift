/// Colours Swift as far as a reader needs it: keywords, types, strings, comments.
enum SwiftColors {
  private static let keywords: Set<String> = [
    "actor", "any", "as", "associatedtype", "await", "async", "break", "case", "catch", "class",
    "continue", "convenience", "default", "defer", "deinit", "do", "else", "enum", "extension",
    "fallthrough", "false", "fileprivate", "final", "for", "func", "get", "guard", "if", "import",
    "in", "indirect", "init", "inout", "internal", "is", "lazy", "let", "mutating", "nil",
    "nonisolated",
    "open", "operator", "override", "package", "private", "protocol", "public", "repeat",
    "required",
    "rethrows", "return", "self", "Self", "set", "some", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "unowned", "var", "weak", "where",
    "while",
  ]

  /// A line of code as HTML.
  static func html(_ line: String) -> String {
    let text = Array(line)
    var result = ""
    var index = 0
    while index < text.count {
      let character = text[index]
      if character == "/", index + 1 < text.count, text[index + 1] == "/" {
        return result + span("cm", String(text[index...]))
      }
      if character == "\"" {
        let end = endOfString(text, index)
        result += span("st", String(text[index..<end]))
        index = end
      } else if character.isLetter || character == "_" || character == "@" {
        var end = index + 1
        while end < text.count, text[end].isLetter || text[end].isNumber || text[end] == "_" {
          end += 1
        }
        let word = String(text[index..<end])
        let isMember = index > 0 && text[index - 1] == "."
        if word.hasPrefix("@") || (keywords.contains(word) && !isMember) {
          result += span("kw", word)
        } else if word.first?.isUppercase == true {
          result += span("ty", word)
        } else {
          result += escaped(word)
        }
        index = end
      } else {
        result += escaped(String(character))
        index += 1
      }
    }
    return result
  }

  /// The end of a string literal, what is in its parentheses included.
  private static func endOfString(_ text: [Character], _ start: Int) -> Int {
    var index = start + 1
    var depth = 0
    while index < text.count {
      if text[index] == "\\", index + 1 < text.count {
        if text[index + 1] == "(" { depth += 1 }
        index += 2
        continue
      }
      if depth > 0 {
        if text[index] == "(" { depth += 1 }
        if text[index] == ")" { depth -= 1 }
      } else if text[index] == "\"" {
        return index + 1
      }
      index += 1
    }
    return text.count
  }

  private static func span(_ kind: String, _ text: String) -> String {
    "<i class=\"\(kind)\">\(escaped(text))</i>"
  }
}
