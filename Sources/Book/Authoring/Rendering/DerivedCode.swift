import Foundation
import Stage

/// A file of code that is made of the untouched file of an exercise, so that nobody writes it twice.
package struct DerivedCode: Equatable {
  /// The file, from the package's folder.
  package let file: String
  /// The untouched file of the exercise.
  package let stub: String
  /// What the file must be.
  package let text: String
}

extension BookFiles {
  /// All code that is made of the untouched files: the screens to repair as a library for the pages,
  /// and the screens of reports among their chapter's experiments; and what is made of the chapters.
  package var derivedCode: [DerivedCode] {
    chapters.flatMap { liveStubs(of: $0) + reports(of: $0) } + [ruleSections].compactMap { $0 }
  }

  private func liveStubs(of chapter: Chapter) -> [DerivedCode] {
    let folder = "Sources/Exercises/ExerciseScenes/Stubs"
    return names(in: folder).compactMap { name -> DerivedCode? in
      guard let match = name.wholeMatch(of: /Stub([0-9]+)_([0-9]+)\.swift/),
        Int(match.1) == chapter.number, let number = Int(match.2)
      else { return nil }
      let stub = untouchedFile(of: chapter, number)
      guard let text = text(of: stub) else { return nil }
      return DerivedCode(
        file: "\(folder)/\(name)", stub: stub,
        text: liveStub(of: text, chapter: chapter.number, number))
    }
  }

  private func reports(of chapter: Chapter) -> [DerivedCode] {
    let folder = "Chapters/\(chapter.folder)/Experiments/Reports"
    return names(in: folder).compactMap { name -> DerivedCode? in
      guard let letter = name.wholeMatch(of: /Report([A-Z])\.swift/)?.1 else { return nil }
      let stub = untouchedFile(of: chapter, reportNumber(letter))
      guard let report = text(of: "\(folder)/\(name)"), let shown = ReportScreen(in: report),
        let text = text(of: stub), let screen = ReportScreen(in: text)
      else { return nil }
      return DerivedCode(
        file: "\(folder)/\(name)", stub: stub, text: shown.replaced(by: screen, in: report))
    }
  }

  /// The untouched file of a chapter's exercise.
  func untouchedFile(of chapter: Chapter, _ number: Int) -> String {
    "\(chapter.exercises)/.stubs/Exercise\(chapter.number)_\(number).swift"
  }
}

/// The number of the exercise that belongs to a report: 1 to `A`, and so on.
func reportNumber(_ letter: Substring) -> Int { Int(letter.utf8.first ?? 65) - 64 }

/// The screen of a report, in a file of code: what stands between two comments.
struct ReportScreen {
  static let first = "// The screen, as a colleague wrote it."
  static let last = "// The end of the screen."

  let lines: [Substring]
  /// The number of its first line.
  let start: Int

  /// Finds the screen; nil if the comments do not stand there.
  init?(in text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(where: { $0 == Self.first }),
      let end = lines.firstIndex(where: { $0 == Self.last }), start < end
    else { return nil }
    (self.lines, self.start) = (Array(lines[(start + 1)..<end]), start + 2)
  }

  /// A file's text with another screen in the place of this one.
  func replaced(by other: ReportScreen, in text: String) -> String {
    var all = text.split(separator: "\n", omittingEmptySubsequences: false)
    all.replaceSubrange((start - 1)..<(start - 1 + lines.count), with: other.lines)
    return all.joined(separator: "\n")
  }
}

/// An exercise's code in an enumeration, without its statement and without what is different in a
/// library for the pages: there is no `todo`, and every scene lives as long as its page.
private func liveStub(of text: String, chapter: Int, _ number: Int) -> String {
  let all = text.split(separator: "\n", omittingEmptySubsequences: false)
  var lines = all.filter { !$0.hasPrefix("import ") }
  // What ExerciseKit hands on; any other module is imported as in the exercise.
  let imports = all.filter { $0.hasPrefix("import ") }.map {
    $0 == "import ExerciseKit" ? "import MiniUIKit" : $0
  }
  if let start = lines.firstIndex(where: { $0.hasPrefix("/// Exercise ") }) {
    let end = lines[start...].firstIndex { !$0.hasPrefix("///") } ?? lines.endIndex
    lines.removeSubrange(start..<end)
  }
  let code = lines.drop { $0.isEmpty }.joined(separator: "\n")
    // Without its `todo`, a body may be one expression, which needs no `return`.
    .replacing(/\{\n *todo\("[0-9.]+"\)\n( *)return ([^\n]*)(?=\n *\})/) { "{\n\($0.1)\($0.2)" }
    .replacing(/\n *todo\("[0-9.]+"\)(?=\n)/, with: "")
    .replacing(/todo\("[0-9.]+", ([^()]*)\)/) { String($0.1) }
    .replacing("[unowned self]", with: "[self]")
    .trimmingCharacters(in: .newlines)
  // What another file's code calls has to be found in the enumeration.
  let body = code.split(separator: "\n", omittingEmptySubsequences: false).map { line in
    line.isEmpty ? "" : "  " + (line.hasPrefix("func ") ? "static " : "") + line
  }
  return """
    \(imports.joined(separator: "\n"))

    /// What the file of exercise \(chapter).\(number) has, as the reader gets it.
    enum Stub\(chapter)_\(number) {
    \(body.joined(separator: "\n"))
    }

    """
}
