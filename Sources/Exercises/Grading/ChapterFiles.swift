import Foundation

/// Where the files of one chapter's exercises lie.
struct ChapterFiles: Sendable {
  /// The package's folder.
  let root: String
  /// The chapter's folder, as in `02-who-is-under-the-finger`.
  let folder: String

  /// Finds both from a file in `Tests/ExerciseTests/NN-slug/Yours`.
  init(test file: String) {
    let parts = file.split(separator: "/", omittingEmptySubsequences: false)
    self.init(
      root: parts.dropLast(5).joined(separator: "/"),
      folder: String(parts.dropLast(2).last ?? ""))
  }

  init(root: String, folder: String) {
    (self.root, self.folder) = (root, folder)
  }

  /// The file in which a reader answers, from the package's folder.
  func reader(_ id: String) -> String { "Exercises/\(folder)/\(name(id))" }

  /// The untouched file, from the package's folder.
  func stub(_ id: String) -> String { "Exercises/\(folder)/.stubs/\(name(id))" }

  /// Our answer's file, from the package's folder.
  func solution(_ id: String) -> String { "Solutions/\(folder)/\(name(id))" }

  /// What each wrong answer is told, from the package's folder.
  func messages(_ id: String) -> String { "Tests/ExerciseTests/\(folder)/Messages/\(id).txt" }

  /// The reader's file as the testing library names files: module, then file.
  func fileID(_ id: String) -> String { "Exercises\(folder.prefix(2))/\(name(id))" }

  /// A file's text; nil if it cannot be read.
  func text(_ path: String) -> String? {
    try? String(contentsOfFile: root + "/" + path, encoding: .utf8)
  }

  /// Writes a file's text.
  func write(_ text: String, to path: String) throws {
    let file = URL(fileURLWithPath: root + "/" + path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file, options: .atomic)
  }

  /// The numbers of the exercises whose messages are recorded.
  var recordedIDs: [String] {
    names(in: "Tests/ExerciseTests/\(folder)/Messages").filter { $0.hasSuffix(".txt") }
      .map { String($0.dropLast(4)) }.sorted(by: Self.areInOrder)
  }

  /// The numbers of the exercises that have a file.
  var ids: [String] {
    names(in: "Exercises/\(folder)").filter { $0.hasPrefix("Exercise") && $0.hasSuffix(".swift") }
      .map { $0.dropFirst(8).dropLast(6).split(separator: "_").joined(separator: ".") }
      .sorted(by: Self.areInOrder)
  }

  /// Whether one exercise stands before another: 14.10 comes after 14.9.
  static func areInOrder(_ id: String, _ other: String) -> Bool {
    let (numbers, others) = (id.split(separator: "."), other.split(separator: "."))
    return numbers.compactMap { Int($0) }.lexicographicallyPrecedes(others.compactMap { Int($0) })
  }

  private func names(in folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: root + "/" + folder)) ?? []
  }

  private func name(_ id: String) -> String {
    "Exercise\(id.split(separator: ".").joined(separator: "_")).swift"
  }
}
