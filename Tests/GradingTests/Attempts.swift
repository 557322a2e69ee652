import Testing

@testable import Grading

/// The table of these tests: exercises whose answers are words, and what may become of them.
let table = [fates, wordExercise]

/// An exercise graded by the word an answer gives.
let wordExercise = Grader(
  "1.2", read: "Chapters/01-slug, The rule, step 1",
  solution: { "front" }, alternatives: [{ "fro" + "nt" }],
  wrong: [
    WrongAnswer(
      "thinks of drawing",
      gets: """
        Touch (50, 50): front is right, your answer is back.
        back is drawn first.
        Rule: the last subview is in front.
        """
    ) { "back" },
    WrongAnswer(
      "thinks of the container",
      gets: """
        Touch (50, 50): front is right, your answer is container.
        Go through the rule with this one touch, step by step.
        Rule: the last subview is in front.
        """
    ) { "container" },
    WrongAnswer(
      "thinks of nothing",
      gets: """
        Touch (50, 50): front is right, your answer is nothing.
        Go through the rule with this one touch, step by step.
        Rule: the last subview is in front.
        """
    ) { "" },
  ]
) { make in
  try expect(
    make(), is: "front", "Touch (50, 50)", why: ["back": "back is drawn first."],
    rule: "the last subview is in front.")
}.grading { "yours" }

/// Runs one answer of the table in a process of its own.
func isolated(_ id: String, _ attempt: String) async throws -> [UInt8] {
  try await #require(processExitsWith: .success, observing: [\.standardErrorContent]) {
    [id = id as String, attempt = attempt as String] in
    // Only the answer that waits is short of time: the others must reach their own ends.
    let wall = attempt.hasSuffix("waits for ever") ? 1 : 10
    Child.grade(id, attempt, of: table, limits: Child.Limits(wall: wall))
  }.standardErrorContent
}

/// What becomes of one answer, without a process: for graders that neither crash nor end.
func verdict(_ answer: String, of exercise: Exercise) throws -> Verdict {
  let answer = try #require(exercise.answers.first { $0.name == answer })
  do { try answer.grade() } catch { return .wrong("\(error)") }
  return .passed
}

/// The lines of the message that a grader throws.
func lines(_ grade: () throws -> Void) -> [String] {
  do {
    try grade()
    return []
  } catch {
    return "\(error)".split(separator: "\n").map(String.init)
  }
}
