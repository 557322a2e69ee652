import Grading
import Testing

let chapter = GradedChapter(
  exercise11_1, exercise11_2, exercise11_3, exercise11_4, exercise11_5, exercise11_6, exercise11_7,
  exercise11_8)

struct Chapter11 {
  @Test func ex11_1_repair() async throws { try await grade(exercise11_1) }
  @Test func ex11_2_order() async throws { try await grade(exercise11_2) }
  @Test func ex11_3_repair() async throws { try await grade(exercise11_3) }
  @Test func ex11_4_write() async throws { try await grade(exercise11_4) }
  @Test func ex11_5_repair() async throws { try await grade(exercise11_5) }
  @Test func ex11_6_write() async throws { try await grade(exercise11_6) }
  @Test func ex11_7_tellApart() async throws { try await grade(exercise11_7) }
  @Test func ex11_8_write() async throws { try await grade(exercise11_8) }

  @Test func `solutions of chapter 11 pass, wrong answers are told why`() async throws {
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
