import Foundation

/// A page that the supervisor and the processes it starts all see: what they tell each other.
///
/// It outlives whatever the answer does to its own process: its descriptors, its output, its stack.
/// The answer's process can write it, so texts are sealed: bytes that an answer puts there itself say
/// nothing. Who searches its own memory for the seal can still cheat, as grader and answer share it.
struct SharedNote {
  private let memory: UnsafeMutableRawPointer
  private let seal = UInt64.random(in: .min ... .max)

  /// A text on the page, with the bytes it may take.
  struct Field {
    fileprivate let start: Int
    fileprivate let size: Int

    /// The scene that was announced last.
    static let scene = Field(start: 64, size: 960)
    /// The verdict of the grader.
    static let verdict = Field(start: 1024, size: SharedNote.size - 1024)
  }

  private static let size = 1 << 16

  /// The page of this process, which its supervisor names; none where nothing is graded.
  nonisolated(unsafe) static var own: SharedNote?

  /// Makes a page, in the process that will start others.
  init?() {
    let memory = mmap(
      nil, Self.size, PROT_READ | PROT_WRITE, MAP_SHARED | Self.anonymous, -1, 0)
    guard let memory, memory != MAP_FAILED else { return nil }
    self.memory = memory
  }

  #if canImport(Darwin)
    private static let anonymous = MAP_ANON
  #else
    private static let anonymous = MAP_ANONYMOUS
  #endif

  /// Forgets the answer before.
  func clear() {
    memset(memory, 0, Field.scene.start)
    for field in [Field.scene, .verdict] {
      memory.storeBytes(of: 0, toByteOffset: field.start, as: UInt32.self)
    }
  }

  /// Copies all that stands here onto another page, for a test that forges one.
  func copy(to other: SharedNote) { memcpy(other.memory, memory, Self.size) }

  // MARK: - The answer's process

  /// The process that grades the answer; 0 before it exists.
  var process: pid_t {
    get { memory.load(as: pid_t.self) }
    nonmutating set { memory.storeBytes(of: newValue, as: pid_t.self) }
  }

  /// How that process ended; nil as long as it has not.
  var end: ProcessEnd? {
    get {
      guard memory.load(fromByteOffset: 8, as: Bool.self) else { return nil }
      return ProcessEnd(
        status: memory.load(fromByteOffset: 16, as: Int32.self),
        processor: memory.load(fromByteOffset: 24, as: Double.self),
        hasLeftOthers: memory.load(fromByteOffset: 9, as: Bool.self))
    }
    nonmutating set {
      memory.storeBytes(of: newValue?.status ?? 0, toByteOffset: 16, as: Int32.self)
      memory.storeBytes(of: newValue?.hasLeftOthers ?? false, toByteOffset: 9, as: Bool.self)
      memory.storeBytes(of: newValue?.processor ?? 0, toByteOffset: 24, as: Double.self)
      memory.storeBytes(of: newValue != nil, toByteOffset: 8, as: Bool.self)
    }
  }

  // MARK: - Texts

  /// Writes a text; its length comes last, so that half a text is never read.
  func write(_ text: String, to field: Field) {
    var text = text
    text.withUTF8 { bytes in
      let part = UnsafeRawBufferPointer(bytes).prefix(field.size - Self.head)
      let start = memory + field.start
      let place = UnsafeMutableRawBufferPointer(start: start + Self.head, count: part.count)
      start.storeBytes(of: 0, as: UInt32.self)
      place.copyBytes(from: part)
      start.storeBytes(
        of: sum(UnsafeRawBufferPointer(place), field), toByteOffset: 8, as: UInt64.self)
      start.storeBytes(of: UInt32(part.count), as: UInt32.self)
    }
  }

  /// Reads a text; nil if nothing was written here, whatever else may stand there.
  func read(_ field: Field) -> String? {
    let start = memory + field.start
    let count = Int(start.load(as: UInt32.self))
    guard count > 0, count <= field.size - Self.head else { return nil }
    let bytes = UnsafeRawBufferPointer(start: start + Self.head, count: count)
    guard start.load(fromByteOffset: 8, as: UInt64.self) == sum(bytes, field) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The bytes of a field before its text: how long it is, and its sum.
  private static let head = 16

  /// What only who knows the seal can make of a text.
  private func sum(_ bytes: UnsafeRawBufferPointer, _ field: Field) -> UInt64 {
    var sum = seal ^ UInt64(field.start)
    for byte in bytes {
      sum = (sum ^ UInt64(byte)) &* 0x100_0000_01B3
      sum ^= sum >> 29
    }
    return sum &* (seal | 1)
  }
}

/// How a process ended, as its parent learns it.
struct ProcessEnd: Equatable {
  /// The status of `wait`.
  var status: Int32
  /// The processor time it used, in seconds.
  var processor: Double
  /// Whether it left processes behind that it had started.
  var hasLeftOthers = false

  /// What it handed to `exit`; nil if a signal ended it.
  var exitStatus: Int32? { status & 0x7f == 0 ? (status >> 8) & 0xff : nil }
  /// The signal that ended it; nil if it ended itself.
  var signal: Int32? { status & 0x7f == 0 ? nil : status & 0x7f }
}
