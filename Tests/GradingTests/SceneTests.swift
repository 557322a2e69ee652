import TestKit
import Testing

@testable import Grading

/// An exercise whose answers are told where its grader is, and may crash there.
let staged = Grader<@Sendable (String) -> Void>(
  "1.4", read: "Chapters/01-slug, The rule", solution: { { _ in } },
  wrong: ["in expect", "in between", "in playing", "in random"].map { place in
    WrongAnswer("crashes \(place)", ends: .crashed) { { if $0 == place { crash() } } }
  }
) { make in
  let answer = making("An answer is made", make)
  try expect(word(answer, "in expect"), is: "in expect", "First", rule: "r.")
  answer("in between")
  playing("Second") { answer("in playing") }
  try randomScenes(7...7) { _, _ in answer("in random") }
}.grading { { _ in } }

/// An exercise whose grader is in a hurry.
let hasty = Grader(
  "1.5", read: "Chapters/01-slug, The rule", solution: { "front" }, wrong: []
) { make in
  let answer = make()
  try expect(answer, is: "front", "Touch (50, 50)", rule: "r.")
}.grading { "yours" }

private func word(_ answer: (String) -> Void, _ place: String) -> String {
  answer(place)
  return place
}

private func crash() {
  let none: [Int] = []
  print(none[none.count])
}

@Suite(.provedOnce(.grading), .ownPlay, .ownThreads) struct SceneTests {
  @Test(arguments: [
    ("in expect", "First"), ("in between", "First, and then …"), ("in playing", "Second"),
    ("in random", "Random scene 7"),
  ])
  func `a crash names the scene it happened in, or the one before`(
    place: String, scene: String
  ) async throws {
    let message = try await staged.outcome(of: "crashes \(place)", isolated).failure ?? ""
    #expect(message.contains("in the scene “\(scene)”"))
  }

  @Test func `an answer that is made before any scene was announced is a fault of the grader`()
    async throws
  {
    let message = try await hasty.outcome(of: "the solution", isolated).failure ?? ""
    #expect(message.hasPrefix("The grader makes an answer before it announces a scene"))
    #expect(try await staged.outcome(of: "the solution", isolated).verdict == .passed)
  }

  @Test func `an answer of the reader's own types is turned into the grader's`() async throws {
    let numbers = Grader<[Int]>(
      "1.6", .trace, read: "Chapters/01-slug, The rule", solution: { [1, 2] }, wrong: []
    ) { make in
      try expect("\(make())", is: "[1, 2]", "Two words", rule: "r.")
    }.grading({ ["a", "bb"] }, each: { $0.count })
    #expect(try verdict(Answer.yours, of: numbers) == .passed)
  }
}
