import Grading
import GradingWithTesting
import TestKit
import Testing

/// What this chapter grades.
typealias Graded = [Exercise]

private let chapter = GradedChapter(yours)

@Suite(.ownThreads) struct Chapter8 {
  @Test func ex8_1_repair() async throws { try await chapter.grade("8.1", isolated) }
  @Test func ex8_2_order() async throws { try await chapter.grade("8.2", isolated) }
  @Test func ex8_3_write() async throws { try await chapter.grade("8.3", isolated) }
  @Test func ex8_4_repair() async throws { try await chapter.grade("8.4", isolated) }
  @Test func ex8_5_repair() async throws { try await chapter.grade("8.5", isolated) }
  @Test func ex8_6_tellApart() async throws { try await chapter.grade("8.6", isolated) }
  @Test func ex8_7_write() async throws { try await chapter.grade("8.7", isolated) }
  @Test func ex8_8_write() async throws { try await chapter.grade("8.8", isolated) }
  @Test func ex8_9_write() async throws { try await chapter.grade("8.9", isolated) }

  @Test(.provedOnce(.chapter("08-gestures-in-competition")))
  func `solutions of chapter 8 pass, wrong answers are told why`() async throws {
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
