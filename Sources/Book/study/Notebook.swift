import Foundation

/// A file of lines such as `3.4 not yet`, in a folder that git ignores; readers may edit it.
///
/// It is always whole: a new version takes the old one's place in one step, and of two commands at
/// once the second waits and adds to what the first has written. Lines that mean nothing here, such
/// as another version's, or bytes that are no text, are kept as they are.
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
    lines.reduce(into: [:]) { all, line in
      if let note = Self.note(in: line) { all[note.name] = note.text }
    }
  }

  /// The file's lines; none if it cannot be read.
  private var lines: [Data.SubSequence] {
    guard let data = try? Data(contentsOf: file) else { return [] }
    return data.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
  }

  private static func note(in line: Data.SubSequence) -> (name: String, text: String)? {
    let words = String(decoding: line, as: UTF8.self).split(separator: " ", maxSplits: 1)
    return words.count == 2 ? (String(words[0]), String(words[1])) : nil
  }

  /// Adds notes, or replaces those of the same name; false if the folder cannot be written.
  @discardableResult
  func note(_ new: [String: String]) -> Bool {
    do {
      try Self.locked(root) {
        // A file that is there and cannot be read must not be written over.
        if FileManager.default.fileExists(atPath: file.path) { _ = try Data(contentsOf: file) }
        let kept = lines.filter { line in Self.note(in: line).map { new[$0.name] == nil } ?? true }
        let notes = Self.sorted(kept + new.map { Data("\($0.key) \($0.value)".utf8)[...] })
        try Self.replace(file, by: Data(notes.joined(separator: [UInt8(ascii: "\n")])) + [0x0A])
      }
      return true
    } catch {
      return false
    }
  }

  /// Notes by their names, 3.10 behind 3.9, and behind them what is none, in its own order.
  ///
  /// There may be megabytes of the latter, and numbers are compared slowly.
  private static func sorted(_ lines: [Data.SubSequence]) -> [Data.SubSequence] {
    let named = lines.map { (name: note(in: $0)?.name, line: $0) }
    let isShort = { (name: String?) in (name?.utf8.count ?? .max) < 100 }
    return named.filter { isShort($0.name) }
      .sorted { ($0.name ?? "").compare($1.name ?? "", options: .numeric) == .orderedAscending }
      .map(\.line) + named.filter { !isShort($0.name) }.map(\.line)
  }

  /// Writes a file that takes the old one's place in one step, under the lock.
  ///
  /// What a command that was killed has left is written over by the next one.
  private static func replace(_ file: URL, by data: Data) throws {
    let new = file.path + ".new"
    try data.write(to: URL(fileURLWithPath: new))
    guard rename(new, file.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
  }

  /// Does something in `.study` while no other command may do it.
  static func locked<T>(_ root: URL, _ body: () throws -> T) throws -> T {
    let folder = root.appendingPathComponent(".study")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let lock = open(
      folder.appendingPathComponent(".lock").path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
    guard lock >= 0 else { throw CocoaError(.fileWriteUnknown) }
    // Closing gives the lock back, and so does the end of the process.
    defer { close(lock) }
    guard flock(lock, LOCK_EX) == 0 else { throw CocoaError(.fileWriteUnknown) }
    return try body()
  }
}
