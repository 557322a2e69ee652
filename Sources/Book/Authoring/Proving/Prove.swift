package import Foundation

/// Proves graders: tries mutants of the solutions, and says which ones are taken for right.
///
/// - Parameters:
///   - exercises: The exercises whose graders are proved.
///   - root: The package's folder.
///   - again: Whether what was tried before is forgotten.
///   - writes: Whether the numbers are written into the page of the survivors.
///   - runner: Compiles and grades the mutants.
///   - out: Prints a line.
/// - Returns: Whether enough mutants are rejected, and every survivor has a reason.
/// - Throws: A `Problem` if a solution does not pass, or if a file cannot be read or written.
package func prove(
  _ exercises: [ProofExercise], root: URL, again: Bool, writes: Bool, runner: any MutantRunner,
  out: @escaping (String) -> Void
) throws -> Bool {
  let plan = try ProofPlan(root: root, exercises)
  var survivors = try Survivors(root: root)
  var proof = Proof(
    plan, records: try ProofRecords(root: root, again: again), runner: runner, out: out)
  try proof.run()

  let records = proof.records
  let report = ProofReport(
    entries: plan.entries, outcome: { records.outcome(of: $0, $1) }, survivors: survivors)
  report.lines.forEach(out)
  if writes {
    try survivors.show(report.table)
    let page = root.appendingPathComponent(Survivors.path)
    try Data(survivors.text.utf8).write(to: page, options: .atomic)
    out("The numbers stand in \(Survivors.path).")
  }
  return report.isProved
}
