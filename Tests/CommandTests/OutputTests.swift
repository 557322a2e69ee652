import Foundation
import TestKit
import Testing

/// What a command does where nothing can be written.
@Suite(.provedOnce(.commands)) struct OutputTests {
  /// A device on which nothing can be written; macOS has none.
  private static let hasFullDevice = FileManager.default.fileExists(atPath: "/dev/full")

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

  @Test(.enabled(if: Self.hasFullDevice, "There is no /dev/full here."), arguments: calls)
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
    let full = Self.hasFullDevice ? ["2>/dev/full"] : []
    for place in ["2>&-", ">&- 2>&-", "<&- >&- 2>&-"] + full {
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

  @Test(arguments: [
    "cd /", "cd $(mktemp -d)", "cd $(mktemp -d) && rmdir \"$PWD\"",
  ])
  func `outside the book a command works on the one of which it was built`(place: String) throws {
    for call in ["study hint 2.1", "chapter2 2A --uikit"] {
      let run = try BuiltCommand(call, in: place + " && ")
      expectEqual(run.errors, "")
      expectEqual(run.status, 0)
      expect(!run.output.isEmpty)
    }
  }

  @Test func `a program that is started where it is built writes figures into the book`() throws {
    let name = ".build/figures-\(UUID().uuidString)"
    let folder = Products.package.appendingPathComponent(name)
    defer { try? FileManager.default.removeItem(at: folder) }
    // As Xcode does, whose folder of products does not lie in the book.
    let products = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: products, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: products) }
    // Another process copies: a program that this one has open for writing is busy in each of its
    // forks, and then it does not start.
    let program = Products.program("chapter2").path
    let run = try BuiltCommand(
      "chapter2 2A --svg \(name)", in: "cd '\(products.path)' && cp '\(program)' . && ",
      of: products)
    expectEqual(run.errors, "")
    expect(run.output.contains(folder.path + "/2A-question.svg\n"))
    expect(FileManager.default.fileExists(atPath: folder.path + "/2A-question.svg"))
  }

  @Test func `the programs and the modules lie beside these tests`() {
    for name in ["chapter2", "study"] {
      expect(FileManager.default.isExecutableFile(atPath: Products.program(name).path))
    }
    let module = Products.modules.appendingPathComponent("MiniUIKit.swiftmodule")
    expect(FileManager.default.fileExists(atPath: module.path))
    let manifest = Products.package.appendingPathComponent("Package.swift")
    expect(FileManager.default.fileExists(atPath: manifest.path))
  }
}
