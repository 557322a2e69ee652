public import ExerciseKit

/// The answer to a report: what was found out, and the screen as it is mended.
public struct Diagnosed<Screen> {
  /// What was found out; empty if there is nothing to mend.
  public let causes: [Cause]
  /// The mended screen, or what makes one.
  public let screen: Screen

  /// - Parameters:
  ///   - causes: What was found out.
  ///   - screen: The mended screen, or what makes one.
  public init(_ causes: [Cause], _ screen: Screen) { (self.causes, self.screen) = (causes, screen) }
}

/// Judges a diagnosis, without telling the right one.
///
/// - Parameters:
///   - causes: What the reader found out, in any order.
///   - diagnosis: What is known about the report.
/// - Throws: `Wrong` at the first part that is not right.
public func judge(_ causes: @autoclosure () -> [Cause], _ diagnosis: Diagnosis) throws {
  try playing("Your diagnosis") { try diagnosis.judge(causes()) }
}
