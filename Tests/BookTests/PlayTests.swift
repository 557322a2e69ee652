import Foundation
import TestKit
import Testing

/// The built program of chapter 2, if it is built.
private let program: String? = {
  let path = Products.program("chapter2").path
  return FileManager.default.isExecutableFile(atPath: path) ? path : nil
}()

/// The scene at a terminal: bytes in, screen out, and the terminal as it was afterwards.
@Suite(
  .provedOnce(.book), .serialized,
  .enabled(if: program != nil, "chapter2 is not built: swift build --product chapter2"))
struct PlayTests {
  /// What the terminal is when the program is not there.
  private static let usualModes: Set<Int> = [25]

  private func terminal(
    _ arguments: String = "2B --plain", columns: UInt16 = 80, rows: UInt16 = 24,
    environment: [String: String] = [:]
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      try #require(program), arguments.split(separator: " ").map { String($0) } + ["--play"],
      columns: columns, rows: rows, environment: environment)
    try terminal.wait(for: "? help")
    return terminal
  }

  /// The cell where a text begins.
  private func place(of text: String, on terminal: PseudoTerminal) throws -> (Int, Int) {
    for (row, line) in terminal.screen.lines.enumerated() where row > 0 {
      if let range = line.range(of: text) {
        return (line.distance(from: line.startIndex, to: range.lowerBound), row)
      }
    }
    throw PseudoTerminal.Waited(description: "no \(text) on the screen")
  }

  @Test(arguments: [(60, 20), (80, 24), (120, 40)])
  func `a press of the mouse is a finger, and its trace stands beside the scene`(
    columns: UInt16, rows: UInt16
  ) throws {
    let terminal = try terminal(columns: columns, rows: rows)
    expectEqual(terminal.screen.modes, [1049, 1002, 1006])
    #expect(terminal.state != terminal.before)
    let (column, row) = try place(of: "red", on: terminal)
    terminal.mouse(0, column, row)
    try terminal.wait(for: "touch   red > grey > root")
    try terminal.wait(for: "began")
    try terminal.wait(for: "chain    red > grey > root >")
    try terminal.wait(for: "-> red")
    terminal.mouse(32, column + 1, row)
    try terminal.wait(for: "moved")
    terminal.mouse(0, column + 1, row, isUp: true)
    try terminal.wait(for: "ended")
    terminal.type("q")
    try expectEqual(terminal.end(), 0)
  }

  @Test func `without a mouse the arrow keys move a finger and space presses it`() throws {
    let terminal = try terminal()
    terminal.type("\u{1B}[A")
    try terminal.wait(for: "+")
    terminal.type("\u{1B}[A\u{1B}[1;2D ")
    try terminal.wait(for: "began")
    terminal.type(" ")
    try terminal.wait(for: "ended")
    terminal.type("q")
    try expectEqual(terminal.end(), 0)
  }

  @Test func `a paused scene takes one step at a time`() throws {
    let terminal = try terminal()
    terminal.type("p")
    try terminal.wait(for: "PAUSED")
    let (column, row) = try place(of: "red", on: terminal)
    terminal.mouse(0, column, row)
    try terminal.wait(for: "n lets the next thing happen")
    expect(!terminal.screen.lines.contains { $0.contains("began") })
    terminal.type("n")
    try terminal.wait(for: "began")
    terminal.type("n")
    try terminal.wait(for: "Nothing waits")
    terminal.type("q")
    try expectEqual(terminal.end(), 0)
  }

  @Test func `what was done is printed as Swift when the reader leaves`() throws {
    let terminal = try terminal()
    terminal.type("d")
    try terminal.wait(for: "ended")
    terminal.type("w")
    try terminal.wait(for: "stage.finger.tap(at: CGPoint(")
    terminal.type("q")
    try expectEqual(terminal.end(), 0)
    try terminal.wait(for: "// 2B, touched live")
    try terminal.wait(for: "try stage.finger.tap(at: CGPoint(")
  }

  @Test func `another size is another drawing`() throws {
    let terminal = try terminal(columns: 100, rows: 30)
    terminal.resize(columns: 60, rows: 20)
    try terminal.wait(for: "the keys in the new last line") {
      terminal.screen.lines[19].hasPrefix("q quit") && terminal.screen.lines[29].first == " "
    }
    terminal.type("q")
    try expectEqual(terminal.end(), 0)
  }

  @Test func `colour only where it is wanted, and never alone`() throws {
    let plain = try terminal(environment: ["NO_COLOR": "1"])
    expect(!plain.screen.styles.contains { $0.contains("48;5") })
    let lines = plain.screen.lines
    plain.type("q")
    try expectEqual(plain.end(), 0)
    let coloured = try terminal()
    expect(coloured.screen.styles.contains { $0.contains("48;5") })
    expectEqual(coloured.screen.lines, lines)
    coloured.type("q")
    try expectEqual(coloured.end(), 0)
  }

  @Test(arguments: ["q", "\u{3}"])
  func `a key to leave leaves the terminal as it was`(key: String) throws {
    let terminal = try terminal()
    terminal.type(key)
    try expectEqual(terminal.end(), 0)
    expectEqual(terminal.state, terminal.before)
    expectEqual(terminal.screen.modes, Self.usualModes)
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGILL, SIGTRAP, SIGSEGV, SIGABRT])
  func `a signal or a trap leaves the terminal as it was`(number: Int32) throws {
    let terminal = try terminal()
    terminal.signal(number)
    try expectEqual(terminal.end(), -number)
    expectEqual(terminal.state, terminal.before)
    expectEqual(terminal.screen.modes, Self.usualModes)
  }

  @Test(arguments: [true, false])
  func `stopped and continued, the terminal is given back and taken again`(byKey: Bool) throws {
    let terminal = try terminal()
    if byKey { terminal.type("\u{1A}") } else { terminal.signal(SIGTSTP) }
    try terminal.wait(for: "the terminal's own state") {
      terminal.state == terminal.before && terminal.screen.modes == Self.usualModes
    }
    try terminal.wait(for: "the terminal taken again") {
      // Once may be too early: the program gives back the terminal first, and then it stops.
      terminal.signal(SIGCONT)
      return terminal.state != terminal.before && terminal.screen.modes == [1049, 1002, 1006]
    }
    try terminal.wait(for: "? help")
    terminal.type("q")
    try expectEqual(terminal.end(), 0)
    expectEqual(terminal.state, terminal.before)
    expectEqual(terminal.screen.modes, Self.usualModes)
  }

  @Test func `at the end of input the program ends`() throws {
    let terminal = try terminal()
    terminal.hangUp()
    try expectEqual(terminal.end(), 0)
  }
}
