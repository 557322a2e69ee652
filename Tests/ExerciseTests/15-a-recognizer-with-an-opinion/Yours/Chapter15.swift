import Grading
import GradingWithTesting
import TestKit
import Testing

/// What this chapter grades.
typealias Graded = [Exercise]

private let chapter = GradedChapter(yours)

@Suite(.ownThreads) struct Chapter15 {
  @Test func ex15_1_trace() async throws { try await chapter.grade("15.1", isolated) }
  @Test func ex15_2_repair() async throws { try await chapter.grade("15.2", isolated) }
  @Test func ex15_3_repair() async throws { try await chapter.grade("15.3", isolated) }
  @Test func ex15_4_repair() async throws { try await chapter.grade("15.4", isolated) }
  @Test func ex15_5_repair() async throws { try await chapter.grade("15.5", isolated) }

  @Test(.provedOnce(.chapter("15-a-recognizer-with-an-opinion")))
  func `solutions of chapter 15 pass, wrong answers are told why`() async throws {
    try await chapter.prove(isolated)
  }
}

/// Grades answers under a supervisor of their own, which always ends with status 1.
///
/// The exit test must stand in the chapter's own target.
private func isolated(_ id: String, _ attempt: String) async throws -> [UInt8] {
  try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
    [id = id as String, attempt = attempt as String] in chapter.child(id, attempt)
  }.standardErrorContent
}
