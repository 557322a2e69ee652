import Authoring
import Foundation
import LiveBook

/// Compares the book's outputs, listings and figures with the programs, or rewrites them, and checks the
/// texts.
///
/// - Parameters:
///   - root: The package's folder.
///   - write: Whether to rewrite what differs.
///   - out: Prints a line.
/// - Returns: The exit status: 1 if something is wrong, or differs and was not rewritten.
func render(root: URL, write: Bool, out: (String) -> Void) -> Int32 {
  let report = Authoring.render(root: root.path, chapters: liveBook, write: write)
  report.lines.forEach(out)
  let files = BookFiles(root: root.path, chapters: liveBook)
  let confidence = RuleBook(files).confidence
  let findings =
    checkPages(root: root.path, chapters: liveBook, confidence: confidence)
    + liveBook.flatMap { checkChapter($0, files, confidence: confidence) }
  for finding in findings { out(finding.description) }
  let isRight = report.errors.isEmpty && findings.isEmpty
  return isRight && (write || report.differences.isEmpty) ? 0 : 1
}
