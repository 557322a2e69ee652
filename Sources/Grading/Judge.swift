import Foundation

/// One question of a trace or an order, with the misconceptions behind its wrong answers.
public struct Question: Sendable {
  let text: String
  let wanted: [String]
  let why: [String: String]
  let rule: String

  /// A question whose answer is one name.
  ///
  /// - Parameters:
  ///   - text: What is touched, as in `touch (30, 30)`.
  ///   - wanted: The right answer, which no message tells.
  ///   - why: What a wrong answer would mean, by that answer.
  ///   - rule: The rule in one sentence.
  public init(_ text: String, is wanted: String, why: [String: String] = [:], rule: String) {
    self.init(text, is: [wanted], why: why, rule: rule)
  }

  /// A question whose answer is a list of names.
  ///
  /// - Parameters:
  ///   - text: What is touched, as in `touch (30, 30)`.
  ///   - wanted: The right answer, which no message tells.
  ///   - why: What a wrong answer would mean, by that answer written `a, b, c`.
  ///   - rule: The rule in one sentence.
  public init(_ text: String, is wanted: [String], why: [String: String] = [:], rule: String) {
    (self.text, self.wanted, self.why, self.rule) = (text, wanted, why, rule)
  }
}

/// Judges answers that are one name each, question by question.
///
/// - Parameters:
///   - answers: The reader's names, in the questions' order.
///   - names: All names of the scene, so that a slip of the pen is told apart from a mistake.
///   - questions: The questions, at least four; they are numbered from 1.
/// - Throws: `Wrong` at the first wrong answer, without the right one.
public func judge(_ answers: [String], among names: [String] = [], _ questions: [Question]) throws {
  try judge(answers.map { [$0] }, among: names, questions)
}

/// Judges answers that are a list of names each, question by question.
///
/// - Parameters:
///   - answers: The reader's lists, in the questions' order.
///   - names: All names of the scene, so that a slip of the pen is told apart from a mistake.
///   - questions: The questions, at least four; they are numbered from 1.
/// - Throws: `Wrong` at the first wrong answer, without the right one.
public func judge(
  _ answers: [[String]], among names: [String] = [], _ questions: [Question]
) throws {
  guard questions.count >= 4 else {
    throw Wrong("This grader has \(questions.count) questions; fewer than four can be guessed.")
  }
  guard answers.count == questions.count else {
    throw Wrong(
      "There are \(questions.count) questions; your answers are \(answers.count).", slip: .count)
  }
  for (index, (answer, question)) in zip(answers, questions).enumerated() {
    let place = "Question \(index + 1), \(question.text)"
    try playing(place) { try judge(answer, of: question, at: place, among: names) }
  }
}

private func judge(
  _ answer: [String], of question: Question, at place: String, among names: [String]
) throws {
  let answer = answer.map { $0.trimmingCharacters(in: .whitespaces) }
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
  try judge(
    order: answer, is: question.wanted, question: place, why: question.why, rule: question.rule)
}

/// Judges one name, without telling the right one.
///
/// - Parameters:
///   - got: The reader's answer.
///   - wanted: The right answer.
///   - question: Which question it is, as in `Question 3, touch (30, 30)`.
///   - why: What a wrong answer would mean, by that answer.
///   - rule: The rule in one sentence.
/// - Throws: `Wrong` if they differ.
public func judge(
  _ got: String, is wanted: String, question: String, why: [String: String] = [:], rule: String
) throws {
  try judge(order: [got], is: [wanted], question: question, why: why, rule: rule)
}

/// Judges a list of names, without telling the right one.
///
/// Where no misconception is known for the answer, the message says how far it is right.
///
/// - Parameters:
///   - got: The reader's list.
///   - wanted: The right list.
///   - question: Which question it is, as in `Question 3, touch (30, 30)`.
///   - why: What a wrong answer would mean, by that answer written `a, b, c`.
///   - rule: The rule in one sentence.
/// - Throws: `Wrong` if they differ.
public func judge(
  order got: [String], is wanted: [String], question: String, why: [String: String] = [:],
  rule: String
) throws {
  guard got != wanted else { return }
  let answer = list(got)
  let reason = why[answer] ?? howFar(got, wanted)
  throw Wrong(
    """
    \(question): \(Message.shown(answer)) is not what happens.
    \(reason)
    Rule: \(rule)
    """)
}

private func howFar(_ got: [String], _ wanted: [String]) -> String {
  let right = zip(got, wanted).prefix { $0 == $1 }.count
  if right == 0 { return "The first name is wrong already; the rule says which comes first." }
  let names = right == 1 ? "name is" : "\(right) names are"
  if right == got.count {
    return "It is right as far as it goes, but something is missing at the end."
  }
  if right == wanted.count { return "The first \(names) right, but nothing comes after that." }
  return "The first \(names) right; the next one isn't."
}
