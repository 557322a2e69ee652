import Foundation

/// A file that a reader has put beside the answers, and with which Swift builds no module at all.
struct UnbuiltFile: Equatable {
  /// The file, from the package's folder.
  let path: String
  /// Why it is left out, as the end of a sentence.
  let reason: String

  static let sameName = "another file of the chapter has its name"
  static let otherLanguage = "it is not written in Swift"
}

extension ChapterFolder {
  /// All files of the chapter's folder, those of folders in it as well, from the package's folder.
  ///
  /// Hidden ones are none: no build looks at them.
  func files(in root: URL) -> [String] {
    let top = "Exercises/\(folder)"
    let all = FileManager.default.enumerator(atPath: root.appendingPathComponent(top).path)
    return (all?.allObjects as? [String] ?? [])
      .filter { path in !path.split(separator: "/").contains { $0.hasPrefix(".") } }
      .filter { path in
        var status = stat()
        let file = root.appendingPathComponent("\(top)/\(path)").path
        return lstat(file, &status) == 0 && status.st_mode & S_IFMT != S_IFDIR
      }
      .map { "\(top)/\($0)" }.sorted()
  }

  /// The files without which the chapter can be built: of two with one name the one that lies deeper,
  /// and what is written in another language.
  func unbuiltFiles(in root: URL) -> [UnbuiltFile] {
    // An answer has its name even if its file is missing: its stub takes its place.
    var owners = Dictionary(uniqueKeysWithValues: exercises.map { ("\($0.name).swift", $0.path) })
    let files = files(in: root).sorted { (depth($0), $0) < (depth($1), $1) }
    return files.compactMap { path in
      let file = URL(fileURLWithPath: path)
      if Self.otherLanguages.contains(file.pathExtension) {
        return UnbuiltFile(path: path, reason: UnbuiltFile.otherLanguage)
      }
      guard file.pathExtension == "swift" else { return nil }
      let owner = owners[file.lastPathComponent] ?? path
      owners[file.lastPathComponent] = owner
      return owner == path ? nil : UnbuiltFile(path: path, reason: UnbuiltFile.sameName)
    }
  }

  private func depth(_ path: String) -> Int { path.split(separator: "/").count }

  /// What Swift's package manager takes for a source file that is none of Swift's.
  private static let otherLanguages: Set<String> = [
    "c", "cc", "cpp", "cxx", "m", "mm", "s", "S",
  ]
}
