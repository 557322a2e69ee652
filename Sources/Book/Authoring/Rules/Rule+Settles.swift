import Foundation

extension Rule {
  /// Of an open question: the rules and decisions that an answer would settle.
  package var settles: [String] { lines["Settles"]?.components(separatedBy: ", ") ?? [] }
}
