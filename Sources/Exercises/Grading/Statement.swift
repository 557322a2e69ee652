import Foundation

/// The statement of an exercise, as it stands in the comment of its stub.
struct Statement {
  /// Its sentences in order, each on one line, without what is drawn and what is out of scope.
  let sentences: [String]

  init(stub: String) {
    let comment = stub.components(separatedBy: "\n")
      .drop { !$0.hasPrefix("/// Exercise") }.dropFirst()
      .prefix { $0.hasPrefix("///") }.map { $0.dropFirst(3) }
    var (paragraphs, isNew) = ([String](), true)
    for line in comment {
      let words = line.trimmingCharacters(in: .whitespaces)
      // Four blanks make a drawing or a piece of code, as in Markdown.
      if words.isEmpty || line.hasPrefix("     ") {
        isNew = true
      } else if isNew || Self.begins.contains(where: words.hasPrefix) || Self.isNumbered(words) {
        paragraphs.append(words)
        isNew = false
      } else {
        paragraphs[paragraphs.count - 1] += " " + words
      }
    }
    sentences = paragraphs.filter { !$0.hasPrefix("Out of scope:") }.flatMap(Self.sentences)
  }

  private static let begins = ["- ", "Worked touch:", "Out of scope:"]

  /// Whether a line begins an item of a numbered list.
  private static func isNumbered(_ line: String) -> Bool {
    let number = line.prefix { $0.isNumber }
    return !number.isEmpty && line.dropFirst(number.count).hasPrefix(". ")
  }

  /// Cuts after a point, a question mark or an exclamation mark that a blank follows.
  private static func sentences(_ paragraph: String) -> [String] {
    var (sentences, sentence) = ([String](), "")
    let words = paragraph.split(separator: " ")
    for (word, next) in zip(words, words.dropFirst() + [""]) {
      sentence += (sentence.isEmpty ? "" : " ") + word
      let isNumber = sentence == word && isNumbered(word + " ")
      let ends = !isNumber && (word.last.map { ".?!".contains($0) } ?? false)
      let begins = next.first.map { $0.isUppercase || $0 == "`" } ?? true
      if ends && begins {
        sentences.append(sentence)
        sentence = ""
      }
    }
    return sentences + (sentence.isEmpty ? [] : [sentence])
  }

  /// What is wrong with the table of an exercise; empty if it has each sentence once.
  ///
  /// - Parameters:
  ///   - table: The rows.
  ///   - isWorkedPlayed: Whether the worked touch has to be a scene; that of a question stands in the
  ///     statement with its answer.
  /// - Returns: Each fault in a sentence.
  func faults(_ table: [Asked], isWorkedPlayed: Bool = true) -> [String] {
    var faults: [String] = []
    for sentence in sentences {
      let rows = table.filter { sentence.hasPrefix($0.beginning) }
      if rows.count != 1 {
        faults.append("\(rows.count) rows of the statement's table for: \(sentence)")
      }
      if isWorkedPlayed, sentence.hasPrefix("Worked touch"), rows.allSatisfy(\.scenes.isEmpty) {
        faults.append("the worked touch is no scene: \(sentence)")
      }
    }
    for row in table where !sentences.contains(where: { $0.hasPrefix(row.beginning) }) {
      faults.append("no sentence of the statement begins: \(row.beginning)")
    }
    return faults
  }
}
