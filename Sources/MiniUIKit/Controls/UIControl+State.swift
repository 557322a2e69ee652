extension UIControl {
  /// How a control looks and whether it works (CT-11).
  public struct State: OptionSet, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt
    /// Makes a state of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Nothing special: no bit is set.
    public static let normal: State = []
    /// The control looks pressed.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control does not work (CT-16).
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is selected, whatever that means for it.
    public static let selected = State(rawValue: 1 << 2)
    /// The control is focused, in the sense of the focus system (FR-24).
    public static let focused = State(rawValue: 1 << 3)
    /// Bits for an app's own states.
    public static let application = State(rawValue: 0xFF_0000)
    /// Bits that UIKit keeps for itself.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }
}
