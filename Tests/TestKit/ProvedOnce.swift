import Foundation
public import Testing

/// Skips a suite or a test that passed on this machine, as long as what it depends on is unchanged.
///
/// It then says "unchanged since it passed". Everything is proved on a clean clone, where the
/// variable `CI` or `PROVE_ALL` is set, and in a filtered run. Of the chapters' graders it proves only
/// those of one chapter unless `WHOLE_BOOK` or one of these is set. Answers of readers never bear
/// this trait, and no test that cancels itself does: a record would call it passed.
public struct ProvedOnce: SuiteTrait, TestTrait, TestScoping {
  let part: Part
  let record: PassRecord?
  /// Whether each test of a suite is recorded for itself, and not the suite as a whole.
  ///
  /// Xcode runs one test of a suite as readily as all, and does not say so.
  public var isRecursive = Products.areXcodes

  /// Runs a suite or a test, unless it is unchanged since it passed.
  ///
  /// - Parameters:
  ///   - test: The suite or the test.
  ///   - testCase: The only case of a test; nil for a suite.
  ///   - function: Runs it.
  /// - Throws: What the test throws, and a cancellation where there is nothing to prove.
  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    // One argument of a test is not the test.
    if part.isLeftOut { try Test.cancel("left out: WHOLE_BOOK=1 swift test proves it") }
    guard let record, !test.isParameterized else { return try await function() }
    let file = isRecursive ? "\(test.sourceLocation.fileName), " : ""
    let proof = "\(part.name), \(file)\(test.name)"
    if record.isUnchanged(proof, of: part) { try Test.cancel("unchanged since it passed") }
    let issues = Issues()
    try await IssueHandlingTrait.compactMapIssues { issue in
      if issue.isFailure { issues.note() }
      return issue
    }
    .provideScope(for: test, testCase: testCase, performing: function)
    if issues.isEmpty { record.passed(proof, of: part) }
  }
}

/// Whether tests that run at the same time had a failure.
private final class Issues: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0

  var isEmpty: Bool { lock.withLock { count == 0 } }

  func note() { lock.withLock { count += 1 } }
}

extension Trait where Self == ProvedOnce {
  /// Skips what passed with the same inputs.
  ///
  /// - Parameter part: What is proved, with its inputs.
  /// - Returns: The trait.
  public static func provedOnce(_ part: Part) -> Self {
    ProvedOnce(part: part, record: .here)
  }
}
