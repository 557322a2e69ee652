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
}

/// A place of a file and what stands there instead.
struct Edit {
  let kind: MutationKind
  let range: Range<String.Index>
  let replacement: String
  /// How a reader is told; nil for the line before and after.
  var told: String?
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
  ///   - stub: The file that readers begin with; what is given there is nobody's answer.
  ///   - header: What the exercise asks for, as in `★ · order · 3 minutes`.
  /// - Returns: The mutants, in the order of their places.
  static func all(
    of exercise: String, solution: String, stub: String, header: String
  ) -> [Mutant] {
    let code = Code(solution)
    let given = Set(stub.split(whereSeparator: \.isNewline).map { trimmed($0) })
    let asks = Asks(header)
    let own: [Edit] = code.constants(asks) + code.names + code.orders(asks) + code.elements(asks)
    let answer = own.filter { edit in
      let lines = lines(around: edit.range, in: solution).split(whereSeparator: \.isNewline)
      return !lines.allSatisfy { given.contains(trimmed($0)) }
    }
    let edits: [Edit] = code.drops + code.turns + answer

    let regions = code.regions
    var (mutants, texts, names): ([Mutant], Set<String>, [String: Int]) = ([], [solution], [:])
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      let text = solution.replacingCharacters(in: edit.range, with: edit.replacement)
      // What lies in no body, such as a parameter's type, cannot be chosen when the program runs.
      guard let region = regions.firstIndex(where: { $0.contains(edit.range) }),
        texts.insert(text).inserted
      else { continue }
      let range = regions[region].range
      let change = edit.told ?? told(edit, solution, text)
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
  private static func told(_ edit: Edit, _ old: String, _ new: String) -> String {
    let before = lines(around: edit.range, in: old)
    let change =
      before[..<edit.range.lowerBound] + edit.replacement
      + before[edit.range.upperBound...]
    return "`\(flat(before))` → `\(flat(change))`"
  }
}

/// What an exercise asks for, as far as mutations care.
struct Asks {
  /// The answer is names, in strings.
  let names: Bool
  /// The answer is touches: a point more or less is as right.
  let touches: Bool

  init(_ header: String) {
    names = header.contains("trace") || header.contains("order")
    touches = header.contains("tell")
  }
}

/// The lines in which a place lies.
private func lines(around range: Range<String.Index>, in text: String) -> Substring {
  let start = text[..<range.lowerBound].lastIndex(where: \.isNewline).map(text.index(after:))
  let end = text[range.upperBound...].firstIndex(where: \.isNewline)
  return text[(start ?? text.startIndex)..<(end ?? text.endIndex)]
}

private func trimmed(_ line: Substring) -> Substring {
  line.drop { $0.isWhitespace }
}

/// Code on one line, each run of blanks as one.
func flat(_ code: some StringProtocol) -> String {
  code.split(whereSeparator: \.isWhitespace).joined(separator: " ")
}
