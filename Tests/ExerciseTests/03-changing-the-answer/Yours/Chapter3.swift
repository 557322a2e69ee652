import Grading
import GradingWithTesting
import TestKit
import Testing

/// What this chapter grades.
typealias Graded = [Exercise]

private let chapter = GradedChapter(yours)

@Suite(.ownThreads) struct Chapter3 {
  @Test func ex3_1_trace() async throws { try await chapter.grade("3.1", isolated) }
  @Test func ex3_2_write() async throws { try await chapter.grade("3.2", isolated) }
  @Test func ex3_3_write() async throws { try await chapter.grade("3.3", isolated) }
  @Test func ex3_4_write() async throws { try await chapter.grade("3.4", isolated) }
  @Test func ex3_5_write() async throws { try await chapter.grade("3.5", isolated) }
  @Test func ex3_6_tellApart() async throws { try await chapter.grade("3.6", isolated) }
  @Test func ex3_7_repair() async throws { try await chapter.grade("3.7", isolated) }
  @Test func ex3_8_write() async throws { try await chapter.grade("3.8", isolated) }
  @Test func ex3_9_write() async throws { try await chapter.grade("3.9", isolated) }

  @Test(.provedOnce(.chapter("03-changing-the-answer")))
  func `solutions of chapter 3 pass, wrong answers are told why`() async throws {
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
