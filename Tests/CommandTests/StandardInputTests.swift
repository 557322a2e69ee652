import CommandKit
import Foundation
import TestKit
import Testing

@Suite(.provedOnce(.commands)) struct StandardInputTests {
  /// The lines of what somebody typed, or a program did.
  private func lines(_ bytes: [UInt8]) throws -> [String] {
    let pipe = Pipe()
    let writer = pipe.fileHandleForWriting
    Thread.detachNewThread {
      try? writer.write(contentsOf: Data(bytes))
      try? writer.close()
    }
    var rest: [UInt8] = []
    var lines: [String] = []
    while let line = StandardInput.line(
      from: pipe.fileHandleForReading.fileDescriptor, &rest)
    {
      lines.append(line)
    }
    return lines
  }

  @Test func `lines come one by one, and the last needs no end`() throws {
    try expectEqual(lines(Array("a\n\nb c\r\nd".utf8)), ["a", "", "b c\r", "d"])
    try expectEqual(lines(Array("a\n".utf8)), ["a"])
    try expectEqual(lines([]), [])
  }

  @Test func `bytes that are no text are a line as well`() throws {
    try expectEqual(lines([0xFF, 0x0A, 0x62, 0x0A]), ["\u{FFFD}", "b"])
  }

  @Test func `a line without an end comes in pieces, and fills no memory`() throws {
    let long = [UInt8](repeating: UInt8(ascii: "y"), count: 2500)
    try expectEqual(lines(long + [0x0A, 0x62]).map(\.count), [1000, 1000, 500, 1])
    let exact = [UInt8](repeating: UInt8(ascii: "y"), count: StandardInput.longestLine)
    try expectEqual(lines(exact + [0x0A, 0x62]).map(\.count), [1000, 1])
  }

  @Test func `what cannot be read is the end of input`() {
    var rest: [UInt8] = []
    expectNil(StandardInput.line(from: -1, &rest))
  }
}
