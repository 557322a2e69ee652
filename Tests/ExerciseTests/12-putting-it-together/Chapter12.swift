import Grading
import Testing

let chapter = GradedChapter(
  exercise12_1, exercise12_2, exercise12_3, exercise12_4, exercise12_5, exercise12_6,
  exercise12_7, exercise12_8)

struct Chapter12 {
  @Test func ex12_1_write() async throws { try await grade(exercise12_1) }
  @Test func ex12_2_trace() async throws { try await grade(exercise12_2) }
  @Test func ex12_3_repair() async throws { try await grade(exercise12_3) }
  @Test func ex12_4_write() async throws { try await grade(exercise12_4) }
  @Test func ex12_5_write() async throws { try await grade(exercise12_5) }
  @Test func ex12_6_write() async throws { try await grade(exercise12_6) }
  @Test func ex12_7_repair() async throws { try await grade(exercise12_7) }
  @Test func ex12_8_write() async throws { try await grade(exercise12_8) }

  @Test func `solutions of chapter 12 pass, wrong answers are told why`() async throws {
    for fault in try await chapter.faults(isolated) { Issue.record(Comment(rawValue: fault)) }
  }
}

func isolated(_ id: String, _ attempt: String) async throws -> [UInt8] {
  try await #require(processExitsWith: .success, observing: [\.standardErrorContent]) {
    [id = id as String, attempt = attempt as String] in chapter.child(id, attempt)
  }.standardErrorContent
}

func grade(_ exercise: Exercise) async throws {
  let report = try await chapter.report(on: exercise, isolated)
  if let reason = report.notStarted { try Test.cancel(Comment(rawValue: reason)) }
  if let failure = report.failure {
    let place = SourceLocation(
      fileID: report.fileID, filePath: report.filePath, line: 1, column: 1)
    Issue.record(Comment(rawValue: failure), sourceLocation: place)
  }
}
