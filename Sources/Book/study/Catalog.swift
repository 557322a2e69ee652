import BookKit
import Foundation

/// The chapters and exercises, as they are found in the files.
struct Catalog {
  /// The package's folder.
  let root: URL
  /// The chapters that have exercises, in order.
  let chapters: [ChapterFolder]

  /// Finds the package above a folder, and the exercises in it.
  init(from directory: URL) throws {
    root = try Self.root(from: directory)
    let folder = root.appendingPathComponent("Exercises")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let root = root
    chapters = names.sorted().compactMap { ChapterFolder(root: root, name: $0) }
  }

  /// The book's package: the nearest folder upwards whose manifest has its name.
  static func root(from directory: URL) throws -> URL {
    if let folder = bookFolder(from: directory) { return folder }
    throw Problem(
      "study works in the book's folder. Go to the folder with its Package.swift, or to one below it."
    )
  }

  /// All exercises, in order.
  var exercises: [ExerciseFile] { chapters.flatMap(\.exercises) }

  /// What a reader should do next, the first exercise that is not passed; nil if all are.
  ///
  /// None is passed over, since later ones build on it.
  func next(after states: [String: State]) -> ExerciseFile? {
    exercises.first { states[$0.id] != .passed }
  }

  /// Where a reader goes on who has skipped what comes next: with the last exercise that was begun,
  /// or with the one after it; nil if that is what comes next, or if all after it are passed.
  func further(after states: [String: State]) -> ExerciseFile? {
    let begun = exercises.lastIndex { [.passed, .notYet].contains(states[$0.id]) } ?? 0
    let further = exercises.dropFirst(begun).first { states[$0.id] != .passed }
    return further == next(after: states) ? nil : further
  }

  /// The chapter with a number.
  func chapter(_ number: String) throws -> ChapterFolder {
    if let chapter = chapters.first(where: { "\($0.number)" == number }) { return chapter }
    throw Problem("There is no chapter \(quoted(number)): \(known).")
  }

  private var known: String {
    let numbers = chapters.map { String($0.number) }.joined(separator: ", ")
    return "the chapters with exercises are \(numbers)"
  }

  /// The exercise with a number, as in `3.4`.
  func exercise(_ id: String) throws -> ExerciseFile {
    if let exercise = exercises.first(where: { $0.id == id }) { return exercise }
    let numbers = id.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let number = numbers[0], numbers[1] != nil else {
      throw Problem("\(quoted(id)) is not an exercise's number; they look like 2.1.")
    }
    guard let chapter = chapters.first(where: { $0.number == number }),
      let first = chapter.exercises.first, let last = chapter.exercises.last
    else {
      throw Problem("There is no exercise \(id): \(known).")
    }
    throw Problem("There is no exercise \(id): chapter \(number) has \(first.id) to \(last.id).")
  }
}

/// The exercises of one chapter: the folder `Exercises/NN-slug`.
struct ChapterFolder {
  let number: Int
  /// The folder's name, as in `02-who-is-under-the-finger`.
  let folder: String
  let title: String
  /// The chapter's text, from the package's folder.
  let page: String
  /// The page with more questions about it.
  var questions: String { "Chapters/\(folder)/questions.md" }
  let exercises: [ExerciseFile]

  init?(root: URL, name: String) {
    guard let number = Int(name.prefix(2)), name.dropFirst(2).first == "-" else { return nil }
    // An exercise that was deleted by mistake is still known by its stub.
    let files = ["", "/.stubs"].flatMap { folder in
      let folder = root.appendingPathComponent("Exercises/\(name)\(folder)")
      return (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    }
    (self.number, folder) = (number, name)
    page = "Chapters/\(name)/README.md"
    title = Self.title(root: root, name: name)
    exercises = Set(files).compactMap { ExerciseFile(root: root, folder: name, file: $0) }
      .filter { $0.id.hasPrefix("\(number).") }.sorted { $0.number < $1.number }
    if exercises.isEmpty { return nil }
  }

  /// The heading of the chapter's text without its number, or what the folder's name says.
  private static func title(root: URL, name: String) -> String {
    let readme = root.appendingPathComponent("Chapters/\(name)/README.md")
    let text = (try? String(contentsOf: readme, encoding: .utf8)) ?? ""
    if let heading = text.components(separatedBy: "\n").first(where: { $0.hasPrefix("# ") }) {
      var title = heading.dropFirst(2)[...]
      if title.hasPrefix("Chapter ") { title = title.dropFirst(8) }
      title = title.drop { $0.isNumber || " .:·-–—".contains($0) }
      if !title.isEmpty { return title.trimmingCharacters(in: .whitespaces) }
    }
    let words = name.dropFirst(3).split(separator: "-").joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}

/// One exercise: the file `ExerciseN_M.swift`, the only one a learner edits.
struct ExerciseFile: Equatable {
  /// The number, as in `3.4`.
  let id: String
  /// The file, from the package's folder.
  let path: String
  /// The name of the chapter's folder.
  let folder: String
  /// The untouched file, from the package's folder.
  let stub: String
  /// Our answer, from the package's folder.
  let solution: String
  /// The chapter's hints, from the package's folder.
  let hints: String
  /// Stars, kind and minutes, as in `★ · order · 3 minutes`; empty where the file has no such line.
  let header: String

  init?(root: URL, folder: String, file: String) {
    guard file.hasPrefix("Exercise"), file.hasSuffix(".swift") else { return nil }
    let numbers = file.dropFirst(8).dropLast(6).split(separator: "_").compactMap { Int($0) }
    guard numbers.count == 2, file == "Exercise\(numbers[0])_\(numbers[1]).swift" else {
      return nil
    }
    id = "\(numbers[0]).\(numbers[1])"
    self.folder = folder
    path = "Exercises/\(folder)/\(file)"
    stub = "Exercises/\(folder)/.stubs/\(file)"
    solution = "Solutions/\(folder)/\(file)"
    hints = "Exercises/\(folder)/README.md"
    let mark = "/// Exercise \(id) "
    // A learner may have deleted the comment; the stub still has it.
    let texts = [path, stub].map { path in
      let file = root.appendingPathComponent(path)
      return isPlainFile(file.path) ? (try? String(contentsOf: file, encoding: .utf8)) ?? "" : ""
    }
    let line = texts.lazy.flatMap { $0.components(separatedBy: "\n") }.first {
      $0.hasPrefix(mark)
    }
    header = line.map { String($0.dropFirst(mark.count)) } ?? ""
  }

  /// Its place in the chapter, as 4 of `3.4`: exercise 14.10 comes after 14.9.
  var number: Int { id.split(separator: ".").last.flatMap { Int($0) } ?? 0 }

  /// The name without folder and extension, as in `Exercise3_4`.
  var name: String { "Exercise\(id.split(separator: ".").joined(separator: "_"))" }

  /// Selects the one test that grades the reader's answer.
  ///
  /// The underscore behind the number tells 14.1 from 14.10.
  var filter: String { "/ex\(id.split(separator: ".").joined(separator: "_"))_" }
}
