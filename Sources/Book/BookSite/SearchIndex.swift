import Foundation
import Stage

/// What the pages say, cut into places that a search can lead to: sections, exercises, runs, symptoms,
/// and the rows of the index of names.
struct SearchIndex {
  /// A place on a page.
  struct Entry: Equatable {
    /// `chapter`, `section`, `exercise`, `run`, `symptom`, `name`, `rule` or `word`.
    var kind: String
    /// The page, or the page and the place on it.
    var href: String
    var title = ""
    var text = ""
  }

  /// The places, in the order of the pages.
  private(set) var entries: [Entry] = []

  /// Adds a page.
  ///
  /// - Parameters:
  ///   - name: Its name, `chapter-02.html`.
  ///   - html: Its HTML; what is outside of its article isn't searched.
  mutating func add(_ name: String, _ html: String) {
    var reader = PageReader(name, html)
    entries += reader.entries()
  }

  /// The places as JSON: each is an array of kind, address, title and text.
  var json: String {
    JSON.array(entries.map { JSON.texts([$0.kind, $0.href, $0.title, $0.text]) })
  }
}

/// Reads the article of one page, tag by tag.
private struct PageReader {
  private let name: String
  private let bytes: [UInt8]
  private var place = 0
  private var found: [SearchIndex.Entry] = []
  /// What text is added to: the place of an entry, and the tag at whose end it is over.
  private var open: [(entry: Int, tag: String, depth: Int)] = []
  /// How many tags are open.
  private var depth = 0
  /// The depth of what isn't read: code, traces, forms.
  private var skipped: Int?
  /// The depth of the heading, caption or cell that is a title.
  private var titled: Int?

  /// Tags that have no end.
  private static let single: Set<String> = ["img", "input", "br", "source", "meta", "link"]
  /// What no search leads to.
  private static let silent: Set<String> = ["pre", "form", "nav", "button", "svg", "dl", "script"]

  init(_ name: String, _ html: String) {
    self.name = name
    bytes = Array(html.utf8)
  }

  mutating func entries() -> [SearchIndex.Entry] {
    guard let start = find("<article") else { return [] }
    place = start
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "<") {
        let end = bytes[place...].firstIndex(of: UInt8(ascii: ">")) ?? bytes.count - 1
        let tag = String(decoding: bytes[(place + 1)..<end], as: UTF8.self)
        place = end + 1
        if tag == "/article" { break }
        read(tag)
      } else {
        let end = bytes[place...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
        add(Self.decoded(String(decoding: bytes[place..<end], as: UTF8.self)))
        place = end
      }
    }
    return found.filter { !$0.title.isEmpty }.map { entry in
      var entry = entry
      (entry.title, entry.text) = (Self.tidy(entry.title), Self.tidy(entry.text))
      return entry
    }
  }

  private func find(_ word: String) -> Int? {
    let word = Array(word.utf8)
    return bytes.indices.first { bytes[$0] == word[0] && bytes[$0...].starts(with: word) }
  }

  private mutating func read(_ tag: String) {
    if tag.hasPrefix("/") {
      end()
    } else if !tag.hasPrefix("!") {
      let word = String(tag.prefix { $0 != " " && $0 != "\n" })
      guard !Self.single.contains(word) else { return }
      depth += 1
      begin(word, tag)
      // Words of neighbours are not one word.
      if ["p", "li", "td", "th", "div", "b", "span", "h2", "h3"].contains(word) { add(" ") }
    }
  }

  private mutating func begin(_ word: String, _ tag: String) {
    guard skipped == nil else { return }
    if Self.silent.contains(word) || tag.contains("class=\"listing") {
      skipped = depth
      return
    }
    let id = Self.value(of: "id", in: tag)
    switch word {
    case "h1", "h2", "h3", "h4":
      open.removeAll()
      enter(kind(word), id.isEmpty || word == "h1" ? "" : id, until: "", 0)
      titled = depth
    case "section" where id.hasPrefix("exercise-"): enter("exercise", id, until: word, depth)
    case "figure" where !id.isEmpty: enter("run", id, until: word, depth)
    case "b" where id.hasSuffix("-title"), "figcaption": titled = depth
    case "tr" where name == "names.html": enter("name", "", until: word, depth)
    case "tr" where name == "glossary.html": enter("word", "", until: word, depth)
    case "td" where isRow && current?.title.isEmpty == true: titled = depth
    case "div" where tag.contains("\"find\""): enter("symptom", anchor, until: word, depth)
    case "b" where current?.kind == "symptom" && current?.title.isEmpty == true: titled = depth
    case "a" where isRow && current?.href == name:
      if let last = open.last {
        let href = Self.value(of: "href", in: tag)
        found[last.entry].href = href.hasPrefix("#") ? name + href : href
      }
    default: break
    }
  }

  /// What a heading of this page begins.
  private func kind(_ heading: String) -> String {
    if name == "symptoms.html" { return "symptom" }
    if name.hasPrefix("rules") { return "rule" }
    return heading == "h1" && name.hasPrefix("chapter") ? "chapter" : "section"
  }

  /// Whether a row of the index or of the glossary is read, which leads to where its first link does.
  private var isRow: Bool { current?.kind == "name" || current?.kind == "word" }

  private var current: SearchIndex.Entry? { open.last.map { found[$0.entry] } }

  /// The place of the heading before.
  private var anchor: String {
    let href = found.last?.href.split(separator: "#") ?? []
    return href.count > 1 ? String(href[1]) : ""
  }

  private mutating func enter(_ kind: String, _ anchor: String, until tag: String, _ depth: Int) {
    found.append(
      SearchIndex.Entry(kind: kind, href: anchor.isEmpty ? name : name + "#" + anchor))
    open.append((found.count - 1, tag, depth))
  }

  private mutating func end() {
    if skipped == depth { skipped = nil }
    if titled == depth { titled = nil }
    if open.count > 1, open.last?.depth == depth { open.removeLast() }
    depth -= 1
  }

  private mutating func add(_ text: String) {
    guard skipped == nil, let last = open.last else { return }
    if titled != nil { found[last.entry].title += text } else { found[last.entry].text += text }
  }

  private static func value(of name: String, in tag: String) -> String {
    guard let start = tag.range(of: " \(name)=\"")?.upperBound else { return "" }
    return String(tag[start...].prefix { $0 != "\"" })
  }

  private static func decoded(_ text: String) -> String {
    guard text.contains("&") else { return text }
    return [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")]
      .reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
  }

  private static func tidy(_ text: String) -> String {
    text.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
  }
}
