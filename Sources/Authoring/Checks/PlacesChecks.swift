import BookKit
package import Stage

/// The section about the app that grows through the book.
let placesTitle = "Places, so far"

/// Checks that a chapter's section about the app shows what is new: a listing of its code, the run of
/// its step, and some words.
///
/// - Parameters:
///   - page: The chapter's text.
///   - chapter: The chapter.
/// - Returns: What is wrong; nothing if the section is missing, which is found elsewhere.
package func checkPlaces(_ page: Page, of chapter: Chapter) -> [Finding] {
  guard let section = page.section(placesTitle) else { return [] }
  let (first, last) = (section.line, section.blocks.last.map { $0.line } ?? section.line)
  let bindings = page.boundBlocks().blocks.filter { (first...last).contains($0.line) }
  let listings = bindings.filter {
    if case .listing(let path, _) = $0.binding { path.hasPrefix("Sources/Places/") } else { false }
  }
  let runs = bindings.filter { $0.binding == .run(["places", "\(chapter.number)"]) }
  var findings: [Finding] = []
  func check(_ isRight: Bool, _ message: String) {
    if !isRight { findings.append(Finding(page.file, section.line, message)) }
  }
  check(listings.count == 1, "\(placesTitle): shows one listing of Sources/Places")
  check(runs.count == 1, "\(placesTitle): shows the run \(quoted("places \(chapter.number)"))")
  let lines = runs.first?.content.filter { !trimmed($0).isEmpty }.count ?? 0
  check(lines <= 12, "\(placesTitle): the run has \(lines) lines; at most 12")
  let words = section.blocks.filter(\.isProse).reduce(0) { $0 + countWords($1.plain) }
  check((100...200).contains(words), "\(placesTitle): \(words) words; 100 to 200")
  return findings
}
