import BookKit
import Foundation

extension Study {
  /// Shows the next hint, or the one that is asked for.
  func hint(_ words: [String]) throws -> Int32 {
    let usage = "study hint takes one exercise, as in: swift run study hint 2.1"
    guard let id = words.first, words.count <= 2 else { throw Problem(usage) }
    let catalog = try Catalog(from: directory)
    return try hint(
      catalog, catalog.exercise(id), wish: words.count == 2 ? words[1] : nil,
      further: "Run the same command again for the next hint.")
  }

  /// Shows the next hint of an exercise, or the one that is asked for.
  ///
  /// - Parameters:
  ///   - catalog: The exercises.
  ///   - exercise: The exercise.
  ///   - wish: The number of a hint, as it was typed; nil for the next one.
  ///   - further: How to see the one after it.
  /// - Returns: The exit status.
  /// - Throws: A `Problem` if there is no such hint.
  func hint(
    _ catalog: Catalog, _ exercise: ExerciseFile, wish: String?, further: String
  ) throws -> Int32 {
    let id = exercise.id
    let file = catalog.root.appendingPathComponent(exercise.hints)
    guard let text = try? Data(contentsOf: file) else {
      throw Problem("\(exercise.hints) cannot be read.")
    }
    let hints = Hints.of(id, in: String(decoding: text, as: UTF8.self))
    guard !hints.isEmpty else { throw Problem("\(exercise.hints) has no hint for \(id).") }

    let memory = Notebook(catalog.root, "hints")
    // A reader may have written any number there.
    let shown = max(0, min(memory.all[id].flatMap { Int($0) } ?? 0, hints.count))
    var number = min(shown + 1, hints.count)
    if let wish {
      guard let wished = Int(wish), hints.indices.contains(wished - 1) else {
        throw Problem("Exercise \(id) has the hints 1 to \(hints.count), not \(quoted(wish)).")
      }
      number = wished
    }
    out("Hint \(number) of \(hints.count) for exercise \(id)")
    out("")
    out(hints[number - 1].replacingOccurrences(of: "*", with: ""))
    out("")
    out(
      number == hints.count
        ? "That was the last hint." : further)
    if number > shown, !memory.note([id: "\(number)"]) {
      err("(\(memory.path) cannot be written, so the next call shows the same hint.)")
    }
    return 0
  }
}

/// The hints of one exercise, folded in a chapter's `Exercises/NN-slug/README.md`.
enum Hints {
  /// The texts between `<details><summary>Hint 1</summary>` and `</details>` under `## 3.4 …`.
  static func of(_ id: String, in text: String) -> [String] {
    let lines = text.components(separatedBy: "\n")
    let isHeading = { (line: String) in line.hasPrefix("## ") }
    guard let start = lines.firstIndex(where: { $0 == "## \(id)" || $0.hasPrefix("## \(id) ") })
    else { return [] }
    let section = lines[(start + 1)...].prefix { !isHeading($0) }.joined(separator: "\n")
    return section.components(separatedBy: "</details>").compactMap { part in
      guard let summary = part.range(of: "<summary>Hint"),
        let end = part.range(of: "</summary>", range: summary.upperBound..<part.endIndex)
      else { return nil }
      return part[end.upperBound...].trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }
}
