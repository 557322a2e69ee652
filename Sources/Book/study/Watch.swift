import BookKit
import Foundation

extension Study {
  /// Grades an exercise, or the next one, and again whenever it is saved.
  func watch(_ words: [String]) throws -> Int32 {
    guard words.count <= 1 else {
      throw Problem("study watch takes one exercise or nothing, as in: swift run study watch 2.1")
    }
    let catalog = try Catalog(from: directory)
    let chosen = try words.first.map(catalog.exercise)
    let keys = isTerminal ? makeKeys() : nil
    defer { keys?.release() }
    interruptedBy("\nWatching has ended.\n")
    return try Watcher(self, catalog, keys).watch(chosen)
  }
}

/// Watches one exercise after another, and does at once what the reader's keys say.
final class Watcher {
  /// What a key asked for that ends the watching of this exercise.
  enum Wish {
    case next(ExerciseFile)
    case quit
  }

  let study: Study
  let catalog: Catalog
  /// The reader's keys; nil if nobody presses any.
  private let keys: Keys?
  let paint: Paint
  let glyphs: Glyphs
  /// The exercise that is watched; nil while it is looked for.
  private(set) var exercise: ExerciseFile?
  /// What the last grading of it said.
  private(set) var last: Outcome?
  private var wish: Wish?

  init(_ study: Study, _ catalog: Catalog, _ keys: Keys?) {
    (self.study, self.catalog, self.keys) = (study, catalog, keys)
    paint = Paint(study.environment, isTerminal: keys != nil)
    glyphs = Glyphs(study.environment)
  }

  /// Prints a line, above whatever tells that a build is under way.
  func out(_ line: String) {
    if keys != nil, ChildProcess.meanwhile != nil { Waiting.eraseAtTerminal() }
    study.out(line)
  }

  /// Prints a text whose lines are broken for the terminal.
  func outFlowing(_ text: String) {
    out(flowing(text, width: keys?.columns() ?? outputWidth).joined(separator: "\n"))
  }

  /// Watches the exercise that was chosen, or the next one; then those that keys lead to.
  func watch(_ chosen: ExerciseFile?) throws -> Int32 {
    var coming = chosen
    if coming == nil {
      coming = try whileKeysCount { try next() }
      if wish != nil { return end() }
    }
    guard var current = coming else {
      out("All exercises are passed; to watch one, give its number.")
      return 0
    }
    while true {
      (exercise, last, wish) = (current, nil, nil)
      sayWhatIsWatched(current)
      try follow(current)
      guard case .next(let following) = wish else { return end() }
      current = following
    }
  }

  private func end() -> Int32 {
    if keys != nil { out("Watching has ended.") }
    return 0
  }

  /// Which exercise comes next; one that does not compile is not passed.
  private func next() throws -> ExerciseFile? {
    let run = try study.grade(catalog, Study.allExercises)
    let states =
      run.results.isEmpty ? study.rememberedStates(catalog) : run.results.mapValues(\.state)
    return catalog.next(after: states)
  }

  private func sayWhatIsWatched(_ exercise: ExerciseFile) {
    guard keys != nil else {
      out("Watching exercise \(exercise.id); every time you save, it is graded. Ctrl-C ends.")
      out("  \(exercise.path)")
      return
    }
    out("Watching exercise \(exercise.id); every time you save, it is graded.")
    out(paint.faint("  \(exercise.path)"))
    sayKeys()
  }

  /// Grades at once and after every save, until a key or the pause says that it is over.
  private func follow(_ exercise: ExerciseFile) throws {
    var files = [exercise.path]
    var stamps: [FileStamp?] {
      files.map { FileStamp(catalog.root.appendingPathComponent($0).path) }
    }
    var seen = stamps
    var shown: [FileStamp?]?
    var leftOut = LeftOut()
    repeat {
      if !takeKeys() { return }
      let now = stamps
      // Only a file that has come to rest is graded: editors save in several steps.
      guard now == seen else {
        seen = now
        continue
      }
      if now == shown { continue }
      guard now[0] != nil else {
        out("\nThe file is gone; waiting until it is there again.")
        shown = now
        continue
      }
      let run: TestRun
      do {
        run = try whileKeysCount { try study.grade(catalog, exercise.filter, of: exercise) }
      } catch {
        // Some editors take the file away for a moment when they save it.
        guard stamps == now else { continue }
        throw error
      }
      if wish != nil { return }
      let outcome = Outcome(run, of: exercise, in: catalog)
      // Saved meanwhile: the verdict may be that of the text before, so nobody is told.
      guard stamps == now else { continue }
      out("")
      out(outcome.lines(after: last, paint).joined(separator: "\n"))
      if run.leftOut != leftOut { study.sayWhatWasLeftOut(run, catalog) }
      (last, leftOut) = (outcome, run.leftOut)
      if keys != nil { sayProgress(of: exercise) }
      files = [exercise.path] + [outcome.file].compactMap { $0 }.filter { $0 != exercise.path }
      seen = [now[0]] + stamps.dropFirst()
      shown = seen
    } while study.pause()
  }

  // MARK: - Keys

  /// Does something that lasts, and meanwhile what keys say; a key that ends it ends it at once.
  private func whileKeysCount<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard keys != nil else { return try body() }
    return try ChildProcess.$meanwhile.withValue(.init { self.takeKeys() }, operation: body)
  }

  /// Does what the keys say that were pressed; false if this exercise is no longer watched.
  private func takeKeys() -> Bool {
    while wish == nil, let key = keys?.next() { press(key) }
    return wish == nil
  }

  private func press(_ key: Character) {
    if key == "q" || key == "\u{4}" {
      wish = .quit
      return
    }
    guard let exercise else { return }
    switch key {
    case "n": goOn(after: exercise)
    case "\n", "\r":
      // After a pass, Return takes the reader on; else it does no harm.
      if last == .passed { goOn(after: exercise) }
    case "h": sayHint(exercise)
    case "l": sayOpenOnes(exercise)
    case "s": sayStatement(exercise)
    default: sayKeys()
    }
  }

  private func goOn(after exercise: ExerciseFile) {
    guard let next = openOne(after: exercise) else {
      out("\nNo other exercise is open.")
      return
    }
    out("")
    wish = .next(next)
  }
}
