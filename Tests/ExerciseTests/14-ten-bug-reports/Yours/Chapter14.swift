import Grading
import GradingWithTesting
import TestKit
import Testing

/// What this chapter grades.
typealias Graded = [Exercise]

private let chapter = GradedChapter(yours)

@Suite(.ownThreads) struct Chapter14 {
  @Test func ex14_1_diagnose() async throws { try await chapter.grade("14.1", isolated) }
  @Test func ex14_2_diagnose() async throws { try await chapter.grade("14.2", isolated) }
  @Test func ex14_3_diagnose() async throws { try await chapter.grade("14.3", isolated) }
  @Test func ex14_4_diagnose() async throws { try await chapter.grade("14.4", isolated) }
  @Test func ex14_5_diagnose() async throws { try await chapter.grade("14.5", isolated) }
  @Test func ex14_6_diagnose() async throws { try await chapter.grade("14.6", isolated) }
  @Test func ex14_7_diagnose() async throws { try await chapter.grade("14.7", isolated) }
  @Test func ex14_8_diagnose() async throws { try await chapter.grade("14.8", isolated) }
  @Test func ex14_9_diagnose() async throws { try await chapter.grade("14.9", isolated) }
  @Test func ex14_10_diagnose() async throws { try await chapter.grade("14.10", isolated) }
  @Test func ex14_11_diagnose() async throws { try await chapter.grade("14.11", isolated) }
  @Test func ex14_12_diagnose() async throws { try await chapter.grade("14.12", isolated) }
  @Test func ex14_13_diagnose() async throws { try await chapter.grade("14.13", isolated) }

  @Test(.provedOnce(.chapter("14-ten-bug-reports")))
  func `solutions of chapter 14 pass, wrong answers are told why`() async throws {
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
