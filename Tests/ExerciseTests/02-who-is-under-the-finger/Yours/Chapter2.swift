import Grading
import GradingWithTesting
import TestKit
import Testing

/// What this chapter grades.
typealias Graded = [Exercise]

private let chapter = GradedChapter(yours)

@Suite(.ownThreads) struct Chapter2 {
  @Test func ex2_1_trace() async throws { try await chapter.grade("2.1", isolated) }
  @Test func ex2_2_order() async throws { try await chapter.grade("2.2", isolated) }
  @Test func ex2_3_write() async throws { try await chapter.grade("2.3", isolated) }
  @Test func ex2_4_write() async throws { try await chapter.grade("2.4", isolated) }
  @Test func ex2_5_write() async throws { try await chapter.grade("2.5", isolated) }
  @Test func ex2_6_tellApart() async throws { try await chapter.grade("2.6", isolated) }
  @Test func ex2_7_repair() async throws { try await chapter.grade("2.7", isolated) }
  @Test func ex2_8_write() async throws { try await chapter.grade("2.8", isolated) }

  @Test(.provedOnce(.chapter("02-who-is-under-the-finger")))
  func `solutions of chapter 2 pass, wrong answers are told why`() async throws {
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
