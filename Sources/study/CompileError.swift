import BookKit
import Foundation

/// The path of a file without links on its way; the path itself where there is no such file.
func realPath(_ path: String) -> String {
  guard let real = realpath(path, nil) else { return path }
  defer { free(real) }
  return String(cString: real)
}

/// An error of the compiler: where, and what it says.
struct CompileError: Equatable {
  /// Where chapters are built in which answers are left out, from the package's folder.
  static let copies = ".build/study"

  /// The file as the compiler names it, with line and column.
  let place: String
  let text: String

  /// Reads a line `/path/File.swift:10:4: error: cannot find 'x' in scope`.
  init?(_ line: String) {
    guard line.first == "/", let mark = line.range(of: ": error: ") else { return nil }
    place = String(line[..<mark.lowerBound])
    text = String(line[mark.upperBound...])
  }

  /// The line, from 1; 0 if there is none.
  var line: Int {
    place.firstMatch(of: /:([0-9]+):[0-9]+$/).flatMap { Int($0.1) } ?? 0
  }

  /// The place from the package's folder, if it lies there.
  func place(in root: URL) -> String {
    // Swift knows the folder by its real name, as in /private/tmp for /tmp. Foundation on macOS hides
    // just that, so the system is asked.
    for folder in [root.path, realPath(root.path)] {
      for prefix in ["\(folder)/\(Self.copies)/", "\(folder)/"] where place.hasPrefix(prefix) {
        return String(place.dropFirst(prefix.count))
      }
    }
    return place
  }

  /// The file from the package's folder, if it lies there.
  func file(in root: URL) -> String {
    place(in: root).replacing(/(:[0-9]+)+$/, with: "")
  }

  /// The place, and below it what the compiler says.
  func lines(in root: URL) -> [String] {
    ["  \(place(in: root)):"] + wrapped(text, indent: "  ")
  }
}
