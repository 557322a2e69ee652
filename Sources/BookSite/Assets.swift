import BookKit
import Foundation

/// The styles and scripts of the site, put together from their parts.
struct Assets {
  /// The folder of the parts.
  let folder: URL

  init(root: URL) { folder = root.appendingPathComponent("Sources/BookSite/Page") }

  /// `book.css`.
  func style() throws -> String {
    try names("style", "css").map { Self.short(try part("style/\($0)")) }.joined(separator: "\n")
  }

  /// `book.js`: one classic script.
  func script() throws -> String {
    let figures = try names("figure", "js").map { "figure/\($0)" }
    // The engine's host is a module of the lab's page; here its functions are known to all scripts.
    let engine = try part("../../study/Web/Page/engine.js")
      .replacingOccurrences(of: "\nexport ", with: "\n")
    let parts = try (["script/store.js", "script/data.js"] + figures).map { try part($0) }
    return try (parts + [engine, part("script/article.js")]).map { Self.short($0) }
      .joined(separator: "\n")
  }

  /// A script or a style without the lines of its comments, and without indentation.
  static func short(_ text: String) -> String {
    text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("// ") && !($0.hasPrefix("/*") && $0.hasSuffix("*/")) }
      .joined(separator: "\n")
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
