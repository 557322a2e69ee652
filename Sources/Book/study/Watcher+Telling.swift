import BookKit
import Foundation

// What is told while exercises are watched at a terminal.

extension Watcher {
  private var states: [String: State] { study.rememberedStates(catalog) }

  /// The next exercise that is not passed, in the order of the book; after the last one the first.
  func openOne(after exercise: ExerciseFile) -> ExerciseFile? {
    let (states, all) = (states, catalog.exercises)
    let place = all.firstIndex(of: exercise) ?? 0
    return (all[place...].dropFirst() + all[..<place]).first { states[$0.id] != .passed }
  }

  /// What the keys do, in one line.
  func sayKeys() {
    out(paint.faint("n next  h hint  l list of open ones  s statement  q quit"))
  }

  /// How much of the chapter is passed, and after a pass where to go on.
  func sayProgress(of exercise: ExerciseFile) {
    guard let chapter = catalog.chapters.first(where: { $0.exercises.contains(exercise) }) else {
      return
    }
    let states = states
    let passed = chapter.exercises.filter { states[$0.id] == .passed }.count
    let all = chapter.exercises.count
    out("")
    let bar = glyphs.bar(passed, of: all, width: 20)
    out("Chapter \(chapter.number)  \(paint.good(bar))  \(passed) of \(all) passed")
    guard last == .passed else { return }
    guard let next = openOne(after: exercise) else {
      out(paint.good("All exercises are passed.") + " q quits.")
      return
    }
    out("Next is exercise \(name(of: next)); n or Return takes you there.")
  }

  private func name(of exercise: ExerciseFile) -> String {
    exercise.id + (exercise.header.isEmpty ? "" : "  \(exercise.header)")
  }

  /// The next hint.
  func sayHint(_ exercise: ExerciseFile) {
    out("")
    do {
      let further = "h shows the next hint."
      var study = study
      study.out = { self.outFlowing($0) }
      _ = try study.hint(catalog, exercise, wish: nil, further: further)
    } catch {
      out((error as? Problem)?.message ?? "\(error)")
    }
  }

  /// The open exercises of this chapter, and how many there are in the others.
  func sayOpenOnes(_ exercise: ExerciseFile) {
    let states = states
    out("")
    for chapter in catalog.chapters where chapter.exercises.contains(exercise) {
      let open = chapter.exercises.filter { states[$0.id] != .passed }
      out(
        open.isEmpty
          ? "All exercises of chapter \(chapter.number) are passed."
          : "Open in chapter \(chapter.number):")
      for each in open {
        let state = states[each.id] == .notYet ? "  (not yet right)" : ""
        let mark = each == exercise ? "  (watched)" : ""
        out("  " + name(of: each) + state + mark)
      }
    }
    let others = catalog.chapters.filter { !$0.exercises.contains(exercise) }.compactMap {
      chapter -> String? in
      let count = chapter.exercises.filter { states[$0.id] != .passed }.count
      return count == 0 ? nil : "\(count) in chapter \(chapter.number)"
    }
    if !others.isEmpty {
      out(
        hanging("Open elsewhere: ", others.joined(separator: ", ") + ".")
          .joined(separator: "\n"))
    }
  }

  /// The task, as it stands at the top of the exercise's file.
  func sayStatement(_ exercise: ExerciseFile) {
    let lines = [exercise.path, exercise.stub].lazy.map { path in
      Statement.lines(
        of: exercise.id,
        in: (try? String(
          contentsOf: self.catalog.root.appendingPathComponent(path), encoding: .utf8)) ?? "")
    }.first { !$0.isEmpty }
    out("")
    outFlowing((lines ?? ["The task is gone from \(exercise.path)."]).joined(separator: "\n"))
  }
}

/// The task of an exercise: the comment that begins with its number.
enum Statement {
  /// Its lines without the slashes; none if it is not there.
  static func lines(of id: String, in text: String) -> [String] {
    let all = text.components(separatedBy: "\n")
    guard let start = all.firstIndex(where: { $0.hasPrefix("/// Exercise \(id) ") }) else {
      return []
    }
    var lines = all[start...].prefix { $0.hasPrefix("///") }.map {
      String($0.dropFirst($0.hasPrefix("/// ") ? 4 : 3))
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
