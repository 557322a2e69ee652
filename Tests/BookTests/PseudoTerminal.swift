import Foundation

/// A program of the book in a terminal that only the test sees: bytes in, screen out.
final class PseudoTerminal {
  /// The program did not do what the test waits for, and what was on the screen instead.
  struct Waited: Error, CustomStringConvertible {
    let description: String
  }

  private let master: Int32
  private let slave: Int32
  private let process = Process()
  /// What the terminal shows.
  private(set) var screen = TerminalScreen()
  /// The terminal's state before the program began.
  let before: [UInt8]

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - program: The path of its file.
  ///   - arguments: What stands behind its name.
  ///   - columns: How many characters fit beside each other.
  ///   - rows: And below each other.
  ///   - environment: Variables besides TERM.
  /// - Throws: `Waited` if there is no pseudo-terminal; whatever starting the program throws.
  init(
    _ program: String, _ arguments: [String], columns: UInt16 = 80, rows: UInt16 = 24,
    environment: [String: String] = [:]
  ) throws {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    var ends: (master: Int32, slave: Int32) = (-1, -1)
    guard openpty(&ends.master, &ends.slave, nil, nil, &size) == 0 else {
      throw Waited(description: "there is no pseudo-terminal")
    }
    (master, slave) = ends
    before = Self.state(of: slave)
    let file = FileHandle(fileDescriptor: slave, closeOnDealloc: false)
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = ["TERM": "xterm-256color"].merging(environment) { $1 }
    (process.standardInput, process.standardOutput, process.standardError) = (file, file, file)
    try process.run()
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    close(slave)
    if !isHungUp { close(master) }
  }
  private var isHungUp = false

  /// The terminal's state now.
  var state: [UInt8] { Self.state(of: slave) }

  private static func state(of file: Int32) -> [UInt8] {
    var state = termios()
    guard tcgetattr(file, &state) == 0 else { return [] }
    let flags = [state.c_iflag, state.c_oflag, state.c_cflag, state.c_lflag]
    return flags.flatMap { flag in withUnsafeBytes(of: flag) { Array($0) } }
      + withUnsafeBytes(of: state.c_cc) { Array($0) }
  }

  /// Types some bytes.
  func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(master, bytes, bytes.count)
  }

  /// Moves the mouse: a report in the SGR form, from (0, 0).
  func mouse(_ button: Int, _ column: Int, _ row: Int, isUp: Bool = false) {
    type("\u{1B}[<\(button);\(column + 1);\(row + 1)\(isUp ? "m" : "M")")
  }

  /// Sends the program a signal.
  func signal(_ number: Int32) { kill(process.processIdentifier, number) }

  /// Makes the terminal another size.
  func resize(columns: UInt16, rows: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
    signal(SIGWINCH)
  }

  /// Takes the terminal away.
  func hangUp() {
    isHungUp = true
    close(master)
  }

  /// Reads what the program writes until something is so.
  ///
  /// - Throws: `Waited` if it never is.
  func wait(for what: String, until isSo: () -> Bool) throws {
    let end = Date(timeIntervalSinceNow: 120)
    while !isSo() {
      guard Date() < end else {
        throw Waited(
          description: "waited in vain for: \(what)\n" + screen.lines.joined(separator: "\n"))
      }
      read()
    }
  }

  /// Waits for a text on the screen.
  func wait(for text: String) throws {
    try wait(for: text) { screen.lines.contains { $0.contains(text) } }
  }

  /// Waits for the program's end.
  ///
  /// - Returns: How it ended: its exit status, or the signal's number below zero.
  func end() throws -> Int32 {
    try wait(for: "the end") { !process.isRunning }
    read()
    return process.terminationReason == .exit
      ? process.terminationStatus : -process.terminationStatus
  }

  private func read() {
    if isHungUp {
      usleep(10_000)
      return
    }
    var descriptor = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&descriptor, 1, 20) > 0 else { return }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = Foundation.read(master, &bytes, bytes.count)
    if count > 0 { screen.take(bytes.prefix(count)) }
  }
}

/// As much of a terminal as the programs of the book need.
struct TerminalScreen {
  /// The rows as text.
  var lines: [String] { rows.map { String($0) } }
  /// The modes that are on, by their numbers.
  private(set) var modes: Set<Int> = [25]
  /// The style codes that were used.
  private(set) var styles: Set<String> = []

  private var rows = Array(repeating: Array(repeating: Character(" "), count: 200), count: 60)
  private var (column, row) = (0, 0)
  private var rest: [UInt8] = []

  /// Takes what a program has written.
  mutating func take(_ bytes: some Sequence<UInt8>) {
    rest += bytes
    var place = 0
    while place < rest.count {
      let byte = rest[place]
      if byte == 0x1B {
        guard place + 1 < rest.count,
          let end = rest[(place + 2)...].firstIndex(where: { (0x40...0x7E).contains($0) })
        else { break }
        perform(String(decoding: rest[(place + 2)..<end], as: UTF8.self), rest[end])
        place = end + 1
        continue
      }
      switch byte {
      case 0x0D: column = 0
      case 0x0A: row += 1
      default:
        if rows.indices.contains(row), column < 200 {
          rows[row][column] = Character(UnicodeScalar(byte))
        }
        column += 1
      }
      place += 1
    }
    rest.removeFirst(place)
  }

  private mutating func perform(_ words: String, _ last: UInt8) {
    switch last {
    case UInt8(ascii: "H"):
      let numbers = words.split(separator: ";").compactMap { Int($0) }
      (row, column) = ((numbers.first ?? 1) - 1, (numbers.last ?? 1) - 1)
    case UInt8(ascii: "J"): clear()
    case UInt8(ascii: "h"), UInt8(ascii: "l"):
      guard let mode = Int(words.dropFirst()) else { return }
      if last == UInt8(ascii: "h") { modes.insert(mode) } else { modes.remove(mode) }
      // The other screen begins and ends empty: what stays is the first one's.
      if mode == 1049 { (row, column) = (0, 0) }
      if mode == 1049 { clear() }
    case UInt8(ascii: "m"): styles.insert(words)
    default: break
    }
  }

  private mutating func clear() {
    for row in rows.indices {
      rows[row] = Array(repeating: " ", count: 200)
    }
  }
}
