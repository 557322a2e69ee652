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
    SharedNote.own = note
    System.adoptOrphans()
    Interruption.prepare()
    Confinement.printLineByLine()
    warmUp()
    var limits = limits
    limits.memory += Usage(of: getpid())?.resident ?? 0
    let answers = attempt.names.map { name in exercise.answers.first { $0.name == name } }

    var starter: Starter?
    for (number, answer) in answers.enumerated() where answer != nil {
      starter =
        starter
        ?? start(note, limits) { number in
          answers[Int(number)].map { play($0, note) }
        }
      var ending = Ending(.lost)
      if let current = starter {
        var watch = Watch(current, note, limits)
        let (end, survived) = watch.run(Int32(number))
        ending = end
        if !survived { starter = nil }
      }
      let failure = ending.failure(of: exercise.id, limits)
      write(Outcome(verdict: ending.verdict, failure: failure).text(seal: attempt.seal(number)))
    }
    starter?.end()
    _exit(1)
  }

  /// Does once what every wrong answer does.
  ///
  /// Swift looks up types then, and remembers them for the processes to come. On macOS what Foundation
  /// begins with is done here, too, before any fork.
  private static func warmUp() {
    let error: any Error = Wrong("Wrong.", malformed: .empty)
    _ = Verdict.wrong(Message.complete("\(error)", read: "", id: "")).text
    #if canImport(Darwin)
      _ = String(format: "%.2f", 1.5).components(separatedBy: ".")
      _ = (NSLock(), Thread.current, FileManager.default, URL(fileURLWithPath: "/"), Date())
    #endif
  }

  /// A starter; nil if the system has no room for one, not even a little later.
  private static func start(
    _ note: SharedNote, _ limits: Limits, _ play: (Int32) -> Void
  ) -> Starter? {
    for _ in 0..<5 {
      if let starter = Starter(note: note, limits: limits, play: play) { return starter }
      usleep(200_000)
    }
    return nil
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
