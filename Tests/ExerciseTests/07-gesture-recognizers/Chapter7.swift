import Grading
import Testing

let chapter = GradedChapter(
  exercise7_1, exercise7_2, exercise7_3, exercise7_4, exercise7_5, exercise7_6, exercise7_7,
  exercise7_8)

struct Chapter7 {
  @Test func ex7_1_finish() async throws { try await grade(exercise7_1) }
  @Test func ex7_2_order() async throws { try await grade(exercise7_2) }
  @Test func ex7_3_repair() async throws { try await grade(exercise7_3) }
  @Test func ex7_4_write() async throws { try await grade(exercise7_4) }
  @Test func ex7_5_repair() async throws { try await grade(exercise7_5) }
  @Test func ex7_6_repair() async throws { try await grade(exercise7_6) }
  @Test func ex7_7_tellApart() async throws { try await grade(exercise7_7) }
  @Test func ex7_8_write() async throws { try await grade(exercise7_8) }

  @Test func `solutions of chapter 7 pass, wrong answers are told why`() async throws {
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
