/// Questions of which each is answered by choosing some of the names, in any order.
///
/// What is chosen is played, and judged by what comes of it; so more than one choice may be right.
public struct Choices: Sendable {
  /// Judges one choice, by its question's place from 0; no name is in it twice.
  public typealias Judge = @Sendable (_ index: Int, _ choice: [String]) throws(Wrong) -> Void

  /// What there is to choose from.
  package let names: [String]
  /// The questions, which are numbered from 1.
  package let questions: [String]
  private let judgeOne: Judge

  /// - Parameters:
  ///   - questions: The questions, which are numbered from 1.
  ///   - names: What there is to choose from.
  ///   - judge: Judges one choice.
  public init(_ questions: [String], among names: [String], _ judge: @escaping Judge) {
    (self.questions, self.names, judgeOne) = (questions, names, judge)
  }

  /// What messages call a question.
  package func place(_ index: Int) -> String { "Question \(index + 1), \(questions[index])" }

  /// Judges whether there is a choice for each question.
  package func judgeCount(_ count: Int) throws(Wrong) {
    guard count != questions.count else { return }
    throw Wrong(
      "There are \(questions.count) questions; your choices are \(count).", malformed: .count)
  }

  /// Judges one choice.
  package func judge(_ index: Int, _ choice: [String]) throws(Wrong) {
    var chosen: [String] = []
    for name in choice.map({ trimmed($0) }) where !chosen.contains(name) { chosen.append(name) }
    if chosen.isEmpty || chosen == [""] {
      throw Wrong(
        """
        \(place(index)): nothing is chosen yet.
        Write one name or more, each between quotation marks, with commas between them.
        Rule: the statement: each question has one choice, in the questions' order.
        """)
    }
    if let stranger = chosen.first(where: { !names.contains($0) }) {
      throw Wrong(
        """
        \(place(index)): \(Message.shown(stranger, atMost: 40)) is not the name of anything here.
        Rule: the statement: a choice is made of the names in the statement, spelled as they are there.
        """)
    }
    try judgeOne(index, chosen)
  }

  /// Judges choices as a page has them, one a line.
  func judge(_ lines: [String]) throws(Wrong) {
    try judgeCount(lines.count)
    for index in questions.indices {
      try judge(index, lines[index].split(separator: ",").map { trimmed($0) })
    }
  }
}
