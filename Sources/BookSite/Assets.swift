import BookKit
import Foundation

/// The styles and scripts of the site, put together from their parts.
struct Assets {
  /// The folder of the parts.
  let folder: URL

  init(root: URL) { folder = root.appendingPathComponent("Sources/BookSite/Page") }

  /// `book.css`.
  func style() throws -> String {
    try names("style", "css").map { Self.squeezed(style: Self.short(try part("style/\($0)"))) }
      .joined(separator: "\n")
  }

  /// `book.js`: one classic script.
  func script() throws -> String {
    let figures = try names("figure", "js").map { "figure/\($0)" }
    let parts = try (["script/store.js", "script/data.js"] + figures).map { try part($0) }
    return try (parts + [shared("unpack.js"), part("script/article.js")])
      .map { Self.squeezed(script: Self.short($0)) }.joined(separator: "\n")
  }

  /// `touch.js`: what only a touch needs; it comes with the engine.
  func touch() throws -> String {
    try names("touch", "js").map { Self.squeezed(script: Self.short(try part("touch/\($0)"))) }
      .joined(separator: "\n")
  }

  /// `exercises.css`.
  func exerciseStyle() throws -> String {
    Self.squeezed(style: Self.short(try part("exercise/exercise.css")))
  }

  /// `exercises.js`: what a page asks for, and how.
  ///
  /// - Parameter forms: The exercises by their numbers, as JSON.
  /// - Returns: The script.
  /// - Throws: `Problem` if a part is missing.
  func exerciseScript(forms: String) throws -> String {
    let parts = try names("exercise", "js")
      .map { Self.squeezed(script: Self.short(try part("exercise/\($0)"))) }
    return "var TRYING = (function () {\nconst FORMS = \(forms);\n"
      + parts.joined(separator: "\n") + "\nreturn openForm;\n}());\n"
  }

  /// What `engine.js` has behind the engine itself: how it is started.
  func host() throws -> String { Self.squeezed(script: Self.short(try shared("engine.js"))) }

  /// A module of the bench, as a part of a classic script.
  private func shared(_ name: String) throws -> String {
    try part("../../study/Web/Page/\(name)").replacingOccurrences(of: "export ", with: "")
  }

  /// A script or a style without the lines of its comments, and without indentation.
  static func short(_ text: String) -> String {
    text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("// ") && !($0.hasPrefix("/*") && $0.hasSuffix("*/")) }
      .joined(separator: "\n")
  }

  /// A style without comments, and without spaces that separate nothing.
  static func squeezed(style: String) -> String {
    style.replacing(#/\/\*(?:[^*]|\*[^\/])*\*\//#, with: "")
      .replacing(#/\n+/#, with: " ")
      .replacing(#/ *([{};>\/]) */#) { String($0.1) }
      .replacing(#/([:,]) +/#) { String($0.1) }
      .replacing(";}", with: "}")
  }

  /// A script without the spaces around signs, and without the ends of lines at which nothing ends.
  ///
  /// Spaces stay in texts, and behind the first sign that may begin a pattern or a comment.
  static func squeezed(script: String) -> String {
    var isTemplate = false
    let lines = script.components(separatedBy: "\n").map { line in
      let ticks = line.filter { $0 == "`" }.count
      defer { if !ticks.isMultiple(of: 2) { isTemplate.toggle() } }
      if isTemplate { return line }
      // A template that ends in its line leaves what is behind it as well.
      let pieces = ticks == 2 ? line.components(separatedBy: "`") : [line]
      guard pieces.count == 3, !pieces[0].contains(where: { "'/\\".contains($0) }) else {
        return squeezed(upToText: line)
      }
      return [squeezed(upToText: pieces[0]), pieces[1], squeezed(upToText: pieces[2])]
        .joined(separator: "`")
    }
    // A template may have lines of its own, which stay.
    if lines.contains(where: { !$0.filter { $0 == "`" }.count.isMultiple(of: 2) }) {
      return lines.joined(separator: "\n")
    }
    return lines.reduce(into: "") { text, line in
      if let last = text.last, !"{;,(".contains(last) { text += "\n" }
      text += line
    }
  }

  /// A line that is squeezed as far as the first sign that may begin a pattern or a text.
  private static func squeezed(upToText line: String) -> String {
    let end = line.firstIndex { "'`/\\".contains($0) } ?? line.endIndex
    return squeezed(signs: String(line[..<end])) + line[end...]
  }

  /// A part of a line without the spaces around its signs.
  private static func squeezed(signs code: String) -> String {
    // What stands between quotation marks is every second piece.
    let pieces = code.components(separatedBy: "\"")
    guard !pieces.count.isMultiple(of: 2) else { return code }
    return pieces.enumerated().map { index, piece in
      guard index.isMultiple(of: 2) else { return piece }
      return piece.replacing(#/ *([=<>!&|?:,;{}()*]+) */#) { String($0.1) }
        // `a + +b` keeps its spaces.
        .replacing(#/([\w)\]]) ([+-]) ([\w(\[])/#) { "\($0.1)\($0.2)\($0.3)" }
    }.joined(separator: "\"")
  }

  private func names(_ name: String, _ ending: String) throws -> [String] {
    let all = try? FileManager.default.contentsOfDirectory(
      atPath: folder.appendingPathComponent(name).path)
    return (all ?? []).filter { $0.hasSuffix("." + ending) }.sorted()
  }

  private func part(_ name: String) throws -> String {
    guard let text = try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    else {
      throw Problem("A part of the site is missing: Sources/BookSite/Page/\(name)")
    }
    return text
  }
}
