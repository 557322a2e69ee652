import Grading
import Testing

let chapter = GradedChapter(
  exercise4_1, exercise4_2, exercise4_3, exercise4_4, exercise4_5, exercise4_6, exercise4_7,
  exercise4_8)

struct Chapter4 {
  @Test func ex4_1_order() async throws { try await grade(exercise4_1) }
  @Test func ex4_2_trace() async throws { try await grade(exercise4_2) }
  @Test func ex4_3_write() async throws { try await grade(exercise4_3) }
  @Test func ex4_4_write() async throws { try await grade(exercise4_4) }
  @Test func ex4_5_repair() async throws { try await grade(exercise4_5) }
  @Test func ex4_6_repair() async throws { try await grade(exercise4_6) }
  @Test func ex4_7_tellApart() async throws { try await grade(exercise4_7) }
  @Test func ex4_8_write() async throws { try await grade(exercise4_8) }

  @Test func `solutions of chapter 4 pass, wrong answers are told why`() async throws {
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
