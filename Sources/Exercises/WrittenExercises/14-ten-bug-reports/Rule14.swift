import ExerciseKit
package import GradingCore

/// Where the mechanism of chapter 14 stands.
package enum Rule14 {
  /// The section, where a rule names none.
  package static let page = "Chapters/14-ten-bug-reports, Five questions in order"
  /// What a message's rule begins with, and the section in which the reader finds it.
  package static let steps =
    Cause.Question.allCases.map { RuleStep($0.rawValue, in: section(of: $0)) }
    + [RuleStep("the mend", in: "\"I have to tap Send twice\"")]
  /// What a mend is told that breaks something.
  package static let mend =
    "the mend: what worked has to work after it, or you have made the next complaint."

  /// The rule of a mend that breaks something which the statement names.
  package static func asked(_ sentence: String) -> String { "\nRule: the statement: " + sentence }

  /// What clears a line whose code is not in the trace.
  package static let alibi =
    "code that does not run between the first line of the trace and the complaint can't cause it."

  private static func section(of question: Cause.Question) -> String {
    switch question {
    case .whichWindow: "Tuesday: the same mail"
    case .whoWasHit, .whoHeard: "Thursday and Friday"
    case .whoTookIt: "Monday: a good guess"
    case .whoWasTold: "Wednesday: a perfect press"
    }
  }
}
