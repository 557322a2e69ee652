import Foundation
import TestKit
import Testing

@testable import study

@Suite(.provedOnce(.study)) struct SolutionTests {
  private let shown = [
    "The solution of exercise 2.1:", "  Solutions/02-under-the-finger/Exercise2_1.swift", "",
    "import ExerciseKit", "",
    "// The last subview is in front, so it is asked first, and whoever",
    "// answers ends the search at once. The trap: the first subview.",
    #"func answer() -> String { "red" }"#,
  ]

  @Test func `after a pass the solution is shown with its commentary`() throws {
    let book = try TestBook()
    try book.write(".study/verdicts.txt", "2.1 passed\n")
    expectEqual(book.study("solution", "2.1"), 0)
    expectEqual(book.out, shown)
    #expect(book.prompts == [] && book.filters == [])
  }

  @Test func `before a pass it asks at a terminal, once`() throws {
    let book = try TestBook()
    book.isTerminal = true
    book.typed = ["Yes"]
    expectEqual(book.study("solution", "2.1"), 0)
    expectEqual(book.prompts, ["Show the solution all the same? (y/n): "])
    expectEqual(book.out.dropFirst(), shown[...])
    expectEqual(book.study("solution", "2.1"), 0)
    expectEqual(book.prompts, [])
    expectEqual(book.out, shown)
  }

  @Test(arguments: [["n"], [""], ["what?"], []])
  func `whoever does not say yes is not shown it, and asked again next time`(
    typed: [String]
  ) throws {
    let book = try TestBook()
    book.isTerminal = true
    for _ in 1...2 {
      book.typed = typed
      expectEqual(book.study("solution", "2.1"), 0)
      expectEqual(book.prompts.count, 1)
      expectEqual(book.out.last, "Then it stays hidden. For a hint: swift run study hint 2.1")
    }
  }

  @Test func `without a terminal it takes --anyway`() throws {
    let book = try TestBook()
    expectEqual(book.study("solution", "2.1"), 2)
    expectEqual(
      book.err,
      [
        "Exercise 2.1 is not passed yet, so its solution is shown with --anyway only."
      ])
    expectEqual(book.out, [])
    expectEqual(book.study("solution", "--anyway", "2.1"), 0)
    expectEqual(book.out, shown)
  }

  @Test func `a solution that is not there is a sentence`() throws {
    let book = try TestBook()
    try FileManager.default.removeItem(at: book.root.appendingPathComponent("Solutions"))
    expectEqual(book.study("solution", "2.1", "--anyway"), 2)
    expectEqual(book.err, ["Solutions/02-under-the-finger/Exercise2_1.swift cannot be read."])
  }
}
