/// A colour.
///
/// Hit testing never looks at it (HT-13); only pictures do.
public struct UIColor: Equatable, Sendable {
  /// Red, green, blue and opacity, one byte each, red first; not part of UIKit.
  public let rgba: UInt32

  /// Makes a colour of its four parts, each from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    func byte(_ part: CGFloat) -> UInt32 { UInt32(max(0, min(1, part)) * 255 + 0.5) }
    rgba = byte(red) << 24 | byte(green) << 16 | byte(blue) << 8 | byte(alpha)
  }

  private init(_ rgba: UInt32) { self.rgba = rgba }

  /// Nothing at all; a clear view is hit like any other (HT-13).
  public static let clear = UIColor(0x0000_0000)
  /// White.
  public static let white = UIColor(0xFFFF_FFFF)
  /// Black.
  public static let black = UIColor(0x0000_00FF)
  /// Gray.
  public static let gray = UIColor(0x8080_80FF)
  /// Red.
  public static let red = UIColor(0xFF00_00FF)
  /// Green.
  public static let green = UIColor(0x00FF_00FF)
  /// Blue.
  public static let blue = UIColor(0x0000_FFFF)
  /// Yellow.
  public static let yellow = UIColor(0xFFFF_00FF)
  /// Orange.
  public static let orange = UIColor(0xFF80_00FF)
  /// Purple.
  public static let purple = UIColor(0x8000_80FF)
}
