import Grading
import GradingWithTesting
import TestKit
import Testing

/// What this chapter grades.
typealias Graded = [Exercise]

private let chapter = GradedChapter(yours)

@Suite(.ownThreads) struct Chapter10 {
  @Test func ex10_1_repair() async throws { try await chapter.grade("10.1", isolated) }
  @Test func ex10_2_trace() async throws { try await chapter.grade("10.2", isolated) }
  @Test func ex10_3_order() async throws { try await chapter.grade("10.3", isolated) }
  @Test func ex10_4_write() async throws { try await chapter.grade("10.4", isolated) }
  @Test func ex10_5_repair() async throws { try await chapter.grade("10.5", isolated) }
  @Test func ex10_6_write() async throws { try await chapter.grade("10.6", isolated) }
  @Test func ex10_7_tellApart() async throws { try await chapter.grade("10.7", isolated) }
  @Test func ex10_8_write() async throws { try await chapter.grade("10.8", isolated) }

  @Test(.provedOnce(.chapter("10-scroll-views")))
  func `solutions of chapter 10 pass, wrong answers are told why`() async throws {
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
