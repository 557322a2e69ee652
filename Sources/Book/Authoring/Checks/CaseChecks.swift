import BookKit
package import Stage

/// The sections that a reader finds in every case, in this order; those before them have titles of
/// their own.
let lastSections = ["At work", "You may have heard", "Remember", "Exercises"]

/// Checks that a chapter told as a case has its parts: its line of times, a case that Places opens and
/// closes, one page for work, what to remember, and the exercises.
///
/// - Parameters:
///   - page: The chapter's text.
///   - chapter: The chapter.
/// - Returns: What is wrong.
package func checkCase(_ page: Page, of chapter: Chapter) -> [Finding] {
  guard let head = page.caseHead else {
    let program = "`swift run \(chapter.program)`"
    let head = "*25 minutes to read, 38 for the exercises · \(program)*"
    return [Finding(page.file, 2, "below the title stands a line as \(quoted(head))")]
  }
  var findings: [Finding] = []
  func report(_ line: Int, _ message: String) { findings.append(Finding(page.file, line, message)) }
  let heading = "\(chapter.number) · \(chapter.title)"
  if page.blocks.first?.title != heading {
    report(1, "the first line must be \(quoted("# " + heading))")
  }
  for block in page.blocks.dropFirst() where block.kind == .heading(1) {
    report(block.line, "a page has one heading of level 1")
  }
  let reading = readingMinutes(of: page)
  if head.reading != reading { report(head.line, "the text takes \(reading) minutes") }
  if head.program != chapter.program {
    report(head.line, "the program is \(quoted("swift run " + chapter.program))")
  }
  let titles = page.sections(2).dropFirst().map { $0.title }
  let end = titles.filter { lastSections.contains($0) }
  let wished = lastSections.filter { $0 != "You may have heard" || titles.contains($0) }
  if end != wished || Array(titles.suffix(end.count)) != end {
    report(page.lines.count, "the last sections are " + wished.joined(separator: ", "))
  }
  if titles.count - end.count < 4 {
    report(
      1, "before At work there are a case, investigations and a repair; four sections at least")
  }
  let bound = page.boundBlocks().blocks.map { $0.binding }
  let places = "places \(chapter.number)"
  for words in [["places", "\(chapter.number)"], ["places", "\(chapter.number)", "--before"]]
  where !bound.contains(where: { $0.isRun(words) }) {
    report(1, "shows no run \(quoted(words.joined(separator: " "))), the app of \(places)")
  }
  let words = page.wordsOfProse
  if words > 3_800 { report(1, "\(words) words of prose; at most 3800") }
  return findings
}

extension Binding {
  /// Whether it shows a run, whatever kinds of its trace.
  fileprivate func isRun(_ words: [String]) -> Bool {
    guard case .run(let all) = self else { return false }
    let only = all.firstIndex(of: "--only") ?? all.endIndex
    return Array(all[..<only]) == words
  }
}
