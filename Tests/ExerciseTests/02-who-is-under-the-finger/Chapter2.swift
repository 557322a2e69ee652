import Grading
import Testing

let chapter = GradedChapter(
  exercise2_1, exercise2_2, exercise2_3, exercise2_4, exercise2_5, exercise2_6, exercise2_7,
  exercise2_8)

struct Chapter2 {
  @Test func ex2_1_trace() async throws { try await grade(exercise2_1) }
  @Test func ex2_2_order() async throws { try await grade(exercise2_2) }
  @Test func ex2_3_write() async throws { try await grade(exercise2_3) }
  @Test func ex2_4_write() async throws { try await grade(exercise2_4) }
  @Test func ex2_5_write() async throws { try await grade(exercise2_5) }
  @Test func ex2_6_tellApart() async throws { try await grade(exercise2_6) }
  @Test func ex2_7_repair() async throws { try await grade(exercise2_7) }
  @Test func ex2_8_write() async throws { try await grade(exercise2_8) }

  @Test func `solutions of chapter 2 pass, wrong answers are told why`() async throws {
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
