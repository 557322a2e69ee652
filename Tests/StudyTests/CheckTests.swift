import Foundation
import TestKit
import Testing

@testable import study

@Suite(.provedOnce(.study)) struct CheckTests {
  @Test func `a passed exercise ends with 0`() throws {
    let book = try TestBook()
    book.next.events = Events.passed("ex2_1_order")
    expectEqual(book.study("check", "2.1"), 0)
    expectEqual(book.out, ["Exercise 2.1 is passed."])
    expectEqual(book.filters, ["/ex2_1_"])
  }

  @Test func `of ten exercises, the first is graded alone and the tenth is the last`() throws {
    let book = try TestBook()
    try book.write("Exercises/02-under-the-finger/Exercise2_10.swift", TestBook.stub("2_10"))
    book.next.events = Events.passed("ex2_1_order")
    expectEqual(book.study("check", "2.1"), 0)
    let filter = try #require(book.filters.first).dropFirst()
    expect("ex2_1_order".hasPrefix(filter))
    expect(!"ex2_10_diagnose".hasPrefix(filter))
    expectEqual(
      try Catalog(from: book.root).chapters.first?.exercises.map(\.id), ["2.1", "2.2", "2.10"])
    expectEqual(book.study("check", "2.11"), 2)
    expectEqual(book.err, ["There is no exercise 2.11: chapter 2 has 2.1 to 2.10."])
  }

  @Test func `a wrong one shows its message once and ends with 1`() throws {
    let book = try TestBook()
    book.next.events = Events.wrong("ex2_1_order", #"red is right.\nRule: front to back."#)
    expectEqual(book.study("check", "2.1"), 1)
    expectEqual(
      book.out,
      [
        "Exercise 2.1 is not yet right:",
        "  Exercises/02-under-the-finger/Exercise2_1.swift",
        "",
        "red is right.",
        "Rule: front to back.",
      ])
  }

  @Test func `one that is not started names the place and ends with 1`() throws {
    let book = try TestBook()
    book.next.events = Events.notStarted(
      "ex2_1_order", "Exercise 2.1 is not started: Exercises/a.swift, line 8")
    expectEqual(book.study("check", "2.1"), 1)
    expectEqual(book.out, ["Exercise 2.1 is not started:", "  Exercises/a.swift, line 8"])
  }

  @Test func `a run in which no such test took part is not taken for a pass`() throws {
    let book = try TestBook()
    book.next.events = Events.runStarted + "\n" + Events.passed("ex2_2_write")
    expectEqual(book.study("check", "2.1"), 1)
    expectEqual(book.out, [])
    expectEqual(book.err, ["Nothing was graded: no test ex2_1_… gave a verdict."])
  }

  @Test func `a run that failed before any test shows the end of its output`() throws {
    let book = try TestBook()
    book.next = TestRun(output: "1\n2\n3\n4\n5\nerror: no space left on device\n")
    expectEqual(book.study("check", "2.1"), 1)
    expectEqual(
      book.err,
      [
        "Nothing was graded. The last lines that Swift printed:", "2", "3", "4", "5",
        "error: no space left on device",
      ])
  }

  private let first = "Exercises/02-under-the-finger/Exercise2_1.swift"
  private let second = "Exercises/02-under-the-finger/Exercise2_2.swift"
  private let far = "Exercises/10-scroll-views/Exercise10_1.swift"

  /// What the compiler prints about some files of a book.
  private func errors(_ book: TestBook, _ paths: String...) -> TestRun {
    TestRun(output: paths.map { "\(book.root.path)/\($0):4:2: error: no x\n" }.joined())
  }

  @Test func `an answer that does not compile is told so, whatever else does not`() throws {
    let book = try TestBook()
    book.next = errors(book, far, second, first)
    expectEqual(book.study("check", "2.1"), 1)
    expectEqual(book.out, ["Exercise 2.1 does not compile:", "  \(first):4:2:", "  no x"])
    expectEqual(book.chapters, [[]])
  }

  @Test func `answers that do not compile do not keep another one from being graded`() throws {
    let book = try TestBook()
    book.next = errors(book, second, far)
    book.nextWithout = TestRun(
      events: Events.passed("ex2_1_order") + "\n"
        + Events.notStarted("ex2_2_write", "Exercise 2.2 is not started: a.swift, line 8"))
    expectEqual(book.study("check", "2.1"), 0)
    expectEqual(
      book.out,
      [
        "Exercise 2.1 is passed.",
        "", "Exercise 2.2 does not compile, so it was left out:", "  \(second):4:2:", "  no x",
        "To begin it again and keep your version: swift run study reset 2.2",
        "", "Exercise 10.1 does not compile, so it was left out:", "  \(far):4:2:", "  no x",
        "To begin it again and keep your version: swift run study reset 10.1",
      ])
    expectEqual(book.chapters, [[], ["02", "10"]])
    // The stub in its place has a verdict, which is not the reader's.
    try expectEqual(book.read(".study/verdicts.txt"), "2.1 passed\n")
  }

  @Test func `the chapter is then built from a folder in which stubs take their place`() throws {
    let book = try TestBook()
    try book.write(first, "mine\n")
    try FileManager.default.removeItem(at: book.root.appendingPathComponent(second))
    let yours = "Tests/ExerciseTests/02-under-the-finger/Yours/Yours.swift"
    try book.write(yours, "\n\n  exercise2_1.grading { },\n  exercise2_2.grading { f() },\n")
    book.next = errors(book, yours)
    book.nextWithout = TestRun(events: Events.passed("ex2_1_order"))
    expectEqual(book.study("check", "2.1"), 0)
    expect(book.out.contains("Exercise 2.2 does not compile, so it was left out:"))
    let copy = ".build/study/Exercises/02-under-the-finger"
    try expectEqual(book.list(copy), ["Exercise2_1.swift", "Exercise2_2.swift", "README.md"])
    try expectEqual(book.read("\(copy)/Exercise2_1.swift"), "mine\n")
    try expectEqual(book.read("\(copy)/Exercise2_2.swift"), TestBook.stub("2_2"))
  }

  @Test func `an error that is no exercise's is told as it is`() throws {
    let book = try TestBook()
    book.next = errors(book, "Sources/Stage/Stage.swift")
    expectEqual(book.study("check", "2.1"), 1)
    expectEqual(
      book.out,
      [
        "The book does not compile, so nothing can be graded until this is fixed:",
        "  Sources/Stage/Stage.swift:4:2:", "  no x",
      ])
    expectEqual(book.chapters, [[]])
  }

  @Test func `the compiler's error is found in a clone that is reached by a link`() throws {
    let real = URL(
      fileURLWithPath: realPath(FileManager.default.temporaryDirectory.path), isDirectory: true)
    let folder = real.appendingPathComponent(UUID().uuidString)
    let link = real.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder)
    defer { for place in [link, folder] { try? FileManager.default.removeItem(at: place) } }
    let error = try #require(
      CompileError(folder.path + "/Exercises/02-who/Exercise2_1.swift:10:4: error: no such thing"))
    expectEqual(error.place(in: link), "Exercises/02-who/Exercise2_1.swift:10:4")
    expectEqual(error.file(in: folder), "Exercises/02-who/Exercise2_1.swift")
    expectEqual(realPath("/no/such/file"), "/no/such/file")
  }
}
