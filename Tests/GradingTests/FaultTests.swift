import Foundation
import TestKit
import Testing

@testable import Grading

@Suite(.provedOnce(.grading), .ownPlay, .ownThreads) struct FaultTests {
  @Test func `a sound table has no faults`() async throws {
    #expect(try await faults(of: word()) == [])
  }

  @Test func `the proof runs in processes of its own as well`() async throws {
    #expect(try await wordExercise.answerFaults(isolated, isUntouched: false, hiding: []) == [])
  }

  @Test func `fewer than three wrong answers are a fault`() async throws {
    let exercise = word(wrong: [WrongAnswer("back", gets: told("back")) { "back" }])
    #expect(
      try await faults(of: exercise) == ["1.1: has 1 wrong answers, at least three are needed"])
  }

  @Test func `an exercise that asks for code needs a second right answer`() async throws {
    #expect(
      try await faults(of: word(alternatives: [])) == [
        "1.1: has no second, differently designed right answer"
      ])
  }

  @Test func `a question needs no second right answer, but may not tell the first`() async throws {
    #expect(
      try await faults(of: word(.trace, alternatives: [])) == [
        "1.1, back: the message tells the right answer; use judge, not expect",
        "1.1, side: the message tells the right answer; use judge, not expect",
        "1.1, container: the message tells the right answer; use judge, not expect",
      ])
  }

  @Test func `a right answer that is rejected is a fault`() async throws {
    #expect(
      try await faults(of: word(alternatives: [{ "Front" }])) == [
        """
        1.1, alternative 1: expected: passed
        got: wrong
        \(told("Front"))
        Read: chapter 1, The rule. Hint: swift run study hint 1.1
        """
      ])
  }

  @Test func `a wrong answer that passes, or is told something else, is a fault`() async throws {
    let passes = WrongAnswer("passes", gets: told("front")) { "front" }
    let other = WrongAnswer("is told something else", gets: told("side")) { "edge" }
    let found = try await faults(of: word(wrong: three + [passes, other]))
    expectEqual(
      found.compactMap { $0.components(separatedBy: "\n").first },
      [
        "1.1, passes: expected: wrong", "1.1, is told something else: expected: wrong",
      ])
  }

  @Test func `an untouched stub that would pass is a fault`() async throws {
    #expect(
      try await faults(of: word(yours: "front")) == [
        "1.1: the untouched stub, meant as an answer, is not rejected but passed"
      ])
  }

  @Test func `a wrong answer that only a random scene finds is a fault`() async throws {
    let found = try await faults(of: word(scene: "Random scene 17, touch (50, 50)"))
    expect(found.contains("1.1, back: only a random scene finds it"))
  }

  @Test func `a message of seven lines is a fault`() async throws {
    let found = try await faults(of: word(rule: "one\ntwo\nthree\nfour\nfive"))
    expect(found.contains("1.1, back: the message has 8 lines, not 6"))
  }

  @Test func `a message that holds a line of the solution is a fault`() async throws {
    let found = try await faults(of: word(rule: "write return subviews.last here."))
    expect(found.contains("1.1, back: the message tells the solution: return subviews.last"))
  }

  @Test func `blanks and line breaks do not hide a line of the solution`() {
    let secrets = SolutionLines.of("  state = .failed\n  }\n  return 1\n")
    expectLines(secrets, ["state = .failed"])
    expectEqual(SolutionLines.told(in: "Write state\n= .failed there.", of: secrets), secrets)
    expectEqual(SolutionLines.told(in: "The state is failed.", of: secrets), [])
  }

  @Test func `the lines kept secret are code, and lists of names as a message shows them`() {
    let source = """
      /// A long comment about the solution.
      func askedInOrder() -> [String] {
        ["root", "front", "back"]
      }
      """
    expectEqual(
      SolutionLines.of(source),
      [
        "func askedInOrder() -> [String] {", "[\"root\", \"front\", \"back\"]", "root, front, back",
      ])
  }
}

// MARK: - Fixtures

private let three = ["back", "side", "container"].map { name in
  WrongAnswer(name, gets: told(name)) { name }
}

private func told(_ answer: String) -> String {
  """
  Touch (50, 50): expected front, but your code gives \(answer).
  Compare the two with what the statement asks for in this scene.
  Rule: front to back.
  """
}

private func word(
  _ kind: Exercise.Kind = .write, yours: String = "", scene: String = "Touch (50, 50)",
  rule: String = "front to back.", alternatives: [@Sendable () -> String] = [{ "fro" + "nt" }],
  wrong: [WrongAnswer<String>] = three
) -> Exercise {
  Grader(
    "1.1", kind, read: "Chapters/01-slug, The rule", solution: { "front" },
    alternatives: alternatives, wrong: wrong
  ) { make in
    try expect(make(), is: "front", scene, rule: rule)
  }.grading { yours }
}

/// The faults of a chapter with one exercise, which is not started and graded in this process.
private func faults(of exercise: Exercise) async throws -> [String] {
  let package = try TemporaryPackage(["1.1"])
  defer { package.remove() }
  return try await GradedChapter([exercise], files: package.files).faults { _, attempt in
    try outcomes(attempt) { try verdict($0, of: exercise) }
  }
}
