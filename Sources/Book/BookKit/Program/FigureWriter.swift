import Foundation
import Stage

/// Writes figures into a directory: all of them, or none, and never half a file.
struct FigureWriter {
  /// Where to.
  let directory: String

  /// How the folder begins in which figures are made ready; the process that makes it follows.
  private static let draft = ".figures-"

  /// Writes all figures into a folder of their own, then gives them their places.
  ///
  /// - Parameter figures: The figures; no two have the same name.
  /// - Returns: The paths of the files.
  /// - Throws: `Problem` if the directory cannot be made or written to; it is then as it was.
  func write(_ figures: [Figure]) throws(Problem) -> [String] {
    let manager = FileManager.default
    let isNew = !manager.fileExists(atPath: directory)
    let folder = URL(fileURLWithPath: directory, isDirectory: true)
    // In the directory itself: beside it we may not be allowed to write.
    let (new, old) = (
      folder.appendingPathComponent("\(Self.draft)\(getpid())"),
      folder.appendingPathComponent("\(Self.draft)\(getpid())/old")
    )
    do {
      try manager.createDirectory(at: folder, withIntermediateDirectories: true)
      removeDrafts(in: folder)
      try manager.createDirectory(at: old, withIntermediateDirectories: true)
      for figure in figures {
        try Data(figure.svg.utf8).write(to: new.appendingPathComponent(figure.name))
      }
      try exchange(figures.map(\.name), in: folder, new, old)
      try? manager.removeItem(at: new)
    } catch {
      try? manager.removeItem(at: isNew ? folder : new)
      throw Problem(
        "cannot write figures to \(quoted(directory)); give --svg a directory you may write to")
    }
    return figures.map { directory + (directory.hasSuffix("/") ? "" : "/") + $0.name }
  }

  /// Puts new files into their places; if one cannot be put there, all old ones come back.
  private func exchange(_ names: [String], in folder: URL, _ new: URL, _ old: URL) throws {
    var undo: [(from: URL, to: URL)] = []
    func move(_ from: URL, _ to: URL) throws {
      guard rename(from.path, to.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
      undo.append((to, from))
    }
    do {
      for name in names {
        let place = folder.appendingPathComponent(name)
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder) {
          guard !isFolder.boolValue else { throw CocoaError(.fileWriteFileExists) }
          try move(place, old.appendingPathComponent(name))
        }
        try move(new.appendingPathComponent(name), place)
      }
    } catch {
      for step in undo.reversed() { rename(step.from.path, step.to.path) }
      throw error
    }
  }

  /// Removes what a command has left that was killed, and brings back what it was about to replace.
  private func removeDrafts(in folder: URL) {
    let manager = FileManager.default
    let names = (try? manager.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names where name.hasPrefix(Self.draft) {
      // A process that is still there may be at work.
      guard let process = pid_t(name.dropFirst(Self.draft.count)),
        process == getpid() || (kill(process, 0) != 0 && errno == ESRCH)
      else { continue }
      let draft = folder.appendingPathComponent(name)
      let old = draft.appendingPathComponent("old")
      for file in (try? manager.contentsOfDirectory(atPath: old.path)) ?? [] {
        let place = folder.appendingPathComponent(file)
        guard !manager.fileExists(atPath: place.path) else { continue }
        rename(old.appendingPathComponent(file).path, place.path)
      }
      try? manager.removeItem(at: draft)
    }
  }
}
