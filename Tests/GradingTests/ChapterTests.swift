import Foundation
import TestKit
import Testing

@testable import Grading

@Suite(.provedOnce(.grading), .ownPlay, .ownThreads) struct ChapterTests {
  @Test func `a chapter's folders follow from the path of its test`() {
    let files = ChapterFiles(test: "/book/Tests/ExerciseTests/02-slug/Yours/Chapter2.swift")
    expectEqual(
      [
        files.root, files.reader("2.1"), files.stub("2.1"), files.solution("2.1"),
        files.fileID("2.1"),
      ],
      [
        "/book", "Exercises/02-slug/Exercise2_1.swift",
        "Exercises/02-slug/.stubs/Exercise2_1.swift", "Solutions/02-slug/Exercise2_1.swift",
        "Exercises02/Exercise2_1.swift",
      ])
  }

  @Test func `a passed exercise is silent`() async throws {
    #expect(try await report(.passed) == report())
  }

  @Test func `an exercise that is not started names the place from the package's folder`()
    async throws
  {
    let verdict = Verdict.notStarted(file: "/book/Exercises/01-slug/Exercise1_2.swift", line: 8)
    #expect(
      try await report(verdict)
        == report(
          notStarted: "Exercise 1.2 is not started: Exercises/01-slug/Exercise1_2.swift, line 8"))
  }

  @Test func `an untouched exercise is not started, and no process is needed to say so`()
    async throws
  {
    let package = try TemporaryPackage(["1.2"])
    defer { package.remove() }
    let chapter = GradedChapter([wordExercise], files: package.files)
    let report = try await chapter.report(on: wordExercise) { _, _ in
      Issue.record("a process was started")
      return []
    }
    #expect(
      report.notStarted
        == "Exercise 1.2 is not started: Exercises/01-slug/Exercise1_2.swift, line 3")
    #expect(report.failure == nil)
    let file = package.files.root + "/" + package.files.reader("1.2")
    try Data("func answer() -> String { \"front\" }\n".utf8).write(to: URL(fileURLWithPath: file))
    #expect(package.files.untouchedLine("1.2") == nil)
  }

  @Test func `an answer that could pass for another's reason is told so, and is not run`()
    async throws
  {
    let package = try TemporaryPackage(["1.2"])
    defer { package.remove() }
    let chapter = GradedChapter([wordExercise], files: package.files)
    try package.files.write(
      "import ExerciseKit\n@testable import Solutions01\n", to: package.files.reader("1.2"))
    let report = try await chapter.report(on: wordExercise) { _, _ in
      Issue.record("a process was started")
      return []
    }
    expectEqual(
      report.failure,
      """
      Line 2 of your answer has import Solutions01, which holds what it is graded
      by. No exercise needs it: take it away, and your answer is graded.
      """)
  }

  @Test func `a wrong answer that uses a task or a queue is told that neither runs`() async throws {
    let package = try TemporaryPackage(["1.2"])
    defer { package.remove() }
    let chapter = GradedChapter([wordExercise], files: package.files)
    for (line, isTold) in [("DispatchQueue.main.async {}", true), ("// Task {}", false)] {
      try package.files.write(line + "\n", to: package.files.reader("1.2"))
      let failure = try await chapter.report(on: wordExercise) { _, attempt in
        outcomes(attempt) { _ in .wrong("Wrong.") }
      }.failure
      expectEqual(failure, isTold ? "Wrong.\n" + GradedChapter.noTasks : "Wrong.")
    }
  }

  @Test func `a wrong answer is reported at the reader's file`() async throws {
    #expect(try await report(.wrong("Wrong.")) == report(failure: "Wrong."))
  }

  @Test func `an exercise without stub, file, solution or grader is a fault`() async throws {
    let package = try TemporaryPackage(["1.1", "1.3"])
    defer { package.remove() }
    let chapter = GradedChapter([wordExercise], files: package.files)
    let faults = try await chapter.faults(recording: ["1.2"], isolated)
    expectEqual(
      faults,
      [
        "1.1: has no grader",
        "1.3: has no grader",
        "1.2: there is no Exercises/01-slug/Exercise1_2.swift",
        "1.2: there is no Exercises/01-slug/.stubs/Exercise1_2.swift",
        "1.2: there is no Solutions/01-slug/Exercise1_2.swift",
      ])
  }

  @Test func `exercises out of order are a fault`() async throws {
    let package = try TemporaryPackage(["1.1", "1.2"])
    defer { package.remove() }
    let faults = try await GradedChapter([wordExercise, fates], files: package.files).faults {
      _, _ in []
    }
    expectEqual(faults.first, "1.2, 1.1: the exercises are not in order")
  }

  @Test func `the tenth exercise of a chapter comes after the ninth`() throws {
    let package = try TemporaryPackage(["1.10", "1.2", "1.9", "1.1"])
    defer { package.remove() }
    expectEqual(package.files.ids, ["1.1", "1.2", "1.9", "1.10"])
    expect(!ChapterFiles.areInOrder("1.10", "1.2"))
    expect(ChapterFiles.areInOrder("2.10", "10.1"))
  }
}

// MARK: - Fixtures

private func report(_ verdict: Verdict) async throws -> GradedChapter.Report {
  let chapter = GradedChapter([wordExercise], files: ChapterFiles(root: "/book", folder: "01-slug"))
  return try await chapter.report(on: wordExercise) { _, attempt in
    outcomes(attempt) { _ in verdict }
  }
}

private func report(notStarted: String? = nil, failure: String? = nil) -> GradedChapter.Report {
  GradedChapter.Report(
    notStarted: notStarted, failure: failure, fileID: "Exercises01/Exercise1_2.swift",
    filePath: "/book/Exercises/01-slug/Exercise1_2.swift")
}

/// A package in a temporary folder, with the files of some exercises of chapter 1.
struct TemporaryPackage {
  let files: ChapterFiles

  init(_ ids: [String]) throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    files = ChapterFiles(root: root.path, folder: "01-slug")
    for id in ids {
      let stub = "import ExerciseKit\n\nfunc answer() -> String { todo(\"\(id)\", \"\") }\n"
      for (path, text) in [
        (files.reader(id), stub), (files.stub(id), stub),
        (files.solution(id), "return subviews.last\n"),
      ] {
        let file = root.appendingPathComponent(path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
    }
  }

  func remove() { try? FileManager.default.removeItem(atPath: files.root) }
}
