import Authoring
import BookKit
import BookSite
import Foundation
import LiveBook

extension Study {
  /// Writes the book as a folder of pages that open in a browser.
  ///
  /// - Parameter words: Nothing, or `--out` and a folder.
  /// - Returns: The exit status.
  /// - Throws: `Problem` if the words are others, or something cannot be built or written.
  func web(_ words: [String]) throws -> Int32 {
    guard words.isEmpty || (words.count == 2 && words[0] == "--out") else {
      throw Problem("study web takes --out and a folder, or nothing.")
    }
    let root = try Catalog.root(from: directory)
    let folder =
      words.count == 2
      ? URL(fileURLWithPath: folderMeant(by: words[1]))
      : root.appendingPathComponent(".build/web")
    let engine = WebEngine(root: root)
    let linker = try engine.linker()
    let begin = Date()
    var bytes = 0
    func write(_ path: String, _ data: Data) throws {
      let file = folder.appendingPathComponent(path)
      do {
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file, options: .atomic)
      } catch {
        throw Problem(
          "The pages cannot be written to \(folder.path): \(error.localizedDescription)")
      }
      bytes += data.count
    }
    let site = Site(BookFiles(root: root.path, chapters: liveBook))
    var pages: [Site.File] = []
    for (place, name) in site.pageNames.enumerated() {
      err("\(place + 1) of \(site.pageNames.count): \(name)")
      for file in try site.page(name) {
        try write(file.path, file.data)
        if file.path == name { pages.append(file) }
      }
    }
    pages.append(site.gallery)
    try write(site.gallery.path, site.gallery.data)
    for file in try site.shared() + site.figures + [site.search(pages)] {
      try write(file.path, file.data)
    }
    for file in try WebLab(root: root).files(contents: site.contents) {
      try write(file.name, file.data)
    }
    err("The engine is built as WebAssembly; the first time this takes two minutes.")
    let scripts = try engine.scripts(linker: linker) { err("  " + $0) }
    let host = Data(try site.host().utf8)
    try write("judge.js", scripts.judge + host)
    try write("engine.js", scripts.engine + host)
    let seconds = Int(Date().timeIntervalSince(begin).rounded())
    let first = folder.appendingPathComponent("index.html")
    out("\(first.standardizedFileURL.path), \(bytes) bytes in all, after \(seconds) s")
    out("Open it in a browser; lab.html#2A has experiment 2A on the bench.")
    return 0
  }
}
