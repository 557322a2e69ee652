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
    let body = body
    return head + (body.isEmpty ? [] : [""] + body)
  }

  /// Name and title.
  var titleLine: String { "\(experiment.id)  \(experiment.title)" }

  /// What can be seen before the run: title and map.
  var head: [String] {
    [titleLine] + (experiment.pictures.contains(.map) ? [""] + map : [])
  }

  /// What the run shows: who owns which place, the trace, the tables.
  var body: [String] {
    var parts: [[String]] = []
    if experiment.pictures.contains(.hitMap) { parts.append(hitMap) }
    parts.append(trace() + leftOut)
    parts += stage.recording.tables.map { $0.text }
    return Array(parts.filter { !$0.isEmpty }.joined(separator: [""]))
  }

  /// Says what the text does not show, if there is something.
  private var leftOut: [String] {
    let (kinds, names) = (experiment.kinds, experiment.names)
    let happened = traceKinds.filter { kind in lines.contains { $0.kind == kind } }
    let hidden = kinds.isEmpty ? [] : happened.filter { !kinds.contains($0) }
    let hidesNames =
      !names.isEmpty
      && lines.contains { (kinds.isEmpty || kinds.contains($0.kind)) && !names.contains($0.who) }
    if hidden.isEmpty, !hidesNames { return [] }
    var shown = "shown: " + (hidden.isEmpty ? [] : kinds).joined(separator: ", ")
    if hidesNames {
      shown += (hidden.isEmpty ? "" : " ") + "of " + names.joined(separator: ", ")
    }
    let way = hidden.isEmpty || hidesNames ? "" : "--only \(hidden.joined(separator: ",")) or "
    return hanging("(", shown + "; " + way + "--json shows the rest)")
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
