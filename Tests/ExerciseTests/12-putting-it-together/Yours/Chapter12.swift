import Grading
import GradingWithTesting
import TestKit
import Testing

/// What this chapter grades.
typealias Graded = [Exercise]

private let chapter = GradedChapter(yours)

@Suite(.ownThreads) struct Chapter12 {
  @Test func ex12_1_write() async throws { try await chapter.grade("12.1", isolated) }
  @Test func ex12_2_trace() async throws { try await chapter.grade("12.2", isolated) }
  @Test func ex12_3_repair() async throws { try await chapter.grade("12.3", isolated) }
  @Test func ex12_4_write() async throws { try await chapter.grade("12.4", isolated) }
  @Test func ex12_5_write() async throws { try await chapter.grade("12.5", isolated) }
  @Test func ex12_6_write() async throws { try await chapter.grade("12.6", isolated) }
  @Test func ex12_7_repair() async throws { try await chapter.grade("12.7", isolated) }
  @Test func ex12_8_write() async throws { try await chapter.grade("12.8", isolated) }

  @Test(.provedOnce(.chapter("12-putting-it-together")))
  func `solutions of chapter 12 pass, wrong answers are told why`() async throws {
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
