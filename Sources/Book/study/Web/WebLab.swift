import BookKit
import Foundation

/// The bench: one page on which every experiment can be opened and touched.
struct WebLab {
  /// The package's folder.
  let root: URL

  /// The scripts in their order; each uses those before it.
  static let scripts = ["unpack", "dom", "labels", "scene", "facts", "fingers", "controls", "page"]

  /// The page, its style and its script, each with its name.
  ///
  /// - Parameter contents: The contents of the book, which stand at its side.
  /// - Returns: The files' names and bytes.
  /// - Throws: `Problem` if a part is missing.
  func files(contents: String) throws -> [(name: String, data: Data)] {
    let scripts = try Self.scripts.map { try part("\($0).js") }.joined(separator: "\n")
      .replacingOccurrences(of: "\nexport ", with: "\n")
    let page = try part("page.html").replacingOccurrences(of: "<!-- contents -->", with: contents)
    return [
      ("lab.html", Data(page.utf8)),
      ("lab.css", Data(Self.short(try part("page.css")).utf8)),
      // A classic script: a module would not be loaded from a file.
      ("lab.js", Data("(async () => {\n\(Self.short(scripts))\n})();\n".utf8)),
    ]
  }

  /// A script or a style without comments and indentation.
  static func short(_ text: String) -> String {
    text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("//") }.joined(separator: "\n")
  }

  private func part(_ name: String) throws -> String {
    let file = root.appendingPathComponent("Sources/Book/study/Web/Page/\(name)")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      throw Problem("A part of the page is missing: Sources/Book/study/Web/Page/\(name)")
    }
    return text
  }
}
