import Foundation
import TestKit
import Testing

@testable import study

/// What the keys do while an exercise is watched.
@Suite(.provedOnce(.study)) struct WatchKeyTests {
  private let passed = Events.passed("ex2_1_order")
  private let wrong = Events.wrong("ex2_1_order", "red is right.")

  private func book(_ keys: [Character] = []) throws -> TestBook {
    let book = try TestBook()
    (book.isTerminal, book.pressed) = (true, keys)
    book.next.events = wrong
    return book
  }

  /// The keys that are pressed at a pause.
  private func press(_ book: TestBook, _ keys: Character...) -> () throws -> Void {
    { book.pressed? += keys }
  }

  private let keyLine = "n next  h hint  l list of open ones  s statement  q quit"
  private let file = "Exercises/02-under-the-finger/Exercise2_1.swift"

  @Test func `it begins with the keys, and q ends it with the keyboard given back`() throws {
    let book = try book()
    book.pauses = [press(book, "q"), {}]
    expectEqual(book.study("watch", "2.1"), 0)
    expectEqual(
      book.out,
      [
        "Watching exercise 2.1; every time you save, it is graded.", "  " + file, keyLine,
        "", "Not yet right:", "red is right.",
        "", "Chapter 2  ....................  0 of 2 passed",
        "Watching has ended.",
      ])
    expect(book.hasReleasedKeys)
    expectEqual(book.pauses.count, 1)
  }

  @Test func `after a pass the bar grows, the next exercise is offered, and Return moves there`()
    throws
  {
    let book = try book()
    book.next.events = passed
    book.pauses = [
      {
        book.next.events = Events.wrong("ex2_2_write", "Wrong.")
        book.pressed? += ["\n"]
      }, press(book, "q"), {},
    ]
    expectEqual(book.study("watch", "2.1"), 0)
    expectEqual(
      Array(book.out.dropFirst(3)),
      [
        "", "Passed.", "", "Chapter 2  ##########..........  1 of 2 passed",
        "Next is exercise 2.2  ★ · order · 3 minutes; n or Return takes you there.",
        "", "Watching exercise 2.2; every time you save, it is graded.",
        "  Exercises/02-under-the-finger/Exercise2_2.swift", keyLine,
        "", "Not yet right:", "Wrong.", "", "Chapter 2  ##########..........  1 of 2 passed",
        "Watching has ended.",
      ])
    expectEqual(book.filters, ["/ex2_1_", "/ex2_2_"])
  }

  @Test func `n goes on before a pass, too, and after the last one to the first`() throws {
    let book = try book()
    book.pauses = [press(book, "n"), press(book, "n"), press(book, "n"), press(book, "q"), {}]
    expectEqual(book.study("watch", "2.1"), 0)
    expectEqual(book.filters, ["/ex2_1_", "/ex2_2_", "/ex10_1_", "/ex2_1_"])
  }

  @Test func `Return takes nobody away from an exercise that is not passed`() throws {
    let book = try book()
    book.pauses = [press(book, "\n"), press(book, "q"), {}]
    expectEqual(book.study("watch", "2.1"), 0)
    expectEqual(book.filters, ["/ex2_1_"])
  }

  @Test func `h shows one hint after another`() throws {
    let book = try book()
    book.pauses = [press(book, "h"), press(book, "h", "h", "q"), {}]
    expectEqual(book.study("watch", "2.1"), 0)
    let output = book.out.joined(separator: "\n")
    expect(output.contains("Hint 1 of 3 for exercise 2.1\n\nWhich view is drawn last?"))
    expect(output.contains("h shows the next hint."))
    expect(output.contains("Hint 2 of 3"))
    expect(output.contains("That was the last hint."))
  }

  @Test func `s shows the task, even if the file has lost it, and l what is open`() throws {
    let book = try book()
    try book.write(file, "func answer() -> String { \"\" }\n")
    book.pauses = [press(book, "s", "l", "q"), {}]
    expectEqual(book.study("watch", "2.1"), 0)
    let output = book.out.joined(separator: "\n")
    expect(output.contains("\nExercise 2.1 ★ · order · 3 minutes\n"))
    expect(
      output.contains(
        """
        Open in chapter 2:
          2.1  ★ · order · 3 minutes  (not yet right)  (watched)
          2.2  ★ · order · 3 minutes
        Open elsewhere: 1 in chapter 10.
        """))
  }

  @Test func `a task flows into the terminal, and its drawing remains as it is`() {
    let task = """
      Exercise 2.1 ★ · trace · 5 minutes

      A card lies on the root; a banner with alpha 0 lies in front of both. Name the view that is
      hit by a finger.

          root      UIView       (0, 0)     375 × 812
          └─ card   UIView       (20, 100)  200 × 160

      - One item that is written down.
      - Another one.
      """
    expectLines(
      flowing(task, width: 40),
      [
        "Exercise 2.1 ★ · trace · 5 minutes", "",
        "A card lies on the root; a banner with", "alpha 0 lies in front of both. Name the",
        "view that is hit by a finger.", "",
        "    root      UIView       (0, 0)", "           375 × 812",
        "    └─ card   UIView       (20, 100)", "           200 × 160", "",
        "- One item that is written down.", "- Another one.",
      ])
    expectEqual(flowing("```swift\nlet a = 1\nlet b = 2\n```", width: 80).count, 4)
  }

  @Test func `another key says what the keys do`() throws {
    let book = try book()
    book.pauses = [press(book, "x", "q"), {}]
    expectEqual(book.study("watch", "2.1"), 0)
    expectEqual(book.out.filter { $0 == keyLine }.count, 2)
  }

  @Test func `keys count while it is built, and one that leaves ends the build`() throws {
    let book = try book()
    var wanted: [Bool] = []
    book.whileGrading = {
      book.pressed? += ["h"]
      wanted.append(ChildProcess.meanwhile?.isWanted() ?? false)
      book.pressed? += ["q"]
      wanted.append(ChildProcess.meanwhile?.isWanted() ?? true)
    }
    expectEqual(book.study("watch", "2.1"), 0)
    expectEqual(wanted, [true, false])
    expect(book.out.contains("Hint 1 of 3 for exercise 2.1"))
    expect(!book.out.contains("Not yet right:"))
    expectEqual(book.out.last, "Watching has ended.")
    expect(ChildProcess.meanwhile == nil)
  }

  @Test func `when all is passed, it says so`() throws {
    let book = try book()
    book.next.events = ["ex2_1_a", "ex2_2_a", "ex10_1_a"].map { Events.passed($0) }
      .joined(separator: "\n")
    book.pauses = [press(book, "n", "q"), {}]
    expectEqual(book.study("watch", "2.1"), 0)
    expect(book.out.contains("All exercises are passed. q quits."))
    expect(book.out.contains("No other exercise is open."))
  }

  @Test func `a verdict has a colour where there are colours, and none with NO_COLOR`() throws {
    let book = try book()
    book.environment = ["TERM": "xterm", "LANG": "C.UTF-8"]
    book.next.events = passed
    book.pauses = [press(book, "q"), {}]
    expectEqual(book.study("watch", "2.1"), 0)
    expect(book.out.contains("\u{1B}[1;32mPassed.\u{1B}[0m"))
    expect(book.out.contains { $0.contains("██████████░░░░░░░░░░") })
    for environment in [["TERM": "xterm", "NO_COLOR": "1"], ["TERM": "dumb"], [:]] {
      let book = try self.book()
      book.environment = environment
      book.pauses = [press(book, "q"), {}]
      expectEqual(book.study("watch", "2.1"), 0)
      expect(!book.out.contains { $0.contains("\u{1B}") })
    }
  }
}
