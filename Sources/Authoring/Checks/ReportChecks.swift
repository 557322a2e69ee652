import BookKit
import Foundation
package import Stage

/// Checks that the screen of every report is the same in its experiment and in its exercise.
///
/// `Reports/ReportA.swift` belongs to the first exercise of its chapter, `ReportB.swift` to the
/// second, and so on. What stands between the two marks must be the same there and in the stub.
///
/// - Parameters:
///   - chapter: The chapter.
///   - files: The book's files.
/// - Returns: What is wrong.
package func checkReports(of chapter: Chapter, in files: BookFiles) -> [Finding] {
  let mark = /\/\/ \[([A-Z])\]/
  let folder = "Chapters/\(chapter.folder)/Experiments/Reports"
  let letters = files.names(in: folder).compactMap { name in
    name.wholeMatch(of: /Report([A-Z])\.swift/).map { $0.1 }
  }
  return letters.flatMap { letter -> [Finding] in
    let report = "\(folder)/Report\(letter).swift"
    let number = Int(Character(String(letter)).asciiValue ?? 65) - 64
    let stub = "\(chapter.exercises)/.stubs/Exercise\(chapter.number)_\(number).swift"
    guard let told = screen(in: files.text(of: report) ?? "") else {
      return [Finding(report, 1, "no screen stands between \(quoted(first)) and \(quoted(last))")]
    }
    guard let text = files.text(of: stub), let mended = screen(in: text) else {
      return [Finding(stub, 1, "the exercise of report \(letter) has no screen between the marks")]
    }
    let same = zip(told.lines, mended.lines).prefix { $0 == $1 }.count
    if same < max(told.lines.count, mended.lines.count) {
      let line = mended.start + same
      return [Finding(stub, line, "the screen is not that of \(report) from here on")]
    }
    let marks = told.lines.compactMap { $0.firstMatch(of: mark).map { String($0.1) } }
    let wanted = ["A", "B", "C", "D", "E", "F"].prefix(marks.count)
    if marks.count < 3 || marks.count > 6 || marks != Array(wanted) {
      return [Finding(report, 1, "three to six lines are marked, in order, // [A] and so on")]
    }
    return []
  }
}

private let first = "// The screen, as a colleague wrote it."
private let last = "// The end of the screen."

/// The lines between the marks, and the number of the first of them.
private func screen(in text: String) -> (lines: [Substring], start: Int)? {
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  guard let start = lines.firstIndex(where: { $0 == first }),
    let end = lines.firstIndex(where: { $0 == last }), start < end
  else { return nil }
  return (Array(lines[(start + 1)..<end]), start + 2)
}
