import Foundation
import TestKit
import Testing

@testable import study

@Suite(.provedOnce(.study)) struct NewTests {
  private static let tests = "Tests/ExerciseTests/02-under-the-finger"

  private func book() throws -> TestBook {
    let book = try TestBook()
    try book.write("\(Self.tests)/Yours/Yours.swift", "let yours: Graded = [\n  exercise2_2,\n]\n")
    try book.write(
      "\(Self.tests)/Yours/Chapter2.swift",
      "{\n  @Test func ex2_1_order() {}\n  @Test func ex2_2_write() {}\n\n  @Test\n}\n")
    return book
  }

  @Test func `a new exercise gets all its files, and is told what somebody has to write`() throws {
    let book = try book()
    let folder = "02-under-the-finger"
    expectEqual(book.study("new", "exercise", "2.3"), 1)
    expectEqual(
      book.out,
      [
        "made:  Exercises/\(folder)/.stubs/Exercise2_3.swift",
        "made:  Exercises/\(folder)/Exercise2_3.swift",
        "made:  Solutions/\(folder)/Exercise2_3.swift",
        "made:  \(Self.tests)/Grader2_3.swift",
        "made:  \(Self.tests)/WrongAnswers/WrongAnswers2_3.swift",
        "made:  Exercises/\(folder)/README.md",
        "made:  \(Self.tests)/Yours/Yours.swift",
        "made:  \(Self.tests)/Yours/Chapter2.swift",
        "lacks: Chapters/\(folder)/README.md, a row in the table of exercises",
        "lacks: \(Self.tests)/Messages/2.3.txt, written by: swift run study prove --record 2.3",
      ])
    let text = try book.read("Exercises/\(folder)/Exercise2_3.swift")
    expect(text.contains("/// Exercise 2.3 ★ · write · 5 minutes\n"))
    expectEqual(text, try book.read("Exercises/\(folder)/.stubs/Exercise2_3.swift"))
    expectEqual(
      try book.read("\(Self.tests)/Yours/Yours.swift"),
      """
      let yours: Graded = [
        exercise2_2,
        exercise2_3.grading { Exercises02.answer2_3() },
      ]

      """)
    expect(
      try book.read("\(Self.tests)/Yours/Chapter2.swift").contains(
        "ex2_2_write() {}\n  @Test func ex2_3_write() async throws {"))
    expectEqual(book.study("hint", "2.3", "3"), 0)
  }

  @Test func `what is there stays, and what was deleted is made again`() throws {
    let book = try book()
    let solution = "Solutions/02-under-the-finger/Exercise2_3.swift"
    _ = book.study("new", "exercise", "2.3")
    try book.write(solution, "mine")
    try FileManager.default.removeItem(
      at: book.root.appendingPathComponent("\(Self.tests)/Grader2_3.swift"))
    try book.write("\(Self.tests)/Messages/2.3.txt", "")
    try book.write("Chapters/02-under-the-finger/README.md", "| 2.3 | ★ | 5 |\n")
    expectEqual(book.study("new", "exercise", "2.3"), 0)
    expectEqual(
      book.out, ["made:  \(Self.tests)/Grader2_3.swift", "Exercise 2.3 lacks nothing."])
    expectEqual(try book.read(solution), "mine")
  }

  @Test func `no exercise of the book lacks a part`() throws {
    let catalog = try Catalog(from: URL(fileURLWithPath: #filePath))
    let lacking = try catalog.exercises.flatMap { exercise in
      try ExerciseParts(exercise.id, catalog).missing.map { "\(exercise.id): \($0.place)" }
    }
    expectEqual(lacking, [])
  }
}
