import BookKit
import Foundation

extension Study {
  /// Builds the page on which every experiment can be touched.
  ///
  /// - Parameter words: Nothing, or `--out` and a folder.
  /// - Returns: The exit status.
  /// - Throws: `Problem` if the words are others, or the page cannot be built or written.
  func web(_ words: [String]) throws -> Int32 {
    guard words.isEmpty || (words.count == 2 && words[0] == "--out") else {
      throw Problem("study web takes --out and a folder, or nothing.")
    }
    let root = try Catalog.root(from: directory)
    let folder =
      words.count == 2
      ? URL(fileURLWithPath: words[1], relativeTo: directory)
      : root.appendingPathComponent(".build/web")
    let engine = WebEngine(root: root)
    let linker = try engine.linker()
    err("Building the engine as WebAssembly; the first time this takes some minutes.")
    let page = try WebPage(root: root).data(engine: engine.packed(linker: linker))
    let file = folder.appendingPathComponent("index.html")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try page.write(to: file, options: .atomic)
    } catch {
      throw Problem("The page cannot be written to \(folder.path): \(error.localizedDescription)")
    }
    out("\(file.standardizedFileURL.path), \(page.count) bytes")
    out("Open it in a browser; \(file.lastPathComponent)#2A begins with experiment 2A.")
    return 0
  }
}
