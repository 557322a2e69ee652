/// The words and signs of a script, without comments; a text, a pattern and a number is one token, and
/// what a template holds in braces is code like any other.
struct ScriptTokens {
  private(set) var tokens: [String] = []
  private let signs: [Character]
  private var place = 0

  init(_ script: String) {
    signs = Array(script)
    readCode()
  }

  private mutating func readCode(inTemplate: Bool = false) {
    var depth = 0
    while place < signs.count {
      let sign = signs[place]
      if sign.isLetter || sign.isNumber || sign == "_" || sign == "$" || sign == "#" {
        let start = place
        while place < signs.count, isOfWord(signs[place]) { place += 1 }
        tokens.append(String(signs[start..<place]))
      } else if sign == "/", at(1) == "/" {
        while place < signs.count, signs[place] != "\n" { place += 1 }
      } else if sign == "/", at(1) == "*" {
        while place < signs.count, !(signs[place] == "*" && at(1) == "/") { place += 1 }
        place += 2
      } else if sign == "\"" || sign == "'" || (sign == "/" && beginsPattern) {
        skip(to: sign)
      } else if sign == "`" {
        readTemplate()
      } else {
        if sign == "{" { depth += 1 }
        if sign == "}" {
          if inTemplate, depth == 0 { return }
          depth -= 1
        }
        take()
      }
    }
  }

  /// Takes a sign, or those that mean something together.
  private mutating func take() {
    for long in ["=>", "...", "?."] where signs[place...].starts(with: long) {
      tokens.append(long)
      place += long.count
      return
    }
    if !signs[place].isWhitespace { tokens.append(String(signs[place])) }
    place += 1
  }

  private func at(_ distance: Int) -> Character? {
    place + distance < signs.count ? signs[place + distance] : nil
  }

  private func isOfWord(_ sign: Character) -> Bool {
    sign.isLetter || sign.isNumber || sign == "_" || sign == "$" || sign == "#"
  }

  /// A stroke behind a value divides; else a pattern begins.
  private var beginsPattern: Bool {
    tokens.last.map {
      "( , = : [ ! & | ? { } ; > => return".split(separator: " ").contains($0[...])
    }
      ?? true
  }

  private mutating func skip(to end: Character) {
    var isInSet = false
    repeat {
      if signs[place] == "\\" {
        place += 1
      } else if end == "/", signs[place] == "[" {
        isInSet = true
      } else if signs[place] == "]" {
        isInSet = false
      }
      place += 1
    } while place < signs.count && (signs[place] != end || isInSet)
    place += 1
    tokens.append("\"\"")
  }

  private mutating func readTemplate() {
    place += 1
    tokens.append("\"\"")
    while place < signs.count, signs[place] != "`" {
      if signs[place] == "\\" {
        place += 1
      } else if signs[place] == "$", at(1) == "{" {
        place += 2
        tokens.append(";")
        readCode(inTemplate: true)
        tokens.append(";")
      }
      place += 1
    }
    place += 1
  }
}
