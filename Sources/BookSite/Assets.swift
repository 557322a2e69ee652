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
    // The engine's host is a module of the lab's page; here its functions are known to all scripts.
    let engine = try part("../../study/Web/Page/engine.js").replacingOccurrences(
      of: "export ", with: "")
    let parts = try (["script/store.js", "script/data.js"] + figures).map { try part($0) }
    return try (parts + [engine, part("script/article.js")])
      .map { Self.squeezed(script: Self.short($0)) }.joined(separator: "\n")
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
      .replacing(#/ *([{};]) */#) { String($0.1) }
      .replacing(#/([:,]) +/#) { String($0.1) }
      .replacing(#/\n+/#, with: "\n")
  }

  /// A script without the spaces around signs: outside of texts, and not in lines with a pattern, a
  /// comment or a template.
  static func squeezed(script: String) -> String {
    var isTemplate = false
    let lines = script.components(separatedBy: "\n").map { line in
      let ticks = line.filter { $0 == "`" }.count
      defer { if !ticks.isMultiple(of: 2) { isTemplate.toggle() } }
      if isTemplate || line.contains(where: { "'`/".contains($0) }) { return line }
      // What stands between quotation marks is every second piece.
      let pieces = line.components(separatedBy: "\"")
      guard !pieces.count.isMultiple(of: 2), !line.contains("\\") else { return line }
      return pieces.enumerated().map { index, piece in
        index.isMultiple(of: 2)
          ? piece.replacing(#/ *([=<>!&|?:,;{}()*]+) */#) { String($0.1) } : piece
      }.joined(separator: "\"")
    }
    return lines.joined(separator: "\n")
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
