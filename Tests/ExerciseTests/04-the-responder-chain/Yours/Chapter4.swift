import Grading
import GradingWithTesting
import TestKit
import Testing

/// What this chapter grades.
typealias Graded = [Exercise]

private let chapter = GradedChapter(yours)

@Suite(.ownThreads) struct Chapter4 {
  @Test func ex4_1_order() async throws { try await chapter.grade("4.1", isolated) }
  @Test func ex4_2_trace() async throws { try await chapter.grade("4.2", isolated) }
  @Test func ex4_3_write() async throws { try await chapter.grade("4.3", isolated) }
  @Test func ex4_4_write() async throws { try await chapter.grade("4.4", isolated) }
  @Test func ex4_5_repair() async throws { try await chapter.grade("4.5", isolated) }
  @Test func ex4_6_repair() async throws { try await chapter.grade("4.6", isolated) }
  @Test func ex4_7_tellApart() async throws { try await chapter.grade("4.7", isolated) }
  @Test func ex4_8_write() async throws { try await chapter.grade("4.8", isolated) }
  @Test func ex4_9_choose() async throws { try await chapter.grade("4.9", isolated) }

  @Test(.provedOnce(.chapter("04-the-responder-chain")))
  func `solutions of chapter 4 pass, wrong answers are told why`() async throws {
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
