import Foundation
package import GradingCore
import MiniUIKit
public import Stage

/// Runs a chapter's program with what the shell gave it, and ends the process.
///
/// - Parameter chapter: The chapter whose experiments are shown.
public func program(_ chapter: Chapter) -> Never {
  prepareCommand()
  exit(perform(chapter, on: .process))
}

/// Runs the program of a chapter that has reports to solve, and ends the process.
///
/// - Parameters:
///   - chapter: The chapter whose experiments are shown.
///   - cases: What is known about those of its experiments that are reports.
package func program(_ chapter: Chapter, cases: [String: CaseFile]) -> Never {
  prepareCommand()
  exit(perform(chapter, cases: cases, on: .process))
}

/// What a chapter's program does, with everything it touches given to it.
///
/// - Parameters:
///   - chapter: The chapter whose experiments are shown.
///   - cases: What is known about those of its experiments that are reports.
///   - console: Arguments, environment, and where to read and write.
/// - Returns: The exit status: 0, or 2 if the arguments ask for something that does not exist.
package func perform(
  _ chapter: Chapter, cases: [String: CaseFile] = [:], on console: Console
) -> Int32 {
  do {
    let request = try Request(console.arguments, for: chapter)
    return try answer(request, of: chapter, cases, on: console)
  } catch {
    console.writeError("\(chapter.program): \(error.message)\n")
    return 2
  }
}

private func answer(
  _ request: Request, of chapter: Chapter, _ cases: [String: CaseFile], on console: Console
) throws(Problem) -> Int32 {
  switch request.mode {
  case .list:
    console.print(request.experiments.map { "\($0.id)  \($0.title)" })
  case .help:
    console.print(help(for: chapter, about: request.experiments))
  case .json:
    console.print(try runs(of: request).flatMap { $0.json(only: request.only) })
  case .figures(let directory):
    var figures: [Figure] = []
    for figure in try runs(of: request).flatMap({ $0.figures })
    where !figures.contains(where: { $0.name == figure.name }) {
      figures.append(figure)
    }
    console.print(try FigureWriter(directory: folderMeant(by: directory)).write(figures))
  case .report:
    for run in try runs(of: request) {
      guard let file = cases[run.experiment.id] else {
        throw Problem("nothing is known about \(run.experiment.id) that could judge")
      }
      var session = CaseSession(of: run, file, console: console)
      session.hold()
    }
  case .play:
    guard let experiment = request.experiments.first else {
      throw Problem("\(chapter.called) has no \(chapter.unit) to play")
    }
    try play(experiment, request, on: console)
  case .uikit:
    guard let experiment = request.experiments.first else {
      throw Problem("\(chapter.called) has no \(chapter.unit) to write down")
    }
    let command = (["swift run \(chapter.program)"] + console.arguments).joined(separator: " ")
    console.print(
      try PhoneFile(
        of: experiment, request.settings, source: ChapterSource(folder: chapter.folder),
        command: command
      ).lines)
  case .text:
    let runs = try runs(of: request)
    if console.mayAsk, !request.isPlain, request.only == nil {
      var session = Session(console: console, showsChain: request.showsChain)
      session.show(runs, settings: request.settings)
    } else {
      console.print(text(of: runs, only: request.only))
    }
  }
  return 0
}

/// The text of several runs, an empty line between two.
///
/// - Parameters:
///   - runs: The runs.
///   - kinds: Only these kinds of the trace; nil for what each experiment shows.
/// - Returns: The lines.
package func text(of runs: [Run], only kinds: [String]? = nil) -> [String] {
  Array(runs.map { $0.text(only: kinds) }.joined(separator: [""]))
}

/// Runs everything before anything is printed: a script that cannot be played prints nothing.
private func runs(of request: Request) throws(Problem) -> [Run] {
  var result: [Run] = []
  for experiment in request.experiments {
    do {
      result.append(try experiment.run(request.settings))
    } catch {
      throw Problem("\(experiment.id) cannot be played: \(error.description)")
    }
  }
  return result
}

extension Chapter {
  /// How a sentence calls it.
  var called: String { isApp ? title : "chapter \(number)" }
  /// The experiments that are reports, and can be solved as cases: those that begin with what a user
  /// says.
  package var reports: [String] {
    experiments.filter { $0.intro.first?.hasPrefix("“") ?? false }.map { $0.id }
  }
  /// What a sentence calls one of its experiments.
  var unit: String { isApp ? "step" : "experiment" }
}
