import Grading
import GradingWithTesting
import TestKit
import Testing

/// What this chapter grades.
typealias Graded = [Exercise]

private let chapter = GradedChapter(yours)

@Suite(.ownThreads) struct Chapter5 {
  @Test func ex5_1_trace() async throws { try await chapter.grade("5.1", isolated) }
  @Test func ex5_2_write() async throws { try await chapter.grade("5.2", isolated) }
  @Test func ex5_3_write() async throws { try await chapter.grade("5.3", isolated) }
  @Test func ex5_4_write() async throws { try await chapter.grade("5.4", isolated) }
  @Test func ex5_5_repair() async throws { try await chapter.grade("5.5", isolated) }
  @Test func ex5_6_repair() async throws { try await chapter.grade("5.6", isolated) }
  @Test func ex5_7_tellApart() async throws { try await chapter.grade("5.7", isolated) }
  @Test func ex5_8_write() async throws { try await chapter.grade("5.8", isolated) }
  @Test func ex5_9_repair() async throws { try await chapter.grade("5.9", isolated) }

  @Test(.provedOnce(.chapter("05-first-responder")))
  func `solutions of chapter 5 pass, wrong answers are told why`() async throws {
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
