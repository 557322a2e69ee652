import Grading
import Testing

let chapter = GradedChapter(
  exercise9_1, exercise9_2, exercise9_3, exercise9_4, exercise9_5, exercise9_6, exercise9_7,
  exercise9_8)

struct Chapter9 {
  @Test func ex9_1_repair() async throws { try await grade(exercise9_1) }
  @Test func ex9_2_trace() async throws { try await grade(exercise9_2) }
  @Test func ex9_3_repair() async throws { try await grade(exercise9_3) }
  @Test func ex9_4_repair() async throws { try await grade(exercise9_4) }
  @Test func ex9_5_write() async throws { try await grade(exercise9_5) }
  @Test func ex9_6_finish() async throws { try await grade(exercise9_6) }
  @Test func ex9_7_write() async throws { try await grade(exercise9_7) }
  @Test func ex9_8_write() async throws { try await grade(exercise9_8) }

  @Test func `solutions of chapter 9 pass, wrong answers are told why`() async throws {
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
