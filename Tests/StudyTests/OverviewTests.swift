import Foundation
import TestKit
import Testing

@testable import study

@Suite(.provedOnce(.study)) struct OverviewTests {
  @Test func `a line a chapter counts in three words, then comes the next exercise`() throws {
    let book = try TestBook()
    book.next.events = [
      Events.passed("ex2_1_order"), Events.wrong("ex2_2_write", "Wrong."),
      Events.notStarted("ex10_1_trace", "Exercise 10.1 is not started: a, line 1"),
    ].joined(separator: "\n")
    expectEqual(book.study(), 0)
    expectEqual(
      book.out,
      [
        "Chapter 2  Who is under the finger?  1 passed, 1 not yet, 0 not started",
        "Chapter 10 Scroll views              0 passed, 0 not yet, 1 not started",
        "",
        "Not yet: 2.2.",
        "Next: exercise 2.2  ★ · order · 3 minutes",
        "      Exercises/02-under-the-finger/Exercise2_2.swift",
      ])
    expectEqual(book.filters, ["/ex[0-9]+_[0-9]+_"])
    expect(book.out.allSatisfy { $0.count <= 72 })
  }

  private let skipped = [
    Events.notStarted("ex2_1_order", "Exercise 2.1 is not started: a, line 1"),
    Events.passed("ex2_2_write"),
    Events.notStarted("ex10_1_trace", "Exercise 10.1 is not started: a, line 1"),
  ].joined(separator: "\n")

  @Test func `an exercise that was skipped comes next, and who has gone on may go on there`() throws
  {
    let book = try TestBook()
    book.next.events = skipped
    expectEqual(book.study(), 0)
    expectLines(
      Array(book.out.suffix(4)),
      [
        "Next: exercise 2.1  ★ · order · 3 minutes",
        "      Exercises/02-under-the-finger/Exercise2_1.swift",
        "Or go on where you were: exercise 10.1",
        "      Exercises/10-scroll-views/Exercise10_1.swift",
      ])
  }

  @Test func `one that does not compile comes next only if none before it is open`() throws {
    let book = try TestBook()
    let answer = "Exercises/10-scroll-views/Exercise10_1.swift"
    book.next = TestRun(output: "\(book.root.path)/\(answer):4:2: error: no x\n")
    book.nextWithout = TestRun(events: skipped)
    expectEqual(book.study(), 1)
    expectLines(
      Array(book.out.suffix(5)),
      [
        "Does not compile: 10.1.",
        "Next: exercise 2.1  ★ · order · 3 minutes",
        "      Exercises/02-under-the-finger/Exercise2_1.swift",
        "Or go on where you were: exercise 10.1", "      \(answer)",
      ])
  }

  @Test func `a long title is cut so that the line fits 72 columns`() throws {
    let book = try TestBook()
    try book.write(
      "Chapters/02-under-the-finger/README.md", "# Chapter 2: Controls against gestures, again\n")
    expectEqual(book.study(), 0)
    expectEqual(
      book.out.first, "Chapter 2  Controls against gesture…  0 passed, 0 not yet, 0 not started")
  }

  @Test func `an exercise without a verdict is named`() throws {
    let book = try TestBook()
    book.next.events = Events.passed("ex2_1_order")
    expectEqual(book.study(), 0)
    expect(book.out.contains("Not graded: 2.2, 10.1."))
  }

  @Test func `when all is passed it says so`() throws {
    let book = try TestBook()
    book.next.events = ["ex2_1_order", "ex2_2_write", "ex10_1_trace"].map(Events.passed)
      .joined(separator: "\n")
    expectEqual(book.study(), 0)
    expectEqual(book.out.last, "All exercises are passed.")
  }

  private let broken = "Sources/Stage/Stage.swift"

  private func error(in book: TestBook) -> TestRun {
    let error = "\(book.root.path)/\(broken):4:2: error: cannot find 'rot' in scope"
    return TestRun(output: "\(error)\n\(error)\n")
  }

  @Test func `an error of the compiler is shown once, and what was never graded is named`() throws {
    let book = try TestBook()
    try book.write("Exercises/02-under-the-finger/Exercise2_2.swift", "mine")
    book.next = error(in: book)
    expectEqual(book.study(), 1)
    expectEqual(
      book.out.prefix(9),
      [
        "The book does not compile, so nothing can be graded until this is fixed:",
        "  \(broken):4:2:",
        "  cannot find 'rot' in scope",
        "", "This is how far you were when it was last graded:", "",
        "Chapter 2  Who is under the finger?  0 passed, 0 not yet, 1 not started",
        "Chapter 10 Scroll views              0 passed, 0 not yet, 1 not started", "",
      ])
    expect(book.out.contains("Not graded: 2.2."))
  }

  @Test func `with an error of the compiler the states of the last grading are shown`() throws {
    let book = try TestBook()
    book.next.events = [Events.passed("ex2_1_order"), Events.wrong("ex2_2_write", "Wrong.")]
      .joined(separator: "\n")
    expectEqual(book.study(), 0)
    try expectEqual(book.read(".study/verdicts.txt"), "2.1 passed\n2.2 not yet\n")
    book.next = error(in: book)
    expectEqual(book.study(), 1)
    expectEqual(
      book.out.dropFirst(3),
      [
        "", "This is how far you were when it was last graded:", "",
        "Chapter 2  Who is under the finger?  1 passed, 1 not yet, 0 not started",
        "Chapter 10 Scroll views              0 passed, 0 not yet, 1 not started",
        "",
        "Not yet: 2.2.",
        "Next: exercise 2.2  ★ · order · 3 minutes",
        "      Exercises/02-under-the-finger/Exercise2_2.swift",
      ])
  }

  @Test func `an exercise that does not compile comes next, and the others are graded`() throws {
    let book = try TestBook()
    let answer = "Exercises/02-under-the-finger/Exercise2_2.swift"
    book.next = TestRun(output: "\(book.root.path)/\(answer):4:2: error: no x\n")
    book.nextWithout = TestRun(
      events: [Events.passed("ex2_1_order"), Events.passed("ex10_1_trace")].joined(separator: "\n"))
    expectEqual(book.study(), 1)
    expectEqual(
      book.out,
      [
        "Chapter 2  Who is under the finger?  1 passed, 0 not yet, 0 not started",
        "Chapter 10 Scroll views              1 passed, 0 not yet, 0 not started",
        "",
        "Does not compile: 2.2.",
        "Next: exercise 2.2  ★ · order · 3 minutes",
        "      \(answer)",
      ])
    expectEqual(book.chapters, [[], ["02"]])
  }

  @Test func `where nothing can be built one sentence says so, and nothing is run`() throws {
    let book = try TestBook()
    // A file in the folder's place refuses even a superuser, as permissions would not.
    try book.write(".build", "")
    for words in [[], ["--json"], ["check", "2.1"], ["watch", "2.1"], ["watch"]] {
      expectEqual(book.study(words), 2)
      expectEqual(
        book.err, ["Nothing can be graded: the book's folder, or .build in it, is read-only."])
      expectEqual(book.filters, [])
    }
    for words in [["hint", "2.1"], ["quiz", "2"], ["solution", "2.1", "--anyway"]] {
      expectEqual(book.study(words), 0)
    }
  }
}
