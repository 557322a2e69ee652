import Testing

@testable import Grading

/// Gives each test scenes of its own: tests run side by side in one process, answers never do.
struct OwnPlay: TestTrait, SuiteTrait, TestScoping {
  let isRecursive = true

  func scopeProvider(for test: Test, testCase: Test.Case?) -> OwnPlay? { self }

  func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await Play.$current.withValue(Play()) { try await function() }
  }
}

extension Trait where Self == OwnPlay {
  static var ownPlay: OwnPlay { OwnPlay() }
}
