public import MiniUIKit

/// A family of colours: all views of a family are drawn alike, here and on the pages.
///
/// A scene chooses the family; fill, edge and pattern come from the pictures.
public enum ColorFamily: String, Sendable {
  case red
  case orange
  case yellow
  case green
  case blue
  case purple
  case grey
  case white
  case black
  case clear

  /// The family of a colour; no colour, or one that cannot be seen, is clear.
  public init(_ color: UIColor?) {
    guard let color, color.rgba & 0xFF != 0 else {
      self = .clear
      return
    }
    let parts = [24, 16, 8].map { Int(color.rgba >> UInt32($0)) & 0xFF }
    let (red, green, blue) = (parts[0], parts[1], parts[2])
    let (most, least) = (max(red, max(green, blue)), min(red, min(green, blue)))
    guard most - least >= 24 else {
      self = least > 240 ? .white : most < 32 ? .black : .grey
      return
    }
    let range = Double(most - least)
    var hue: Double
    if most == red {
      hue = Double(green - blue) / range
    } else if most == green {
      hue = Double(blue - red) / range + 2
    } else {
      hue = Double(red - green) / range + 4
    }
    if hue < 0 { hue += 6 }
    // Sixths of the circle: red 0, yellow 1, green 2, blue 4, purple 5.
    switch hue {
    case ..<0.25: self = .red
    case ..<0.75: self = .orange
    case ..<1.3: self = .yellow
    case ..<2.8: self = .green
    case ..<4.5: self = .blue
    case ..<5.6: self = .purple
    default: self = .red
    }
  }

  /// Fill and edge on light and on dark paper.
  var colors: (light: (fill: String, edge: String), dark: (fill: String, edge: String)) {
    switch self {
    case .red: (("#f7c0b5", "#a83a27"), ("#5c2b24", "#f39a89"))
    case .orange: (("#f9d0a0", "#95520a"), ("#5d3c12", "#f5b56b"))
    case .yellow: (("#f6e39c", "#7a5d00"), ("#54470f", "#ecd06a"))
    case .green: (("#bfe3c0", "#2a6f3a"), ("#21452a", "#8fd39b"))
    case .blue: (("#bcd2f5", "#28569c"), ("#243d66", "#9dc0f8"))
    case .purple: (("#dccaf0", "#6a3d9a"), ("#43305c", "#cdaef0"))
    case .grey: (("#dcd9d2", "#5f594f"), ("#3a3b3f", "#b0aaa0"))
    case .white: (("#fff", "#6f685c"), ("#2c2d32", "#b0aaa0"))
    case .black: (("#8f887c", "#1f1c18"), ("#0c0d0f", "#989186"))
    case .clear: (("none", "#81796c"), ("none", "#857f74"))
    }
  }

  /// The pattern that tells the family without colour: a path, and the side of the square that
  /// it repeats in; nil for a family without one.
  var pattern: (path: String, side: Int)? {
    switch self {
    case .red: ("M-2 2 2 -2M-2 12 12 -2M8 12 12 8", 10)
    case .orange: ("M-2 8 2 12M-2 -2 12 12M8 -2 12 2", 10)
    case .yellow: ("M5 0V10", 10)
    case .green: ("M3.5 4.5H5.5M4.5 3.5V5.5", 9)
    case .blue: ("M0 5H10", 10)
    case .purple: ("M3 6H9M6 3V9", 12)
    case .grey, .white, .black, .clear: nil
    }
  }
}
