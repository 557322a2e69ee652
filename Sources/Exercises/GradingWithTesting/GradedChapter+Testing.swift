import Foundation
public import Grading
public import Testing

extension GradedChapter {
  /// Grades the reader's answer to one exercise, and reports it at the reader's file.
  ///
  /// - Parameters:
  ///   - id: The exercise's number, as in `3.4`.
  ///   - isolated: Runs the chapter's exit test.
  /// - Throws: What the exit test throws, and a cancellation if the exercise is not started.
  public func grade(_ id: String, _ isolated: @escaping Isolated) async throws {
    guard let exercise = exercises.first(where: { $0.id == id }) else {
      Issue.record("The chapter has no exercise \(id).")
      return
    }
    let report = try await report(on: exercise, isolated)
    if let reason = report.notStarted { try Test.cancel(Comment(rawValue: reason)) }
    if let failure = report.failure {
      let place = SourceLocation(
        fileID: report.fileID, filePath: report.filePath, line: 1, column: 1)
      Issue.record(Comment(rawValue: failure), sourceLocation: place)
    }
  }

  /// Proves the chapter's graders: right answers pass, and wrong ones are told what is recorded.
  ///
  /// What the variable `RECORD_MESSAGES` names, as in `6.1,6.2`, is recorded first.
  ///
  /// - Parameters:
  ///   - isolated: Runs the chapter's exit test.
  ///   - place: Where faults are reported.
  /// - Throws: What the exit test throws.
  public func prove(
    _ isolated: @escaping Isolated, at place: SourceLocation = #_sourceLocation
  ) async throws {
    let recording = ProcessInfo.processInfo.environment["RECORD_MESSAGES"] ?? ""
    let ids = recording.split(separator: ",").map { String($0) }
    for fault in try await faults(recording: ids, isolated) {
      Issue.record(Comment(rawValue: fault), sourceLocation: place)
    }
  }
}
