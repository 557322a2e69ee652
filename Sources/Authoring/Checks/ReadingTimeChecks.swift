import CommandKit

/// How long a chapter is read: its words, and what it shows.
///
/// 200 words a minute, 40 lines of traces, listings and tables a minute, and two figures a minute,
/// rounded up to five minutes.
///
/// - Parameter page: The chapter.
/// - Returns: Minutes.
package func readingMinutes(of page: Page) -> Int {
  let shown = page.blocks.reduce(0) { sum, block in
    switch block.kind {
    // A fence's first and last line are its marks.
    case .fence: sum + block.lines.dropFirst().dropLast().count { !$0.isEmpty }
    case .table: sum + block.lines.count
    default: sum
    }
  }
  let figures = page.blocks.count { $0.kind == .image }
  let minutes = Double(Voice(of: page).words) / 200 + Double(shown) / 40 + Double(figures) / 2
  return Int((minutes / 5).rounded(.up)) * 5
}

/// Checks that the front matter says how long the chapter is read.
func checkReadingTime(_ page: Page) -> [Finding] {
  let blocks = page.sections(2).first?.blocks ?? []
  guard let line = blocks.first(where: { $0.lines[0].contains("**Minutes:**") }) else { return [] }
  let wish = "reading \(readingMinutes(of: page))"
  if line.lines[0].contains("**Minutes:** \(wish) · ") { return [] }
  return [Finding(page.file, line.line, "the text takes \(quoted(wish))")]
}
