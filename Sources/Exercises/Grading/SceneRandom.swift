import SeededRandom

/// The random choices of one scene, which can be made once more, and smaller.
public struct SceneRandom {
  private var generator: SplitMix
  /// What to choose in place of anything random; after the last, the simplest of each range.
  private let given: [Int]?
  /// What was chosen, in order.
  private(set) var choices: [Choice] = []

  /// A number that was chosen, and the simplest that could have been.
  struct Choice: Equatable {
    let value: Int
    let simplest: Int
    var distance: Int { abs(value - simplest) }
  }

  /// Choices that depend on a seed alone.
  init(seed: UInt64) { (generator, given) = (SplitMix(seed: seed), nil) }

  /// Choices that are made already; one that lies outside its range becomes the nearest inside.
  init(choosing values: [Int]) { (generator, given) = (SplitMix(seed: 0), values) }

  /// A whole number of a range.
  ///
  /// Zero is the simplest, or the number next to it.
  ///
  /// - Parameter range: The numbers to choose from.
  /// - Returns: One of them.
  public mutating func int(in range: ClosedRange<Int>) -> Int {
    func within(_ number: Int) -> Int { min(max(number, range.lowerBound), range.upperBound) }
    let value =
      if let given {
        within(choices.count < given.count ? given[choices.count] : 0)
      } else {
        generator.int(in: range)
      }
    choices.append(Choice(value: value, simplest: within(0)))
    return value
  }

  /// A whole coordinate of a range, in points.
  ///
  /// - Parameter range: The coordinates to choose from.
  /// - Returns: One of them.
  public mutating func coordinate(_ range: ClosedRange<Int> = 0...200) -> Double {
    Double(int(in: range))
  }

  /// Heads or tails; tails, which is false, is simpler.
  public mutating func bool() -> Bool { int(in: 0...1) == 1 }

  /// One element of a list; the first is the simplest.
  ///
  /// - Parameter elements: The elements to choose from.
  /// - Returns: One of them.
  /// - Precondition: There is at least one.
  public mutating func pick<Element>(_ elements: [Element]) -> Element {
    precondition(!elements.isEmpty, "Nothing can be picked from an empty list.")
    return elements[int(in: 0...elements.count - 1)]
  }

  /// A list in another order; its own is the simplest.
  ///
  /// - Parameter elements: The elements.
  /// - Returns: The same elements.
  public mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
    var (rest, result) = (elements, [Element]())
    while !rest.isEmpty { result.append(rest.remove(at: int(in: 0...rest.count - 1))) }
    return result
  }
}
