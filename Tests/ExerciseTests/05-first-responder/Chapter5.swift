import Grading
import Testing

let chapter = GradedChapter(
  exercise5_1, exercise5_2, exercise5_3, exercise5_4, exercise5_5, exercise5_6, exercise5_7,
  exercise5_8)

struct Chapter5 {
  @Test func ex5_1_trace() async throws { try await grade(exercise5_1) }
  @Test func ex5_2_write() async throws { try await grade(exercise5_2) }
  @Test func ex5_3_write() async throws { try await grade(exercise5_3) }
  @Test func ex5_4_write() async throws { try await grade(exercise5_4) }
  @Test func ex5_5_repair() async throws { try await grade(exercise5_5) }
  @Test func ex5_6_repair() async throws { try await grade(exercise5_6) }
  @Test func ex5_7_tellApart() async throws { try await grade(exercise5_7) }
  @Test func ex5_8_write() async throws { try await grade(exercise5_8) }

  @Test func `solutions of chapter 5 pass, wrong answers are told why`() async throws {
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
