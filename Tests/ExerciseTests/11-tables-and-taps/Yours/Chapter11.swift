import Grading
import GradingWithTesting
import TestKit
import Testing

/// What this chapter grades.
typealias Graded = [Exercise]

private let chapter = GradedChapter(yours)

@Suite(.ownThreads) struct Chapter11 {
  @Test func ex11_1_repair() async throws { try await chapter.grade("11.1", isolated) }
  @Test func ex11_2_order() async throws { try await chapter.grade("11.2", isolated) }
  @Test func ex11_3_repair() async throws { try await chapter.grade("11.3", isolated) }
  @Test func ex11_4_write() async throws { try await chapter.grade("11.4", isolated) }
  @Test func ex11_5_repair() async throws { try await chapter.grade("11.5", isolated) }
  @Test func ex11_6_write() async throws { try await chapter.grade("11.6", isolated) }
  @Test func ex11_7_tellApart() async throws { try await chapter.grade("11.7", isolated) }
  @Test func ex11_8_write() async throws { try await chapter.grade("11.8", isolated) }
  @Test func ex11_9_write() async throws { try await chapter.grade("11.9", isolated) }

  @Test(.provedOnce(.chapter("11-tables-and-taps")))
  func `solutions of chapter 11 pass, wrong answers are told why`() async throws {
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
