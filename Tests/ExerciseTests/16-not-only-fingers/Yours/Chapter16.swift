import Grading
import GradingWithTesting
import TestKit
import Testing

/// What this chapter grades.
typealias Graded = [Exercise]

private let chapter = GradedChapter(yours)

@Suite(.ownThreads) struct Chapter16 {
  @Test func ex16_1_trace() async throws { try await chapter.grade("16.1", isolated) }
  @Test func ex16_2_repair() async throws { try await chapter.grade("16.2", isolated) }
  @Test func ex16_3_write() async throws { try await chapter.grade("16.3", isolated) }
  @Test func ex16_4_repair() async throws { try await chapter.grade("16.4", isolated) }
  @Test func ex16_5_write() async throws { try await chapter.grade("16.5", isolated) }
  @Test func ex16_6_repair() async throws { try await chapter.grade("16.6", isolated) }

  @Test(.provedOnce(.chapter("16-not-only-fingers")))
  func `solutions of chapter 16 pass, wrong answers are told why`() async throws {
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
