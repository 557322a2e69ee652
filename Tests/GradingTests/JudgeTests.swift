import TestKit
import Testing

@testable import Grading

@Suite(.provedOnce(.grading), .ownPlay) struct JudgeTests {
  private let questions = [
    Question("touch (10, 10)", is: "root", rule: "own bounds only."),
    Question(
      "touch (30, 30)", is: "grey", why: ["red": "red lies behind."], rule: "front to back."),
    Question("touch (50, 50)", is: "red", rule: "front to back."),
    Question("touch (70, 70)", is: "nil", rule: "own bounds only."),
  ]

  @Test func `right answers say nothing, with blanks around them too`() {
    expectEqual(lines { try judge(["root", " grey ", "red", "nil"], questions) }, [])
  }

  @Test func `a wrong answer is told which question, the right one, what it means and the rule`() {
    expectEqual(
      lines { try judge(["root", "red", "red", "nil"], questions) },
      [
        "Question 2, touch (30, 30): you said red. It is grey.",
        "red lies behind.",
        "Rule: front to back.",
      ])
  }

  @Test func `an answer nobody foresaw is told the right one and the rule`() {
    expectEqual(
      lines { try judge(["grey", "grey", "red", "nil"], questions) },
      [
        "Question 1, touch (10, 10): you said grey. It is root.",
        "Rule: own bounds only.",
      ])
  }

  @Test func `a name that nothing has is told apart from a mistake`() {
    expectEqual(
      lines {
        try judge(["root", "gray", "", ""], among: ["root", "grey", "red", "nil"], questions)
      },
      [
        "Question 2, touch (30, 30): gray is not the name of anything here.",
        "The names are grey, nil, red, root.",
        "Rule: an answer is made of these names, spelled as they are here.",
      ])
  }

  @Test func `an answer that is left empty is told so`() {
    expectEqual(
      lines { try judge(["", "grey", "red", "nil"], questions) },
      [
        "Question 1, touch (10, 10): there is no answer yet.",
        "Write a name between the quotation marks.",
        "Rule: each question has one answer, in the questions' order.",
      ])
  }

  @Test func `fewer than four questions are too few`() {
    expectEqual(
      lines { try judge(["root"], [questions[0]]) },
      [
        "This grader has 1 questions; fewer than four can be guessed."
      ])
  }

  @Test func `too few answers are counted`() {
    expectEqual(
      lines { try judge(["root"], questions) },
      [
        "There are 4 questions; your answers are 1.",
        "Which of yours belongs to which cannot be told.",
        "Rule: the statement: one for each, in their order.",
      ])
  }

  @Test(arguments: [
    (["a"], "It is right as far as it goes; the next is b."),
    (["a", "b", "c", "d"], "The first 3 names are right, and nothing comes after that."),
    (["a", "c", "b"], "The first name is right; the next is b."),
    (["b", "a"], "The first is a."),
    ([], "The first is a."),
  ])
  func `a list is told how far it is right and what is next, never all of it`(
    list: [String], reason: String
  ) {
    let message = lines {
      try judge(order: list, is: ["a", "b", "c"], question: "Question 1, touch (1, 1)", rule: "r.")
    }
    expect(message.first?.hasSuffix(". " + reason) == true)
    expect(!message.contains { $0.contains("a, b, c") && list.count < 3 })
  }

  @Test func `where nothing happens, that is told`() {
    let message = lines { try judge(order: ["a"], is: [], question: "Question 1", rule: "r.") }
    expectEqual(message.first, "Question 1: you said a. It is nothing.")
  }

  @Test func `one question and an empty list can be judged alone`() {
    expectEqual(lines { try judge("a", is: "a", question: "Question 1", rule: "r.") }, [])
    expectEqual(lines { try judge(order: [], is: [], question: "Question 1", rule: "r.") }, [])
    let nobody = Question("touch (1, 1)", is: [], rule: "r.")
    expectEqual(lines { try judge([[], [], [], []], Array(repeating: nobody, count: 4)) }, [])
  }
}
