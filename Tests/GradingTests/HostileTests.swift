import Foundation
import TestKit
import Testing

@testable import Grading

/// What an answer does to its own process, to its parent's and to the machine.
@Suite(.provedOnce(.grading), .ownPlay, .ownThreads) struct HostileTests {
  private static let names = hostile.answers.filter { $0.role == .wrong }.map(\.name)

  @Test(arguments: names)
  func `an answer gets its verdict, whatever it does to processes`(name: String) async throws {
    let answer = try #require(hostile.answers.first { $0.name == name })
    let outcome = try await hostile.outcome(of: name, isolated)
    #expect(outcome.verdict == answer.expected)
    if let failure = outcome.failure {
      // The sentences come first, then what the answer printed.
      let said = failure.components(separatedBy: "\n").prefix { !$0.hasPrefix("Swift says:") }
      let sentences = said.prefix { !$0.hasPrefix("Your code printed") }.joined(separator: "\n")
      #expect(Message.faults(of: sentences) == [])
      let unbroken = sentences.replacingOccurrences(of: "\n", with: " ")
      #expect(unbroken.contains("“Two cards, touch (50, 50)"))
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
    expectLines(
      Array(lines.suffix(Prints.most)), Array(repeating: "  a line of some length", count: 8))
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
    // One after the other: each asks whether any supervisor of this process stands still.
    @Suite(.serialized) struct OfSupervisors {
      // How soon it ends depends on what runs beside it; without the overseer it never would.
      @Test(
        .timeLimit(.minutes(15)),
        arguments: ["stops its supervisor", "stops its supervisor and the starter"])
      func `a supervisor that is stopped is ended by the one above it, and no run hangs`(
        name: String
      ) async throws {
        let outcome = try await forging.outcome(of: name, isolated)
        #expect(outcome.verdict == .lost)
        #expect(ProcessTable.children(of: getpid()).filter(isStopped) == [])
      }

      @Test(
        .timeLimit(.minutes(15)),
        arguments: ["debugs its supervisor", "debugs its supervisor and leaves"])
      func `a supervisor that is debugged is ended as well, or goes on once it is not`(
        name: String
      ) async throws {
        let outcome = try await forging.outcome(of: name, isolated)
        if outcome.verdict == .killed {
          try Test.cancel("This system lets no process debug the one that has started it.")
        }
        // Whether a stop lasts when the debugger has left is a matter of microseconds.
        let fair: [Verdict] = name.hasSuffix("leaves") ? [.lost, .left] : [.lost]
        #expect(fair.contains(outcome.verdict))
        #expect(ProcessTable.children(of: getpid()).filter(isStopped) == [])
      }
    }

    @Test func `a verdict that an answer writes where the grader does counts for nothing`()
      async throws
    {
      let outcome = try await forging.outcome(of: "writes a verdict onto the page", isolated)
      #expect(outcome.verdict == .left)
    }

    @Test func `no process outlives its answer, not even in a session of its own`() async throws {
      let names = [
        "leaves a process behind", "leaves one in another session", "waits for a process",
      ]
      _ = try await hostile.outcomes(of: names, isolated)
      #expect(sleepers(1001...1005) == [])
    }

    @Test(arguments: [(SIGINT, 1007), (SIGKILL, 1008)])
    func `no answer outlives its supervisor, whether that is interrupted or killed`(
      signal: Int32, seconds: Int
    ) async throws {
      try await #require(processExitsWith: .failure) {
        [signal = signal as Int32, seconds = seconds as Int] in
        Thread {
          while sleepers(seconds...seconds).isEmpty { usleep(10_000) }
          kill(getpid(), signal)
        }.start()
        let exercise = Grader("1.4", read: "", solution: { seconds }, wrong: []) { make in
          become("/bin/sleep", "\(make())")
        }.grading { seconds }
        Supervisor.grade(
          Attempt(["the solution"]).text, of: exercise, limits: Limits(quiet: 60, wall: 60))
      }
      let start = System.now
      while !sleepers(seconds...seconds).isEmpty, System.now - start < 60 { usleep(10_000) }
      #expect(sleepers(seconds...seconds) == [])
    }
  #endif
}

#if os(Linux)
  private func isStopped(_ process: pid_t) -> Bool {
    ["T", "t"].contains(ProcessTable.fields(of: process)?.first)
  }

  /// The commands among all processes that sleep for one of these numbers of seconds.
  private func sleepers(_ seconds: ClosedRange<Int>) -> [String] {
    let folders = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return folders.filter { Int($0) != nil }
      .compactMap { try? String(contentsOfFile: "/proc/\($0)/cmdline", encoding: .utf8) }
      .filter { command in seconds.contains { command.hasSuffix("sleep\0\($0)\0") } }
  }
#endif
