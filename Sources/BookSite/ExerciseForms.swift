import Judging
import Questions
import Stage

/// The exercises that a page can judge, as its script reads them.
enum ExerciseForms {
  /// Whether a page judges an exercise.
  static func has(_ id: String) -> Bool { Questions.all.contains { $0.id == id } }

  /// All of them by their numbers.
  static var json: String {
    JSON.object(Questions.all.map { ($0.id, json(of: $0.form())) })
  }

  private static func json(of form: DataExercise.Form) -> String {
    JSON.object([
      ("part", JSON.text(form.part.rawValue)), ("questions", JSON.texts(form.questions)),
      ("names", JSON.texts(form.names)), ("marks", JSON.texts(form.marks)),
    ])
  }
}
