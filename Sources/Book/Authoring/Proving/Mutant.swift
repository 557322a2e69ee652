import Foundation

/// What kind of mistake a mutant is.
enum MutationKind: String, CaseIterable {
  case comparison = "comparison turned or moved"
  case logic = "logic turned"
  case arithmetic = "arithmetic turned"
  case constant = "constant changed"
  case name = "case or member exchanged"
  case order = "order changed"
  case element = "element dropped"
  case statement = "statement dropped"
  case superCall = "super call dropped"
  case conversion = "conversion dropped"
  case method = "override dropped"
  case twice = "done twice"
  case phase = "done in another phase as well"
  case condition = "condition left out"
  case fixed = "number in place of a size"
  case memory = "first answer remembered"
}

/// A place of a file and what stands there instead.
struct Edit {
  let kind: MutationKind
  let range: Range<String.Index>
  let replacement: String
  /// The change in words; nil if it is described by the line before and after.
  var description: String?
}

/// A solution with one mistake.
struct Mutant: Equatable {
  /// The exercise, as in `8.4`.
  let exercise: String
  let kind: MutationKind
  /// The line of the solution, from 1.
  let line: Int
  /// What was changed, in one line: the mutant's name among those of its exercise.
  let change: String
  /// The whole file.
  let text: String
  /// The region of the file that differs, by its place among all, and what stands there instead.
  let region: Int
  let replacement: String
}

extension Mutant {
  /// All mutants of one solution.
  ///
  /// - Parameters:
  ///   - exercise: The exercise's number.
  ///   - solution: The solution's file.
  ///   - stub: The file that readers begin with; what is given there is not part of the answer.
  ///   - header: What the exercise asks for, as in `★ · order · 3 minutes`.
  /// - Returns: The mutants, in the order of their places.
  static func all(
    of exercise: String, solution: String, stub: String, header: String
  ) -> [Mutant] {
    let code = Code(solution)
    let given = Set(stub.split(whereSeparator: \.isNewline).map { trimmed($0) })
    let task = TaskKind(header)
    let changes =
      code.constants(task) + code.names + code.orders(task) + code.elements(task)
      + code.additions(task)
    let inAnswer = changes.filter { edit in
      let lines = lines(around: edit.range, in: solution).split(whereSeparator: \.isNewline)
      return !lines.allSatisfy { given.contains(trimmed($0)) }
    }
    let turns = code.turns.filter { !code.isAboutColor($0.range) }
    let edits: [Edit] = code.drops + turns + inAnswer

    let regions = code.regions
    var (mutants, texts, names): ([Mutant], Set<String>, [String: Int]) = ([], [solution], [:])
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      let text =
        solution.replacingCharacters(in: edit.range, with: edit.replacement)
        + (edit.kind == .memory ? Code.memory : "")
      // What lies in no body, such as a parameter's type, cannot be chosen when the program runs.
      guard let region = regions.firstIndex(where: { $0.contains(edit.range) }),
        texts.insert(text).inserted
      else { continue }
      let range = regions[region].range
      let change = edit.description ?? beforeAndAfter(edit, in: solution)
      names[change, default: 0] += 1
      let number = names[change] ?? 1
      mutants.append(
        Mutant(
          exercise: exercise, kind: edit.kind, line: code.line(edit.range.lowerBound),
          change: number == 1 ? change : "\(change) (\(number))", text: text, region: region,
          replacement: solution[range.lowerBound..<edit.range.lowerBound] + edit.replacement
            + solution[edit.range.upperBound..<range.upperBound]))
    }
    return mutants
  }

  /// The changed lines before and after.
  private static func beforeAndAfter(_ edit: Edit, in text: String) -> String {
    let before = lines(around: edit.range, in: text)
    let change =
      before[..<edit.range.lowerBound] + edit.replacement
      + before[edit.range.upperBound...]
    return "`\(onOneLine(before))` → `\(onOneLine(change))`"
  }
}

/// What an exercise asks for, as far as it decides which changes are mistakes.
struct TaskKind {
  /// Whether the answer is names, in strings.
  let asksForNames: Bool
  /// Whether the answer is lists of names in which their order says nothing.
  let asksForChoices: Bool
  /// Whether the answer is touches: a point more or less is as right.
  let asksForTouches: Bool

  init(_ header: String) {
    asksForChoices = header.contains("choose")
    asksForNames = asksForChoices || header.contains("trace") || header.contains("order")
    asksForTouches = header.contains("tell")
  }
}

/// The lines in which a place lies.
private func lines(around range: Range<String.Index>, in text: String) -> Substring {
  let start = text[..<range.lowerBound].lastIndex(where: \.isNewline).map(text.index(after:))
  let end = text[range.upperBound...].firstIndex(where: \.isNewline)
  return text[(start ?? text.startIndex)..<(end ?? text.endIndex)]
}

/// Code on one line, every run of blanks as one blank.
func onOneLine(_ code: some StringProtocol) -> String {
  code.split(whereSeparator: \.isWhitespace).joined(separator: " ")
}
