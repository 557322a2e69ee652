import Authoring
import BookKit
import BookSite
import Foundation
import LiveBook

extension Study {
  /// Writes the book as a folder of pages that open in a browser.
  ///
  /// - Parameter words: Nothing, or `--out` and a folder, or `--at` and the address at which the pages
  ///   will lie.
  /// - Returns: The exit status.
  /// - Throws: `Problem` if the words are others, or something cannot be built or written.
  func web(_ words: [String]) throws -> Int32 {
    var options: [String: String] = [:]
    for place in stride(from: 0, to: words.count, by: 2) {
      guard ["--out", "--at"].contains(words[place]), place + 1 < words.count else {
        throw Problem("study web takes --out and a folder, --at and an address, or nothing.")
      }
      options[words[place]] = words[place + 1]
    }
    let root = try Catalog.root(from: directory)
    let folder =
      options["--out"].map { URL(fileURLWithPath: folderMeant(by: $0)) }
      ?? root.appendingPathComponent(".build/web")
    let address = options["--at"].map { $0.hasSuffix("/") ? $0 : $0 + "/" } ?? ""
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
    let site = Site(BookFiles(root: root.path, chapters: liveBook), at: address)
    var pages: [Site.File] = []
    for (place, name) in site.pageNames.enumerated() {
      err("\(place + 1) of \(site.pageNames.count): \(name)")
      for file in try site.page(name) {
        try write(file.path, file.data)
        if file.path == name { pages.append(file) }
      }
    }
    for file in site.tools {
      pages.append(file)
      try write(file.path, file.data)
    }
    for file in try site.shared() + site.figures + site.previews() + [site.search(pages)] {
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
