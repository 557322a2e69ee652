import Foundation
import TestKit
import Testing

@testable import Grading

@Suite(.provedOnce(.grading), .ownPlay, .ownThreads) struct FaultTests {
  @Test func `a sound table has no faults`() async throws {
    #expect(try await faults(of: word()) == [])
  }

  @Test func `the proof runs in processes of its own as well`() async throws {
    let tried = try await wordExercise.tried(isolated, isUntouched: false)
    let recorded = Recorded(of: tried)
    expectEqual(
      recorded.messages.first?.message,
      """
      Touch (50, 50): expected front, but your code gives back.
      back is drawn first.
      Rule: the last subview is in front.
      Read: chapter 1, The rule, step 1. Hint: swift run study hint 1.2
      """)
    #expect(wordExercise.answerFaults(tried, recorded: recorded, hiding: []) == [])
  }

  @Test func `fewer than three wrong answers are a fault`() async throws {
    let exercise = word(wrong: [WrongAnswer("back") { "back" }])
    #expect(
      try await faults(of: exercise, messages: [("back", "back")]) == [
        "1.1: has 1 wrong answers, at least three are needed"
      ])
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
        \(fullMessage("Front"))
        """
      ])
  }

  @Test func `a wrong answer that passes, or is told something else, is a fault`() async throws {
    let passes = WrongAnswer("passes") { "front" }
    let other = WrongAnswer("is told something else") { "edge" }
    let found = try await faults(
      of: word(wrong: three + [passes, other]),
      messages: threeRecorded + [("passes", "front"), ("is told something else", "side")])
    expectEqual(
      found.compactMap { $0.components(separatedBy: "\n").first },
      [
        "1.1, passes: expected: wrong", "1.1, is told something else: expected: wrong",
      ])
  }

  @Test func `a wrong answer without a recorded message is a fault, and so is the reverse`()
    async throws
  {
    let found = try await faults(
      of: word(), messages: [("back", "back"), ("side", "side"), ("edge", "edge")])
    expectEqual(
      found,
      [
        """
        1.1, container: no message is recorded (swift run study prove --record 1.1)
        got: wrong
        \(fullMessage("container"))
        """,
        "1.1, edge: a message is recorded, and there is no such wrong answer",
      ])
  }

  @Test func `a wrong answer that passes cannot be recorded`() async throws {
    let package = try TemporaryPackage(["1.1"])
    defer { package.remove() }
    let passes = WrongAnswer("passes") { "front" }
    expectEqual(
      try await package.faults(of: word(wrong: three + [passes]), recording: ["1.1"]),
      ["1.1, passes: must be told why it is wrong\ngot: passed"])
  }

  @Test func `a recorded message that stands in another place or twice is a fault`() async throws {
    for messages in [threeRecorded.reversed(), threeRecorded + [("back", "edge")]] {
      expectEqual(
        try await faults(of: word(), messages: messages),
        ["1.1: Tests/ExerciseTests/01-slug/Messages/1.1.txt is not as it would be recorded"])
    }
  }

  @Test func `messages that belong to no exercise are a fault`() async throws {
    let package = try TemporaryPackage(["1.1"])
    defer { package.remove() }
    try package.files.write("", to: package.files.messages("1.4"))
    let found = try await package.faults(of: word(), messages: threeRecorded)
    expectEqual(
      found, ["1.4: Tests/ExerciseTests/01-slug/Messages/1.4.txt belongs to no exercise"])
  }

  @Test func `what is recorded is what was told, and then there is no fault`() async throws {
    let package = try TemporaryPackage(["1.1"])
    defer { package.remove() }
    expectEqual(try await package.faults(of: word(), messages: []).count, 3)
    expectEqual(try await package.faults(of: word(), recording: ["1.2"]).count, 3)
    expectEqual(try await package.faults(of: word(), recording: ["1.1"]), [])
    expectEqual(package.files.text(package.files.messages("1.1")), text(threeRecorded))
  }

  @Test func `a recorded message keeps its lines, empty ones and indented ones as well`() {
    let text = "What it is\n\none\n  A.\n  \n    B.\n\ntwo\n  C.\n"
    let recorded = Recorded(text)
    expectEqual(recorded.messages.map(\.name), ["one", "two"])
    expectEqual(recorded.messages.map(\.message), ["A.\n\n  B.", "C."])
    expect(recorded.text("1.1").hasSuffix(text.dropFirst("What it is".count)))
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

  @Test func `a wrong answer that nothing explains is a fault`() async throws {
    let found = try await faults(of: word(why: nil))
    expect(
      found.contains(
        "1.1, back: no explanation fits, so it is told by its trace; the grader needs one"))
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
    expectEqual(SolutionLines.shown(in: "Write state\n= .failed there.", of: secrets), secrets)
    expectEqual(SolutionLines.shown(in: "The state is failed.", of: secrets), [])
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

private let three = ["back", "side", "container"].map { name in WrongAnswer(name) { name } }

private let threeRecorded: [(String, String)] = [
  ("back", "back"), ("side", "side"), ("container", "container"),
]

private func fullMessage(_ answer: String) -> String {
  """
  Touch (50, 50): expected front, but your code gives \(answer).
  The last subview covers the others.
  Rule: front to back.
  Read: chapter 1, The rule. Hint: swift run study hint 1.1
  """
}

/// The file of messages for wrong answers, each with what it gives in place of `front`.
private func text(_ answers: [(name: String, gives: String)]) -> String {
  "What wrong answers to 1.1 are told. Written by: swift run study prove --record 1.1\n"
    + answers.map { name, gives in
      "\n\(name)\n  " + fullMessage(gives).replacingOccurrences(of: "\n", with: "\n  ") + "\n"
    }.joined()
}

private func word(
  _ kind: Exercise.Kind = .write, yours: String = "", scene: String = "Touch (50, 50)",
  why: String? = "The last subview covers the others.", rule: String = "front to back.",
  alternatives: [@Sendable () -> String] = [{ "fro" + "nt" }],
  wrong: [WrongAnswer<String>] = three
) -> Exercise {
  Grader(
    "1.1", kind, read: "Chapters/01-slug, The rule", solution: { "front" },
    alternatives: alternatives, wrong: wrong
  ) { make in
    try expect(make(), is: "front", scene, otherwise: why, rule: rule)
  }.grading { yours }
}

/// The faults of a chapter with one exercise, which is not started and graded in this process.
private func faults(
  of exercise: Exercise, messages: [(String, String)] = threeRecorded
) async throws -> [String] {
  let package = try TemporaryPackage(["1.1"])
  defer { package.remove() }
  return try await package.faults(of: exercise, messages: messages)
}

extension TemporaryPackage {
  /// The faults of the exercise, whose wrong answers are told what is recorded here.
  fileprivate func faults(
    of exercise: Exercise, messages: [(String, String)]? = nil, recording: [String] = []
  ) async throws -> [String] {
    if let messages { try files.write(text(messages), to: files.messages(exercise.id)) }
    return try await GradedChapter([exercise], files: files).faults(recording: recording) {
      _, attempt in try outcomes(attempt) { try verdict($0, of: exercise) }
    }
  }
}
