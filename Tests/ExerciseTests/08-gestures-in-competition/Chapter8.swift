import Grading
import Testing

let chapter = GradedChapter(
  exercise6_1, exercise6_2, exercise6_3, exercise6_4, exercise6_5, exercise6_6, exercise6_7)

struct Chapter6 {
  @Test func ex6_1_order() async throws { try await grade(exercise6_1) }
  @Test func ex6_2_write() async throws { try await grade(exercise6_2) }
  @Test func ex6_3_write() async throws { try await grade(exercise6_3) }
  @Test func ex6_4_repair() async throws { try await grade(exercise6_4) }
  @Test func ex6_5_repair() async throws { try await grade(exercise6_5) }
  @Test func ex6_6_tellApart() async throws { try await grade(exercise6_6) }
  @Test func ex6_7_write() async throws { try await grade(exercise6_7) }

  @Test func `solutions of chapter 6 pass, wrong answers are told why`() async throws {
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
