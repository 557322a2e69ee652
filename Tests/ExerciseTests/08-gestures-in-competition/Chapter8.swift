import Grading
import Testing

let chapter = GradedChapter(
  exercise8_1, exercise8_2, exercise8_3, exercise8_4, exercise8_5, exercise8_6, exercise8_7,
  exercise8_8)

struct Chapter8 {
  @Test func ex8_1_repair() async throws { try await grade(exercise8_1) }
  @Test func ex8_2_order() async throws { try await grade(exercise8_2) }
  @Test func ex8_3_write() async throws { try await grade(exercise8_3) }
  @Test func ex8_4_repair() async throws { try await grade(exercise8_4) }
  @Test func ex8_5_repair() async throws { try await grade(exercise8_5) }
  @Test func ex8_6_tellApart() async throws { try await grade(exercise8_6) }
  @Test func ex8_7_write() async throws { try await grade(exercise8_7) }
  @Test func ex8_8_write() async throws { try await grade(exercise8_8) }

  @Test func `solutions of chapter 8 pass, wrong answers are told why`() async throws {
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
