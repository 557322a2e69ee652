import Authoring
import Foundation

/// Turns the text of a paragraph, a cell or a heading into HTML: code, bold, italics, links, and what
/// the book marks besides, which is tags, rules and runs.
struct Inline {
  /// The site the text belongs to.
  let map: SiteMap
  /// The file the text stands in, from the package's root.
  let file: String

  /// Whether rules and runs become links; in a link and in a heading they do not.
  var leads = true

  /// The same for the text of a link or a heading.
  var plain: Inline {
    var plain = self
    plain.leads = false
    return plain
  }

  /// The HTML of a text in Markdown.
  func html(_ text: some StringProtocol) -> String {
    var scanner = Scanner(inline: self, text: Array(text))
    return scanner.all()
  }

  /// What stands in backticks.
  func code(_ text: String) -> String {
    // An option is one word, however many hyphens it has.
    let words = text.split(separator: " ", omittingEmptySubsequences: false).map { word in
      word.hasPrefix("-") && word.count > 1
        ? "<span class=\"nb\">\(escaped(String(word)))</span>" : escaped(String(word))
    }
    let code = "<code>\(words.joined(separator: " "))</code>"
    guard leads else { return code }
    if text.hasPrefix("lab"), let match = text.wholeMatch(of: /lab\.html#[0-9]+[A-Z][0-9]*/) {
      return "<a class=\"try\" href=\"\(match.0)\">\(code)</a>"
    }
    guard text.hasPrefix("swift run "),
      let match = text.prefixMatch(of: /swift run (chapter|places)([0-9]*) ([0-9]+[A-Z]?[0-9]*)/)
    else { return code }
    let key = match.1 == "places" ? "places \(match.3)" : String(match.3)
    guard let target = map.run(key, from: file) else { return code }
    return "<a class=\"try\" href=\"\(escaped(target))\">\(code)</a>"
  }

  /// A link, or its text alone where the site has no such page.
  func link(_ text: String, to target: String) -> String {
    let inner = plain.html(text)
    guard leads else { return inner }
    if target.hasPrefix("http:") || target.hasPrefix("https:") {
      return "<a href=\"\(escaped(target))\" rel=\"noopener\">\(inner)</a>"
    }
    switch map.target(of: target, in: file) {
    case .page(let link): return "<a href=\"\(escaped(link))\">\(inner)</a>"
    case .file(let path): return "<span class=\"file\" title=\"\(escaped(path))\">\(inner)</span>"
    }
  }

  /// What stands between two asterisks: a tag, whose meaning the script knows, or bold text.
  func bold(_ text: String) -> String {
    if let match = text.wholeMatch(of: /\[(doc|seen|reimpl|model|reported|talk \d{4})\]/) {
      let word = String(match.1)
      return "<span class=\"tag\">\(word)</span>"
    }
    return "<strong>\(html(text))</strong>"
  }

  /// A word that names a rule or a run; nil for any other.
  func word(_ word: String) -> String? {
    guard leads else { return nil }
    if word.contains("-"), let rule = map.rules[word] {
      let link = map.href(rule.file, anchor: word.lowercased(), from: file)
      return "<a class=\"tag\" href=\"\(escaped(link ?? ""))\" title=\"\(escaped(rule.title))\">"
        + word + "</a>"
    }
    guard word.first?.isNumber == true, let target = map.run(word, from: file) else { return nil }
    return "<a class=\"try\" href=\"\(escaped(target))\">\(word)</a>"
  }
}

extension Inline {
  /// Goes through a text once, from left to right.
  private struct Scanner {
    let inline: Inline
    let text: [Character]
    var index = 0
    var result = ""

    init(inline: Inline, text: [Character]) { (self.inline, self.text) = (inline, text) }

    mutating func all() -> String {
      while index < text.count { step() }
      return result
    }

