import Foundation

/// One file that holds everything: markup, style, scripts, and the engine.
struct WebPage {
  /// The package's folder.
  let root: URL

  /// The scripts in the order in which they stand in the page; each uses those before it.
  static let scripts = ["engine", "dom", "scene", "facts", "fingers", "controls", "page"]

  /// The page.
  ///
  /// - Parameter engine: WebAssembly, packed by gzip.
  /// - Throws: `Problem` if a part is missing.
  func text(engine: Data) throws -> String {
    return try part("page.html")
      .replacingOccurrences(of: "<!-- page.css -->", with: part("page.css"))
      .replacingOccurrences(of: "<!-- engine -->", with: engine.base64EncodedString())
      .replacingOccurrences(of: "<!-- scripts -->", with: script())
  }

  /// All scripts as one module: nothing is exported any more.
  private func script() throws -> String {
    try Self.scripts.map { try part("\($0).js") }.joined(separator: "\n")
      .replacingOccurrences(of: "\nexport ", with: "\n")
  }

  private func part(_ name: String) throws -> String {
    let file = root.appendingPathComponent("Sources/study/Web/Page/\(name)")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      throw Problem("A part of the page is missing: Sources/study/Web/Page/\(name)")
    }
    return text
  }
}
