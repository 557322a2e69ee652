/// What the text of an answer gives away before it is built: what no exercise needs, and what would
/// spoil the verdict, this one or those of others.
package enum AnswerText {
  /// Something that is not graded: the line, from 1, and what stands there.
  package struct Refusal: Equatable {
    package let line: Int
    package let what: String
    /// Why it is not graded, as a sentence goes on behind the line.
    package let reason: String
  }

  /// The first thing in an answer that keeps it from being graded.
  package static func refusal(in text: String) -> Refusal? {
    var line = 0
    for words in codeLines(of: text) {
      line += 1
      for (place, word) in words.enumerated() {
        let next = place + 1 < words.count ? words[place + 1] : ""
        if word == "@", linkerNames.contains(next) {
          return Refusal(
            line: line, what: "@" + next,
            reason: "which makes a name that the program that grades may have, too")
        }
        if word == "#", next == "sourceLocation" {
          return Refusal(
            line: line, what: "#sourceLocation", reason: "which hides where its errors are")
        }
      }
      if let name = declared(in: words, where: isOfAnswers) {
        return Refusal(
          line: line, what: "a declaration of \(name)",
          reason: "which is the name of the module that your answers are in")
      }
      if let module = imported(in: words), isOfGraders(module) {
        return Refusal(
          line: line, what: "import \(module)", reason: "which holds what it is graded by")
      }
    }
    return nil
  }

  /// Whether an answer asks for work that waits for a thread or for real time: no verdict waits for it
  /// in a process that was split off to grade.
  package static func asksForTasks(_ text: String) -> Bool {
    codeLines(of: text).contains { words in
      words.contains { ["Task", "DispatchQueue", "OperationQueue", "Timer"].contains($0) }
    }
  }

  private static let linkerNames = [
    "main", "UIApplicationMain", "NSApplicationMain", "_cdecl", "c", "_silgen_name", "_extern",
    "_expose", "_dynamicReplacement",
  ]

  private static func isOfGraders(_ module: String) -> Bool {
    ["Solutions", "Graders", "Grading", "WrittenExercises"].contains { module.hasPrefix($0) }
  }

  /// Whether a name is that of a module of answers, as in `Exercises02`: whatever else has the name
  /// hides all that is in the module.
  private static func isOfAnswers(_ name: String) -> Bool {
    name.hasPrefix("Exercises") && name.utf8.count == 11
      && name.utf8.suffix(2).allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  private static func declared(in words: [String], where isMeant: (String) -> Bool) -> String? {
    let kinds = ["struct", "class", "enum", "actor", "protocol", "typealias", "func", "var", "let"]
    return words.indices.dropFirst().first { isMeant(words[$0]) && kinds.contains(words[$0 - 1]) }
      .map { words[$0] }
  }

  private static func imported(in words: [String]) -> String? {
    guard let place = words.firstIndex(of: "import") else { return nil }
    let kinds = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
    return words[(place + 1)...].first { !kinds.contains($0) }
  }

  // MARK: - Words

  /// The words of each line, and the signs between them, without comments and what is quoted.
  private static func codeLines(of text: String) -> [[String]] {
    var lines: [[String]] = []
    var (words, word): ([String], [UInt8]) = ([], [])
    var (comments, isQuoted, isRest) = (0, false, false)
    func end() {
      if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
      word = []
    }
    let bytes = Array(text.utf8)
    var place = 0
    while place < bytes.count {
      let (byte, next) = (bytes[place], place + 1 < bytes.count ? bytes[place + 1] : 0)
      place += 1
      if byte == UInt8(ascii: "\n") {
        end()
        lines.append(words)
        // No string without three quotes goes over a line's end.
        (words, isQuoted, isRest) = ([], false, false)
      } else if isRest {
        continue
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*"), !isQuoted {
        (comments, place) = (comments + 1, place + 1)
      } else if comments > 0 {
        guard byte == UInt8(ascii: "*"), next == UInt8(ascii: "/") else { continue }
        (comments, place) = (comments - 1, place + 1)
      } else if isQuoted {
        if byte == UInt8(ascii: "\\") { place += 1 }
        if byte == UInt8(ascii: "\"") { isQuoted = false }
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "/") {
        isRest = true
      } else if byte == UInt8(ascii: "\"") {
        end()
        isQuoted = true
      } else if isOfWord(byte) {
        word.append(byte)
      } else {
        end()
        if byte == UInt8(ascii: "@") || byte == UInt8(ascii: "#") {
          words.append(byte == UInt8(ascii: "@") ? "@" : "#")
        }
      }
    }
    end()
    return lines + [words]
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
