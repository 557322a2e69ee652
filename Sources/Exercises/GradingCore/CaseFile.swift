package import ExerciseKit

/// A report that can be solved as a case: who may be accused, and what clears them.
package struct CaseFile: Sendable {
  /// What an accusation is told.
  package enum Reply: Equatable, Sendable {
    /// It is one of the causes; its place among them, and whether there is another.
    case right(Int, isOne: Bool)
    /// It is none, and why.
    case wrong(String)
    /// Nothing in the scene has this name.
    case unknown
  }

  /// What is known about the report.
  package let diagnosis: Diagnosis
  /// Where the answer is written down and the screen mended; nil if nowhere.
  package let exercise: String?
  /// The question to whose answer the run's tables belong.
  package let tables: Cause.Question
  /// Whether the reader sees the map of the scene; where it names the culprit, it would tell.
  package let showsMap: Bool

  /// - Parameters:
  ///   - diagnosis: What is known about the report.
  ///   - exercise: Where it is mended; nil if nowhere.
  ///   - tables: The question to whose answer the run's tables belong.
  ///   - showsMap: Whether the reader sees the map of the scene.
  package init(
    _ diagnosis: Diagnosis, exercise: String? = nil, tables: Cause.Question = .whoWasTold,
    showsMap: Bool = true
  ) {
    (self.diagnosis, self.exercise, self.tables) = (diagnosis, exercise, tables)
    self.showsMap = showsMap
  }

  /// The questions that find the causes, two causes of one object counted once.
  package var questions: [Cause.Question] { culprits.map { $0.question } }

  /// What is said when one cause is found and another is not.
  package var hint: String { diagnosis.more?.why ?? "There is another cause." }

  private var culprits: [(question: Cause.Question, objects: [String])] {
    var result: [(question: Cause.Question, objects: [String])] = []
    for cause in diagnosis.causes
    where !result.contains(where: { $0 == (cause.question, cause.objects) }) {
      result.append((cause.question, cause.objects))
    }
    return result
  }

  /// Judges an accusation, without telling who it was.
  ///
  /// - Parameters:
  ///   - name: The name of what should behave differently.
  ///   - question: The question whose answer is not as it should be.
  /// - Returns: Whether it is a cause, or why it is none.
  package func reply(to name: String, accusedBy question: Cause.Question) -> Reply {
    guard diagnosis.names.contains(name) else { return .unknown }
    let culprits = culprits
    func isFound(_ culprit: (question: Cause.Question, objects: [String])) -> Bool {
      culprit.question == question && culprit.objects.contains(name)
    }
    if let place = culprits.firstIndex(where: isFound) {
      return .right(place, isOne: culprits.count == 1)
    }
    let isRightQuestion = culprits.contains { $0.question == question }
    if isRightQuestion || culprits.isEmpty, let why = diagnosis.objects[name] {
      return .wrong(why)
    }
    if isRightQuestion {
      return .wrong(
        "In the trace it does what it should; another object has to behave differently.")
    }
    if let why = diagnosis.questions[question] { return .wrong(why) }
    return .wrong(
      culprits.contains { isBefore($0.question, question) }
        ? "A question before this one already has an answer that is not as it should be."
        : "In the trace, the answer to this question is as it should be.")
  }
}
