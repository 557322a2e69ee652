package import Judging

/// The exercises whose answer is data: they are judged in the pages as they are in `swift test`.
package enum Questions {
  /// All of them, in the book's order.
  package static let all: [DataExercise] = [
    question1_2, question1_3, question1_7, question2_1, question2_2, question2_6, question3_1,
    question3_6, question4_1, question4_2, question4_7, question5_1, question5_7, question6_1,
    question6_6, question7_2, question7_7, question8_2, question8_6, question9_2, question10_2,
    question10_3, question10_7, question11_2, question11_7, question12_2, question13_1,
    question13_9, question14_1, question14_2, question14_3, question14_4, question14_5,
    question14_6, question14_7, question14_8, question14_9, question14_10,
    question16_1,
  ]

  /// What an answer is told.
  ///
  /// - Parameters:
  ///   - id: The exercise, as in `2.2`.
  ///   - answer: The answer, as text: see `DataExercise`.
  /// - Returns: The message; empty if the answer is right, nil if no such exercise is here.
  package static func verdict(_ id: String, _ answer: String) -> String? {
    all.first { $0.id == id }?.verdict(on: answer)
  }
}
