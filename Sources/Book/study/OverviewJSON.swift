import Foundation

/// The overview for a program: every key is always there.
private struct OverviewJSON: Encodable {
  struct Chapter: Encodable {
    let number: Int
    let title: String
    let finished: Bool
    let exercises: [Exercise]
  }
  struct Exercise: Encodable {
    let id: String
    let state: String
    let status: Int32
    let extra: Bool
    let file: String
  }
  /// Whether this very call has graded, or the states are those of the last grading.
  let graded: Bool
  let chapters: [Chapter]
}

extension Study {
  /// The overview as one JSON object.
  func json() throws -> Int32 {
    let catalog = try Catalog(from: directory)
    var study = self
    // On standard output stands the object and nothing else.
    study.out = err
    let run = try grade(catalog, Self.allExercises)
    let reason = study.sayWhyNothingWasGraded(run, catalog)
    study.sayWhatWasLeftOut(run, catalog)
    let states = reason == nil ? run.results.mapValues(\.state) : rememberedStates(catalog)
    let chapters = catalog.chapters.map { chapter in
      let extra = extraExercises(of: chapter, catalog.root)
      return OverviewJSON.Chapter(
        number: chapter.number, title: chapter.title,
        finished: isFinished(chapter, states, catalog.root),
        exercises: chapter.exercises.map {
          OverviewJSON.Exercise(
            id: $0.id, state: states[$0.id]?.rawValue ?? "not graded",
            status: states[$0.id]?.exitStatus ?? State.exitStatusOfNone,
            extra: extra.contains($0.id), file: $0.path)
        })
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(OverviewJSON(graded: reason == nil, chapters: chapters))
    out(String(decoding: data, as: UTF8.self))
    return reason ?? (run.leftOut.errors.isEmpty ? 0 : 1)
  }
}
