import BookKit
package import Foundation

/// A WebAssembly module taken apart, so that it packs better: what is alike stands together.
///
/// In a module opcodes and their operands take turns. gzip finds more of the opcodes again where
/// they follow one another, and more of the operands among their own kind: the packed engine is a
/// fifth smaller. `Sources/Book/study/Web/Page/streams.js` puts the module together again.
///
/// The format: the module's length, then each stream with its length before it; a length is four
/// bytes, the lowest first. The first stream says which streams hold the operands of an opcode: two
/// bytes for each of the 256, 0 where there is no operand.
package struct ModuleStreams {
  /// What stands in a stream; `streams.js` knows the first by their numbers.
  private enum Stream: UInt8, CaseIterable {
    /// Which streams hold the operands of an opcode.
    case operands
    /// All that is outside of functions, and how many functions there are.
    case frame
    /// The functions' lengths.
    case lengths
    /// The types of their local variables.
    case variables
    /// The opcodes.
    case opcodes
    /// The operands of the opcodes that have not always the same number of them.
    case tables
    case bulk
    case singles, doubles
    case blocks, branches, calls, types, gets, sets, tees, globals, alignments, offsets, words
    case longs, ignored
  }

  /// The operands of the opcodes, each a number of as many bytes as it needs (LEB128).
  private static let operands: [UInt8: [Stream]] = {
    var operands: [UInt8: [Stream]] = [
      0x0c: [.branches], 0x0d: [.branches], 0x10: [.calls], 0x11: [.types, .ignored],
      0x20: [.gets], 0x21: [.sets], 0x22: [.tees], 0x23: [.globals], 0x24: [.globals],
      0x3f: [.ignored], 0x40: [.ignored], 0x41: [.words], 0x42: [.longs],
    ]
    for block: UInt8 in 0x02...0x04 { operands[block] = [.blocks] }
    for access: UInt8 in 0x28...0x3e { operands[access] = [.alignments, .offsets] }
    return operands
  }()

  /// The opcodes that have no operand at all: the end of a block, what is done with numbers.
  private static let alone: Set<UInt8> = Set([0x00, 0x01, 0x05, 0x0b, 0x0f, 0x1a, 0x1b])
    .union(0x45...0xc4)

  private let module: [UInt8]
  private var place = 0
  private var streams: [[UInt8]] = Array(repeating: [], count: Stream.allCases.count)

  private init(_ module: Data) { self.module = Array(module) }

  /// Takes a module apart.
  ///
  /// - Parameter module: The module, as a linker writes it.
  /// - Returns: Its streams.
  /// - Throws: `Problem` if it holds an instruction that the engine's modules don't use, or ends in
  ///   the middle of one.
  package static func split(_ module: Data) throws -> Data {
    var streams = ModuleStreams(module)
    try streams.takeSections()
    var result = streams.length(of: streams.module)
    for stream in streams.streams { result += streams.length(of: stream) + stream }
    return Data(result)
  }

  private func length(of bytes: [UInt8]) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: bytes.count >> ($0 * 8)) }
  }

  private mutating func takeSections() throws {
    for opcode in UInt8.min...UInt8.max {
      let operands = Self.operands[opcode] ?? []
      streams[0] += (operands.map(\.rawValue) + [0, 0]).prefix(2)
    }
    try take(8, to: .frame)
    while place < module.count {
      let section = module[place]
      try take(1, to: .frame)
      let length = try number(to: .frame)
      if section == 10 { try takeFunctions() } else { try take(length, to: .frame) }
    }
  }

  private mutating func takeFunctions() throws {
    for _ in 0..<(try number(to: .frame)) {
      let end = try number(to: .lengths) + place
      for _ in 0..<(try number(to: .variables)) {
        _ = try number(to: .variables)
        try take(1, to: .variables)
      }
      while place < end { try takeInstruction() }
    }
  }

  private mutating func takeInstruction() throws {
    let opcode = module[place]
    try take(1, to: .opcodes)
    switch opcode {
    case 0x0e:
      for _ in 0...(try number(to: .tables)) { _ = try number(to: .tables) }
    case 0x43: try take(4, to: .singles)
    case 0x44: try take(8, to: .doubles)
    case 0xfc:
      switch try number(to: .bulk) {
      case 0...7: break
      case 10: try take(2, to: .bulk)
      case 11: try take(1, to: .bulk)
      case let other: throw Problem("The page cannot pack the instruction 252 \(other).")
      }
    default:
      let operands = Self.operands[opcode] ?? []
      guard !operands.isEmpty || Self.alone.contains(opcode) else {
        throw Problem("The page cannot pack the instruction \(opcode).")
      }
      for stream in operands { _ = try number(to: stream) }
    }
  }

  private mutating func take(_ count: Int, to stream: Stream) throws {
    guard place + count <= module.count else {
      throw Problem("The module that the page should pack has no end.")
    }
    streams[Int(stream.rawValue)] += module[place..<place + count]
    place += count
  }

  /// Takes a number; of a negative one the value is meaningless, and nobody asks for it.
  private mutating func number(to stream: Stream) throws -> Int {
    var (value, shift, byte) = (0, 0, UInt8(0))
    repeat {
      try take(1, to: stream)
      byte = module[place - 1]
      value |= Int(byte & 0x7f) << shift
      shift += 7
    } while byte & 0x80 != 0
    return value
  }
}
