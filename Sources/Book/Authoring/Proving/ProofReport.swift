/// What a run of the proof has shown, in numbers and in words.
struct ProofReport {
  /// Graders must reject this share of the mutants that compile.
  static let wanted = 0.98
  /// And this one where the whole screen of a report is given and little of it is the answer: what
  /// the report does not list as working may be made otherwise.
  static let wantedOfReports = 0.9

  let entries: [ProofPlan.Entry]
  let outcome: (Mutant, ProofPlan.Entry) -> MutantOutcome?
  let survivors: Survivors

  /// The mutants with one outcome.
  func mutants(_ wanted: MutantOutcome) -> [Mutant] {
    entries.flatMap { entry in entry.mutants.filter { outcome($0, entry) == wanted } }
  }

  /// Those that were taken for right without a reason on the page.
  var unexplained: [Mutant] { mutants(.survived).filter { survivors.reason(for: $0) == nil } }

  /// Entries of the page that are no longer true: rejected by now, or no mutant at all.
  var stale: [String] {
    let known = mutants(.rejected) + mutants(.unbuildable)
    return survivors.unknownEntries(among: entries)
      + known.filter { survivors.reason(for: $0) != nil }.map { "\($0.exercise): \($0.change)" }
  }

  /// The share that is rejected, of the mutants of reports or of all others.
  private func share(ofReports: Bool) -> Double {
    let entries = entries.filter { $0.exercise.isReport == ofReports }
    return ProofReport(entries: entries, outcome: outcome, survivors: survivors).share
  }

  var share: Double {
    let (rejected, survived) = (mutants(.rejected).count, mutants(.survived).count)
    return rejected + survived == 0 ? 1 : Double(rejected) / Double(rejected + survived)
  }

  var isProved: Bool {
    share(ofReports: false) >= Self.wanted && share(ofReports: true) >= Self.wantedOfReports
      && unexplained.isEmpty && stale.isEmpty
  }

  /// The whole report, as the terminal shows it.
  var lines: [String] {
    let survived = mutants(.survived)
    var lines = [""] + table
    if !survived.isEmpty { lines += ["", "Survivors:"] }
    for mutant in survived {
      lines.append("\(mutant.exercise) line \(mutant.line): \(mutant.change)")
      lines.append("    " + (survivors.reason(for: mutant) ?? "NO REASON in \(Survivors.path)"))
    }
    if !stale.isEmpty {
      lines += ["", "No survivors any more; take them out of \(Survivors.path):"] + stale
    }
    return lines + [
      "",
      "\(percent(share)) of the mutants that compile are rejected; \(survived.count) survive, "
        + "\(unexplained.count) of them without a reason.",
    ]
  }

  /// The table of kinds and chapters, as the page and the terminal show it.
  var table: [String] {
    var rows = [
      "| mutants | made | compile | rejected | survive | share |", "|---|---|---|---|---|---|",
    ]
    let chapters = entries.reduce(into: [String]()) { all, entry in
      let chapter = chapter(entry.exercise.id)
      if all.last != chapter { all.append(chapter) }
    }
    rows += MutationKind.allCases.map { kind in row(kind.rawValue) { $0.kind == kind } }
    rows += chapters.map { chapter in
      row("chapter \(chapter)") { self.chapter($0.exercise) == chapter }
    }
    return rows + [row("all") { _ in true }]
  }

  private func chapter(_ id: String) -> String { String(id.prefix { $0 != "." }) }

  private func row(_ name: String, _ isIn: (Mutant) -> Bool) -> String {
    func count(_ outcome: MutantOutcome) -> Int { mutants(outcome).filter(isIn).count }
    let (rejected, survived) = (count(.rejected), count(.survived))
    let (built, made) = (rejected + survived, rejected + survived + count(.unbuildable))
    let share = built == 0 ? "–" : percent(Double(rejected) / Double(built))
    return "| \(name) | \(made) | \(built) | \(rejected) | \(survived) | \(share) |"
  }
}

/// A share with one decimal, rounded down: 95 % is never claimed for less.
func percent(_ share: Double) -> String {
  let tenths = Int((share * 1000).rounded(.down))
  return "\(tenths / 10).\(tenths % 10) %"
}
