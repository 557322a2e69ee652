import Foundation

/// Lets only so many supervisors run at once that each answer has its share of the machine.
actor Turns {
  /// The turns of this process.
  static let shared = Turns(2 * ProcessInfo.processInfo.activeProcessorCount)

  private var free: Int
  private var queue: [CheckedContinuation<Void, Never>] = []

  init(_ count: Int) { free = count }

  /// Does something when it is its turn.
  nonisolated func inTurn<Result: Sendable>(
    _ body: @Sendable () async throws -> Result
  ) async rethrows -> Result {
    await take()
    do {
      let result = try await body()
      await give()
      return result
    } catch {
      await give()
      throw error
    }
  }

  private func take() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { queue.append($0) }
    }
  }

  private func give() {
    if queue.isEmpty { free += 1 } else { queue.removeFirst().resume() }
  }
}
