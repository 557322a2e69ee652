import Foundation

/// The first thing in which an answer differs from UIKit: what happened, why, and the rule.
public struct Wrong: Error, CustomStringConvertible {
  /// The diagnosis.
  public let description: String

  /// A diagnosis in the grader's own words.
  ///
  /// - Parameter text: What happened; why; the rule. Long lines are wrapped.
  public init(_ text: String) { description = text }
}

/// Compares what an answer did in one scene with what UIKit does, and says which was right.
///
/// For answers that are code. Where the answer is the name itself, `judge` keeps it to itself.
///
/// - Parameters:
///   - got: What the answer did.
///   - wanted: What is right.
///   - scene: The scene and the touch, as in `Two cards that overlap, touch (50, 50)`.
///   - why: The explanation that belongs to exactly this mistake, by what was got.
///   - otherwise: What is said about any other mistake.
///   - rule: The rule in one sentence.
/// - Throws: `Wrong` if they differ.
public func expect(
  _ got: String, is wanted: String, _ scene: String, why: [String: String] = [:],
  otherwise: String = "Go through the rule with this one touch, step by step.", rule: String
) throws {
  guard got != wanted else { return }
  throw Wrong(
    """
    \(scene): \(Message.shown(wanted)) is right, your answer is \(Message.shown(got)).
    \(why[got] ?? otherwise)
    Rule: \(rule)
    """)
}

/// Compares the order in which an answer did things with UIKit's, and says which was right.
///
/// - Parameters:
///   - got: What the answer did, in order.
///   - wanted: What is right, in order.
///   - scene: The scene and the touch, as in `Two cards that overlap, touch (50, 50)`.
///   - why: The explanation that belongs to exactly this mistake, by `a, b, c` as it was got.
///   - rule: The rule in one sentence.
/// - Throws: `Wrong` if they differ.
public func expect(
  order got: [String], is wanted: [String], _ scene: String, why: [String: String] = [:],
  rule: String
) throws {
  try expect(list(got), is: list(wanted), scene, why: why, rule: rule)
}

/// Several names as a message shows them.
func list(_ names: [String]) -> String { names.joined(separator: ", ") }

/// A point as a message shows it: `(50, 12.5)`.
///
/// - Parameters:
///   - x: The first coordinate.
///   - y: The second coordinate.
/// - Returns: Both, without a zero that says nothing.
public func coordinates(_ x: Double, _ y: Double) -> String {
  "(\(String(format: "%.7g", x)), \(String(format: "%.7g", y)))"
}
