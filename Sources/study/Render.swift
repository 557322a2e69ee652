import BookKit
import Foundation
import LiveBook

/// Compares the book's outputs, listings and figures with the programs, or rewrites them.
///
/// - Parameters:
///   - root: The package's folder.
///   - write: Whether to rewrite what differs.
///   - out: Prints a line.
/// - Returns: The exit status: 1 if something differs and was not rewritten.
/// - Throws: What the rendering throws.
func render(root: URL, write: Bool, out: (String) -> Void) throws -> Int32 {
  let report = try BookKit.render(root: root, chapters: liveBook, write: write)
  report.lines.forEach(out)
  return report.isClean || write ? 0 : 1
}
