import ExerciseKit
import TestKit
import Testing

@testable import Grading

@Suite(.provedOnce(.grading), .ownPlay) struct DiagnosisTests {
  private let one = Diagnosis(
    [(.whoWasHit, ["red", "x"], "C")], names: ["root", "red", "x", "gold"],
    suspects: [
      "A": .init("red is asked first.", rule: "front to back."),
      "B": .init("x is drawn.", rule: "bounds only."),
    ],
    questions: [.whichWindow: "There is one window."], objects: ["gold": "gold is right."])
  private let two = Diagnosis(
    [(.whichWindow, ["root"], "A"), (.whoTookIt, ["red"], "B")], names: ["root", "red"],
    suspects: ["C": .init("Nothing waits.", rule: "waiting.")])
  private let none = Diagnosis(
    [], names: ["root"], suspects: ["A": .init("It is meant so.", rule: "as documented.")])

  private func message(_ causes: [Cause], _ diagnosis: Diagnosis) -> [String] {
    lines { try judge(causes, diagnosis) }
  }

  @Test func `a right diagnosis says nothing, however the mark and the name are written`() {
    for (object, line) in [("red", "C"), ("x", "[C]"), (" red ", "c")] {
      expectEqual(message([Cause(.whoWasHit, object: object, line: line)], one), [])
    }
  }

  @Test func `two causes are right in any order, and an empty list where there is no bug`() {
    let causes = [
      Cause(.whoTookIt, object: "red", line: "B"), Cause(.whichWindow, object: "root", line: "A"),
    ]
    expectEqual(message(causes, two), [])
    expectEqual(message(causes.reversed(), two), [])
    expectEqual(message([], none), [])
  }

  @Test func `a false suspect is told what clears it, before anything else is judged`() {
    expectEqual(
      message([Cause(.whoHeard, object: "gold", line: "A")], one),
      ["Your diagnosis: line A is not the cause.", "red is asked first.", "Rule: front to back."])
    expectEqual(
      message([Cause(.whoHeard, object: "root", line: "A")], none),
      ["Your diagnosis: line A is not the cause.", "It is meant so.", "Rule: as documented."])
  }

  @Test func `a question too early and one too late are told apart, and a known one is answered`() {
    let found = Cause.Question.allCases.map {
      message([Cause($0, object: "red", line: "C")], one).dropFirst().first ?? "right"
    }
    let late = "A question before this one already has an answer that is not as it should be."
    expectEqual(found, ["There is one window.", "right", late, late, late])
    expectEqual(
      message([Cause(.whichWindow, object: "red", line: "B")], two).dropFirst().first,
      "In the trace, the answer to this question is as it should be.")
  }

  @Test func `an object that is not the one is told what the trace says about it`() {
    expectEqual(
      message([Cause(.whoWasHit, object: "gold", line: "C")], one).prefix(2),
      [
        "Your diagnosis: question and line are right, but gold is not the object.",
        "gold is right.",
      ]
    )
  }

  @Test func `a slip of the pen is told apart from a mistake`() {
    let slips = [("", "A"), ("red", ""), ("rde", "A"), ("red", "Z")].map {
      message([Cause(.whoWasHit, object: $0, line: $1)], one).prefix(2).joined(separator: " ")
    }
    expectEqual(
      slips,
      [
        "Your diagnosis: there is no object yet. "
          + "Write a name from the trace between the quotation marks.",
        "Your diagnosis: there is no line yet. "
          + "Write the letter of a mark between the quotation marks.",
        "Your diagnosis: rde is not the name of anything here. "
          + "The names are root, red, x, gold.",
        "Your diagnosis: no line is marked Z. The marks are A, B, C.",
      ])
  }

  @Test func `too few causes and too many are mistakes`() {
    let first = Cause(.whichWindow, object: "root", line: "A")
    expectEqual(
      [message([first], two), message([first, first], two), message([first, first, first], two)]
        .map { $0.first ?? "" },
      [
        "Your diagnosis: it names one cause, and that is too few.",
        "Your diagnosis: it names one cause twice.",
        "Your diagnosis: it names one cause twice.",
      ])
  }
}
