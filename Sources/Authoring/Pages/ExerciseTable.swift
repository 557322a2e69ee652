/// A row of a chapter's table of exercises.
package struct ExerciseRow {
  /// Where it stands in the page, from 1.
  let line: Int
  /// The whole row.
  let text: String
  /// What stands between its bars: id, stars, minutes, what it trains, a link.
  package let cells: [String]

  /// The exercise's number, as in `3.4`.
  package var id: String { cells.first ?? "" }
  /// Whether the chapter is finished without it.
  package var isExtra: Bool { cells.count > 3 && cells[3].hasPrefix("extra: ") }
  /// The minutes it takes; 0 if the row does not say.
  var minutes: Int { cells.count > 2 ? Int(cells[2]) ?? 0 : 0 }
}

extension Page {
  /// The rows of the table below Exercises; none if there is no such section.
  package var exerciseRows: [ExerciseRow] {
    (section("Exercises")?.blocks ?? []).filter { $0.kind == .table }.flatMap { block in
      block.lines.enumerated().dropFirst(2).map { index, text in
        let cells = text.split(separator: "|", omittingEmptySubsequences: false).map { trimmed($0) }
        return ExerciseRow(
          line: block.line + index, text: text, cells: Array(cells.dropFirst().dropLast()))
      }
    }
  }
}
