import Grading
import GradingWithTesting
import TestKit
import Testing

/// What this chapter grades.
typealias Graded = [Exercise]

private let chapter = GradedChapter(yours)

@Suite(.ownThreads) struct Chapter1 {
  @Test func ex1_1_repair() async throws { try await chapter.grade("1.1", isolated) }
  @Test func ex1_2_order() async throws { try await chapter.grade("1.2", isolated) }
  @Test func ex1_3_trace() async throws { try await chapter.grade("1.3", isolated) }
  @Test func ex1_4_repair() async throws { try await chapter.grade("1.4", isolated) }
  @Test func ex1_5_write() async throws { try await chapter.grade("1.5", isolated) }
  @Test func ex1_6_write() async throws { try await chapter.grade("1.6", isolated) }
  @Test func ex1_7_tellApart() async throws { try await chapter.grade("1.7", isolated) }
  @Test func ex1_8_write() async throws { try await chapter.grade("1.8", isolated) }
  @Test func ex1_9_write() async throws { try await chapter.grade("1.9", isolated) }

  @Test(.provedOnce(.chapter("01-from-finger-to-app")))
  func `solutions of chapter 1 pass, wrong answers are told why`() async throws {
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
