import Grading
import Testing

let chapter = GradedChapter(
  exercise10_1, exercise10_2, exercise10_3, exercise10_4, exercise10_5, exercise10_6, exercise10_7,
  exercise10_8)

struct Chapter10 {
  @Test func ex10_1_repair() async throws { try await grade(exercise10_1) }
  @Test func ex10_2_trace() async throws { try await grade(exercise10_2) }
  @Test func ex10_3_order() async throws { try await grade(exercise10_3) }
  @Test func ex10_4_write() async throws { try await grade(exercise10_4) }
  @Test func ex10_5_repair() async throws { try await grade(exercise10_5) }
  @Test func ex10_6_write() async throws { try await grade(exercise10_6) }
  @Test func ex10_7_tellApart() async throws { try await grade(exercise10_7) }
  @Test func ex10_8_write() async throws { try await grade(exercise10_8) }

  @Test func `solutions of chapter 10 pass, wrong answers are told why`() async throws {
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
