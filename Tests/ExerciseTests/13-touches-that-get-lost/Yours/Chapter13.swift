import Grading
import GradingWithTesting
import TestKit
import Testing

/// What this chapter grades.
typealias Graded = [Exercise]

private let chapter = GradedChapter(yours)

@Suite(.ownThreads) struct Chapter13 {
  @Test func ex13_1_trace() async throws { try await chapter.grade("13.1", isolated) }
  @Test func ex13_2_repair() async throws { try await chapter.grade("13.2", isolated) }
  @Test func ex13_3_write() async throws { try await chapter.grade("13.3", isolated) }
  @Test func ex13_4_write() async throws { try await chapter.grade("13.4", isolated) }
  @Test func ex13_5_repair() async throws { try await chapter.grade("13.5", isolated) }
  @Test func ex13_6_write() async throws { try await chapter.grade("13.6", isolated) }
  @Test func ex13_7_repair() async throws { try await chapter.grade("13.7", isolated) }
  @Test func ex13_8_write() async throws { try await chapter.grade("13.8", isolated) }
  @Test func ex13_9_tellApart() async throws { try await chapter.grade("13.9", isolated) }
  @Test func ex13_10_choose() async throws { try await chapter.grade("13.10", isolated) }

  @Test(.provedOnce(.chapter("13-touches-that-get-lost")))
  func `solutions of chapter 13 pass, wrong answers are told why`() async throws {
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
