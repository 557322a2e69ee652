import Foundation

/// A file of lines such as `3.4 not yet`, in a folder that git ignores; readers may edit it.
///
/// It is always whole: a new version takes the old one's place in one step, and of two commands at
/// once the second waits and adds to what the first has written.
struct Notebook {
  /// The package's folder.
  let root: URL
  /// The file, from the package's folder.
  let path: String

  init(_ root: URL, _ name: String) {
    (self.root, path) = (root, ".study/\(name).txt")
  }

  private var file: URL { root.appendingPathComponent(path) }

  /// All notes, by their first word; a line that has no second word is none.
  var all: [String: String] {
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(whereSeparator: \.isNewline).reduce(into: [:]) { all, line in
      let words = line.split(separator: " ", maxSplits: 1)
      if words.count == 2 { all[String(words[0])] = String(words[1]) }
    }
  }

  /// Adds notes, or replaces those of the same name; false if the folder cannot be written.
  @discardableResult
  func note(_ new: [String: String]) -> Bool {
    let folder = file.deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      return try locked(folder) {
        let notes = all.merging(new) { $1 }.sorted {
          $0.key.compare($1.key, options: .numeric) == .orderedAscending
        }
        let text = notes.map { "\($0.key) \($0.value)\n" }.joined()
        try Data(text.utf8).write(to: file, options: .atomic)
        return true
      }
    } catch {
      return false
    }
  }

  /// Does something while no other command may do it.
  private func locked<T>(_ folder: URL, _ body: () throws -> T) throws -> T {
    let lock = open(
      folder.appendingPathComponent(".lock").path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
    guard lock >= 0 else { throw CocoaError(.fileWriteUnknown) }
    // Closing gives the lock back, and so does the end of the process.
    defer { close(lock) }
    guard flock(lock, LOCK_EX) == 0 else { throw CocoaError(.fileWriteUnknown) }
    return try body()
  }
}
