/// An exercise as its chapter names it: in a row of the table, or at the sentence it trains.
package struct ExerciseRow {
  /// Where it stands in the page, from 1.
  package let line: Int
  /// The whole row or paragraph.
  let text: String
  /// What stands between its bars: id, stars, minutes, what it trains, a link.
  package let cells: [String]

  /// The exercise's number, as in `3.4`.
  package var id: String { cells.first ?? "" }
  /// Whether the chapter is finished without it.
  package var isExtra: Bool {
    cells.count > 3 && (cells[3].hasPrefix("extra: ") || isInText && cells[3].hasPrefix("Extra"))
  }
  /// Whether it stands at the sentence it trains, and not in the table.
  package var isInText: Bool { text.hasPrefix("**Try it") }
  /// The minutes it takes; 0 if the row does not say.
  var minutes: Int { cells.count > 2 ? Int(cells[2]) ?? 0 : 0 }
}

extension ExerciseRow {
  /// Reads a paragraph that sends the reader to an exercise.
  ///
  /// `**Try it: [6.2](…/Exercise6_2.swift)**, eight minutes. Write a checkbox.`
  init?(_ block: Page.Block) {
    guard block.kind == .paragraph, block.lines[0].hasPrefix("**Try it") else { return nil }
    let text = block.lines.joined(separator: " ")
    let form = #/\*\*Try it: \[([0-9]+\.[0-9]+)\]\(\S+\)\*\*(?: (★+))?, ([a-z-]+) minutes[.:] (.*)/#
    guard let match = text.wholeMatch(of: form), let minutes = Self.numbers[String(match.3)] else {
      return nil
    }
    self.init(
      line: block.line, text: text,
      cells: [String(match.1), match.2.map { String($0) } ?? "", "\(minutes)", String(match.4)])
  }

  /// How many minutes a word says.
  private static let numbers: [String: Int] = [
    "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9,
    "ten": 10, "eleven": 11, "twelve": 12, "fourteen": 14, "fifteen": 15, "twenty": 20,
    "twenty-five": 25,
    "thirty": 30,
  ]
}

extension Page {
  /// The exercises that the chapter names, those of the table last.
  package var exerciseRows: [ExerciseRow] { exercisesInText + exercisesInTable }

  /// The exercises at the sentences they train.
  package var exercisesInText: [ExerciseRow] { blocks.compactMap { ExerciseRow($0) } }

  /// The rows of the table below Exercises; none if there is no such section.
  package var exercisesInTable: [ExerciseRow] {
    (section("Exercises")?.blocks ?? []).filter { $0.kind == .table }.flatMap { block in
      block.lines.enumerated().dropFirst(2).map { index, text in
        let cells = text.split(separator: "|", omittingEmptySubsequences: false).map { trimmed($0) }
        return ExerciseRow(
          line: block.line + index, text: text, cells: Array(cells.dropFirst().dropLast()))
      }
    }
  }
}
