import Authoring
import BookKit
import Stage
import TestKit

/// Every experiment as a file for a phone, made once for all tests.
enum PhoneFiles {
  /// An experiment's file, or why there is none.
  struct Made: Sendable {
    let chapter: Chapter
    let experiment: Experiment
    let file: Result<PhoneFile, Problem>
  }

  private static let made = Result { try make() }

  /// All of them, in the book's order.
  static func all() throws -> [Made] { try made.get() }

  private static func make() throws -> [Made] {
    try chapters.flatMap { chapter in
      let source = try ChapterSource(folder: chapter.folder)
      return chapter.experiments.map { experiment in
        let command = "swift run \(chapter.program) \(experiment.id) --uikit"
        return Made(
          chapter: chapter, experiment: experiment,
          file: Result { () throws(Problem) in
            try PhoneFile(of: experiment, source: source, command: command)
          })
      }
    }
  }
}
