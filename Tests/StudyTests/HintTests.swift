import TestKit
import Testing

@testable import study

@Suite(.provedOnce(.study)) struct HintTests {
  @Test func `each call shows the next hint, and the last one stays`() throws {
    let book = try TestBook()
    var shown: [[String]] = []
    for _ in 1...4 {
      expectEqual(book.study("hint", "2.1"), 0)
      shown.append(book.out)
    }
    let third = [
      "Hint 3 of 3 for exercise 2.1", "", "First line.", "", "Second line.", "",
      "That was the last hint.",
    ]
    let again = ["", "Run the same command again for the next hint."]
    expectEqual(
      shown,
      [
        ["Hint 1 of 3 for exercise 2.1", "", "Which view is drawn last?"] + again,
        ["Hint 2 of 3 for exercise 2.1", "", "Front to back."] + again, third, third,
      ])
    try expectEqual(book.read(".study/hints.txt"), "2.1 3\n")
    expectEqual(book.filters, [])
  }

  @Test func `a hint can be asked for directly, and the next call goes on after it`() throws {
    let book = try TestBook()
    expectEqual(book.study("hint", "2.1", "2"), 0)
    expectEqual(book.out.first, "Hint 2 of 3 for exercise 2.1")
    expectEqual(book.study("hint", "2.1", "1"), 0)
    expectEqual(book.out.first, "Hint 1 of 3 for exercise 2.1")
    expectEqual(book.study("hint", "2.1"), 0)
    expectEqual(book.out.first, "Hint 3 of 3 for exercise 2.1")
  }

  @Test func `the memory is a readable file, in order, one line an exercise`() throws {
    let book = try TestBook()
    try book.write(".study/hints.txt", "10.1 1\nnonsense\n9.1 x\n2.1 1\n")
    expectEqual(book.study("hint", "2.1"), 0)
    try expectEqual(book.read(".study/hints.txt"), "2.1 2\n9.1 x\n10.1 1\nnonsense\n")
  }

  @Test func `where nothing can be written the hint is shown all the same`() throws {
    let book = try TestBook()
    // A file in the folder's place refuses even a superuser, as permissions would not.
    try book.write(".study", "")
    expectEqual(book.study("hint", "2.1"), 0)
    expectEqual(book.out.first, "Hint 1 of 3 for exercise 2.1")
    expectEqual(
      book.err, ["(.study/hints.txt cannot be written, so the next call shows the same hint.)"])
  }

  @Test func `the hints of 2 point 1 are not those of 2 point 10`() throws {
    let book = try TestBook()
    let text = try book.read("Exercises/02-under-the-finger/README.md")
    expectEqual(Hints.of("2.1", in: text).count, 3)
    expectEqual(Hints.of("2.10", in: text), ["Another exercise."])
    expectEqual(Hints.of("2", in: text), [])
  }

  @Test(arguments: [
    "9223372036854775807", "99999999999999999999", "-5", "-9223372036854775808", "x",
  ])
  func `a number that nobody can have reached is none`(number: String) throws {
    let book = try TestBook()
    try book.write(".study/hints.txt", "2.1 \(number)\n")
    expectEqual(book.study("hint", "2.1"), 0)
    expectEqual(
      book.out.first, "Hint \(number == "9223372036854775807" ? 3 : 1) of 3 for exercise 2.1")
  }
}
