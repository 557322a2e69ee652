import Dispatch
public import Testing

/// Runs tests that wait for another process on threads of their own.
///
/// An exit test goes on when its process has ended. On the threads that all tests share it goes on
/// only after the tests that were ready before it, which takes a minute, and all that time the
/// testing library asks the system for ended processes and is told of the same one.
public struct OwnThreads: SuiteTrait, TestTrait, TestScoping {
  /// Whether a suite's tests have the trait as well: they have.
  public var isRecursive: Bool { true }

  /// Runs a suite or a test on these threads.
  ///
  /// - Parameters:
  ///   - test: The suite or the test.
  ///   - testCase: The case of a test; nil for a suite.
  ///   - function: Runs it.
  /// - Throws: What the test throws.
  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(Threads.shared) { try await function() }
  }
}

/// Threads beside those that all tests share.
private final class Threads: TaskExecutor {
  static let shared = Threads()

  private let queue = DispatchQueue(label: "own threads", attributes: .concurrent)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}

extension Trait where Self == OwnThreads {
  /// Runs what waits for other processes on threads of its own.
  public static var ownThreads: Self { OwnThreads() }
}
