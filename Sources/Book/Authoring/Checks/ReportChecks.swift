import BookKit
import Foundation
package import Stage

/// Checks that every report has a screen with marks, here and in its exercise, and that the solution
/// leaves that screen as it is, but for the mend.
///
/// `Reports/ReportA.swift` belongs to the first exercise of its chapter, `ReportB.swift` to the
/// second, and so on. What stands between the two comments there is made of the exercise's file.
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
    let stub = files.untouchedFile(of: chapter, reportNumber(letter))
    if ReportScreen(in: files.text(of: report) ?? "") == nil {
      let (first, last) = (quoted(ReportScreen.first), quoted(ReportScreen.last))
      return [Finding(report, 1, "no screen stands between \(first) and \(last)")]
    }
    guard let text = files.text(of: stub), let screen = ReportScreen(in: text) else {
      return [Finding(stub, 1, "the exercise of report \(letter) has no screen between the marks")]
    }
    let marks = screen.lines.compactMap { $0.firstMatch(of: mark).map { String($0.1) } }
    let wanted = ["A", "B", "C", "D", "E", "F"].prefix(marks.count)
    if marks.count < 3 || marks.count > 6 || marks != Array(wanted) {
      return [Finding(stub, 1, "three to six lines are marked, in order, // [A] and so on")]
    }
    return checkMend(of: screen, in: solution(of: stub), files)
  }
}

/// The most lines of a screen that a mend takes away, adds or changes.
private let longestMend = 8

/// Checks that a solution has the screen of its exercise with a small mend.
private func checkMend(
  of screen: ReportScreen, in file: String, _ files: BookFiles
) -> [Finding] {
  let lines = (files.text(of: file) ?? "").split(separator: "\n")
  guard let start = lines.firstIndex(where: { $0 == screen.lines.first { !$0.isEmpty } }) else {
    return [Finding(file, 1, "the screen does not begin as that of the exercise")]
  }
  let count = Array(lines[start...]).difference(from: screen.lines.filter { !$0.isEmpty }).count
  if count <= longestMend { return [] }
  return [Finding(file, start + 1, "\(count) lines of the screen differ; at most \(longestMend)")]
}

private func solution(of stub: String) -> String {
  stub.replacing("Exercises/", with: "Solutions/").replacing("/.stubs/", with: "/")
}
