/// A static drawing of the book, as the site shows it: on the page's own ground and in its colours.
struct Drawing {
  /// The drawing as it stands beside the Markdown.
  let svg: String

  /// Colours of the drawings and, behind them, the colours of `Page/style/1-article.css` with the
  /// same role.
  private static let colours = [
    ("#1b1f24", "#1f1c18"), ("#57606a", "#625b51"), ("#d0d7de", "#ddd7cb"), ("#f6f8fa", "#f4f1ea"),
    ("#8c959f", "#81796c"), ("#424a53", "#5f594f"), ("#b3123f", "#b8144f"), ("#fff}", "#fcfbf8}"),
    ("#fff;", "#fcfbf8;"), ("#eef2f6", "#e9e6df"), ("#a8b3bf", "#aaa498"), ("#3a424c", "#35363b"),
    ("#1f242b", "#1e1f23"), ("#6e7781", "#857f74"), ("#c4ccd5", "#b0aaa0"), ("#ff9db3", "#ff8fb4"),
    ("#16191e", "#16171a"),
  ]

  /// The drawing in the colours of the pages, without a ground of its own.
  var onPage: String {
    guard let end = svg.firstRange(of: "</style>")?.lowerBound else { return svg }
    let style = Self.colours.reduce(String(svg[..<end])) { text, pair in
      text.replacing(pair.0, with: pair.1)
    }
    return style + ".touch .paper{fill:none}" + svg[end...]
  }

  /// Its width and height as attributes, so that nothing moves when it comes; empty if it says none.
  var size: String {
    svg.firstMatch(of: /<svg[^>]* (width="[0-9.]+" height="[0-9.]+")/).map { " \($0.1)" } ?? ""
  }
}
