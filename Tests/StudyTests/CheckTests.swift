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

  @Test func `one that is not started names the place and ends with 3`() throws {
    let book = try TestBook()
    book.next.events = Events.notStarted(
      "ex2_1_order", "Exercise 2.1 is not started: Exercises/a.swift, line 8")
    expectEqual(book.study("check", "2.1"), 3)
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
    expectEqual(
      book.out,
      [
        "Exercise 2.1 does not compile:", "  \(first):4:2:", "  no x",
        "To begin it again and keep your version: swift run study reset 2.1",
      ])
    expectEqual(book.chapters, [[]])
  }

  @Test
  func `others that do not compile are named in one line, and do not keep it from being graded`()
    throws
  {
    let book = try TestBook()
    book.next = errors(book, second, far)
    book.nextWithout = TestRun(
      events: Events.passed("ex2_1_order") + "\n"
        + Events.notStarted("ex2_2_write", "Exercise 2.2 is not started: a.swift, line 8"))
    expectEqual(book.study("check", "2.1"), 0)
    expectEqual(
      book.out,
      [
        "Exercise 2.1 is passed.", "",
        "Left out: 2.2, 10.1, since they do not compile (study check 2.2 shows",
        "          why).",
      ])
    expectEqual(book.chapters, [[], ["02", "10"]])
    // The stub in its place has a verdict, which is not the reader's.
    try expectEqual(book.read(".study/verdicts.txt"), "2.1 passed\n")
  }

  @Test func `the chapter is then built from a folder in which stubs take their place`() throws {
    let book = try TestBook()
    try book.write(first, "mine\n")
    try book.write(second, "nothing\n")
    let yours = "Tests/ExerciseTests/02-under-the-finger/Yours/Yours.swift"
    try book.write(yours, "\n\n  exercise2_1.grading { },\n  exercise2_2.grading { f() },\n")
    book.next = errors(book, yours)
    book.nextWithout = TestRun(events: Events.passed("ex2_1_order"))
    expectEqual(book.study("check", "2.1"), 0)
    expectEqual(
      book.out.last, "Left out: 2.2, since it does not compile (study check 2.2 shows why).")
    let copy = ".build/study/Exercises/02-under-the-finger"
    try expectEqual(book.list(copy), ["Exercise2_1.swift", "Exercise2_2.swift", "README.md"])
    try expectEqual(book.read("\(copy)/Exercise2_1.swift"), "mine\n")
    try expectEqual(book.read("\(copy)/Exercise2_2.swift"), TestBook.stub("2_2"))
  }

  @Test func `a name that is declared twice is told with both places`() throws {
    let book = try TestBook()
    let text = "error: invalid redeclaration of 'grown()'"
    book.next = TestRun(
      output: """
        \(book.root.path)/\(second):9:6: \(text)
        24 | func grown() {}
           |      `- \(text)
        \(book.root.path)/\(first):17:6: \(text)
        \(book.root.path)/\(second):9:6: \(text)
        """)
    try book.write(first, "mine\n")
    expectEqual(book.study("check", "2.1"), 1)
    expectEqual(
      book.out,
      [
        "Exercise 2.1 does not compile:", "  \(first):17:6:",
        "  invalid redeclaration of 'grown()'", "  The other one is in \(second):9:6",
        "To begin it again and keep your version: swift run study reset 2.1",
      ])
  }

  @Test func `an answer that no longer declares what is graded is told which file should`() throws {
    let book = try TestBook()
    let yours = "Tests/ExerciseTests/02-under-the-finger/Yours/Yours.swift"
    try book.write(yours, "\n\n\n  exercise2_1.grading { Exercises02.answer() },\n")
    try book.write(first, "")
    book.next = errors(book, yours)
    expectEqual(book.study("check", "2.1"), 1)
    expectEqual(
      book.out,
      [
        "Exercise 2.1 does not compile:", "  \(yours):4:2:", "  no x",
        "Your file no longer declares this, or declares it otherwise:", "  \(first)",
        "To begin it again and keep your version: swift run study reset 2.1",
      ])
  }

  @Test
  func `an answer with a main program of its own is named, and keeps no other from its verdict`()
    throws
  {
    let book = try TestBook()
    let object = "/book/.build/debug/Exercises02.build/Exercise2_1.swift.o"
    book.next = TestRun(
      output: """
        error: link command failed with exit code 1 (use -v to see invocation)
        ld.lld: error: duplicate symbol: main
        >>> defined at Exercise2_1.swift:0 (/book/Exercises/02/Exercise2_1.swift:0)
        >>>            \(object):(main)
        >>> defined at runner.swift:0 (/book/.build/debug/runner.swift:0)
        >>>            /book/.build/debug/runner.swift.o:(.text.main+0x0)
        clang: error: linker command failed with exit code 1 (use -v to see invocation)
        """)
    try book.write(first, "mine\n")
    expectEqual(book.study("check", "2.1"), 1)
    expectEqual(
      book.out,
      [
        "Exercise 2.1 does not compile:", "  Exercise2_1.swift:",
        "  This has a main program, or another name that the program has that",
        "  grades it: take away @main, @_cdecl or @_silgen_name.",
        "To begin it again and keep your version: swift run study reset 2.1",
      ])
    book.nextWithout = TestRun(events: Events.passed("ex2_2_write"))
    expectEqual(book.study("check", "2.2"), 0)
    expectEqual(
      book.out.last, "Left out: 2.1, since it does not compile (study check 2.1 shows why).")
  }

  @Test func `where an untouched file does not compile, those that were changed are named`() throws
  {
    let book = try TestBook()
    book.next = errors(book, second)
    try book.write(first, "class UIView {}\n")
    for id in ["2.1", "2.2"] {
      expectEqual(book.study("check", id), 1)
      expectEqual(
        book.out,
        [
          "Exercise 2.2 does not compile:", "  \(second):4:2:", "  no x",
          "You have not changed this file, so the cause is in what you have",
          "changed beside it: 2.1.",
        ])
    }
  }

  @Test func `then the changed ones are left out, and the others are graded`() throws {
    let book = try TestBook()
    let third = "Exercises/02-under-the-finger/Exercise2_3.swift"
    for path in [third, third.replacing("finger/", with: "finger/.stubs/")] {
      try book.write(path, TestBook.stub("2_3"))
    }
    book.next = errors(book, second)
    try book.write(first, "class UIView {}\n")
    book.nextWithout = TestRun(events: Events.passed("ex2_3_write"))
    expectEqual(book.study("check", "2.3"), 0)
    expectEqual(
      book.out,
      [
        "Exercise 2.3 is passed.", "",
        "Left out: 2.1, since it does not compile (study check 2.1 shows why).",
      ])
    let copy = ".build/study/Exercises/02-under-the-finger"
    try expectEqual(book.read("\(copy)/Exercise2_1.swift"), TestBook.stub("2_1"))
  }

  /// What may lie where an answer should, and how that is told.
  private func spoil(_ book: TestBook, _ path: String, by kind: String) throws {
    let file = book.root.appendingPathComponent(path)
    try FileManager.default.removeItem(at: file)
    switch kind {
    case "is a link that leads nowhere", "is no file, but a device or a pipe":
      let target = kind.contains("link") ? "/no/such/file" : "/dev/zero"
      try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: target)
    case "is a folder":
      try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
    case "a pipe": expectEqual(mkfifo(file.path, 0o600), 0)
    default: break
    }
  }

  @Test(arguments: [
    "is missing", "is a link that leads nowhere", "is a folder",
    "is no file, but a device or a pipe", "a pipe",
  ])
  func `an answer whose file cannot be read is not built, and reset brings the stub back`(
    kind: String
  ) throws {
    let book = try TestBook()
    try spoil(book, first, by: kind)
    let description = kind == "a pipe" ? "is no file, but a device or a pipe" : kind
    expectEqual(book.study("check", "2.1"), 2)
    expectEqual(
      book.err, ["\(first) \(description).", "The stub comes back with: swift run study reset 2.1"])
    expectEqual(book.filters, [])
    book.next.events = Events.passed("ex2_2_write")
    expectEqual(book.study("check", "2.2"), 0)
    expectEqual(
      book.out.last, "Left out: 2.1, since it does not compile (study check 2.1 shows why).")
    expectEqual(book.chapters, [["02"]])
    expectEqual(book.study("reset", "2.1"), 0)
    try expectEqual(book.read(first), TestBook.stub("2_1"))
  }

  @Test(arguments: [
    (
      "@main struct App {}",
      "has @main in line 2, "
        + "which makes a name that the program that grades may have, too"
    ),
    (
      "enum Exercises02 {}",
      "has a declaration of Exercises02 in line 2, "
        + "which is the name of the module that your answers are in"
    ),
  ])
  func `an answer with a name that others need is not built, and costs no other its verdict`(
    line: String, flaw: String
  ) throws {
    let book = try TestBook()
    try book.write(first, "import ExerciseKit\n\(line)\n")
    expectEqual(book.study("check", "2.1"), 2)
    expectEqual(
      book.err,
      ["\(first) \(flaw).", "The stub comes back with: swift run study reset 2.1"])
    expectEqual(book.filters, [])
    book.next.events = Events.passed("ex2_2_write")
    expectEqual(book.study("check", "2.2"), 0)
    expectEqual(book.chapters, [["02"]])
  }

  @Test func `where the compiler names one of two places, the other is looked for`() throws {
    let book = try TestBook()
    let text = "error: invalid redeclaration of 'grown'"
    book.next = TestRun(output: "\(book.root.path)/\(second):9:6: \(text)\n")
    try book.write(first, "// func grown()\n\n  private func grown(_ all: Int) {}\n")
    try book.write(second, "func grown() {}\n")
    expectEqual(book.study("check", "2.2"), 1)
    expectEqual(
      book.out,
      [
        "Exercise 2.2 does not compile:", "  \(second):9:6:",
        "  invalid redeclaration of 'grown'", "  The other one is in \(first):3",
        "To begin it again and keep your version: swift run study reset 2.2",
      ])
  }

  @Test func `the linker of macOS names an answer in a line of its own`() {
    let errors = CompileError.all(
      in: """
        duplicate symbol '_main' in:
            /book/.build/debug/Exercises02.build/Exercise2_1.swift.o
            /book/.build/debug/runner.build/runner.swift.o
        ld: 1 duplicate symbols
        """)
    expectEqual(errors.map(\.place), ["Exercise2_1.swift"])
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

  @Test func `in a git checkout it says how the book's own file comes back`() throws {
    let book = try TestBook()
    try book.write(".git", "gitdir: elsewhere\n")
    book.next = errors(book, "Sources/Stage/Stage.swift")
    expectEqual(book.study("check", "2.1"), 1)
    expectLines(
      Array(book.out.suffix(2)),
      [
        "To have the book's own file back, without your changes:",
        "  git checkout -- Sources/Stage/Stage.swift",
      ])
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
