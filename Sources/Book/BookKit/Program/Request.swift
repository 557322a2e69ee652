package import Stage

/// What a command asks of a chapter's program, complete and valid.
package struct Request {
  /// What is to be shown.
  package enum Mode: Equatable {
    /// The runs as text.
    case text
    /// The experiments, one a line.
    case list
    /// What can be asked.
    case help
    /// The traces as JSON Lines.
    case json
    /// The figures, into a directory.
    case figures(directory: String)
    /// One report to be solved, answer by answer.
    case report
    /// The first experiment as a scene to touch oneself.
    case play
    /// One experiment as a Swift file for an app on a phone.
    case uikit
  }

  /// The names of the options that every program takes; no parameter may have one of them.
  package static let optionNames = Words.flags + Words.options

  /// The experiments in the order in which they are shown.
  package private(set) var experiments: [Experiment]
  /// What is to be shown.
  package private(set) var mode = Mode.text
  /// Only these kinds of the trace; nil for what each experiment shows.
  package private(set) var only: [String]?
  /// Whether nothing is asked.
  package private(set) var isPlain = false
  /// Whether a terminal shows each responder that a touch is passed on to in a line of its own.
  package private(set) var showsChain = false
  /// What the reader varied.
  package private(set) var settings = Settings()

  /// Reads a command.
  ///
  /// Nothing is printed or written before the whole command is known to be right.
  ///
  /// - Parameters:
  ///   - arguments: What stands behind the program's name.
  ///   - chapter: The chapter.
  /// - Throws: `Problem` at the first thing that is wrong.
  package init(_ arguments: [String], for chapter: Chapter) throws(Problem) {
    experiments = chapter.experiments
    let words = try Words(arguments, for: chapter)
    var chosen: [Experiment] = []
    for id in words.ids {
      guard let experiment = chapter.experiments.first(where: { $0.id == id }) else {
        throw Problem(
          "there is no \(chapter.unit) \(quoted(id)) in \(chapter.called); choose from "
            + chapter.experiments.map { $0.id }.joined(separator: ", "))
      }
      if chosen.contains(where: { $0.id == id }) { throw Problem("\(id) is given twice") }
      chosen.append(experiment)
    }
    try readMode(words)
    if let value = words.value(of: "only") { only = try Self.kinds(value) }
    // Without a number the app is shown as it is after each chapter, not as it was before.
    if chapter.isApp, words.ids.isEmpty, mode != .list {
      experiments.removeAll { $0.variant != nil }
    }
    let isVaried = !words.parameters.isEmpty || words.value(of: "touch") != nil
    if mode == .report {
      try checkReport(chosen, isVaried: isVaried || only != nil, in: chapter)
    }
    if only != nil || isVaried, mode == .list || mode == .help {
      throw Problem("--list and --help show no run; leave the other options out")
    }
    if mode == .play, chosen.count > 1 {
      throw Problem("--play takes one \(chapter.unit), not \(chosen.count)")
    }
    if mode == .uikit, chapter.isApp {
      throw Problem(
        "--uikit takes an experiment of a chapter; \(chapter.called) is an app of its own")
    }
    if mode == .uikit, chosen.count != 1 {
      throw Problem("--uikit takes one \(chapter.unit); name it")
    }
    if mode == .uikit, only != nil {
      throw Problem("--only has no effect on a file for a phone; leave out --only or --uikit")
    }
    if mode == .play, words.value(of: "touch") != nil {
      throw Problem("--play takes the touch from you; leave --touch out")
    }
    if only != nil, case .figures = mode {
      throw Problem("--only has no effect on figures; leave out --only or --svg")
    }
    try readSettings(words, of: chosen.isEmpty ? nil : chosen, in: chapter)
  }

  private func checkReport(
    _ chosen: [Experiment], isVaried: Bool, in chapter: Chapter
  ) throws(Problem) {
    let reports = chapter.reports
    if reports.isEmpty { throw Problem("\(chapter.called) has no reports for --case") }
    let choice = "choose from " + reports.joined(separator: ", ")
    guard chosen.count == 1 else { throw Problem("--case takes one report; \(choice)") }
    guard reports.contains(chosen[0].id) else {
      throw Problem("\(chosen[0].id) is no report; \(choice)")
    }
    if isVaried { throw Problem("--case shows a report as it is; leave the other options out") }
  }

  private mutating func readMode(_ words: Words) throws(Problem) {
    isPlain = words.has("plain")
    showsChain = words.has("chain")
    var modes: [Mode] = []
    if words.has("list") { modes.append(.list) }
    if words.has("help") { modes.append(.help) }
    if words.has("json") { modes.append(.json) }
    if words.has("play") { modes.append(.play) }
    if words.has("case") { modes.append(.report) }
    if words.has("uikit") { modes.append(.uikit) }
    if let directory = words.value(of: "svg") { modes.append(.figures(directory: directory)) }
    if modes.count > 1 {
      throw Problem("choose one of --list, --help, --json, --play, --case, --uikit and --svg")
    }
    mode = modes.first ?? .text
  }

  private static func kinds(_ text: String) throws(Problem) -> [String] {
    let kinds = text.split(separator: ",", omittingEmptySubsequences: false).map { String($0) }
    for kind in kinds where !traceKinds.contains(kind) {
      throw Problem(
        "there is no kind \(quoted(kind)); --only takes " + traceKinds.joined(separator: ","))
    }
    return kinds
  }
}

extension Request {
  /// Reads touch and parameters.
  ///
  /// If no experiment is named, those are shown that have everything that is varied.
  private mutating func readSettings(
    _ words: Words, of chosen: [Experiment]?, in chapter: Chapter
  ) throws(Problem) {
    var candidates = chosen ?? experiments
    if let text = words.value(of: "touch") {
      settings.touch = try Values.point(text)
      let without = candidates.filter { $0.touch == nil }
      if let first = without.first, chosen != nil || without.count == candidates.count {
        throw Problem(
          "\(first.id) has no touch that can be moved; "
            + Self.choice(chapter.experiments.filter { $0.touch != nil }, "--touch", in: chapter))
      }
      candidates.removeAll { $0.touch == nil }
    }
    for (name, text) in words.parameters {
      let having = chapter.experiments.filter { $0.parameter(name) != nil }
      for experiment in candidates where chosen != nil && experiment.parameter(name) == nil {
        throw Problem(
          "\(experiment.id) has no --\(name); " + Self.choice(having, "--\(name)", in: chapter))
      }
      candidates.removeAll { $0.parameter(name) == nil }
      for experiment in candidates {
        guard let parameter = experiment.parameter(name) else { continue }
        settings.set(name, to: try Values.value(text, of: parameter))
      }
    }
    if candidates.isEmpty, !chapter.experiments.isEmpty {
      throw Problem("no \(chapter.unit) of \(chapter.called) has all these options; see --help")
    }
    experiments = candidates
  }

  private static func choice(
    _ experiments: [Experiment], _ option: String, in chapter: Chapter
  ) -> String {
    experiments.isEmpty
      ? "no \(chapter.unit) of \(chapter.isApp ? chapter.title : "this chapter") has \(option)"
      : "\(option) goes with " + experiments.map { $0.id }.joined(separator: ", ")
  }
}

extension Experiment {
  /// The parameter of a name.
  func parameter(_ name: String) -> Parameter? { parameters.first { $0.name == name } }
}
