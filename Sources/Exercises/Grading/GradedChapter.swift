import Foundation

/// The exercises of one chapter, with the folders they belong to.
public struct GradedChapter: Sendable {
  /// The exercises, in order.
  public let exercises: [Exercise]
  let files: ChapterFiles

  /// A chapter's table, which stands in the chapter's test target.
  ///
  /// - Parameters:
  ///   - exercises: The exercises, in order.
  ///   - file: The file it stands in, `Tests/ExerciseTests/NN-slug/…`, which names the folder.
  public init(_ exercises: [Exercise], file: String = #filePath) {
    self.init(exercises, files: ChapterFiles(test: file))
  }

  init(_ exercises: [Exercise], files: ChapterFiles) {
    (self.exercises, self.files) = (exercises, files)
  }

  /// Grades one answer and ends the process: the body of the chapter's exit test.
  ///
  /// - Parameters:
  ///   - id: The exercise.
  ///   - attempt: What the parent handed over.
  public func child(_ id: String, _ attempt: String) {
    guard let exercise = exercises.first(where: { $0.id == id }) else { return }
    Supervisor.grade(attempt, of: exercise, limits: Limits())
  }

  /// Grades the reader's answer.
  ///
  /// - Parameters:
  ///   - exercise: The exercise.
  ///   - isolated: Runs the chapter's exit test.
  /// - Returns: What the reader is told.
  /// - Throws: What the exit test throws.
  public func report(on exercise: Exercise, _ isolated: @escaping Isolated) async throws -> Report {
    let file = files.reader(exercise.id)
    var report = Report(fileID: files.fileID(exercise.id), filePath: files.root + "/" + file)
    if let line = files.untouchedLine(exercise.id) {
      report.notStarted = Self.notStarted(exercise.id, file, line)
      return report
    }
    let text = files.text(file) ?? ""
    if let refusal = AnswerText.refusal(in: text) {
      report.failure = Self.refused(refusal)
      return report
    }
    let outcome = try await exercise.outcome(of: Answer.yours, isolated)
    report.failure = outcome.failure.map { failure in
      AnswerText.asksForTasks(text) ? failure + "\n" + Self.noTasks : failure
    }
    if case .notStarted(let path, let line) = outcome.verdict {
      let place =
        path.hasPrefix(files.root + "/") ? path.dropFirst(files.root.count + 1) : path[...]
      report.notStarted = Self.notStarted(exercise.id, place, line)
    }
    return report
  }

  /// What is told about an answer that is not graded.
  static func refused(_ refusal: AnswerText.Refusal) -> String {
    Message.wrapped(
      "Line \(refusal.line) of your answer has \(refusal.what), \(refusal.reason). "
        + "No exercise needs it: take it away, and your answer is graded.")
  }

  /// What is added where an answer is wrong and uses what does not run here.
  ///
  /// The main queue cannot be emptied before the verdict, which would be fair to `Task` and
  /// `DispatchQueue.main.async`: in a process that was split off Dispatch stops whoever empties it, if
  /// it was used before; and what runs on another thread would need real time.
  static let noTasks = Message.wrapped(
    "Your code uses Task, a queue or Timer. What they start comes later, or on another thread, and no "
      + "verdict waits for it: all happens in the call that you answer, and time is virtual. "
      + "Your answer runs in a copy of a process. Dispatch has no threads there, and crashes if it "
      + "is to empty the main queue.")

  private static func notStarted(_ id: String, _ place: some StringProtocol, _ line: Int) -> String
  {
    "Exercise \(id) is not started: \(place), line \(line)"
  }

  /// What the reader is told about one exercise; nothing when it is passed.
  public struct Report: Equatable, Sendable {
    /// That the exercise is not started, with the place to begin.
    public var notStarted: String?
    /// Why the answer is not right yet.
    public var failure: String?
    /// The reader's file, as the testing library names files.
    public var fileID: String
    /// The reader's file, as editors find it.
    public var filePath: String
  }
}
