import Authoring
import Foundation
import TestKit
import Testing

@testable import study

@Suite(.provedOnce(.study)) struct QuizTests {
  /// Answers, and then the numbers of the questions that were asked, in order.
  private func order(_ book: TestBook, _ answers: String...) -> [String] {
    book.typed = answers
    expectEqual(book.study("quiz", "2"), 0)
    return book.out.compactMap { line in
      line.contains(" of 2: ") ? line.components(separatedBy: " question ").last : nil
    }
  }

  @Test func `a question is asked, answered and explained for every choice`() throws {
    let book = try TestBook()
    try book.write(".study/quiz.txt", "2.1 missed\n")
    book.typed = ["B", "q"]
    expectEqual(book.study("quiz", "2"), 0)
    expectEqual(
      book.out,
      [
        "There are 2 questions. Return skips one, and q ends the quiz.",
        "", "1 of 2: chapter 2, question 1", "",
        "Why is red hit, which lies behind blue, and in front of green, which is",
        "larger than both?", "",
        "  a) Because it is `red`.", "  b) Because blue is hidden.",
        "", "Right.",
        "  b is right: a hidden view's gates are shut [doc] (HT-11).",
        "  a: names do not count.",
        "", "2 of 2: chapter 2, question 2", "",
        "Why is blue asked?", "",
        "  a) Because it was added last.", "  b) Because it is larger.",
        "  c) Because it is blue.",
        "", "Right: 1. Missed: 0.",
      ])
    expectEqual(book.prompts, ["\nYour answer (a, b): ", "\nYour answer (a, b, c): "])
    expectEqual(book.filters, [])
    expect(book.out.allSatisfy { $0.count <= 72 })
  }

  @Test func `missed ones come first, then those never asked, then those known`() throws {
    let book = try TestBook()
    let first = order(book, "q")
    expectEqual(first.count, 1)
    try book.write(".study/quiz.txt", "2.1 right\n2.2 missed\n")
    expectEqual(order(book, "", ""), ["2", "1"])
    try book.write(".study/quiz.txt", "2.2 right\n2.1 missed\n")
    expectEqual(order(book, "", ""), ["1", "2"])
    try book.write(".study/quiz.txt", "2.1 right\n")
    expectEqual(order(book, "", ""), ["2", "1"])
  }

  @Test func `the order is mixed, the same every time, and every question is in it once`() {
    let four = (1...4).map { "**\($0).** Why?\n\n" }.joined()
    let questions = Page(file: "", text: "## Remember\n\n" + four).checkQuestions
    let cards = (1...12).flatMap { chapter in questions.map { Card(chapter: chapter, $0) } }
    expectEqual(cards.count, 48)
    let mixed = Card.mixed(cards, [:]).map(\.id)
    expectEqual(mixed, Card.mixed(cards.reversed(), [:]).map(\.id))
    expectEqual(mixed.sorted(), cards.map(\.id).sorted())
    let neighbours = zip(mixed, mixed.dropFirst()).filter { $0.prefix(2) == $1.prefix(2) }
    #expect(neighbours.count < 12)
  }

  @Test func `what was missed is remembered at once, in a readable file`() throws {
    let book = try TestBook()
    try book.write(".study/quiz.txt", "2.1 missed\n2.2 right\n7.3 missed\n")
    book.typed = ["a"]
    expectEqual(book.study("quiz", "2"), 0)
    expect(book.out.contains("Not right."))
    expectEqual(
      Array(book.out.suffix(2)),
      ["Right: 0. Missed: 1.", "The ones you missed come first next time."])
    book.typed = ["b", "a"]
    expectEqual(book.study("quiz", "2"), 0)
    try expectEqual(book.read(".study/quiz.txt"), "2.1 right\n2.2 right\n7.3 missed\n")
  }

  @Test func `nonsense is asked for again, twice, and then left out`() throws {
    let book = try TestBook()
    book.typed = ["x", "7", "yes", "ab", " A "]
    expectEqual(book.study("quiz", "2"), 0)
    expectEqual(book.out.filter { $0.hasPrefix("Type one of a, b") }.count, 3)
    expect(book.out.contains("Then we will leave this one out."))
    expectEqual(book.prompts.count, 5)
  }

  @Test func `without a number the finished chapters are asked, extra exercises aside`() throws {
    let book = try TestBook()
    try book.write(".study/verdicts.txt", "2.1 passed\n2.2 not yet\n10.1 not started\n")
    book.typed = ["", ""]
    expectEqual(book.study("quiz"), 0)
    expectEqual(book.out.first, "There are 2 questions. Return skips one, and q ends the quiz.")
  }

  @Test(arguments: ["", "2.1 not yet\n2.2 passed\n", "2.1 passed at last\n"])
  func `when no chapter is finished it says so`(verdicts: String) throws {
    let book = try TestBook()
    try book.write(".study/verdicts.txt", verdicts)
    expectEqual(book.study("quiz"), 0)
    expectEqual(
      book.out,
      [
        "No chapter is finished yet, as far as the last verdicts tell.",
        "To be asked about one chapter: swift run study quiz 1",
      ])
  }

  @Test func `where nothing can be written the answers are asked all the same`() throws {
    let book = try TestBook()
    try book.write(".study", "")
    book.typed = ["a", "a"]
    expectEqual(book.study("quiz", "2"), 0)
    expectEqual(book.err, ["(.study/quiz.txt cannot be written, so your answers are not kept.)"])
  }
}
