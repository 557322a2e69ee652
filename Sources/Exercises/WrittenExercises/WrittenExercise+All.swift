package import GradingCore

extension WrittenExercise {
  /// All of them, in the book's order: they are judged in the pages as they are in `swift test`.
  package static let all: [WrittenExercise] = [
    written1_2, written1_3, written1_7, written2_1, written2_2, written2_6, written3_1,
    written3_6, written4_1, written4_2, written4_7, written4_9, written5_1, written5_7, written6_1,
    written6_6, written6_8, written7_2, written7_7, written8_2, written8_6, written9_2, written10_2,
    written10_3, written10_7, written11_2, written11_7, written12_2, written13_1,
    written13_9, written13_10, written14_1, written14_2, written14_3, written14_4, written14_5,
    written14_6, written14_7, written14_8, written14_9, written14_10, written14_11, written14_12,
    written14_13, written15_1, written16_1,
  ]

  /// What an answer is told.
  ///
  /// - Parameters:
  ///   - id: The exercise, as in `2.2`.
  ///   - answer: The answer, as text: see `WrittenExercise`.
  /// - Returns: The message; empty if the answer is right, nil if no such exercise is here.
  package static func verdict(_ id: String, _ answer: String) -> String? {
    all.first { $0.id == id }?.verdict(on: answer)
  }
}
