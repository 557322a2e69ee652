/// The end of what a process printed, and how many lines it were in all.
///
/// However much is printed, only the last bytes are kept.
struct Tail {
  /// The bytes that are kept at least, if there were so many.
  static let kept = 1 << 14

  /// The lines printed so far.
  private(set) var lines = 0
  private var bytes: [UInt8] = []
  private var isCut = false

  /// Takes what was printed next.
  mutating func append(_ more: UnsafeRawBufferPointer) {
    for byte in more where byte == UInt8(ascii: "\n") { lines += 1 }
    bytes += more
    if bytes.count > 4 * Self.kept {
      bytes.removeFirst(bytes.count - Self.kept)
      isCut = true
    }
  }

  /// The last lines, without what would do something to a terminal; empty ones are left out.
  var last: [String] {
    var text = String(decoding: bytes.suffix(Self.kept), as: UTF8.self)[...]
    if isCut || bytes.count > Self.kept, let end = text.firstIndex(of: "\n") { text = text[end...] }
    return text.split(whereSeparator: \.isNewline).map { Message.printable(String($0)) }
  }
}
