import TestKit
import Testing

@testable import Grading

private let hint = "Hint: swift run study hint 2.2"

@Suite(.provedOnce(.grading), .ownPlay) struct MessageTests {
  @Test func `a long line breaks between words and what is wrapped stays as it is`() {
    let text = Array(repeating: "touch", count: 30).joined(separator: " ")
    let once = Message.wrapped(text)
    let lines = once.split(separator: "\n").map(String.init)
    expectEqual(lines.map(\.count), [77, 77, 23])
    expectEqual(lines.joined(separator: " "), text)
    expectEqual(Message.wrapped(once), once)
  }

  @Test(arguments: [78, 79])
  func `a line of 78 columns is not broken, one of 79 is`(length: Int) {
    let line = "x " + String(repeating: "y", count: length - 2)
    expectEqual(Message.wrapped(line).contains("\n"), (length == 79))
  }

  @Test(arguments: [(26, 77), (30, 95)])
  func `what would have more than six lines is wrapped at 98 columns`(words: Int, longest: Int) {
    let line = Array(repeating: "touch", count: words).joined(separator: " ")
    let message = Message.complete(
      line + "\n" + line, read: "Chapters/02-slug, The rule", id: "2.2")
    expectEqual(message.split(separator: "\n").map(\.count).max(), longest)
  }

  @Test func `a rule that begins with a step's name leads to the section of that name`() {
    let message = Message.complete(
      "Wrong.\nRule: the gates: off is off.", read: "Chapters/02-slug, The rule",
      steps: ["The window", "The gates"], id: "2.2")
    expectEqual(
      message,
      """
      Wrong.
      The rule (the gates): off is off.
      Read: chapter 2, The rule, The gates. Hint: swift run study hint 2.2
      """)
  }

  @Test func `a step that another chapter explains leads to that chapter`() {
    let message = Message.complete(
      "Wrong.\nRule: the gates: off is off.", read: "Chapters/09-slug, One question",
      steps: ["The window", RuleStep("the gates", in: "chapter 2, Four steps")], id: "9.4")
    expectEqual(
      message,
      """
      Wrong.
      The rule (the gates): off is off.
      Read: chapter 2, Four steps. Hint: swift run study hint 9.4
      """)
  }

  @Test func `a rule that begins with a chapter and a section leads there`() {
    let message = Message.complete(
      "Wrong.\nRule: chapter 4, Who comes next: a view.", read: "Chapters/02-slug, The rule",
      steps: ["The window"], id: "2.2")
    expectEqual(
      message,
      """
      Wrong.
      The rule (chapter 4, Who comes next): a view.
      Read: chapter 4, Who comes next. Hint: swift run study hint 2.2
      """)
  }

  @Test func `a section of the exercise's own chapter is named where to read, and not twice`() {
    let message = Message.complete(
      "Wrong.\nRule: chapter 4, Who comes next: a view.", read: "Chapters/04-slug, The rule",
      id: "4.2")
    expectEqual(
      message,
      """
      Wrong.
      Rule: a view.
      Read: chapter 4, Who comes next. Hint: swift run study hint 4.2
      """)
  }

  @Test func `a rule that the statement tells leads to the statement`() {
    let message = Message.complete(
      "Wrong.\nRule: the statement: one is enough (GR-1).", read: "Chapters/04-slug, The rule",
      id: "4.2")
    expectEqual(
      message,
      """
      Wrong.
      Rule: one is enough (GR-1).
      Read: the statement of exercise 4.2. Hint: swift run study hint 4.2
      """)
  }

  @Test(arguments: [("Why.", "Rule: the usual one."), ("Why.\nRule: its own.", "Rule: its own.")])
  func `an explanation may bring its own rule`(why: String, rule: String) {
    let wrong = Wrong("What.", why: why, rule: "the usual one.")
    expectEqual(wrong.description, "What.\nWhy.\n\(rule)")
    expectEqual(Wrong("What.\n\(why)\nRule: the usual one.").description, wrong.description)
    let question = Question("touch (1, 1)", is: "a", why: ["b": why], rule: "the usual one.")
    let error = #expect(throws: Wrong.self) { try question.judge(["b"], at: "Question 1") }
    expectEqual(error?.description, "Question 1: you said b. It is a.\nWhy.\n\(rule)")
  }

  @Test func `a word longer than a line is not broken, and is a fault`() {
    let line = String(repeating: "y", count: 101)
    expectEqual(Message.wrapped(line), line)
    expectEqual(
      Message.faults(of: "A.\n\(line).\nRule: r.\n\(hint)"),
      [
        "a line has 102 columns, not 100: \(line)."
      ])
  }

  @Test func `where to read and which hint share a line if they fit, else have one each`() {
    let short = Message.complete("Wrong.", read: "Chapters/02-slug, The rule", id: "2.2")
    expectEqual(
      short.split(separator: "\n"),
      [
        "Wrong.", "Read: chapter 2, The rule. Hint: swift run study hint 2.2",
      ])
    let slug = "chapter 2, " + String(repeating: "slug-", count: 11)
    let long = Message.complete("Wrong.", read: slug, id: "2.2")
    expectEqual(
      long.split(separator: "\n"),
      [
        "Wrong.", "Read: \(slug).", "Hint: swift run study hint 2.2",
      ])
  }

  @Test func `seven lines are a fault, six are none`() {
    expectEqual(Message.faults(of: "1.\n2.\nRule: 3.\n4\n5\n\(hint)"), [])
    expectEqual(
      Message.faults(of: "1.\n2.\nRule: 3.\n4\n5\n6\n\(hint)"),
      [
        "the message has 7 lines, not 6"
      ])
  }

  @Test(arguments: [
    ("A.\nB.\n\(hint)", "the message names neither a rule nor where to read"),
    ("A.\nRead: chapter 2. \(hint)", "the message does not say both what happened and why: A."),
    ("A.\nRule: r.\n\(hint)", "the message does not say both what happened and why: A."),
    ("A.\nB.\nRule: r.", "the message does not say what comes next"),
  ])
  func `a message says what happened, why, the rule, and what comes next`(
    message: String, fault: String
  ) {
    expectEqual(Message.faults(of: message), [fault])
  }

  @Test func `a wild answer is shown on one line and cut`() {
    expectEqual(Message.shown("a\nb"), "a b")
    expectEqual(Message.shown(" "), "nothing")
    expectEqual(Message.shown(String(repeating: "x", count: 5000)).count, 120)
  }

  @Test func `an error that a scene throws is told like any other mistake`() throws {
    struct NoFinger: Error, CustomStringConvertible {
      var description: String { "Finger 2 was never put down." }
    }
    let exercise = Grader(
      "1.1", read: "Chapters/01-slug, The rule", solution: { 0 }, wrong: []
    ) { _ in throw NoFinger() }.grading { 0 }
    try expectEqual(
      verdict(Answer.yours, of: exercise),
      .wrong(
        """
        Finger 2 was never put down.
        The script stops there, so nothing after it happens.
        Rule: a finger comes down before it moves or goes; time only goes forward.
        Read: the statement of exercise 1.1. Hint: swift run study hint 1.1
        """))
  }
}
