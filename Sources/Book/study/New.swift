import Authoring
import BookKit
import Foundation

extension Study {
  /// Makes what a new exercise still lacks, and says what has to be written by hand.
  func new(_ words: [String]) throws -> Int32 {
    guard words.count == 2, words[0] == "exercise" else {
      throw Problem("study new takes an exercise's number, as in: swift run study new exercise 9.9")
    }
    let catalog = try Catalog(from: directory)
    let parts = try ExerciseParts(words[1], catalog)
    for part in parts.missing { if try part.make() { out("made:  \(part.place)") } }
    let left = parts.missing
    for part in left { out("lacks: \(part.place), \(part.what)") }
    if left.isEmpty { out("Exercise \(parts.id) lacks nothing.") }
    return left.isEmpty ? 0 : 1
  }
}

/// One part of an exercise: a file, or a place in a file that its chapter's exercises share.
struct ExercisePart {
  /// The file, from the package's folder.
  let place: String
  /// What stands there, and for what writes itself, how.
  let what: String
  let isThere: () -> Bool
  /// Makes it if it can be made; false if somebody has to write it.
  let make: () throws -> Bool
}

/// All parts of one exercise.
struct ExerciseParts {
  let id: String
  let all: [ExercisePart]

  /// What is not there yet.
  var missing: [ExercisePart] { all.filter { !$0.isThere() } }

  /// The parts of an exercise that need not exist, in a chapter that does.
  init(_ id: String, _ catalog: Catalog) throws {
    let numbers = id.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let chapter = numbers[0], let number = numbers[1], number > 0 else {
      throw Problem("\(quoted(id)) is not an exercise's number; they look like 2.1.")
    }
    self.id = id
    let folder = try catalog.chapter("\(chapter)").folder
    let template = ExerciseTemplate(chapter: chapter, number: number, folder: folder)
    let files = PartFiles(root: catalog.root)
    let tests = "Tests/ExerciseTests/\(folder)"
    let (test, hints) = ("\(tests)/Yours/Chapter\(chapter).swift", "Exercises/\(folder)/README.md")
    all = [
      files.file("Exercises/\(folder)/.stubs/\(template.name).swift", template.stub),
      files.file("Exercises/\(folder)/\(template.name).swift", template.stub),
      files.file("Solutions/\(folder)/\(template.name).swift", template.solution),
      files.file("\(tests)/Grader\(template.key).swift", template.grader),
      files.file("\(tests)/WrongAnswers/WrongAnswers\(template.key).swift", template.wrongAnswers),
      files.entry(hints, "three hints below a heading", "\n## \(id) ") { $0 + template.hints },
      files.entry("\(tests)/Yours/Yours.swift", "the answer", "exercise\(template.key).grading") {
        guard $0.hasSuffix("\n]\n") else { return nil }
        return $0.dropLast(2) + template.yours + "]\n"
      },
      files.entry(test, "a test", "func ex\(template.key)_") { text in
        var lines = text.components(separatedBy: "\n")
        let isTest = { (line: String) in line.hasPrefix("  @Test func ex\(chapter)_") }
        guard let last = lines.lastIndex(where: isTest) else { return nil }
        lines.insert(template.test, at: last + 1)
        return lines.joined(separator: "\n")
      },
      files.entry(
        "Chapters/\(folder)/README.md", "a row in the table of exercises, or a Try it",
        "| \(id) |", or: "**Try it: [\(id)]"
      ) { _ in nil },
      files.written(
        "\(tests)/Messages/\(id).txt", "written by: swift run study prove --record \(id)"),
    ]
  }
}

/// The files in which parts stand.
private struct PartFiles {
  let root: URL

  private func text(_ path: String) -> String? {
    try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  private func write(_ text: String, _ path: String) throws {
    let file = root.appendingPathComponent(path)
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file, options: .atomic)
    } catch { throw Problem("\(path) cannot be written.") }
  }

  /// A file of its own; what is there stays as it is.
  func file(_ path: String, _ text: String) -> ExercisePart {
    ExercisePart(place: path, what: "a file", isThere: { self.text(path) != nil }) {
      try write(text, path)
      return true
    }
  }

  /// A file that a command writes.
  func written(_ path: String, _ how: String) -> ExercisePart {
    ExercisePart(place: path, what: how, isThere: { text(path) != nil }, make: { false })
  }

  /// A place in a file that others have a place in.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - what: What stands there.
  ///   - mark: What is found in the file if it stands there.
  ///   - other: What may stand there instead; nil for nothing.
  ///   - adding: Adds it to the file's text; nil if it cannot.
  /// - Returns: The part.
  func entry(
    _ path: String, _ what: String, _ mark: String, or other: String? = nil,
    adding: @escaping (String) -> String?
  ) -> ExercisePart {
    let isThere = {
      text(path).map { text in [mark, other].contains { $0.map(text.contains) == true } } ?? false
    }
    return ExercisePart(place: path, what: what, isThere: isThere) {
      guard let old = text(path), let new = adding(old) else { return false }
      try write(new, path)
      return true
    }
  }
}
