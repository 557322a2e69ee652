extension UIEvent {
  /// The buttons of a pointer (EV-4).
  public struct ButtonMask: OptionSet, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: Int
    /// Makes a mask of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The first button.
    public static let primary = ButtonMask(rawValue: 1 << 0)
    /// The second button.
    public static let secondary = ButtonMask(rawValue: 1 << 1)
  }
}

/// The modifier keys of a keyboard (EV-4).
public struct UIKeyModifierFlags: OptionSet, Sendable {
  /// The bits, as in UIKit.
  public let rawValue: Int
  /// Makes flags of their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Caps lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key of the number pad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
