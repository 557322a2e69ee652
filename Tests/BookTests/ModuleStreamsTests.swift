import BookKit
import Foundation
import TestKit
import Testing

@testable import BookSite

/// How a module is taken apart; that a page puts it together again is a test of the page.
@Suite struct ModuleStreamsTests {
  /// A module with one function, without local variables.
  private func module(_ instructions: [UInt8]) -> Data {
    let body = [0x00] + instructions
    let code = [0x01, UInt8(body.count)] + body
    return Data([0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00, 0x0a, UInt8(code.count)] + code)
  }

  /// The streams, without their lengths.
  private func streams(_ apart: Data) -> [[UInt8]] {
    var (streams, rest): ([[UInt8]], [UInt8]) = ([], Array(apart.dropFirst(4)))
    while !rest.isEmpty {
      let count = rest[..<4].reversed().reduce(0) { $0 << 8 | Int($1) }
      streams.append(Array(rest[4..<4 + count]))
      rest.removeFirst(4 + count)
    }
    return streams
  }

  @Test func `opcodes stand together, and operands with those of their kind`() throws {
    // local.get 1, i32.const 300, i32.store 2 4, local.get 2, end
    let module = module([0x20, 1, 0x41, 0xac, 0x02, 0x36, 2, 4, 0x20, 2, 0x0b])
    let streams = try streams(ModuleStreams.split(module))
    expectEqual(streams[4], [0x20, 0x41, 0x36, 0x20, 0x0b])
    expect(streams.contains([1, 2]), "The local variables that are read.")
    expect(streams.contains([0xac, 0x02]), "The number.")
    expectEqual(streams[0].count, 512)
    expectEqual(streams.dropFirst().joined().count, module.count)
  }

  @Test func `what has no operand of its own kind is taken, too`() throws {
    // br_table 0 0, f64.const 1, memory.copy, memory.fill, i32.trunc_sat_f64_s, end
    let module = module(
      [
        0x0e, 1, 0, 0, 0x44, 0, 0, 0, 0, 0, 0, 0xf0, 0x3f, 0xfc, 10, 0, 0, 0xfc, 11, 0, 0xfc, 2,
        0x0b,
      ])
    let streams = try streams(ModuleStreams.split(module))
    expectEqual(streams[4], [0x0e, 0x44, 0xfc, 0xfc, 0xfc, 0x0b])
    expectEqual(streams.dropFirst().joined().count, module.count)
  }

  @Test(arguments: [
    ([0xfd, 0], "The page cannot pack the instruction 253."),
    ([0xfc, 12], "The page cannot pack the instruction 252 12."),
    ([0x41], "The module that the page should pack has no end."),
  ])
  func `what it does not know is refused`(instructions: [UInt8], reason: String) {
    let problem = #expect(throws: Problem.self) { try ModuleStreams.split(module(instructions)) }
    expectEqual(problem?.message, reason)
  }
}
