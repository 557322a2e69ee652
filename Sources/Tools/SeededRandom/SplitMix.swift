/// A small random generator: the same seed gives the same numbers on every machine (SplitMix64).
public struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  /// A generator that starts from a seed.
  ///
  /// - Parameter seed: What a scene's name tells, so that the scene can be built again.
  public init(seed: UInt64) { state = seed }

  /// The next 64 bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// A whole number of a range.
  ///
  /// The library's own `Int.random` may change its method between versions; this one does not.
  ///
  /// - Parameter range: The numbers to choose from.
  /// - Returns: One of them.
  public mutating func int(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }

  /// A whole coordinate of a range, in points.
  ///
  /// - Parameter range: The coordinates to choose from.
  /// - Returns: One of them.
  public mutating func coordinate(_ range: ClosedRange<Int> = 0...200) -> Double {
    Double(int(in: range))
  }

  /// Heads or tails.
  public mutating func bool() -> Bool { next() & 1 == 1 }

  /// One element of a list.
  ///
  /// - Parameter elements: The elements to choose from.
  /// - Returns: One of them.
  /// - Precondition: There is at least one.
  public mutating func pick<Element>(_ elements: [Element]) -> Element {
    precondition(!elements.isEmpty, "Nothing can be picked from an empty list.")
    return elements[int(in: 0...elements.count - 1)]
  }
}
