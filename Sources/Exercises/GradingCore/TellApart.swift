/// Tries, each of which has to tell two things apart: scripts for fingers, touches, or presses.
public struct TellApart<Try>: Sendable {
  /// Judges one try, by its place from 0.
  public typealias Judge = @Sendable (_ index: Int, _ one: Try) throws(Wrong) -> Void

  /// What messages call each try, as in `Pair 1`.
  package let names: [String]
  private let wanted: String
  private let judgeOne: Judge

  /// - Parameters:
  ///   - names: What messages call each try, as in `Pair 1`.
  ///   - wanted: What is told if there are more or fewer, up to their number:
  ///     `There are 4 pairs to tell apart; your scripts are`.
  ///   - judge: Judges one try.
  public init(_ names: [String], wanted: String, _ judge: @escaping Judge) {
    (self.names, self.wanted, judgeOne) = (names, wanted, judge)
  }

  /// Judges whether there is a try for each pair.
  package func judgeCount(_ count: Int) throws(Wrong) {
    if count != names.count { throw Wrong("\(wanted) \(count).", malformed: .count) }
  }

  /// Judges one try.
  package func judge(_ index: Int, _ one: Try) throws(Wrong) { try judgeOne(index, one) }

  /// Judges tries as a page has them, one a line.
  func judge(_ lines: [String], _ reader: TryReader<Try>) throws(Wrong) {
    try judgeCount(lines.count)
    for index in names.indices { try judgeOne(index, try reader.read(lines[index], names[index])) }
  }
}
