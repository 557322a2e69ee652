import BookKit

/// A word of Swift as it stands in a piece of code.
struct CodeWord: Hashable {
  /// The word, or two with a dot between them: `UIControl.Event`.
  let text: String
  /// Whether a dot stands before it, as in `.began`.
  let hasDot: Bool
  /// Whether an object stands before the dot, as in `touch.view`.
  let isOfObject: Bool
  /// Whether a parenthesis stands behind it, as in `reset()`.
  let isCalled: Bool

  /// Whether the word means a name of the engine.
  ///
  /// Words that English has too mean a constant only behind a dot, and a method only with a dot or
  /// its parenthesis: a trace says `point` and `began` as well.
  func means(_ name: EngineName) -> Bool {
    guard text == name.key else { return false }
    switch name.kind {
    case .type: return true
    case .property: return hasDot || !traceKinds.contains(text)
    case .constant: return (hasDot && !isOfObject) || isCamelCase
    case .method: return hasDot || isCalled || isCamelCase
    }
  }

  /// Whether the word cannot be a word of English.
  private var isCamelCase: Bool { text.contains { $0.isUppercase } }

  /// Whether the word means a name in a listing, where many words are names of other things.
  func showsInListing(_ name: EngineName) -> Bool {
    switch name.kind {
    case .type: means(name)
    case .constant: false
    case .method, .property: isCamelCase && (hasDot || isCalled) && means(name)
    }
  }

  /// The words of a piece of code in order.
  static func words(of code: some StringProtocol) -> [CodeWord] {
    var result: [CodeWord] = []
    var before: (word: Substring, end: Character?) = ("", nil)
    var rest = Substring(code)
    var last: Character?
    while let first = rest.first {
      guard first.isLetter || first == "_" else {
        last = first
        rest = rest.dropFirst()
        continue
      }
      let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      rest = rest[word.endIndex...]
      let hasDot = last == "."
      let isCalled = rest.first == "("
      let owner = hasDot && before.end == "." ? before.word : ""
      let isOfObject = owner.first?.isLowercase == true
      result.append(
        CodeWord(
          text: String(word), hasDot: hasDot, isOfObject: isOfObject, isCalled: isCalled))
      if !owner.isEmpty {
        result.append(
          CodeWord(
            text: "\(owner).\(word)", hasDot: false, isOfObject: false, isCalled: isCalled))
      }
      before = (word, rest.first)
      last = nil
    }
    return result
  }

  /// The words of a code span, if it holds Swift; a command or a line of a trace holds none.
  static func words(ofSpan span: Substring) -> [CodeWord] {
    let isOneWord = !span.contains(" ")
    let isCall = span.contains(/[A-Za-z]\(/) || span.contains(" = ")
    let isCommand = span.hasPrefix("swift ") || span.hasPrefix("--")
    return !isCommand && (isOneWord || isCall) ? words(of: span) : []
  }
}

extension Page.Block {
  /// The words of Swift in the code spans of prose, tables and headings.
  var spokenWords: [CodeWord] {
    switch kind {
    case .fence, .comment, .html, .image: return []
    case .heading, .paragraph, .item, .quote, .table: break
    }
    let parts = lines.joined(separator: " ").split(
      separator: "`", omittingEmptySubsequences: false)
    // Every second part stands between two marks.
    return parts.enumerated().filter { $0.offset % 2 == 1 }.flatMap {
      CodeWord.words(ofSpan: $0.element)
    }
  }

  /// The words of a listing in Swift.
  var listedWords: [CodeWord] {
    guard kind == .fence, lines[0].hasSuffix("```swift") else { return [] }
    let code = lines.dropFirst().dropLast().filter { !trimmed($0).hasPrefix("//") }
    return CodeWord.words(of: code.joined(separator: "\n"))
  }
}
