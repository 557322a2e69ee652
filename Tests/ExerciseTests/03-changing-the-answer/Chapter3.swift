import Grading
import Testing

let chapter = GradedChapter(
  exercise3_1, exercise3_2, exercise3_3, exercise3_4, exercise3_5, exercise3_6, exercise3_7,
  exercise3_8, exercise3_9)

struct Chapter3 {
  @Test func ex3_1_trace() async throws { try await grade(exercise3_1) }
  @Test func ex3_2_write() async throws { try await grade(exercise3_2) }
  @Test func ex3_3_finish() async throws { try await grade(exercise3_3) }
  @Test func ex3_4_write() async throws { try await grade(exercise3_4) }
  @Test func ex3_5_write() async throws { try await grade(exercise3_5) }
  @Test func ex3_6_tellApart() async throws { try await grade(exercise3_6) }
  @Test func ex3_7_repair() async throws { try await grade(exercise3_7) }
  @Test func ex3_8_repair() async throws { try await grade(exercise3_8) }
  @Test func ex3_9_write() async throws { try await grade(exercise3_9) }

  @Test func `solutions of chapter 3 pass, wrong answers are told why`() async throws {
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
