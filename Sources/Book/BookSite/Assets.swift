import BookKit
import Foundation

/// The styles and scripts of the site, put together from their parts.
struct Assets {
  /// The folder of the parts.
  let folder: URL

  init(root: URL) { folder = root.appendingPathComponent("Sources/Book/BookSite/Page") }

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

  /// `gallery.js`: the small pictures of all experiments.
  func gallery() throws -> String {
    Self.squeezed(script: Self.short(try part("gallery/gallery.js")))
  }

  /// `gallery.css`.
  func galleryStyle() throws -> String {
    Self.squeezed(style: Self.short(try part("gallery/gallery.css")))
  }

  /// `build.js`: the page on which a scene is built.
  func build() throws -> String {
    try names("build", "js").map { Self.squeezed(script: Self.short(try part("build/\($0)"))) }
      .joined(separator: "\n")
  }

  /// `build.css`.
  func buildStyle() throws -> String {
    Self.squeezed(style: Self.short(try part("build/build.css")))
  }

  /// What `search.js` has behind its index: the field, and what is found.
  func search() throws -> String {
    Self.squeezed(script: Self.short(try part("search/search.js")))
  }

  /// `search.css`.
  func searchStyle() throws -> String {
    Self.squeezed(style: Self.short(try part("search/search.css")))
  }

  /// `first.js`: the touch with which the first page begins.
  func first() throws -> String {
    Self.squeezed(script: Self.short(try part("first/falling.js")))
  }

  /// `first.css`.
  func firstStyle() throws -> String {
    Self.squeezed(style: Self.short(try part("first/first.css")))
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
      + parts.joined(separator: "\n") + "\nreturn { open: openForm, wake: wakeScene };\n}());\n"
  }

  /// What `engine.js` has behind the engine itself: how it is put together and started.
  func host() throws -> String {
    try ["streams.js", "engine.js"].map { Self.squeezed(script: Self.short(try shared($0))) }
      .joined(separator: "\n")
  }

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

  /// A script without comments, without the spaces around signs, and without the ends of lines at
  /// which nothing ends.
  static func squeezed(script: String) -> String {
    var squeezer = Squeezer(script)
    return squeezer.squeezed()
  }

  private func names(_ name: String, _ ending: String) throws -> [String] {
    let all = try? FileManager.default.contentsOfDirectory(
      atPath: folder.appendingPathComponent(name).path)
    return (all ?? []).filter { $0.hasSuffix("." + ending) }.sorted()
  }

  private func part(_ name: String) throws -> String {
    guard let text = try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    else {
      throw Problem("A part of the site is missing: Sources/Book/BookSite/Page/\(name)")
    }
    return text
  }
}
