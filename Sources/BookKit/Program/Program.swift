import Foundation
import MiniUIKit
public import Stage

/// Runs a chapter's program with what the shell gave it, and ends the process.
///
/// - Parameter chapter: The chapter whose experiments are shown.
public func program(_ chapter: Chapter) -> Never {
  prepareCommand()
  exit(perform(chapter, on: .process))
}

/// What a chapter's program does, with everything it touches given to it.
///
/// - Parameters:
///   - chapter: The chapter whose experiments are shown.
///   - console: Arguments, environment, and where to read and write.
/// - Returns: The exit status: 0, or 2 if the arguments ask for something that does not exist.
package func perform(_ chapter: Chapter, on console: Console) -> Int32 {
  do {
    let request = try Request(console.arguments, for: chapter)
    return try answer(request, of: chapter, on: console)
  } catch {
    console.writeError("\(chapter.program): \(error.message)\n")
    return 2
  }
}

private func answer(
  _ request: Request, of chapter: Chapter, on console: Console
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
  /// What a sentence calls one of its experiments.
  var unit: String { isApp ? "step" : "experiment" }
}
