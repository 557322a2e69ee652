import MiniUIKit

/// The words of one line, read from the left.
///
/// It looks at bytes, as the page's engine has no tables of all the letters there are.
struct SceneWords {
  let line: Int
  /// How many spaces stand before the first word.
  private(set) var indentation = 0
  private(set) var rest: ArraySlice<String> = []

  init(_ bytes: ArraySlice<UInt8>, line: Int) throws(OwnSceneProblem) {
    self.line = line
    guard bytes.allSatisfy({ $0 >= 0x20 && $0 < 0x7F || $0 == 0x0D }) else {
      throw problem("only plain letters, digits and signs are read, and spaces before a line.")
    }
    indentation = bytes.prefix { $0 == 0x20 }.count
    rest = ArraySlice(
      bytes.split { $0 <= 0x20 }.map { String(decoding: $0, as: UTF8.self) })
  }

  // What the reader calls at each turn is not copied into each of them: the page's engine is small.
  @inline(never)
  func problem(_ words: String) -> OwnSceneProblem { OwnSceneProblem(line: line, words: words) }

  /// Reads some words with spaces between them, if they are the next ones.
  @inline(never)
  mutating func takes(_ phrase: String) -> Bool {
    let words = Array(phrase.utf8).split { $0 <= 0x20 }
      .map { String(decoding: $0, as: UTF8.self) }
    guard rest.count >= words.count, zip(rest, words).allSatisfy({ $0 == $1 }) else { return false }
    rest = rest.dropFirst(words.count)
    return true
  }

  /// Reads the next word as it stands; nil at the end.
  @inline(never)
  mutating func next() -> String? { rest.popFirst() }

  /// Reads the next word as something, or nothing.
  mutating func take<Value>(_ read: (ArraySlice<UInt8>) -> Value?) -> Value? {
    guard let word = rest.first, let value = read(ArraySlice(Array(word.utf8))) else { return nil }
    rest = rest.dropFirst()
    return value
  }

  /// A number, if the next word is one.
  @inline(never)
  mutating func amount() -> Double? { take(Self.number) }

  /// Two numbers with a sign between them, as in `20,100` or `300x200`.
  static func pair(_ sign: UInt8) -> (ArraySlice<UInt8>) -> (Double, Double)? {
    { bytes in
      let parts = bytes.split(separator: sign, omittingEmptySubsequences: false)
      guard parts.count == 2, let first = number(parts[0]), let second = number(parts[1]) else {
        return nil
      }
      return (first, second)
    }
  }

  @inline(never)
  mutating func point() -> CGPoint? {
    take(Self.pair(UInt8(ascii: ","))).map { CGPoint(x: $0, y: $1) }
  }

  @inline(never)
  mutating func size() -> CGSize? {
    take { bytes in
      Self.pair(UInt8(ascii: "x"))(bytes).flatMap { width, height in
        width >= 0 && height >= 0 ? CGSize(width: width, height: height) : nil
      }
    }
  }

  /// A count up to 5, as in `x2`.
  @inline(never)
  mutating func times() -> Int? {
    take { bytes in
      guard bytes.first == UInt8(ascii: "x"), let count = Self.number(bytes.dropFirst()),
        count >= 1, count <= 5
      else { return nil }
      return Int(count)
    }
  }

  /// A number below 100,000 with digits and perhaps a point; three decimals count.
  @inline(never)
  static func number(_ bytes: ArraySlice<UInt8>) -> Double? {
    let isNegative = bytes.first == UInt8(ascii: "-")
    let parts = bytes.dropFirst(isNegative ? 1 : 0)
      .split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    let digits = parts.flatMap { $0 }
    guard !digits.isEmpty, parts[0].count < 6, digits.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 })
    else { return nil }
    func whole(_ digits: ArraySlice<UInt8>) -> Double {
      digits.reduce(0) { $0 * 10 + Double($1 - 0x30) }
    }
    var value = whole(parts[0])
    if parts.count > 1 {
      let fraction = parts[1].prefix(3)
      value += whole(fraction) / [1, 10, 100, 1000][fraction.count]
    }
    return isNegative ? -value : value
  }
}
