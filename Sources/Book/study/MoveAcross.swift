import BookKit
import Foundation

extension Study {
  /// Moves a file to another file system, where `rename` cannot.
  ///
  /// At every moment what was saved last is whole in one of the two places, also if this process is
  /// ended in between. First there is a copy. Then the file is taken out of an editor's reach, under a
  /// hidden name beside it, and is gone only when the copy has proved to be the same.
  func moveAcross(_ file: URL, to kept: URL) throws {
    try copy(file, to: kept)
    let aside = file.deletingLastPathComponent()
      .appendingPathComponent(".\(UUID().uuidString)-\(file.lastPathComponent)")
    do {
      guard rename(file.path, aside.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
      if !isSame(aside, kept) {
        // It was saved once more after it was copied.
        try FileManager.default.removeItem(at: kept)
        try copy(aside, to: kept)
        guard isSame(aside, kept) else { throw CocoaError(.fileWriteUnknown) }
      }
    } catch {
      // A name that is taken again is an editor's; then both are left where they are.
      var status = stat()
      if link(aside.path, file.path) == 0 {
        unlink(aside.path)
      } else if lstat(file.path, &status) != 0 {
        // A folder has no second name.
        rename(aside.path, file.path)
      }
      try? FileManager.default.removeItem(at: kept)
      throw error
    }
    try FileManager.default.removeItem(at: aside)
  }

  private func copy(_ file: URL, to kept: URL) throws {
    var status = stat()
    guard lstat(file.path, &status) == 0 else { throw CocoaError(.fileReadNoSuchFile) }
    // Whoever opens a pipe or a device may wait for ever.
    guard [S_IFREG, S_IFLNK, S_IFDIR].contains(status.st_mode & S_IFMT) else {
      throw Problem(
        "\(file.lastPathComponent) is a device or a pipe, and .study lies on another file system. "
          + "Nothing was changed: move it away yourself, and reset it again.")
    }
    try FileManager.default.copyItem(at: file, to: kept)
  }

  private func isSame(_ file: URL, _ kept: URL) -> Bool {
    let files = FileManager.default
    if let link = try? files.destinationOfSymbolicLink(atPath: file.path) {
      return (try? files.destinationOfSymbolicLink(atPath: kept.path)) == link
    }
    return files.contentsEqual(atPath: file.path, andPath: kept.path)
  }
}
