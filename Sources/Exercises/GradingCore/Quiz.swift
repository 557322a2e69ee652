/// The questions of a trace or an order, with what a reader answers.
public struct Quiz {
  /// The reader's lists, in the questions' order; an answer that is one name is a list of one.
  let answers: [[String]]
  /// All names of the scene, so that a slip of the pen is told apart from a mistake.
  package let names: [String]
  /// The questions, which are numbered from 1.
  package let questions: [Question]

  /// A quiz whose answers are one name each.
  ///
  /// - Parameters:
  ///   - answers: The reader's names, in the questions' order.
  ///   - names: All names of the scene, so that a slip of the pen is told apart from a mistake.
  ///   - questions: The questions, at least four; they are numbered from 1.
  public init(_ answers: [String], among names: [String] = [], _ questions: [Question]) {
    self.init(answers.map { [$0] }, among: names, questions)
  }

  /// A quiz whose answers are a list of names each.
  ///
  /// - Parameters:
  ///   - answers: The reader's lists, in the questions' order.
  ///   - names: All names of the scene, so that a slip of the pen is told apart from a mistake.
  ///   - questions: The questions, at least four; they are numbered from 1.
  public init(_ answers: [[String]], among names: [String] = [], _ questions: [Question]) {
    (self.answers, self.names, self.questions) = (answers, names, questions)
  }

  /// Judges all answers.
  ///
  /// - Throws: `Wrong` at the first wrong answer.
  package func judge() throws(Wrong) {
    try judgeCount()
    for index in questions.indices { try judge(index) }
  }

  /// Judges whether there is an answer for each question, and enough of them.
  ///
  /// - Throws: `Wrong` if not.
  package func judgeCount() throws(Wrong) {
    guard questions.count >= 4 else {
      throw Wrong("This grader has \(questions.count) questions; fewer than four can be guessed.")
    }
    guard answers.count == questions.count else {
      throw Wrong(
        "There are \(questions.count) questions; your answers are \(answers.count).",
        malformed: .count)
    }
  }

  /// What messages call a question.
  package func place(_ index: Int) -> String { "Question \(index + 1), \(questions[index].text)" }

  /// Judges one answer.
  ///
  /// - Parameter index: The question's place, from 0.
  /// - Throws: `Wrong` if it is wrong.
  package func judge(_ index: Int) throws(Wrong) {
    let (question, place) = (questions[index], place(index))
    let answer = answers[index].map { trimmed($0) }
    if answer == [""] {
      throw Wrong(
        """
        \(place): there is no answer yet.
        Write a name between the quotation marks.
        Rule: each question has one answer, in the questions' order.
        """)
    }
    if let stranger = answer.first(where: { !names.contains($0) }), !names.isEmpty {
      throw Wrong(
        """
        \(place): \(Message.shown(stranger, atMost: 40)) is not the name of anything here.
        The names are \(list(names.sorted())).
        Rule: an answer is made of these names, spelled as they are here.
        """)
    }
    try question.judge(answer, at: place)
  }
}

extension Question {
  /// Judges a list of names.
  ///
  /// An answer that is one name is told the right one; a list, how far it is right and what is next.
  ///
  /// - Parameters:
  ///   - answer: The reader's list.
  ///   - place: Which question it is, as in `Question 3, touch (30, 30)`.
  /// - Throws: `Wrong` if it is another one than the right one.
  package func judge(_ answer: [String], at place: String) throws(Wrong) {
    guard answer != wanted else { return }
    let answered = list(answer)
    let reason = why[answered].map { "\n\($0)" } ?? ""
    throw Wrong(
      "\(place): you said \(Message.shown(answered)). \(howFar(answer))\(reason)"
        + (Wrong.ruleLine(rule, after: reason) ?? ""))
  }

  private func howFar(_ answer: [String]) -> String {
    if answer.count <= 1, wanted.count <= 1 { return "It is \(wanted.first ?? "nothing")." }
    let right = zip(answer, wanted).prefix { $0 == $1 }.count
    let names = right == 1 ? "name is" : "\(right) names are"
    if right == wanted.count {
      return right == 0
        ? "It is nothing." : "The first \(names) right, and nothing comes after that."
    }
    if right == 0 { return "The first is \(wanted[0])." }
    return right == answer.count
      ? "It is right as far as it goes; the next is \(wanted[right])."
      : "The first \(names) right; the next is \(wanted[right])."
  }
}
