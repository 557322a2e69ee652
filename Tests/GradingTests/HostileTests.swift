import Foundation
import Testing

@testable import Grading

/// What an answer does to its own process, to its parent's and to the machine.
struct HostileTests {
  private static let names = hostile.answers.filter { $0.role == .wrong }.map(\.name)

  @Test(arguments: names)
  func `an answer gets its verdict, whatever it does to processes`(name: String) async throws {
    let answer = try #require(hostile.answers.first { $0.name == name })
    let outcome = try await hostile.outcome(of: name, isolated)
    #expect(outcome.verdict == answer.expected)
    if let failure = outcome.failure {
      // The sentences come first, then what the answer printed.
      let told = failure.components(separatedBy: "\n").prefix { !$0.hasPrefix("Swift says:") }
      let sentences = told.prefix { !$0.hasPrefix("Your code printed") }.joined(separator: "\n")
      #expect(Message.faults(of: sentences) == [])
      let unbroken = sentences.replacingOccurrences(of: "\n", with: " ")
      #expect(unbroken.contains("“Two cards, touch (50, 50)”"))
    }
    #expect((outcome.failure?.utf8.count ?? 0) < 2000)
  }

  @Test func `of answers under one supervisor each gets its verdict, whatever the others do`()
    async throws
  {
    let names = [
      "kills its parent", "the solution", "closes every descriptor", "changes the folder",
      "leaves a process behind", "the solution", "kills its group", "prints without end",
      "the solution",
    ]
    let verdicts = try await hostile.outcomes(of: names, isolated).map(\.verdict)
    #expect(
      verdicts == [
        .killed, .passed, .passed, .passed, .processes, .passed, .killed, .endless, .passed,
      ])
  }

  @Test func `a crowd of endless loops is endless, each of them`() async throws {
    let verdicts = try await withThrowingTaskGroup(of: Verdict.self) { group in
      for _ in 0..<40 {
        group.addTask { try await hostile.outcome(of: "ignores alarms", isolated).verdict }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(verdicts == Array(repeating: .endless, count: 40))
  }

  @Test func `what is printed without end is counted and cut`() async throws {
    let failure = try await hostile.outcome(of: "prints without end", isolated).failure ?? ""
    let lines = failure.components(separatedBy: "\n")
    #expect(lines.suffix(Prints.most) == Array(repeating: "  a line of some length", count: 8)[...])
    #expect(failure.firstMatch(of: /Your code printed \d{4,} lines, last:/) != nil)
  }

  @Test func `a supervisor that is killed costs only its own exercise a verdict`() async throws {
    let lost = try await hostile.outcome(of: "the solution") { _, _ in [] }
    #expect(lost.verdict == .lost)
    #expect(Message.faults(of: lost.failure ?? "") == [])
    let killed = try await hostile.outcome(of: "the solution") { _, _ in
      try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = kill(getpid(), SIGKILL)
      }.standardErrorContent
    }
    #expect(killed == lost)
  }

  #if os(Linux)
    @Test func `no process outlives its answer, not even in a session of its own`() async throws {
      let names = [
        "leaves a process behind", "leaves one in another session", "waits for a process",
      ]
      _ = try await hostile.outcomes(of: names, isolated)
      let folders = try FileManager.default.contentsOfDirectory(atPath: "/proc")
      let commands = folders.filter { Int($0) != nil }
        .compactMap { try? String(contentsOfFile: "/proc/\($0)/cmdline", encoding: .utf8) }
      let marks = (1001...1005).map { "sleep\0\($0)\0" }
      #expect(commands.filter { command in marks.contains { command.hasSuffix($0) } } == [])
    }
  #endif
}
