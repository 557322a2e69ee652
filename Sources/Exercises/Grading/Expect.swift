import Foundation

/// Compares what an answer did in one scene with what UIKit does, and says which was right.
///
/// For answers that are code; where the answer is a name or a list of names, there is `judge`.
/// Everything but the scene's name is worked out after the scene was announced, and the
/// explanations only if they are needed.
///
/// - Parameters:
///   - got: What the answer did.
///   - wanted: What is right.
///   - scene: The scene and the touch, as in `Two cards that overlap, touch (50, 50)`.
///   - why: The explanation that belongs to exactly this mistake, by what was got.
///   - otherwise: What is said about any other mistake; nil shows where the reader's own trace of
///     the scene leaves the right one.
///   - rule: The rule in one sentence; nil where the slip is one of counting or measuring.
/// - Throws: `Wrong` if they differ.
public func expect(
  _ got: @autoclosure () throws -> String, is wanted: @autoclosure () throws -> String,
  _ scene: String, why: @autoclosure () throws -> [String: String] = [:],
  otherwise: @autoclosure () throws -> String? = nil,
  rule: @autoclosure () throws -> String?
) throws {
  try playing(scene) {
    let got = try got()
    let wanted = try play.comparing(wanted)
    guard got != wanted else { return }
    throw Wrong(
      "\(scene): expected \(Message.shown(wanted)), but your code gives \(Message.shown(got)).",
      why: try play.comparing { try why()[got] ?? otherwise() }, rule: try rule())
  }
  if play.hasReplayed { throw Replayed() }
}

/// A scene was played once more, up to the check that had failed; the rest is of no interest.
struct Replayed: Error {}

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
  order got: @autoclosure () throws -> [String], is wanted: @autoclosure () throws -> [String],
  _ scene: String, why: @autoclosure () throws -> [String: String] = [:],
  rule: @autoclosure () throws -> String
) throws {
  try expect(list(got()), is: list(wanted()), scene, why: why(), rule: rule())
}

/// A point as a message shows it: `(50, 12.5)`.
///
/// - Parameters:
///   - x: The first coordinate.
///   - y: The second coordinate.
/// - Returns: Both, without a zero that says nothing.
public func coordinates(_ x: Double, _ y: Double) -> String {
  "(\(String(format: "%.7g", x)), \(String(format: "%.7g", y)))"
}
