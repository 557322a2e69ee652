import BookKit
import Foundation

extension Study {
  /// Selects the tests that grade the reader's answers.
  static let allExercises = "/ex[0-9]+_[0-9]+_"

  /// A line a chapter, and the next exercise; what cannot be graded now is as it was last.
  func overview() throws -> Int32 {
    let catalog = try Catalog(from: directory)
    let run = try grade(catalog, Self.allExercises)
    let reason = sayWhyNothingWasGraded(run, catalog)
    let states = reason == nil ? run.results.mapValues(\.state) : rememberedStates(catalog)
    if reason != nil { out("\nThis is how far you were when it was last graded:\n") }
    show(catalog, states)
    let leftOut = run.leftOut.exercises(catalog)
    list(
      "Not graded",
      catalog.exercises.filter { states[$0.id] == nil && !leftOut.contains($0) }.map(\.id))
    list("Does not compile", leftOut.map(\.id))
    list("Not yet", catalog.exercises.map(\.id).filter { states[$0] == .notYet })
    // What does not compile has no state, so it is open, and begun.
    var begun = states
    for exercise in leftOut { begun[exercise.id] = .notYet }
    if let next = catalog.next(after: begun) {
      out("Next: exercise \(next.id)\(next.header.isEmpty ? "" : "  \(next.header)")")
      out("      \(next.path)")
      if let further = catalog.further(after: begun) {
        out("Or go on where you were: exercise \(further.id)")
        out("      \(further.path)")
      }
    } else {
      out("All exercises are passed.")
    }
    return reason ?? (leftOut.isEmpty ? 0 : 1)
  }

  private func show(_ catalog: Catalog, _ states: [String: State]) {
    let width = min(catalog.chapters.map(\.title.count).max() ?? 0, 25)
    for chapter in catalog.chapters {
      let counts = [State.passed, .notYet, .notStarted].map { state in
        "\(chapter.exercises.filter { states[$0.id] == state }.count) \(state.rawValue)"
      }
      let title =
        chapter.title.count > width ? chapter.title.prefix(width - 1) + "…" : chapter.title
      out(
        "Chapter \(padded("\(chapter.number)", 2)) \(padded(title, width))  "
          + counts.joined(separator: ", "))
    }
    out("")
  }

  private func list(_ name: String, _ ids: [String]) {
    if ids.isEmpty { return }
    out(hanging("\(name): ", ids.joined(separator: ", ") + ".").joined(separator: "\n"))
  }
}
