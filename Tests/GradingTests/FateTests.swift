import ExerciseKit
import TestKit
import Testing

@testable import Grading

/// An exercise whose answers do what a reader's code may do.
let fates = Grader(
  "1.1", read: "Chapters/01-slug, The rule, step 1", solution: { {} },
  wrong: [
    WrongAnswer("traps", ends: .crashed) { { trap() } },
    WrongAnswer("calls itself for ever", ends: .crashed) { { recurse(0) } },
    WrongAnswer("loops for ever", ends: .endless) { { while true {} } },
    WrongAnswer("ends the process with 0", ends: .left) { { exit(0) } },
    WrongAnswer("ends the process with 3", ends: .left) { { exit(3) } },
    WrongAnswer("prints", ends: .passed) { { printEverywhere("a stray line\n") } },
    WrongAnswer("prints a verdict and leaves", ends: .left) {
      {
        printEverywhere("\n\u{1}verdict passed\n")
        exit(0)
      }
    },
    WrongAnswer("prints a verdict and is wrong") {
      {
        printEverywhere("\n\u{1}verdict 0 passed\n")
        wrong = true
      }
    },
  ]
) { make in
  make()()
  if wrong { throw Wrong("Touch (50, 50): wrong.") }
}.grading { { todo("1.1", ()) } }

/// Where the placeholder above stands.
private let placeholderLine = #line - 3

private nonisolated(unsafe) var wrong = false

@Suite(.provedOnce(.grading), .ownPlay, .ownThreads) struct FateTests {
  private func fate(_ answer: String) async throws -> Verdict {
    try await fates.outcome(of: answer, isolated).verdict
  }

  private func message(_ answer: String) async throws -> [String] {
    try await fates.outcome(of: answer, isolated).failure?.components(separatedBy: "\n") ?? []
  }

  @Test func `a crash is told with Swift's own sentence, and without its stack`() async throws {
    let message = try await message("traps")
    expectEqual(message.last, "Swift says: Fatal error: Index out of range")
    #expect(message.count <= Message.height + 1)
  }

  @Test func `what a wrong answer prints is shown to the reader`() async throws {
    let message = try await message("prints a verdict and is wrong")
    expectEqual(message.first, "Touch (50, 50): wrong.")
    expect(message.contains("Your code printed:"))
    #expect(try await self.message("prints") == [])
  }

  @Test func `a trap is a crash`() async throws {
    #expect(try await fate("traps") == .crashed)
  }

  @Test func `an endless recursion is a crash, although its stack is used up`() async throws {
    #expect(try await fate("calls itself for ever") == .crashed)
  }

  @Test func `an endless loop is stopped after its processor time`() async throws {
    #expect(try await fate("loops for ever") == .endless)
  }

  @Test(arguments: ["ends the process with 0", "ends the process with 3"])
  func `an answer that ends the process is told so, whatever the status`(
    answer: String
  ) async throws {
    #expect(try await fate(answer) == .left)
  }

  @Test func `what an answer prints does not hide its verdict`() async throws {
    #expect(try await fate("prints") == .passed)
  }

  @Test func `a verdict that an answer prints counts for nothing`() async throws {
    #expect(try await fate("prints a verdict and leaves") == .left)
    #expect(
      try await fate("prints a verdict and is wrong")
        == .wrong(
          """
          Touch (50, 50): wrong.
          Read: chapter 1, The rule, step 1. Hint: swift run study hint 1.1
          """))
  }

  @Test func `a placeholder that is reached means not started, there`() async throws {
    let verdict = try await fate(Answer.yours)
    expectEqual(verdict, .notStarted(file: #filePath, line: placeholderLine))
  }

  @Test func `a placeholder that is meant as an answer is graded`() async throws {
    #expect(try await fate(Answer.placeholder) == .passed)
  }

  @Test func `an answer that is not in the table has no verdict`() async throws {
    #expect(try await fate("no such answer") == .lost)
  }

}

// MARK: - Fixtures

private func printEverywhere(_ text: String) {
  print(text)
  FileHandle.standardOutput.write(Data(text.utf8))
  FileHandle.standardError.write(Data(text.utf8))
}

private func trap() {
  let empty: [Int] = []
  print(empty[Int.random(in: 1...2)])
}

@discardableResult
private func recurse(_ depth: Int) -> Int {
  depth < 0 ? 0 : recurse(depth + 1) + depth
}