    private mutating func step() {
      let character = text[index]
      switch character {
      case "`":
        if let end = find("`", from: index + 1) {
          result += inline.code(flat(index + 1, end))
          index = end + 1
          return
        }
      case "[":
        if let (label, target, end) = link() {
          result += inline.link(label, to: target)
          index = end
          return
        }
        // A reference to a suite of tests, which are no pages of the site.
        if let match = String(text[index..<min(index + 60, text.count)])
          .prefixMatch(of: /\[([A-Za-z0-9]+Tests)\]/)
        {
          result += "<code>\(match.1)</code>"
          index += match.0.count
          return
        }
      case "*":
        if isDouble(index), let end = findDouble(from: index + 2) {
          let isTag = text[index + 2] == "[" && text[end - 1] == "]"
          // A tag stays with the word before it, and its rules with the tag.
          if isTag, result.last == " " { result = result.dropLast() + "\u{A0}" }
          result += inline.bold(flat(index + 2, end))
          index = end + 2
          if isTag, index + 1 < text.count, text[index].isWhitespace, text[index + 1] == "(" {
            result += "\u{A0}"
            index += 1
          }
          return
        }
        if !isDouble(index), index + 1 < text.count, !text[index + 1].isWhitespace,
          let end = find("*", from: index + 1)
        {
          let words = String(text[(index + 1)..<end])
          let isChinese = words.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }
          result += "<em\(isChinese ? " lang=\"zh-Hans\"" : "")>\(inline.html(words))</em>"
          index = end + 1
          return
        }
      case "<":
        if let tag = String(text[index..<min(index + 60, text.count)])
          .prefixMatch(of: /<a (?:id|name)="([^"]+)"><\/a>/)
        {
          result += "<a id=\"\(escaped(tag.1))\"></a>"
          index += tag.0.count
          return
        }
      case "\\":
        if index + 1 < text.count, text[index + 1].isPunctuation || text[index + 1].isSymbol {
          result += escaped(String(text[index + 1]))
          index += 2
          return
        }
      default:
        if character.isLetter || character.isNumber {
          word()
          return
        }
      }
      result += escaped(String(character))
      index += 1
    }

    /// A word with its digits, and hyphens before digits.
    private mutating func word() {
      let start = index
      while index < text.count, text[index].isLetter || text[index].isNumber { index += 1 }
      var word = String(text[start..<index])
      if index + 1 < text.count, text[index] == "-", text[index + 1].isNumber,
        word.allSatisfy({ $0.isUppercase })
      {
        var end = index + 1
        while end < text.count, text[end].isNumber { end += 1 }
        word = String(text[start..<end])
        index = end
      }
      let before = start > 0 ? text[start - 1] : " "
      let isFree = before.isWhitespace || "(,·".contains(before)
      result += isFree ? inline.word(word) ?? escaped(word) : escaped(word)
    }

    private func find(_ mark: Character, from start: Int) -> Int? {
      guard start < text.count else { return nil }
      return text[start...].firstIndex(of: mark)
    }

    private func isDouble(_ place: Int) -> Bool {
      place + 1 < text.count && text[place] == "*" && text[place + 1] == "*"
    }

    private func findDouble(from start: Int) -> Int? {
      var place = start
      while place + 1 < text.count {
        if isDouble(place) { return place }
        place += 1
      }
      return nil
    }

    /// Label, target and end of a link that begins here.
    private func link() -> (String, String, Int)? {
      var depth = 0
      var place = index
      while place < text.count {
        if text[place] == "[" { depth += 1 }
        if text[place] == "]" {
          depth -= 1
          if depth == 0 { break }
        }
        place += 1
      }
      guard place + 1 < text.count, text[place + 1] == "(", let end = find(")", from: place + 2)
      else { return nil }
      let target = String(text[(place + 2)..<end])
      guard !target.contains(where: { $0.isWhitespace }) else { return nil }
      return (flat(index + 1, place), target, end + 1)
    }

    private func flat(_ start: Int, _ end: Int) -> String {
      String(text[start..<end].map { $0 == "\n" ? " " : $0 })
    }
  }
}
