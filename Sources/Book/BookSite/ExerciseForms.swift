import Authoring
import GradingCore
import Stage
import WrittenExercises

/// The exercises that a page can judge, as its script reads them.
struct ExerciseForms {
  /// The book's files.
  let files: BookFiles

  /// Whether a page judges an exercise.
  static func has(_ id: String) -> Bool { WrittenExercise.all.contains { $0.id == id } }

  /// All of them by their numbers.
  var json: String { JSON.object(WrittenExercise.all.map { ($0.id, json(of: $0)) }) }

  private func json(of exercise: WrittenExercise) -> String {
    let form = exercise.form()
    var pairs: [(key: String, value: String)] = [
      ("part", JSON.text(form.part.rawValue)), ("questions", JSON.texts(form.questions)),
      ("names", JSON.texts(form.names)), ("marks", JSON.texts(form.marks)),
    ]
    if exercise.kind == .diagnose { pairs.append(("code", JSON.text(code(of: exercise.id)))) }
    return JSON.object(pairs)
  }

  /// The screen of a report, whose lines are marked: what stands in the exercise's file below the
  /// place for the answer.
  private func code(of id: String) -> String {
    let name = "Exercise" + id.split(separator: ".").joined(separator: "_") + ".swift"
    let chapter = files.chapters.first { id.hasPrefix("\($0.number).") }
    guard let folder = chapter?.exercises, let text = files.text(of: "\(folder)/.stubs/\(name)")
    else { return "" }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { !$0.hasPrefix("// The screen,") }.dropFirst()
      .prefix { !$0.hasPrefix("// The end of the screen") }
    return trimmed(lines.joined(separator: "\n"))
  }
}
