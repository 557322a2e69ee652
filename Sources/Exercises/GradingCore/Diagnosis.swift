public import ExerciseKit

/// What is known about a report: its causes, and what clears every other suspect.
public struct Diagnosis: Sendable {
  /// What a wrong part of an answer is told.
  public struct Reason: Sendable {
    let why: String
    let rule: String

    /// - Parameters:
    ///   - why: What the trace shows that speaks against it, without the right answer.
    ///   - rule: The rule in one sentence.
    public init(_ why: String, rule: String) { (self.why, self.rule) = (why, rule) }
  }

  let causes: [(question: Cause.Question, objects: [String], line: String)]
  package let names: [String]
  let suspects: [String: Reason]
  let questions: [Cause.Question: String]
  let objects: [String: String]
  let more: Reason?

  /// - Parameters:
  ///   - causes: Each cause: its question, every name that may be given for its object, its line.
  ///     None if there is nothing to mend.
  ///   - names: All names of the scene, so that a slip of the pen is told apart from a mistake.
  ///   - suspects: For each other mark what clears that line.
  ///   - questions: For a question that leads elsewhere, what its answer is in this trace.
  ///   - objects: For an object that is not the one, what the trace says about it.
  ///   - more: What is told if a cause is missing; nil for the usual words.
  public init(
    _ causes: [(question: Cause.Question, objects: [String], line: String)], names: [String],
    suspects: [String: Reason], questions: [Cause.Question: String] = [:],
    objects: [String: String] = [:], more: Reason? = nil
  ) {
    (self.causes, self.names, self.suspects) = (causes, names, suspects)
    (self.questions, self.objects, self.more) = (questions, objects, more)
  }

  /// The rule behind what the method itself says.
  package static let method =
    "ask the questions in order; the first answer that surprises you shows where to look."

  /// The rule behind the object.
  fileprivate static let culprit =
    "the object is the one that the line makes do what it shouldn't, not the one that suffers."

  fileprivate static let alone =
    "Mended there alone, the screen still does what the user complains about."
  fileprivate static let nowhere =
    "What the user complains about is in the trace; so something has to behave differently."

  /// The marks of the lines under suspicion, in the order of the alphabet.
  package var marks: [String] { Set(suspects.keys).union(causes.map { $0.line }).sorted() }

  /// Judges a diagnosis, without telling the right one.
  ///
  /// The line is judged first, as it says most about what the reader has in mind; then the question,
  /// then the object.
  ///
  /// - Parameter causes: What the reader found out, in any order.
  /// - Throws: `Wrong` at the first part that is not right.
  package func judge(_ causes: [Cause]) throws(Wrong) {
    try judgeWriting(causes, self)
    for cause in causes { try judgeCause(cause, self) }
    try judgeCount(causes, self)
  }
}

/// Every cause is named, and each once.
private func judgeCount(_ causes: [Cause], _ diagnosis: Diagnosis) throws(Wrong) {
  if Set(causes.map { mark($0.line) }).count < causes.count {
    throw Wrong(
      """
      Your diagnosis: it names one cause twice.
      Two entries have the same line; each cause has a line of its own.
      Rule: \(Diagnosis.method)
      """)
  }
  guard causes.count < diagnosis.causes.count else { return }
  let alone = diagnosis.more ?? .init(Diagnosis.alone, rule: Diagnosis.method)
  let reason = causes.isEmpty ? .init(Diagnosis.nowhere, rule: Diagnosis.method) : alone
  throw Wrong(
    """
    Your diagnosis: it names \(causes.isEmpty ? "no cause" : "one cause"), and that is too few.
    \(reason.why)
    Rule: \(reason.rule)
    """)
}

/// A name that is no name, or a mark that no line has, is a slip and no mistake.
private func judgeWriting(_ causes: [Cause], _ diagnosis: Diagnosis) throws(Wrong) {
  let marks = diagnosis.marks
  for cause in causes {
    let (object, line) = (trimmed(cause.object), mark(cause.line))
    if object.isEmpty || line.isEmpty {
      throw Wrong(
        """
        Your diagnosis: there is no \(line.isEmpty ? "line" : "object") yet.
        Write \(line.isEmpty ? "the letter of a mark" : "a name from the trace") between the \
        quotation marks.
        Rule: \(Diagnosis.method)
        """)
    }
    if !marks.contains(line) {
      throw Wrong(
        """
        Your diagnosis: no line is marked \(Message.shown(line, atMost: 20)).
        The marks are \(list(marks)).
        Rule: \(Diagnosis.method)
        """)
    }
    if !diagnosis.names.contains(object) {
      throw Wrong(
        """
        Your diagnosis: \(Message.shown(object, atMost: 40)) is not the name of anything here.
        The names are \(list(diagnosis.names)).
        Rule: \(Diagnosis.method)
        """)
    }
  }
}

private func judgeCause(_ cause: Cause, _ diagnosis: Diagnosis) throws(Wrong) {
  let (object, line) = (trimmed(cause.object), mark(cause.line))
  guard let known = diagnosis.causes.first(where: { $0.line == line }) else {
    let reason = diagnosis.suspects[line]
    throw Wrong(
      """
      Your diagnosis: line \(line) is not the cause.
      \(reason?.why ?? "")
      Rule: \(reason?.rule ?? Diagnosis.method)
      """)
  }
  if cause.question != known.question {
    let why =
      diagnosis.questions[cause.question]
      ?? (isBefore(cause.question, known.question)
        ? "In the trace, the answer to this question is as it should be."
        : "A question before this one already has an answer that is not as it should be.")
    throw Wrong(
      """
      Your diagnosis: the line is right, but “\(cause.question.rawValue)” does not find it.
      \(why)
      Rule: \(Diagnosis.method)
      """)
  }
  if !known.objects.contains(object) {
    let why =
      diagnosis.objects[object]
      ?? "In the trace it does what it should; another object has to behave differently."
    throw Wrong(
      """
      Your diagnosis: question and line are right, but \(object) is not the object.
      \(why)
      Rule: \(Diagnosis.culprit)
      """)
  }
}

/// Whether a question is asked before another one.
func isBefore(_ question: Cause.Question, _ other: Cause.Question) -> Bool {
  let order = Cause.Question.allCases
  return order.firstIndex(of: question) ?? 0 < order.firstIndex(of: other) ?? 0
}

/// A mark as it was meant: `[b]` and `B` are the same.
private func mark(_ text: String) -> String {
  trimmed(text, of: { $0 == "[" || $0 == "]" || $0 == " " }).uppercased()
}
