/// The colours and strokes of the figures, for light and for dark paper: those of the pages.
enum Ink {
  /// The style sheet all figures share.
  ///
  /// A text with a halo is written twice, first with `glow`: not every program that draws an SVG
  /// can paint the stroke of a text below its fill.
  static let rules = """
    .touch{font:13px system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif}
    .touch .ink,.touch .bold{fill:#1f1c18}
    .touch .bold{font-weight:bold}
    .touch .soft{fill:#625b51}
    .touch .yes{fill:#1b7340}
    .touch .no{fill:#a1341f}
    .touch .wait{fill:#8a5a00}
    .touch .now{fill:#1557b0}
    .touch .hot{fill:#b8144f}
    .touch .on{fill:#fcfbf8}
    .touch .count{font-size:12px;font-weight:bold;text-anchor:middle;fill:#fcfbf8}
    .touch .glow{fill:#fcfbf8;stroke:#fcfbf8;stroke-width:4;stroke-linejoin:round}
    .touch .middle{text-anchor:middle}
    .touch .end{text-anchor:end}
    .touch .paper{fill:#fcfbf8}
    .touch .raise{fill:#fff;stroke:#716a5e}
    .touch .panel{fill:#f4f1ea}
    .touch .screen{fill:#f4f1ea;stroke:#81796c}
    .touch .badge,.touch .head{fill:#1f1c18}
    .touch .finger{fill:#b8144f}
    .touch .edge{fill:none;stroke:#625b51}
    .touch .off{fill:none;stroke:#625b51;stroke-width:1.4;stroke-dasharray:5 4}
    .touch .glass{fill:none;stroke:#81796c;stroke-dasharray:3 3}
    .touch .covered{fill:none;stroke-width:1.4;stroke-dasharray:5 4}
    .touch .hit{fill:none;stroke:#1f1c18;stroke-width:2.5}
    .touch .inner{fill:none;stroke:#1f1c18}
    .touch .ring{fill:none;stroke:#fcfbf8;stroke-width:5}
    .touch .cross{fill:none;stroke:#b8144f;stroke-width:1.8}
    .touch .good{fill:#1b7340;stroke:#fcfbf8;stroke-width:1.5}
    .touch .bad{fill:none;stroke:#a1341f;stroke-width:1.8}
    .touch .border{fill:none;stroke:#1f1c18;stroke-width:1.6}
    .touch .thin{fill:none;stroke:#716a5e;stroke-dasharray:2 3}
    .touch .leader{fill:none;stroke:#716a5e}
    .touch .knot{fill:#716a5e}
    .touch .rule{stroke:#ddd7cb}
    .touch .arrow{fill:none;stroke:#1f1c18;stroke-width:1.5}
    .touch .back{stroke-dasharray:5 3}
    .touch .lost{fill:none;stroke:#a1341f;stroke-width:1.5}
    .touch .lose{fill:#fae5df}
    .touch .hatch{fill:none;stroke:#a1341f;stroke-opacity:.55}
    .touch .track{stroke:#b8144f;stroke-width:2.2}
    .touch .dot{fill:#b8144f;stroke:#fcfbf8;stroke-width:1.5}
    .touch .stop{stroke:#a1341f;stroke-width:2.4}
    .touch .awake{fill:#1557b0}
    @media (prefers-color-scheme:dark){
    .touch .ink,.touch .bold,.touch .badge,.touch .head{fill:#e9e6df}
    .touch .soft{fill:#aaa498}
    .touch .yes{fill:#7fd19b}
    .touch .no{fill:#ff9d87}
    .touch .wait{fill:#f2c46b}
    .touch .now{fill:#8ab8ff}
    .touch .hot,.touch .finger{fill:#ff8fb4}
    .touch .on,.touch .count,.touch .paper{fill:#16171a}
    .touch .glow{fill:#16171a;stroke:#16171a}
    .touch .raise{fill:#25262b;stroke:#989186}
    .touch .panel{fill:#1e1f23}
    .touch .screen{fill:#1e1f23;stroke:#857f74}
    .touch .edge,.touch .off{stroke:#aaa498}
    .touch .hit,.touch .inner,.touch .border,.touch .arrow{stroke:#e9e6df}
    .touch .glass{stroke:#857f74}
    .touch .ring{stroke:#16171a}
    .touch .cross{stroke:#ff8fb4}
    .touch .thin,.touch .leader{stroke:#989186}
    .touch .knot{fill:#989186}
    .touch .rule{stroke:#35363b}
    .touch .track{stroke:#ff8fb4}
    .touch .dot{fill:#ff8fb4;stroke:#16171a}
    .touch .stop{stroke:#ff9d87}
    .touch .awake{fill:#8ab8ff}
    .touch .good{fill:#7fd19b;stroke:#16171a}
    .touch .lost,.touch .hatch,.touch .bad{stroke:#ff9d87}
    .touch .lose{fill:#3c1d16}
    }
    """

  /// The rules for the families of a figure.
  static func rules(_ families: [ColorFamily]) -> String {
    guard !families.isEmpty else { return "" }
    func rules(_ family: ColorFamily, _ colors: (fill: String, edge: String)) -> [String] {
      var lines = [
        ".touch .v-\(family.rawValue){fill:\(colors.fill);stroke:\(colors.edge)}",
        ".touch .e-\(family.rawValue){stroke:\(colors.edge)}",
      ]
      if family.pattern != nil {
        lines.append(".touch .p-\(family.rawValue){fill:none;stroke:\(colors.edge)}")
      }
      return lines
    }
    let light = families.flatMap { rules($0, $0.colors.light) }
    let dark = families.flatMap { rules($0, $0.colors.dark) }
    return
      ([".touch .tint{opacity:.2}", "@media print{.touch .tint{opacity:.5}}"] + light
      + ["@media (prefers-color-scheme:dark){"] + dark + ["}"]).joined(separator: "\n")
  }
}
