import Foundation
import TestKit
import Testing

/// What a command does where nothing can be written.
@Suite(.provedOnce(.commands)) struct OutputTests {
  /// A call of each command, and of each of its ways to print.
  private static let calls = [
    "chapter2 2A", "chapter2 --list", "chapter2 --help", "chapter2 2A --json",
    "chapter2 2A --uikit", "study --help",
    "study doctor", "study solution 2.1 --anyway", "study quiz 2", "study find", "study hint 2.1 3",
    "bench --help", "bench W1", "soak --help", "soak --scene 1", "soak --events 1",
  ]

  @Test(arguments: calls)
  func `a closed output is told once and ends with 2`(call: String) throws {
    let run = try BuiltCommand(call, ">&-")
    expectEqual(run.status, 2)
    expectEqual(run.errors, "The output cannot be written: Bad file descriptor.\n")
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")), arguments: calls)
  func `so is a full one`(call: String) throws {
    let run = try BuiltCommand(call, ">/dev/full")
    expectEqual(run.status, 2)
    expectEqual(run.errors, "The output cannot be written: No space left on device.\n")
  }

  @Test(arguments: calls)
  func `where nobody reads any more, as behind head, it ends in silence with 1`(
    call: String
  ) throws {
    let run = try BuiltCommand(call, outputIsClosed: true)
    expectEqual(run.status, 1)
    expectEqual(run.errors, "")
  }

  @Test(arguments: [
    "chapter2 --nonsense", "study --nonsense", "bench --nonsense", "soak --nonsense",
  ])
  func `a refusal that cannot be told keeps its status`(call: String) throws {
    for place in ["2>&-", "2>/dev/full", ">&- 2>&-", "<&- >&- 2>&-"] {
      let run = try BuiltCommand(call, place)
      expectEqual(run.status, 2)
      expectEqual(run.output + run.errors, "")
    }
  }

  @Test func `figures are written even if their paths cannot be told, which is told`() throws {
    let folder = NSTemporaryDirectory() + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let run = try BuiltCommand("chapter2 2A --svg \(folder)", ">&-")
    expectEqual(run.status, 2)
    expectEqual(run.errors, "The output cannot be written: Bad file descriptor.\n")
    // With the number of the closed output free, a figure would have got it, and the paths.
    let figure = try String(contentsOfFile: folder + "/2A-question.svg", encoding: .utf8)
    expect(figure.hasSuffix("</svg>\n"))
  }

  @Test func `where one of many figures cannot be written none is`() throws {
    let folder = URL(fileURLWithPath: NSTemporaryDirectory() + UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let call = "chapter2 --svg \(folder.path)"
    #expect(try BuiltCommand(call).status == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let (first, last) = (try #require(names.first), try #require(names.last))
    #expect(names.count > 2)
    for name in names { try Data("mine".utf8).write(to: folder.appendingPathComponent(name)) }
    try FileManager.default.removeItem(at: folder.appendingPathComponent(last))
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent(last), withIntermediateDirectories: false)
    #expect(try BuiltCommand(call).status == 2)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == names)
    let kept = try String(contentsOf: folder.appendingPathComponent(first), encoding: .utf8)
    #expect(kept == "mine")
  }

  @Test func `a command in a folder that is gone says so`() throws {
    let run = try BuiltCommand(
      "study", "hint 2.1", in: "cd $(mktemp -d) && rmdir \"$PWD\" && ")
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("study works in the book's folder."))
  }
}
