/// The line below the title of a chapter that is told as a case.
///
/// `*25 minutes to read, 38 for the exercises · after chapters 2, 4 and 5 · `swift run chapter6`*`
package struct CaseHead: Equatable {
  /// The number of the line, from 1.
  package let line: Int
  /// How long the text is read.
  package let reading: Int
  /// How long the exercises take, without the extra ones.
  package let exercises: Int
  /// What comes before, as in `after chapters 2, 4 and 5`; empty for nothing.
  package let after: String
  /// The name of the chapter's program.
  let program: String
}

extension Page {
  /// The line below the title; nil if the page is no case.
  package var caseHead: CaseHead? {
    guard let block = blocks.dropFirst().first, block.kind == .paragraph || block.kind == .item,
      block.lines[0].hasPrefix("*")
    else { return nil }
    let form =
      #/\*([0-9]+) minutes to read, ([0-9]+) for the exercises(?: · (after [^·]+))? · `swift run (chapter[0-9]+)`\*/#
    guard let match = block.lines.joined(separator: " ").wholeMatch(of: form),
      let reading = Int(match.1), let exercises = Int(match.2)
    else { return nil }
    return CaseHead(
      line: block.line, reading: reading, exercises: exercises,
      after: match.3.map { String($0) } ?? "", program: String(match.4))
  }

  /// Whether the page is a chapter that is told as a case: opened by what a user complains about,
  /// and closed by the repair.
  package var isCase: Bool { caseHead != nil }
}
