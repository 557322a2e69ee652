/// Judges answers that are one name each, question by question.
///
/// - Parameters:
///   - answers: The reader's names, in the questions' order.
///   - names: All names of the scene, so that a slip of the pen is told apart from a mistake.
///   - questions: The questions, at least four; they are numbered from 1.
/// - Throws: `Wrong` at the first wrong answer.
public func judge(_ answers: [String], among names: [String] = [], _ questions: [Question]) throws {
  try judge(Quiz(answers, among: names, questions))
}

/// Judges answers that are a list of names each, question by question.
///
/// - Parameters:
///   - answers: The reader's lists, in the questions' order.
///   - names: All names of the scene, so that a slip of the pen is told apart from a mistake.
///   - questions: The questions, at least four; they are numbered from 1.
/// - Throws: `Wrong` at the first wrong answer.
public func judge(
  _ answers: [[String]], among names: [String] = [], _ questions: [Question]
) throws {
  try judge(Quiz(answers, among: names, questions))
}

/// Judges a quiz, question by question.
///
/// - Parameter quiz: The questions, with the reader's answers.
/// - Throws: `Wrong` at the first wrong answer.
public func judge(_ quiz: Quiz) throws {
  try quiz.judgeCount()
  for index in quiz.questions.indices {
    try playing(quiz.place(index)) { try quiz.judge(index) }
  }
}

/// Judges tries that tell things apart, one after the other.
///
/// - Parameters:
///   - tries: The reader's scripts, touches or presses.
///   - apart: Judges each.
/// - Throws: `Wrong` at the first that does not tell apart.
public func judge<Try>(_ tries: [Try], _ apart: TellApart<Try>) throws {
  try apart.judgeCount(tries.count)
  for (index, one) in tries.enumerated() {
    try playing(apart.names[index]) { try apart.judge(index, one) }
  }
}

/// Judges choices, question by question.
///
/// - Parameters:
///   - chosen: The reader's choices, in the questions' order.
///   - choices: Judges each.
/// - Throws: `Wrong` at the first that does not do what is asked.
public func judge(_ chosen: [[String]], _ choices: Choices) throws {
  try choices.judgeCount(chosen.count)
  for (index, one) in chosen.enumerated() {
    try playing(choices.place(index)) { try choices.judge(index, one) }
  }
}

/// Sees to it that the engine does what a quiz takes for right.
///
/// - Parameters:
///   - quiz: The questions.
///   - played: What the engine does, for each question.
/// - Throws: `Wrong` if that is something else.
public func agree(_ quiz: Quiz, _ played: [[String]]) throws {
  for (index, (question, played)) in zip(quiz.questions, played).enumerated()
  where question.wanted != played {
    throw Wrong("\(quiz.place(index)): the engine does \(list(played)), the grader says another.")
  }
  guard played.count == quiz.questions.count else {
    throw Wrong("The engine answers \(played.count) questions, not \(quiz.questions.count).")
  }
}

/// Judges one name, and tells the right one.
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

/// Judges a list of names; the message says how far it is right, and what comes next.
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
  try Question(question, is: wanted, why: why, rule: rule).judge(got, at: question)
}
