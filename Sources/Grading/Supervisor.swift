import ExerciseKit
import Foundation

/// The process of one exercise's attempts: it runs no answer, but starts a process for each.
///
/// It always ends with status 1, so that the parent need not tell apart whether it was killed.
enum Supervisor {
  /// Grades answers, writes each outcome on standard error and ends the process.
  ///
  /// - Parameters:
  ///   - attempt: The attempt's seal and the answers' names, as the parent wrote them.
  ///   - exercise: The table in which they are found.
  ///   - limits: What each answer may use.
  static func grade(_ attempt: String, of exercise: Exercise, limits: Limits) -> Never {
    guard let attempt = Attempt(attempt), let note = SharedNote() else { _exit(1) }
    System.adoptOrphans()
    Interruption.prepare()
    Confinement.printLineByLine()
    var limits = limits
    limits.memory += Usage(of: getpid())?.resident ?? 0
    for (number, name) in attempt.names.enumerated() {
      guard let answer = exercise.answers.first(where: { $0.name == name }) else { break }
      let ending = grade(answer, note, limits)
      let outcome = Outcome(
        verdict: ending.verdict, failure: ending.failure(of: exercise.id, limits))
      write(outcome.text(seal: attempt.seal(number)))
    }
    _exit(1)
  }

  private static func grade(_ answer: Answer, _ note: SharedNote, _ limits: Limits) -> Ending {
    for _ in 0..<5 {
      if var trial = Trial(note: note, limits: limits, { play(answer, note) }) {
        return trial.run()
      }
      // The system has no room for another process; it may have soon.
      usleep(200_000)
    }
    return Ending(.lost)
  }

  /// Runs the answer, in its own process.
  private static func play(_ answer: Answer, _ note: SharedNote) {
    func say(_ verdict: Verdict) {
      note.write(verdict.text, to: .verdict)
      fflush(nil)
    }
    todoReached = { _, file, line in
      guard answer.name != Answer.placeholder else { return }
      SharedNote.own?.write(Verdict.notStarted(file: file, line: line).text, to: .verdict)
      fflush(nil)
      _exit(0)
    }
    do {
      try answer.grade()
      say(.passed)
    } catch {
      say(.wrong("\(error)"))
    }
  }

  private static func write(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(STDERR_FILENO, $0.baseAddress, $0.count) }
      if count <= 0, errno != EINTR { return }
      rest = rest.dropFirst(max(count, 0))
    }
  }
}
