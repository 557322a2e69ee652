/// A table of the text; on the page of symptoms, rows with what one finds on the left and the run on
/// the right.
struct Table {
  let lines: [String]
  let inline: Inline
  let isCases: Bool

  init(_ lines: [String], inline: Inline, isCases: Bool = false) {
    (self.lines, self.inline, self.isCases) = (lines, inline, isCases)
  }

  /// The cells of a line: what stands between its bars, code left alone.
  static func cells(_ line: String) -> [String] {
    var cells = [""]
    var isCode = false
    var isEscaped = false
    for character in trimmed(line).dropFirst() {
      if character == "`" { isCode.toggle() }
      if character == "|", !isCode, !isEscaped {
        cells.append("")
        continue
      }
      isEscaped = character == "\\"
      cells[cells.count - 1].append(character)
    }
    return cells.dropLast().map { trimmed($0) }
  }

  func html(_ attributes: String) -> String {
    let rows = lines.enumerated().filter { $0.offset != 1 }.map { Self.cells($0.element) }
    guard let head = rows.first else { return "" }
    if isCases, head.count == 5, head[0] == "you find" { return cases(rows.dropFirst()) }
    // Long ones get the width of a figure; where it is narrow, those of many columns scroll.
    let isLong = rows.count > 12 || head.count > 3
    let classes = "board" + (isLong ? " wide" : "") + (head.count > 3 ? " scrolls" : "")
    var result = "<div class=\"\(classes)\"><table\(attributes)>\n<thead><tr>"
    result += head.map { "<th>\(inline.html($0))</th>" }.joined()
    result += "</tr></thead>\n<tbody>\n"
    for row in rows.dropFirst() {
      result += "<tr>" + row.map { "<td>\(inline.html($0))</td>" }.joined() + "</tr>\n"
    }
    return result + "</tbody></table></div>\n"
  }

  private func cases(_ rows: some Sequence<[String]>) -> String {
    var result = "<ul class=\"cases wide\">\n"
    for row in rows where row.count == 5 {
      let find = row[0].prefix(1).uppercased() + row[0].dropFirst()
      let see = row[2].hasPrefix("no run: ") ? "N" + row[2].dropFirst() : "See it: " + row[2]
      let train = row[3] == "none" ? "" : "\n<span>Train it: \(inline.html(row[3]))</span>"
      result += """
        <li><div class="find"><b>\(inline.html(find))</b><p>\(inline.html(row[1])) \
        <span class="know">\(inline.html(row[4]))</span></p></div>
        <div class="see"><span>\(inline.html(see))</span>\(train)</div></li>

        """
    }
    return result + "</ul>\n"
  }
}
