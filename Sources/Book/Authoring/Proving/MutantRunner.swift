/// Where mutants are compiled and graded.
package protocol MutantRunner {
  /// Makes everything ready that compiling needs.
  func prepare() throws
  /// What Swift says against some answers, which are not linked yet.
  func errors(in answers: [(exercise: ProofExercise, text: String)]) throws -> [MutantError]
  /// Puts answers into their exercises.
  func put(_ answers: [(exercise: ProofExercise, text: String)]) throws
  /// Grades what stands in some exercises, with the mutant of a number; 0 is the solution.
  func grade(_ exercises: [ProofExercise], mutant: Int) throws -> GraderVerdicts
}

/// What some graders said in one run.
package struct GraderVerdicts: Sendable {
  /// What a grader said of an answer.
  package enum Verdict: Equatable, Sendable {
    /// The answer is right.
    case passed
    /// The answer is wrong, with the whole message.
    case rejected(String)
  }

  /// The verdicts by the exercises' numbers; an exercise without one was not graded.
  package let verdicts: [String: Verdict]
  /// Everything that was printed.
  package let output: String

  /// Makes the result of one run.
  package init(verdicts: [String: Verdict], output: String) {
    (self.verdicts, self.output) = (verdicts, output)
  }
}

/// An error of the compiler in an exercise's file.
package struct MutantError: Equatable, Sendable {
  /// The exercise's number, as in `8.4`.
  package let exercise: String
  /// The line, from 1.
  package let line: Int
  /// What the compiler says.
  package let text: String

  /// Reads a line `/path/Exercise8_4.swift:10:4: error: cannot find 'x' in scope`.
  ///
  /// - Returns: Nil if the line is none of these.
  package init?(_ line: String) {
    guard
      let match = line.wholeMatch(
        of: /\/.*\/Exercise([0-9]+)_([0-9]+)\.swift:([0-9]+):[0-9]+: error: (.*)/),
      let number = Int(match.3)
    else { return nil }
    (exercise, self.line, text) = ("\(match.1).\(match.2)", number, String(match.4))
  }
}
