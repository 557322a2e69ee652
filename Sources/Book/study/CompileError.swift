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
  /// Where a name was declared that is declared here again; nil if the error is another one.
  var other: String?

  /// Reads a line `/path/File.swift:10:4: error: cannot find 'x' in scope`.
  init?(_ line: String) {
    guard line.first == "/", let mark = line.range(of: ": error: ") else { return nil }
    place = String(line[..<mark.lowerBound])
    text = String(line[mark.upperBound...])
  }

  init(place: String, text: String) { (self.place, self.text) = (place, text) }

  /// Reads a line in which the linker names an answer's object file: it has a name that the program
  /// that grades has, too, such as that of `@main`.
  init?(ofLinker line: String) {
    // On Linux `>>>   /path/ExerciseN_M.swift.o:(main)`, on macOS the path alone, with four blanks.
    guard
      let match = line.firstMatch(
        of: /^(?:>>> .*| {4}\/.*\/)(Exercise[0-9]+_[0-9]+\.swift)\.o(?::|$)/)
    else { return nil }
    place = String(match.1)
    text =
      "This has a main program, or another name that the program has that grades it: "
      + "take away @main, @_cdecl or @_silgen_name."
  }

  /// The line, from 1; 0 if there is none.
  var line: Int {
    place.firstMatch(of: /:([0-9]+):[0-9]+$/).flatMap { Int($0.1) } ?? 0
  }

  /// Reads all errors that compiler and linker printed; of a name that is declared twice, each knows
  /// the place of the other.
  static func all(in output: String) -> [CompileError] {
    let errors = output.components(separatedBy: "\n").compactMap {
      CompileError($0) ?? CompileError(ofLinker: $0)
    }
    return errors.map { error in
      guard error.text.hasPrefix("invalid redeclaration") else { return error }
      var error = error
      error.other = errors.first { $0.text == error.text && $0.place != error.place }?.place
      return error
    }
  }

  /// The place from the package's folder, if it lies there.
  func place(in root: URL) -> String { Self.path(place, in: root) }

  private static func path(_ place: String, in root: URL) -> String {
    // Swift knows the folder by its real name, as in /private/tmp for /tmp. Foundation on macOS hides
    // just that, so the system is asked.
    for folder in [root.path, realPath(root.path)] {
      for prefix in ["\(folder)/\(copies)/", "\(folder)/"] where place.hasPrefix(prefix) {
        return String(place.dropFirst(prefix.count))
      }
    }
    return place
  }

  /// The file from the package's folder, if it lies there.
  func file(in root: URL) -> String {
    place(in: root).replacing(/(:[0-9]+)+$/, with: "")
  }

  /// Where another answer of the chapter declares the name that is declared here again.
  ///
  /// The compiler says so of one of the two files only, and does not name the other.
  private func declaration(in root: URL) -> String? {
    guard let name = text.firstMatch(of: /^invalid redeclaration of '([\w]+)/)?.1 else {
      return nil
    }
    let file = file(in: root)
    let folder = root.appendingPathComponent(file).deletingLastPathComponent()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for other in names.sorted() where other.hasSuffix(".swift") && !file.hasSuffix("/" + other) {
      let path = folder.appendingPathComponent(other).path
      guard isPlainFile(path), let text = try? String(contentsOfFile: path, encoding: .utf8)
      else { continue }
      for (number, line) in text.components(separatedBy: "\n").enumerated() {
        let declared = line.drop { $0 == " " }.prefixMatch(
          of:
            /(?:@?[\w]+(?:\([\w]*\))? +)*(?:func|class|struct|enum|protocol|actor|typealias|let|var) +([\w]+)/
        )
        guard declared?.1 == name else { continue }
        return "\((file as NSString).deletingLastPathComponent)/\(other):\(number + 1)"
      }
    }
    return nil
  }

  /// The place, and below it what the compiler says.
  func lines(in root: URL) -> [String] {
    let another =
      (other.map { Self.path($0, in: root) } ?? declaration(in: root))
      .map { ["  The other one is in \($0)"] } ?? []
    return ["  \(place(in: root)):"] + wrapped(text, indent: "  ") + another
  }
}
