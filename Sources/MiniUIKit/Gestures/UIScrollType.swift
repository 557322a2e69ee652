/// What makes a scroll event (GR-120).
public enum UIScrollType: UInt, Sendable {
  /// A wheel with notches.
  case discrete = 0
  /// Two fingers on a trackpad.
  case continuous = 1
}

/// The kinds of scroll events that a pan takes (GR-120).
public struct UIScrollTypeMask: OptionSet, Sendable {
  /// The bits, as in UIKit.
  public let rawValue: Int
  /// Makes a mask of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A wheel's.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  /// A trackpad's.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  /// Both.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
