import BookKit
package import Foundation

/// The page that says of each survivor why no grader can tell it from a right answer.
///
/// An entry is one line below the heading of its exercise, `- change: reason`. The change is the
/// mutant's own name, so that edits elsewhere in the solution leave it alone.
package struct Survivors {
  /// The page, from the package's folder.
  package static let path = "Tests/ExerciseTests/Survivors.md"
  /// Between these lines stand the numbers of the last full run.
  static let (begin, end) = ("<!-- proof -->", "<!-- end of proof -->")

  /// The whole page.
  private(set) var text: String
  /// For each exercise its changes with the reasons.
  package private(set) var reasons: [String: [(change: String, reason: String)]] = [:]

  init(_ text: String) {
    self.text = text
    var exercise = ""
    for line in text.components(separatedBy: "\n") {
      if line.hasPrefix("## ") { exercise = String(line.dropFirst(3).prefix { $0 != " " }) }
      guard line.hasPrefix("- "), let mark = line.range(of: ": ", options: .backwards) else {
        continue
      }
      let change = String(line[line.index(line.startIndex, offsetBy: 2)..<mark.lowerBound])
      reasons[exercise, default: []].append((change, String(line[mark.upperBound...])))
    }
  }

  /// Reads the page.
  ///
  /// - Parameter root: The package's folder.
  /// - Throws: A `Problem` if the page cannot be read.
  package init(root: URL) throws {
    do {
      self.init(
        try String(contentsOf: root.appendingPathComponent(Self.path), encoding: .utf8))
    } catch { throw Problem("\(Self.path) cannot be read, so no survivor has a reason.") }
  }

  /// Why a mutant may survive; nil if the page does not say so.
  func reason(for mutant: Mutant) -> String? {
    reasons[mutant.exercise]?.first { $0.change == mutant.change }?.reason
  }

  /// The entries that belong to no mutant of their exercise, as they stand in the page.
  package func unknownEntries(among entries: [ProofPlan.Entry]) -> [String] {
    entries.flatMap { entry in
      (reasons[entry.exercise.id] ?? []).map(\.change)
        .filter { change in !entry.mutants.contains { $0.change == change } }
        .map { "\(entry.exercise.id): \($0)" }
    }
  }

  /// Writes the numbers of a run into the page.
  mutating func show(_ numbers: [String]) throws {
    guard let begin = text.range(of: Self.begin + "\n"), let end = text.range(of: Self.end),
      begin.upperBound <= end.lowerBound
    else { throw Problem("\(Self.path) has no place for the numbers: \(Self.begin).") }
    text.replaceSubrange(
      begin.upperBound..<end.lowerBound, with: numbers.map { $0 + "\n" }.joined())
  }
}
