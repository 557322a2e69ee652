import BookKit
import Foundation

extension Study {
  /// Proves the graders: tries mutants of the solutions, and says which ones are taken for right.
  func prove(_ words: [String]) throws -> Int32 {
    let catalog = try Catalog(from: directory)
    let request = try ProofRequest(words, catalog)
    let book = try ProofBook(root: catalog.root, request.exercises)
    var survivors = try Survivors(root: catalog.root)
    var proof = Proof(
      book: book, records: try ProofRecords(root: catalog.root, afresh: request.afresh),
      site: try makeProofSite(catalog.root, request.exercises),
      out: out)
    interruptedBy("\nStopped; what was tried is kept. The same command without --again goes on.\n")
    try proof.run()

    let records = proof.records
    let report = ProofReport(
      entries: book.entries, fate: { records.fate(of: $0, $1) }, survivors: survivors)
    tell(report)
    if request.writes {
      try survivors.show(report.table)
      let page = catalog.root.appendingPathComponent(Survivors.path)
      try Data(survivors.text.utf8).write(to: page, options: .atomic)
      out("The numbers stand in \(Survivors.path).")
    }
    return report.isProved ? 0 : 1
  }

  private func tell(_ report: ProofReport) {
    out("")
    report.table.forEach(out)
    let survivors = report.mutants(.survived)
    if !survivors.isEmpty { out("\nSurvivors:") }
    for mutant in survivors {
      out("\(mutant.exercise) line \(mutant.line): \(mutant.change)")
      out("    " + (report.survivors.reason(for: mutant) ?? "NO REASON in \(Survivors.path)"))
    }
    if !report.stale.isEmpty { out("\nNo survivors any more; take them out of \(Survivors.path):") }
    report.stale.forEach(out)
    out("")
    out(
      "\(percent(report.share)) of the mutants that compile are rejected; \(survivors.count) survive, "
        + "\(report.unexplained.count) of them without a reason.")
  }
}

/// What `study prove` was asked for.
struct ProofRequest {
  let exercises: [ExerciseFile]
  let afresh: Bool
  let writes: Bool

  init(_ words: [String], _ catalog: Catalog) throws {
    let options = words.filter { $0.hasPrefix("-") }
    if let stranger = options.first(where: { !["--again", "--write"].contains($0) }) {
      throw Problem("study prove takes --again and --write, not \(stranger).")
    }
    (afresh, writes) = (options.contains("--again"), options.contains("--write"))
    let places = words.filter { !$0.hasPrefix("-") }
    guard places.count <= 1 else {
      throw Problem("study prove takes one exercise or one chapter, or nothing for the whole book.")
    }
    guard let place = places.first else {
      exercises = catalog.chapters.flatMap(\.exercises)
      return
    }
    if writes { throw Problem("--write needs a run of the whole book, not of \(place).") }
    if let chapter = catalog.chapters.first(where: { String($0.number) == place }) {
      exercises = chapter.exercises
    } else {
      exercises = [try catalog.exercise(place)]
    }
  }
}
