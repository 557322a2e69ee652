import Foundation
import TestKit
import Testing

@testable import study

@Suite(.provedOnce(.study)) struct WatchTests {
  private let file = "Exercises/02-under-the-finger/Exercise2_1.swift"

  /// Saves a version; the tests then say what is given.
  private func save(_ book: TestBook, _ text: String, _ events: String) -> () throws -> Void {
    {
      try book.write(file, text)
      book.next = TestRun(events: events)
    }
  }

  private let passed = Events.passed("ex2_1_order")
  private let wrong = Events.wrong("ex2_1_order", #"red is right.\nRule: front to back."#)
  private let otherwise = Events.wrong("ex2_1_order", "blue is right.")

  private let head = [
    "Watching exercise 2.1; every time you save, it is graded. Ctrl-C ends.",
    "  Exercises/02-under-the-finger/Exercise2_1.swift",
  ]

  @Test func `every save is graded, and it says what has changed`() throws {
    let book = try TestBook()
    book.next.events = Events.notStarted(
      "ex2_1_order", "Exercise 2.1 is not started: Exercises/a.swift, line 8")
    book.pauses = [
      {}, save(book, "1", wrong), {}, {}, save(book, "22", wrong), {}, save(book, "3", otherwise),
      {}, save(book, "44", passed), {}, save(book, "5", passed), {}, save(book, "66", wrong), {},
    ]
    expectEqual(book.study("watch", "2.1"), 0)
    expectEqual(
      book.out,
      head + [
        "", "Exercise 2.1 is not started:", "  Exercises/a.swift, line 8",
        "", "Not yet right:", "red is right.", "Rule: front to back.",
        "", "Not yet right, the same as before.",
        "", "Not yet right, another message than before:", "blue is right.",
        "", "Passed now.",
        "", "Passed, the same as before.",
        "", "No longer passed:", "red is right.", "Rule: front to back.",
      ])
    expectEqual(book.filters, Array(repeating: "/ex2_1_", count: 7))
    expect(book.out.allSatisfy { $0.count <= 72 })
  }

  @Test func `a file that another one takes the place of is graded again`() throws {
    let book = try TestBook()
    book.next.events = wrong
    book.pauses = [
      {
        // As an editor does: a new file, then its name; the date may be old.
        try book.write("\(file)~", "new")
        let (new, old) = (book.root.path + "/\(file)~", book.root.path + "/\(file)")
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: new)
        expectEqual(rename(new, old), 0)
        book.next.events = passed
      }, {},
    ]
    expectEqual(book.study("watch", "2.1"), 0)
    expectEqual(book.out.last, "Passed now.")
  }

  @Test func `several saves in a row are graded once, when the file has come to rest`() throws {
    let book = try TestBook()
    book.next.events = wrong
    book.pauses = [
      save(book, "1", otherwise), save(book, "22", otherwise), save(book, "333", passed), {}, {},
    ]
    expectEqual(book.study("watch", "2.1"), 0)
    expectEqual(book.filters.count, 2)
    expectEqual(book.out.last, "Passed now.")
  }

  @Test func `a verdict on a text that was saved over meanwhile is not shown`() throws {
    let book = try TestBook()
    book.next.events = wrong
    book.whileGrading = {
      book.whileGrading = {}
      try book.write(file, "saved while the tests ran")
    }
    book.pauses = [{ book.next.events = passed }, {}]
    expectEqual(book.study("watch", "2.1"), 0)
    expectEqual(book.filters.count, 2)
    expectEqual(book.out, head + ["", "Passed."])
  }

  @Test func `an error of the compiler is shown, and watching goes on`() throws {
    let book = try TestBook()
    let error = TestRun(output: "\(book.root.path)/\(file):4:2: error: expected expression\n")
    book.next = error
    book.pauses = [
      {
        try book.write(file, "22")
        book.next = error
      }, {}, save(book, "333", passed), {},
    ]
    expectEqual(book.study("watch", "2.1"), 0)
    expectEqual(
      book.out,
      head + [
        "", "Does not compile:", "  \(file):4:2:", "  expected expression",
        "", "Does not compile, the same as before.", "", "Passed now.",
      ])
  }

  @Test func `an error in a file of the book is waited for there`() throws {
    let book = try TestBook()
    let other = "Sources/Stage/Stage.swift"
    try book.write(other, "broken")
    book.next = TestRun(output: "\(book.root.path)/\(other):4:2: error: expected expression\n")
    book.pauses = [
      {
        try book.write(other, "mended")
        book.next = TestRun(events: passed)
      }, {},
    ]
    expectEqual(book.study("watch", "2.1"), 0)
    expectEqual(book.out.last, "Passed now.")
  }

  @Test func `an exercise that is left out is named once`() throws {
    let book = try TestBook()
    let other = "Exercises/02-under-the-finger/Exercise2_2.swift"
    let broken = TestRun(output: "\(book.root.path)/\(other):4:2: error: expected expression\n")
    book.next = broken
    book.nextWithout = TestRun(events: wrong)
    book.pauses = [
      {
        try book.write(file, "22")
        book.nextWithout = TestRun(events: passed)
      }, {},
    ]
    expectEqual(book.study("watch", "2.1"), 0)
    expectEqual(
      book.out,
      head + [
        "", "Not yet right:", "red is right.", "Rule: front to back.",
        "", "Left out: 2.2, since it does not compile (study check 2.2 shows why).",
        "", "Passed now.",
      ])
  }

  @Test func `a file that is gone is waited for`() throws {
    let book = try TestBook()
    book.next.events = wrong
    book.pauses = [
      { try FileManager.default.removeItem(at: book.root.appendingPathComponent(file)) }, {}, {},
      save(book, "back", passed), {},
    ]
    expectEqual(book.study("watch", "2.1"), 0)
    expectEqual(
      book.out.suffix(4),
      [
        "", "The file is gone; waiting until it is there again.", "", "Passed now.",
      ])
    expectEqual(book.filters.count, 2)
  }

  @Test func `a file that is taken away and put back while it is graded is graded again`() throws {
    let book = try TestBook()
    book.next.events = passed
    book.whileGrading = {
      try FileManager.default.removeItem(at: book.root.appendingPathComponent(file))
      throw CocoaError(.fileReadNoSuchFile)
    }
    book.pauses = [
      {},
      {
        book.whileGrading = {}
        try book.write(file, "again")
      }, {},
    ]
    expectEqual(book.study("watch", "2.1"), 0)
    expectEqual(book.out.last, "Passed.")
    expectEqual(book.err, [])
  }

  @Test func `without a number the next exercise is watched`() throws {
    let book = try TestBook()
    book.next.events = passed + "\n" + Events.wrong("ex2_2_write", "Wrong.")
    expectEqual(book.study("watch"), 0)
    expectEqual(book.out.first?.hasPrefix("Watching exercise 2.2;"), true)
    expectEqual(book.filters, ["/ex[0-9]+_[0-9]+_", "/ex2_2_"])
  }

  @Test(arguments: [
    (["ex2_1_order", "ex2_2_write"], "10.1"), (["ex2_1_order"], "2.2"),
  ])
  func `without a number one that does not compile counts as open, and skips none before it`(
    passed: [String], id: String
  ) throws {
    let book = try TestBook()
    let broken = "Exercises/10-scroll-views/Exercise10_1.swift"
    book.next = TestRun(output: "\(book.root.path)/\(broken):4:2: error: expected expression\n")
    book.nextWithout = TestRun(events: passed.map(Events.passed).joined(separator: "\n"))
    expectEqual(book.study("watch"), 0)
    expectEqual(book.out.first?.hasPrefix("Watching exercise \(id);"), true)
  }

  @Test func `a run that gave no verdict shows the end of its output`() throws {
    let book = try TestBook()
    book.next = TestRun(output: "error: no space left on device\n")
    expectEqual(book.study("watch", "2.1"), 0)
    expectEqual(
      book.out,
      head + [
        "", "Not graded; the last lines were:", "error: no space left on device",
      ])
  }
}
