import BookKit
import Foundation

/// One file that holds everything: markup, style, scripts, and the engine.
struct WebPage {
  /// The package's folder.
  let root: URL

  /// The scripts in the order in which they stand in the page; each uses those before it.
  static let scripts = ["engine", "dom", "labels", "scene", "facts", "fingers", "controls", "page"]

  /// The page, in windows-1252: each byte is a letter there, so that the engine needs no base64,
  /// which would make it a third longer.
  ///
  /// - Parameter engine: WebAssembly, packed by gzip.
  /// - Returns: The file's bytes.
  /// - Throws: `Problem` if a part is missing, or holds letters beyond ASCII.
  func data(engine: Data) throws -> Data {
    let page = try part("page.html")
      .replacingOccurrences(of: "<!-- page.css -->", with: Self.short(part("page.css")))
      .replacingOccurrences(of: "<!-- scripts -->", with: Self.short(script()))
    let halves = page.components(separatedBy: "<!-- engine -->")
    guard halves.count == 2 else { throw Problem("page.html has no place for the engine.") }
    return Data(halves[0].utf8) + Self.letters(engine) + Data(halves[1].utf8)
  }

  /// All scripts as one module: nothing is exported any more.
  private func script() throws -> String {
    try Self.scripts.map { try part("\($0).js") }.joined(separator: "\n")
      .replacingOccurrences(of: "\nexport ", with: "\n")
  }

  /// A script or a style without comments and indentation.
  static func short(_ text: String) -> String {
    text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("//") }.joined(separator: "\n")
  }

  /// Bytes as letters: each is 42 more than it was, so that the usual ones need no escape; one that
  /// markup cannot hold is 64 more again, behind an equals sign.
  static func letters(_ bytes: Data) -> Data {
    let unfit: Set<UInt8> = [0, UInt8(ascii: "\r"), UInt8(ascii: "<"), UInt8(ascii: "=")]
    var letters = Data(capacity: bytes.count + bytes.count / 32)
    for byte in bytes {
      let letter = byte &+ 42
      if unfit.contains(letter) {
        letters.append(UInt8(ascii: "="))
        letters.append(letter &+ 64)
      } else {
        letters.append(letter)
      }
    }
    return letters
  }

  private func part(_ name: String) throws -> String {
    let file = root.appendingPathComponent("Sources/study/Web/Page/\(name)")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      throw Problem("A part of the page is missing: Sources/study/Web/Page/\(name)")
    }
    guard text.utf8.allSatisfy({ $0 < 128 }) else {
      throw Problem("Sources/study/Web/Page/\(name) holds letters beyond ASCII.")
    }
    return text
  }
}
