package import Stage

extension Run {
  /// The run as it stands in the book and as the program prints it.
  ///
  /// - Parameter kinds: Only these kinds of the trace; nil for what the experiment shows.
  /// - Returns: The lines, none wider than 72 characters.
  package func text(only kinds: [String]? = nil) -> [String] {
    if let kinds {
      let trace = trace(only: kinds)
      return [titleLine, ""] + (trace.isEmpty ? ["(no line of these kinds)"] : trace)
    }
    let body = body()
    return head + (body.isEmpty ? [] : [""] + body)
  }

  /// Name and title.
  var titleLine: String { "\(experiment.id)  \(experiment.title)" }

  /// What can be seen before the run: title, introduction and map.
  var head: [String] {
    [titleLine] + intro()
      + (experiment.pictures.contains(.map) ? [""] + Self.withoutMargins(map) : [])
  }

  /// What is told before the run, with an empty line before each paragraph that is no item.
  func intro(width: Int = outputWidth) -> [String] {
    var lines: [String] = []
    for paragraph in experiment.intro {
      let isItem = paragraph.hasPrefix("- ")
      if !isItem { lines.append("") }
      lines +=
        isItem
        ? hanging("- ", String(paragraph.dropFirst(2)), width: width)
        : wrapped(paragraph, width: width)
    }
    return lines
  }

  /// Lines without the empty ones above and below.
  static func withoutMargins(_ lines: [String]) -> [String] {
    var lines = lines[...]
    while lines.first?.isEmpty == true { lines.removeFirst() }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return Array(lines)
  }

  /// What the run shows: which view owns which place, the trace, the tables.
  ///
  /// - Parameter form: How a terminal shows the trace; nil for the trace as it stands in the book.
  /// - Returns: The lines.
  func body(in form: TraceRows.Form? = nil) -> [String] {
    var parts: [[String]] = []
    if experiment.pictures.contains(.hitMap) { parts.append(Self.withoutMargins(hitMap)) }
    let trace = form.map { rows($0) } ?? trace()
    parts.append(trace + (experiment.tellsLeftOut ? leftOut : []))
    parts += stage.recording.tables.map { $0.text }
    return Array(parts.filter { !$0.isEmpty }.joined(separator: [""]))
  }

  /// The same lines as in the book, in the rows of a terminal.
  private func rows(_ form: TraceRows.Form) -> [String] {
    var form = form
    form.kinds = experiment.kinds
    var previous: TraceLine?
    var rows = TraceRows(form)
    rows.read(
      lines.filter { line in
        defer { previous = line }
        return experiment.showsChain || !line.isPassedOn(from: previous)
      })
    return rows.rows.map { $0.text }
  }

  /// Says what of the trace the text does not show, if there is something.
  private var leftOut: [String] {
    let kinds = experiment.kinds
    let happened = traceKinds.filter { kind in lines.contains { $0.kind == kind } }
    let shown = kinds.isEmpty ? happened : kinds
    var hidden = happened.filter { !shown.contains($0) }
    // Without the chain, only the first to hear a touch is shown.
    let hidesChain = !experiment.showsChain && trace().count < trace(only: shown).count
    if hidesChain { hidden.append("touch") }
    if hidden.isEmpty { return [] }
    let names = shown.map { $0 == "touch" && hidesChain ? "touch (first hearer)" : $0 }
    let others = hidden.joined(separator: ",")
    // What is copied to the command line cannot be broken into two lines.
    let only = others.count + 1 <= outputWidth ? "--only " + others + " or " : ""
    return hanging(
      "(", "shown: " + names.joined(separator: ", ") + "; " + only + "--json shows more)")
  }

  /// The trace as JSON Lines.
  ///
  /// - Parameter kinds: Only these kinds; nil for all.
  /// - Returns: The lines.
  package func json(only kinds: [String]?) -> [String] {
    guard let kinds else { return json }
    return zip(lines, json).filter { kinds.contains($0.0.kind) }.map { $0.1 }
  }
}
