import Grading
import GradingWithTesting
import TestKit
import Testing

/// What this chapter grades.
typealias Graded = [Exercise]

private let chapter = GradedChapter(yours)

@Suite(.ownThreads) struct Chapter7 {
  @Test func ex7_1_finish() async throws { try await chapter.grade("7.1", isolated) }
  @Test func ex7_2_choose() async throws { try await chapter.grade("7.2", isolated) }
  @Test func ex7_3_repair() async throws { try await chapter.grade("7.3", isolated) }
  @Test func ex7_4_write() async throws { try await chapter.grade("7.4", isolated) }
  @Test func ex7_5_repair() async throws { try await chapter.grade("7.5", isolated) }
  @Test func ex7_6_repair() async throws { try await chapter.grade("7.6", isolated) }
  @Test func ex7_7_tellApart() async throws { try await chapter.grade("7.7", isolated) }
  @Test func ex7_8_write() async throws { try await chapter.grade("7.8", isolated) }

  @Test(.provedOnce(.chapter("07-gesture-recognizers")))
  func `solutions of chapter 7 pass, wrong answers are told why`() async throws {
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
