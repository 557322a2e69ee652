extension UITouch {
  /// The properties of a touch that may be estimates at first (EV-42).
  public struct Properties: OptionSet, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: Int
    /// Makes properties of their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// How hard it presses.
    public static let force = Properties(rawValue: 1 << 0)
    /// Where a pencil points to.
    public static let azimuth = Properties(rawValue: 1 << 1)
    /// How steep a pencil is.
    public static let altitude = Properties(rawValue: 1 << 2)
    /// Where it is.
    public static let location = Properties(rawValue: 1 << 3)
  }
}
