import Foundation
import Testing

@testable import Grading

/// The table of these tests: exercises whose answers are words, and what may become of them.
let table = [fates, hostile, forging, wordExercise, staged, hasty]

/// An exercise graded by the word an answer gives.
let wordExercise = Grader(
  "1.2", read: "Chapters/01-slug, The rule, step 1",
  solution: { "front" }, alternatives: [{ "fro" + "nt" }],
  wrong: [
    WrongAnswer("thinks of drawing") { "back" },
    WrongAnswer("thinks of the container") { "container" },
    WrongAnswer("thinks of nothing") { "" },
  ]
) { make in
  try expect(
    make(), is: "front", "Touch (50, 50)", why: ["back": "back is drawn first."],
    otherwise: "It does not cover the others.",
    rule: "the last subview is in front.")
}.grading { "yours" }

/// Runs a supervisor of the table in a process of its own.
func isolated(_ id: String, _ attempt: String) async throws -> [UInt8] {
  try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
    [id = id as String, attempt = attempt as String] in
    guard let exercise = table.first(where: { $0.id == id }) else { return }
    Supervisor.grade(attempt, of: exercise, limits: testLimits)
  }.standardErrorContent
}

/// Shorter than a reader's, so that the tests are quick; who waits still waits long enough.
let testLimits = Limits(processor: 0.15, quiet: 1, wall: 5, memory: 6 << 20)

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

/// What a supervisor would write about an attempt, without a process.
func outcomes(_ attempt: String, _ verdict: (String) throws -> Verdict) rethrows -> [UInt8] {
  guard let attempt = Attempt(attempt) else { return [] }
  let texts = try attempt.names.enumerated().map { number, name in
    let verdict = try verdict(name)
    let failure: String? = if case .wrong(let message) = verdict { message } else { nil }
    return Outcome(verdict: verdict, failure: failure).text(seal: attempt.seal(number))
  }
  return Array(texts.joined().utf8)
}
