import ExerciseKit
package import Judging

/// Where the mechanism of chapter 14 stands.
package enum Rule14 {
  /// The section.
  package static let page = "Chapters/14-ten-bug-reports, The rule"
  /// Its sections: what a message's rule begins with, the reader finds there.
  package static let steps = Cause.Question.allCases.map {
    RuleStep(stringLiteral: $0.rawValue)
  }
}
