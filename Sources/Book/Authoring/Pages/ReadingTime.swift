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
  let minutes = Double(page.wordsOfProse) / 200 + Double(shown) / 40 + Double(figures) / 2
  return Int((minutes / 5).rounded(.up)) * 5
}

extension Page {
  /// The words of its prose, without what it shows.
  package var wordsOfProse: Int { prose.reduce(0) { $0 + countWords($1.plain) } }
}
