import Testing

@testable import study

struct CheckTests {
  @Test func `a passed exercise ends with 0`() throws {
    let book = try TestBook()
    book.next.events = Events.passed("ex2_1_order")
    #expect(book.study("check", "2.1") == 0)
    #expect(book.out == ["Exercise 2.1 is passed."])
    #expect(book.filters == ["/ex2_1_"])
  }

  @Test func `a wrong one shows its message once and ends with 1`() throws {
    let book = try TestBook()
    book.next.events = Events.wrong("ex2_1_order", #"red is right.\nRule: front to back."#)
    #expect(book.study("check", "2.1") == 1)
    #expect(
      book.out == [
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
    #expect(book.study("check", "2.1") == 1)
    #expect(book.out == ["Exercise 2.1 is not started:", "  Exercises/a.swift, line 8"])
  }

  @Test func `a run in which no such test took part is not taken for a pass`() throws {
    let book = try TestBook()
    book.next.events = Events.runStarted + "\n" + Events.passed("ex2_2_write")
    #expect(book.study("check", "2.1") == 1)
    #expect(book.out == [])
    #expect(book.err == ["Nothing was graded: no test ex2_1_… gave a verdict."])
  }

  @Test func `a run that failed before any test shows the end of its output`() throws {
    let book = try TestBook()
    book.next = TestRun(output: "1\n2\n3\n4\n5\nerror: no space left on device\n")
    #expect(book.study("check", "2.1") == 1)
    #expect(
      book.err == [
        "Nothing was graded: swift test did not run.", "2", "3", "4", "5",
        "error: no space left on device",
      ])
  }

  @Test func `an error of the compiler ends with 1`() throws {
    let book = try TestBook()
    book.next = TestRun(output: "/a/B.swift:4:2: error: expected expression\n")
    #expect(book.study("check", "2.1") == 1)
    #expect(book.out.prefix(2) == ["/a/B.swift:4:2:", "  expected expression"])
  }
}
