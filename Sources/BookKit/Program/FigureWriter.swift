import Foundation
import Stage

/// Writes figures so that there is never half a file, and nothing at all if something goes wrong.
struct FigureWriter {
  /// Where to.
  let directory: String

  /// Writes all figures under temporary names, then gives them their own.
  ///
  /// - Parameter figures: The figures; no two have the same name.
  /// - Returns: The paths of the files.
  /// - Throws: `Problem` if the directory cannot be made or written to.
  func write(_ figures: [Figure]) throws(Problem) -> [String] {
    let manager = FileManager.default
    let isNew = !manager.fileExists(atPath: directory)
    let folder = URL(fileURLWithPath: directory, isDirectory: true)
    var temporary: [URL] = []
    do {
      try manager.createDirectory(at: folder, withIntermediateDirectories: true)
      for figure in figures {
        let file = folder.appendingPathComponent(".\(figure.name).\(getpid())")
        temporary.append(file)
        try Data(figure.svg.utf8).write(to: file)
      }
      for (file, figure) in zip(temporary, figures) {
        let place = folder.appendingPathComponent(figure.name)
        guard rename(file.path, place.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
      }
    } catch {
      for file in temporary { try? manager.removeItem(at: file) }
      if isNew { try? manager.removeItem(at: folder) }
      throw Problem(
        "cannot write figures to \(quoted(directory)); give --svg a directory you may write to")
    }
    return figures.map { directory + (directory.hasSuffix("/") ? "" : "/") + $0.name }
  }
}
