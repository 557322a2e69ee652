import Grading
import Testing

let chapter = GradedChapter(
  exercise1_1, exercise1_2, exercise1_3, exercise1_4, exercise1_5, exercise1_6, exercise1_7,
  exercise1_8)

struct Chapter1 {
  @Test func ex1_1_repair() async throws { try await grade(exercise1_1) }
  @Test func ex1_2_order() async throws { try await grade(exercise1_2) }
  @Test func ex1_3_trace() async throws { try await grade(exercise1_3) }
  @Test func ex1_4_repair() async throws { try await grade(exercise1_4) }
  @Test func ex1_5_write() async throws { try await grade(exercise1_5) }
  @Test func ex1_6_write() async throws { try await grade(exercise1_6) }
  @Test func ex1_7_tellApart() async throws { try await grade(exercise1_7) }
  @Test func ex1_8_write() async throws { try await grade(exercise1_8) }

  @Test func `solutions of chapter 1 pass, wrong answers are told why`() async throws {
    for fault in try await chapter.faults(isolated) { Issue.record(Comment(rawValue: fault)) }
  }
}

private func isolated(_ id: String, _ attempt: String) async throws -> [UInt8] {
  try await #require(processExitsWith: .success, observing: [\.standardErrorContent]) {
    [id = id as String, attempt = attempt as String] in
    chapter.child(id, attempt)
  }.standardErrorContent
}

private func grade(_ exercise: Exercise) async throws {
  let report = try await chapter.report(on: exercise, isolated)
  if let reason = report.notStarted { try Test.cancel(Comment(rawValue: reason)) }
  if let message = report.failure {
    let place = SourceLocation(
      fileID: report.fileID, filePath: report.filePath, line: 1, column: 1)
    Issue.record(Comment(rawValue: message), sourceLocation: place)
  }
}
