public import MiniUIKit

/// Which of some recognizers may exclude which, each lying further inside than the one before.
public struct Exclusions {
  /// What two neighbours say about each other.
  public enum Opinion: String, Sendable {
    /// Whichever recognizes first excludes the other.
    case either = "the first excludes the other"
    /// Only the outer one excludes.
    case outer = "the outer excludes the inner"
    /// Only the inner one excludes.
    case inner = "the inner excludes the outer"
    /// Both can run.
    case neither = "neither excludes the other"
  }

  /// What is varied, in a word.
  public let heading: String
  /// The recognizers as the trace calls them, the outermost first.
  public let names: [String]
  /// What each says of the next, and that of it.
  public let opinions: [Opinion]
  /// What the outermost and the innermost say about each other, if there is one between them.
  public let across: Opinion?

  /// Asks some recognizers about their neighbours (GR-62).
  ///
  /// - Parameters:
  ///   - heading: What is varied, in a word.
  ///   - recognizers: The recognizers, the outermost first.
  public init(_ heading: String, among recognizers: [UIGestureRecognizer]) {
    self.heading = heading
    names = recognizers.map { $0.wordInTrace }
    opinions = zip(recognizers, recognizers.dropFirst()).map { Self.opinion($0, $1) }
    if let outer = recognizers.first, let inner = recognizers.last, recognizers.count > 2 {
      across = Self.opinion(outer, inner)
    } else {
      across = nil
    }
  }

  private static func opinion(
    _ outer: UIGestureRecognizer, _ inner: UIGestureRecognizer
  ) -> Opinion {
    switch (may(outer, exclude: inner), may(inner, exclude: outer)) {
    case (true, true): .either
    case (true, false): .outer
    case (false, true): .inner
    case (false, false): .neither
    }
  }

  private static func may(
    _ winner: UIGestureRecognizer, exclude loser: UIGestureRecognizer
  ) -> Bool {
    winner.canPrevent(loser) && loser.canBePrevented(by: winner)
  }
}
