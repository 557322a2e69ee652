import Foundation

extension Study {
  /// A line a chapter, and the next exercise.
  func overview(_ catalog: Catalog) throws -> Int32 {
    let run = try test(catalog.root, "/ex[0-9]+_[0-9]_")
    if let status = sayWhyNothingWasGraded(run, catalog.root) { return status }
    let results = run.results

    let titles = catalog.chapters.map(\.title.count).max() ?? 0
    for chapter in catalog.chapters {
      let width = min(titles, 25)
      let number = "\(chapter.number)".padding(toLength: 2, withPad: " ", startingAt: 0)
      out("Chapter \(number) \(fitted(chapter.title, width))  \(counts(chapter, results))")
    }
    out("")

    let exercises = catalog.chapters.flatMap(\.exercises)
    let ungraded = exercises.filter { results[$0.id] == nil }
    if !ungraded.isEmpty {
      out("Not graded: \(ungraded.map(\.id).joined(separator: ", ")).")
    }
    let open = exercises.filter { if case .notYet = results[$0.id] { true } else { false } }
    if !open.isEmpty { out("Not yet: \(open.map(\.id).joined(separator: ", ")).") }
    // Whoever works in chapter 3 goes on there, even if something was left out before.
    let begun =
      exercises.lastIndex {
        switch results[$0.id] {
        case .passed, .notYet: true
        case .notStarted, nil: false
        }
      } ?? 0
    let ahead = exercises.dropFirst(begun).first { results[$0.id] != .passed }
    if let next = ahead ?? exercises.first(where: { results[$0.id] != .passed }) {
      out("Next: exercise \(next.id)\(next.header.isEmpty ? "" : "  \(next.header)")")
      out("      \(next.path)")
    } else {
      out("All exercises are passed.")
    }
    return 0
  }

  private func counts(_ chapter: ChapterFolder, _ results: [String: Result]) -> String {
    var (passed, notYet, notStarted) = (0, 0, 0)
    for exercise in chapter.exercises {
      switch results[exercise.id] {
      case .passed: passed += 1
      case .notYet: notYet += 1
      case .notStarted: notStarted += 1
      case nil: break
      }
    }
    return "\(passed) passed, \(notYet) not yet, \(notStarted) not started"
  }

  private func fitted(_ title: String, _ width: Int) -> String {
    if title.count > width { return title.prefix(width - 1) + "…" }
    return title + String(repeating: " ", count: width - title.count)
  }
}
