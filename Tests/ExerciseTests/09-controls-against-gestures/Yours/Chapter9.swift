import Grading
import GradingWithTesting
import TestKit
import Testing

/// What this chapter grades.
typealias Graded = [Exercise]

private let chapter = GradedChapter(yours)

@Suite(.ownThreads) struct Chapter9 {
  @Test func ex9_1_repair() async throws { try await chapter.grade("9.1", isolated) }
  @Test func ex9_2_trace() async throws { try await chapter.grade("9.2", isolated) }
  @Test func ex9_3_repair() async throws { try await chapter.grade("9.3", isolated) }
  @Test func ex9_4_repair() async throws { try await chapter.grade("9.4", isolated) }
  @Test func ex9_5_write() async throws { try await chapter.grade("9.5", isolated) }
  @Test func ex9_6_finish() async throws { try await chapter.grade("9.6", isolated) }
  @Test func ex9_7_write() async throws { try await chapter.grade("9.7", isolated) }
  @Test func ex9_8_write() async throws { try await chapter.grade("9.8", isolated) }

  @Test(.provedOnce(.chapter("09-controls-against-gestures")))
  func `solutions of chapter 9 pass, wrong answers are told why`() async throws {
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
