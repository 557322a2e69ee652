import MiniUIKit

/// The colours and strokes of the figures, for light and for dark paper.
enum Ink {
  /// The style sheet all figures share.
  static let rules = """
    .touch{font:13px system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif}
    .touch .ink,.touch .bold,.touch .soft,.touch .small{fill:#1b1f24}
    .touch .bold{font-weight:bold}
    .touch .small{font-size:12px}
    .touch .soft{font-size:12px;fill:#57606a}
    .touch .count{font-size:12px;font-weight:bold;text-anchor:middle;fill:#fff}
    .touch .letter{font-weight:bold;text-anchor:middle;fill:#1b1f24}
    .touch .halo{fill:#1b1f24;stroke:#fff;stroke-width:4;paint-order:stroke;\
    stroke-linejoin:round}
    .touch .paper{fill:#fff}
    .touch .screen{fill:#f6f8fa;stroke:#8c959f}
    .touch .badge,.touch .head{fill:#1b1f24}
    .touch .edge{stroke:#424a53;stroke-width:1.2}
    .touch .off{fill:none;stroke:#424a53;stroke-width:1.4;stroke-dasharray:5 4}
    .touch .glass{fill:none}
    .touch .hit{fill:none;stroke:#1b1f24;stroke-width:6}
    .touch .gap{fill:none;stroke:#fff;stroke-width:2}
    .touch .ring{fill:none;stroke:#fff;stroke-width:6}
    .touch .cross{fill:none;stroke:#b3123f;stroke-width:2}
    .touch .border{fill:none;stroke:#1b1f24;stroke-width:1.6}
    .touch .thin{fill:none;stroke:#57606a;stroke-dasharray:2 3}
    .touch .rule{stroke:#d0d7de}
    .touch .arrow{stroke:#1b1f24;stroke-width:1.5}
    .touch .back{stroke-dasharray:5 3}
    .touch .bar{fill:#d0d7de;stroke:#57606a}
    .touch .mark{fill:none;stroke:#424a53}
    .touch .dot{fill:#424a53}
    @media (prefers-color-scheme:dark){
    .touch .ink,.touch .bold,.touch .small,.touch .letter{fill:#eef2f6}
    .touch .soft{fill:#a8b3bf}
    .touch .count{fill:#16191e}
    .touch .halo{fill:#eef2f6;stroke:#16191e}
    .touch .paper{fill:#16191e}
    .touch .screen{fill:#1f242b;stroke:#6e7781}
    .touch .badge,.touch .head{fill:#eef2f6}
    .touch .edge,.touch .off{stroke:#a8b3bf}
    .touch .hit{stroke:#eef2f6}
    .touch .gap{stroke:#16191e}
    .touch .ring{stroke:#16191e}
    .touch .cross{stroke:#ff9db3}
    .touch .border{stroke:#eef2f6}
    .touch .thin{stroke:#a8b3bf}
    .touch .rule{stroke:#3a424c}
    .touch .arrow{stroke:#eef2f6}
    .touch .bar{fill:#3a424c;stroke:#a8b3bf}
    .touch .mark{stroke:#c4ccd5}
    .touch .dot{fill:#c4ccd5}
    }
    """

  /// The class of a view's fill.
  static func fill(_ color: UIColor?) -> String {
    guard let color, color.rgba & 0xFF != 0 else { return "glass" }
    return "f" + hex(color.rgba >> 8)
  }

  /// The rules for some fills: muted, so that text on them can be read.
  static func fills(_ colors: [UIColor?]) -> String {
    var values: [UInt32] = []
    for case .some(let color) in colors where color.rgba & 0xFF != 0 {
      if !values.contains(color.rgba >> 8) { values.append(color.rgba >> 8) }
    }
    guard !values.isEmpty else { return "" }
    let light = values.map { rule($0, share: 32, of: 0xFF_FFFF) }
    let dark = values.map { rule($0, share: 26, of: 0x1F_242B) }
    return (light + ["@media (prefers-color-scheme:dark){"] + dark + ["}"])
      .joined(separator: "\n")
  }

  private static func rule(_ color: UInt32, share: UInt32, of paper: UInt32) -> String {
    var mixed: UInt32 = 0
    for shift: UInt32 in [16, 8, 0] {
      let (own, ground) = ((color >> shift) & 0xFF, (paper >> shift) & 0xFF)
      mixed |= ((own * share + ground * (100 - share)) / 100) << shift
    }
    return ".touch .f" + hex(color) + "{fill:#" + hex(mixed) + "}"
  }

  private static func hex(_ value: UInt32) -> String {
    let digits = Array("0123456789abcdef".utf8)
    let bytes = stride(from: 20, through: 0, by: -4).map { digits[Int(value >> UInt32($0)) & 15] }
    return String(decoding: bytes, as: UTF8.self)
  }
}
