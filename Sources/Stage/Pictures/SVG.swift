import MiniUIKit

/// Writes a figure: a self-contained SVG file that can be read on light and on dark paper.
struct SVG {
  /// The size of all letters, in points.
  static let letters = 13.0

  private(set) var lines: [String] = []
  /// The figure's name, with which the names of its parts begin.
  let name: String
  /// The families of the views drawn so far.
  private var families: [ColorFamily] = []
  /// The views whose pattern is turned: their families and x axes.
  private var turns: [(family: ColorFamily, axis: Spot)] = []
  private var hasHatch = false

  /// Begins a figure.
  ///
  /// - Parameter name: What it is called, `2A-hits`.
  init(_ name: String) {
    self.name =
      "figure-" + String(decoding: name.inASCII.filter { Self.isPlain($0) }, as: UTF8.self)
  }

  /// A number as the figures write it.
  static func number(_ value: Double) -> String { decimals(value, 2) }

  /// Text as XML allows it.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default:
        // XML has no way to write most control characters.
        if scalar.value < 32 || scalar.value == 0xFFFE || scalar.value == 0xFFFF {
          result += " "
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }

  /// About how wide a text is in the widest of the usual letters.
  static func width(_ text: String, isBold: Bool = false) -> Double {
    var ems = 0.0
    for character in text.utf8 {
      switch character {
      case UInt8(ascii: "i"), UInt8(ascii: "j"), UInt8(ascii: "l"), UInt8(ascii: " "): ems += 0.3
      case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "'"): ems += 0.33
      case UInt8(ascii: "f"), UInt8(ascii: "t"), UInt8(ascii: "r"), 0x28, 0x29: ems += 0.41
      case UInt8(ascii: "m"), UInt8(ascii: "w"), UInt8(ascii: "M"), UInt8(ascii: "W"): ems += 0.96
      case 0x41...0x5A, 0x3C, 0x3E: ems += 0.72
      case 0x80...0xBF: break  // the rest of a character that is already counted
      case 0xC0...0xFF: ems += 1
      default: ems += 0.63
      }
    }
    return ems * letters * (isBold ? 1.12 : 1) + 1
  }

  /// Adds an element as it is.
  mutating func add(_ line: String) { lines.append(line) }

  /// Adds a text whose lower left corner is at a spot.
  mutating func text(_ text: String, _ x: Double, _ y: Double, _ style: String = "ink") {
    add("<text class=\"\(style)\" x=\"\(n(x))\" y=\"\(n(y))\">\(Self.escaped(text))</text>")
  }

  /// Adds a text that can be read whatever lies under it.
  mutating func halo(_ text: String, _ x: Double, _ y: Double, _ style: String = "ink") {
    self.text(text, x, y, style + " glow")
    self.text(text, x, y, style)
  }

  mutating func line(_ a: Spot, _ b: Spot, _ style: String) {
    add(
      "<line class=\"\(style)\" x1=\"\(n(a.x))\" y1=\"\(n(a.y))\" x2=\"\(n(b.x))\" "
        + "y2=\"\(n(b.y))\"/>")
  }

  mutating func box(_ box: Box, _ style: String, round: Double = 0) {
    let corners = round > 0 ? " rx=\"\(n(round))\"" : ""
    add(
      "<rect class=\"\(style)\" x=\"\(n(box.left))\" y=\"\(n(box.top))\" "
        + "width=\"\(n(box.width))\" height=\"\(n(box.height))\"\(corners)/>")
  }

  mutating func polygon(_ spots: [Spot], _ style: String) {
    let points = spots.map { n($0.x) + "," + n($0.y) }.joined(separator: " ")
    add("<polygon class=\"\(style)\" points=\"\(points)\"/>")
  }

  mutating func circle(_ spot: Spot, _ radius: Double, _ style: String) {
    add("<circle class=\"\(style)\" cx=\"\(n(spot.x))\" cy=\"\(n(spot.y))\" r=\"\(n(radius))\"/>")
  }

  /// Adds a number in a filled circle.
  mutating func badge(_ number: Int, _ middle: Spot, _ style: String = "badge") {
    circle(middle, 9.5, style)
    add(
      "<text class=\"count\" x=\"\(n(middle.x))\" y=\"\(n(middle.y + 4.2))\">\(number)</text>")
  }

  /// Adds a view: its fill, the pattern of its family, and its edge.
  ///
  /// - Parameters:
  ///   - spots: Its corners.
  ///   - family: The family of its colour.
  ///   - axis: Where its x axis leads, one point long, if it is turned: its pattern turns with it.
  mutating func view(_ spots: [Spot], _ family: ColorFamily, along axis: Spot? = nil) {
    polygon(spots, "v-" + family.rawValue)
    note(family)
    guard family.pattern != nil else { return }
    guard let axis else { return paint(spots, family.rawValue, "tint") }
    turns.append((family, axis))
    paint(spots, family.rawValue + "-turned-" + String(turns.count), "tint")
  }

  /// Adds an open path of straight lines.
  mutating func polyline(_ spots: [Spot], _ style: String) {
    let points = spots.map { n($0.x) + "," + n($0.y) }.joined(separator: " ")
    add("<polyline class=\"\(style)\" points=\"\(points)\"/>")
  }

  /// Adds the pattern of what is lost or failed.
  mutating func hatch(_ spots: [Spot]) {
    hasHatch = true
    paint(spots, "hatch", "")
  }

  /// Adds a path whose data are given, with the pattern of what is lost on it.
  mutating func lost(_ data: String) {
    hasHatch = true
    add("<path class=\"lose\" d=\"\(data)\"/>")
    add("<path fill=\"url(#\(name)-hatch)\" d=\"\(data)\"/>")
  }

  /// Adds a path whose data are given, in the colours of a family.
  mutating func area(_ data: String, _ family: ColorFamily) {
    note(family)
    add("<path class=\"v-\(family.rawValue)\" stroke-width=\"0\" d=\"\(data)\"/>")
    guard family.pattern != nil else { return }
    add("<path class=\"tint\" fill=\"url(#\(name)-\(family.rawValue))\" d=\"\(data)\"/>")
  }

  /// Makes the colours of a family known to the style sheet.
  mutating func note(_ family: ColorFamily) {
    if !families.contains(family) { families.append(family) }
  }

  private mutating func paint(_ spots: [Spot], _ pattern: String, _ style: String) {
    let points = spots.map { n($0.x) + "," + n($0.y) }.joined(separator: " ")
    let classes = style.isEmpty ? "" : " class=\"\(style)\""
    add("<polygon\(classes) fill=\"url(#\(name)-\(pattern))\" points=\"\(points)\"/>")
  }

  /// The patterns that the figure uses.
  private var patterns: [String] {
    var lines: [String] = []
    for family in families {
      guard let pattern = family.pattern else { continue }
      lines.append(
        "<pattern id=\"\(name)-\(family.rawValue)\" width=\"\(pattern.side)\" "
          + "height=\"\(pattern.side)\" patternUnits=\"userSpaceOnUse\">"
          + "<path class=\"p-\(family.rawValue)\" d=\"\(pattern.path)\"/></pattern>")
    }
    for (index, turn) in turns.enumerated() {
      guard let pattern = turn.family.pattern else { continue }
      let (x, y) = (decimals(turn.axis.x, 4), decimals(turn.axis.y, 4))
      lines.append(
        "<pattern id=\"\(name)-\(turn.family.rawValue)-turned-\(index + 1)\" "
          + "width=\"\(pattern.side)\" height=\"\(pattern.side)\" "
          + "patternUnits=\"userSpaceOnUse\" "
          + "patternTransform=\"matrix(\(x) \(y) \(decimals(-turn.axis.y, 4)) \(x) 0 0)\">"
          + "<path class=\"p-\(turn.family.rawValue)\" d=\"\(pattern.path)\"/></pattern>")
    }
    if hasHatch {
      lines.append(
        "<pattern id=\"\(name)-hatch\" width=\"7\" height=\"7\" patternUnits=\"userSpaceOnUse\">"
          + "<path class=\"hatch\" d=\"M-1 1 1 -1M-1 8 8 -1M6 8 8 6\"/></pattern>")
    }
    return lines.isEmpty ? [] : ["<defs>"] + lines + ["</defs>"]
  }

  /// The whole file.
  func document(_ width: Double, _ height: Double, _ words: Words) -> String {
    let id = name
    let (w, h) = (n(width), n(height))
    let head = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"touch\" width=\"\(w)\" height=\"\(h)\" "
        + "viewBox=\"0 0 \(w) \(h)\" role=\"img\" aria-labelledby=\"\(id)-title \(id)-desc\">",
      "<title id=\"\(id)-title\">\(Self.escaped(words.title))</title>",
      "<desc id=\"\(id)-desc\">\(Self.escaped(words.description))</desc>",
      "<style>", Ink.rules, Ink.rules(families), words.rules, "</style>",
      "<rect class=\"paper\" width=\"\(w)\" height=\"\(h)\"/>",
    ]
    return (head.filter { !$0.isEmpty } + patterns + lines + ["</svg>", ""])
      .joined(separator: "\n")
  }

  /// What a figure says besides its drawing.
  struct Words {
    var title: String
    var description: String
    /// Rules for the style sheet, beyond those all figures share.
    var rules = ""
  }

  private func n(_ value: Double) -> String { Self.number(value) }

  private static func isPlain(_ byte: UInt8) -> Bool {
    (byte >= 0x30 && byte <= 0x39) || (byte >= 0x41 && byte <= 0x5A)
      || (byte >= 0x61 && byte <= 0x7A) || byte == UInt8(ascii: "-")
  }
}
