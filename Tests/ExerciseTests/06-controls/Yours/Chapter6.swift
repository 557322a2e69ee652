import Grading
import GradingWithTesting
import TestKit
import Testing

/// What this chapter grades.
typealias Graded = [Exercise]

private let chapter = GradedChapter(yours)

@Suite(.ownThreads) struct Chapter6 {
  @Test func ex6_1_order() async throws { try await chapter.grade("6.1", isolated) }
  @Test func ex6_2_write() async throws { try await chapter.grade("6.2", isolated) }
  @Test func ex6_3_write() async throws { try await chapter.grade("6.3", isolated) }
  @Test func ex6_4_repair() async throws { try await chapter.grade("6.4", isolated) }
  @Test func ex6_5_repair() async throws { try await chapter.grade("6.5", isolated) }
  @Test func ex6_6_tellApart() async throws { try await chapter.grade("6.6", isolated) }
  @Test func ex6_7_write() async throws { try await chapter.grade("6.7", isolated) }
  @Test func ex6_8_choose() async throws { try await chapter.grade("6.8", isolated) }

  @Test(.provedOnce(.chapter("06-controls")))
  func `solutions of chapter 6 pass, wrong answers are told why`() async throws {
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
