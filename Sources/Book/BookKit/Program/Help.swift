import Stage

/// What can be asked of a chapter's program, as a table, and what each experiment lets one vary.
func help(for chapter: Chapter, about experiments: [Experiment]) -> [String] {
  let program = "swift run \(chapter.program)"
  let example = experiments.first?.id ?? "\(chapter.number)A"
  let first =
    chapter.isApp
    ? [
      (program, "the app after each chapter, one after the other"),
      ("\(program) 4", "the app after chapter 4, or several: name them"),
    ]
    : [
      (program, "all experiments of the chapter in order"),
      ("\(program) \(example)", "one run, or several: name them"),
    ]
  // No step of an app lets one vary anything, or leaves the book.
  let last =
    chapter.isApp
    ? []
    : [
      ("  --uikit", "a Swift file for an iOS app; see study phone-log"),
      ("  --touch x,y", "the same scene, touched at this point of the screen"),
      ("  --NAME VALUE", "the same scene, built otherwise; the names are below"),
    ]
  let cases =
    chapter.reports.isEmpty ? [] : [("  --case", "a report to solve: buy answers, and accuse")]
  let rows =
    first + cases + [
      ("  --only hitTest,touch", "only these kinds of the trace"),
      ("  --list", "the \(chapter.unit)s, one a line"),
      ("  --plain", "no questions; everything as in the book"),
      ("  --chain", "at a terminal: a line for each responder of a chain"),
      ("  --play", "the scene to touch yourself, with the mouse or keys"),
      ("  --json", "the trace as JSON Lines"),
      ("  --svg DIR", "writes the figures into a directory"),
    ] + last + [("  --help", "this table")]
  let width = (rows.map { $0.0.count }.max() ?? 0) + 2
  var lines = [chapter.isApp ? chapter.title : "Chapter \(chapter.number): \(chapter.title)", ""]
  for (call, effect) in rows {
    lines += hanging(padded(call, width), effect)
  }
  lines += ["", "Kinds:"] + wrapped(traceKinds.joined(separator: ", "), indent: "  ")
  for experiment in experiments {
    lines += [""] + hanging("\(experiment.id)  ", experiment.title)
    if let touch = experiment.touch {
      lines += hanging("  --touch x,y  ", "default \(written(touch))")
    }
    for parameter in experiment.parameters {
      lines += hanging(
        "  --\(parameter.name)  ",
        "\(parameter.help): \(parameter.possibilities); default \(parameter.standard.text)")
    }
  }
  return lines
}
