import Authoring
import Foundation
import LiveBook

/// Compares the book's outputs, listings and figures with the programs, or rewrites them.
///
/// - Parameters:
///   - root: The package's folder.
///   - write: Whether to rewrite what differs.
///   - out: Prints a line.
/// - Returns: The exit status: 1 if something is wrong, or differs and was not rewritten.
func render(root: URL, write: Bool, out: (String) -> Void) -> Int32 {
  let report = Authoring.render(root: root.path, chapters: liveBook, write: write)
  report.lines.forEach(out)
  return report.errors.isEmpty && (write || report.differences.isEmpty) ? 0 : 1
}
