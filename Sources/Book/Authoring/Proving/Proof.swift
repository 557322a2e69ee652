import BookKit
import Foundation

/// Tries every mutant whose outcome is not known: one of each exercise at once, round by round.
struct Proof {
  let plan: ProofPlan
  private(set) var records: ProofRecords
  let runner: any MutantRunner
  let out: (String) -> Void

  init(
    _ plan: ProofPlan, records: ProofRecords, runner: any MutantRunner,
    out: @escaping (String) -> Void
  ) {
    (self.plan, self.records, self.runner, self.out) = (plan, records, runner, out)
  }

  /// Goes on until every outcome is known; what is known is remembered after each step.
  ///
  /// - Throws: A `Problem` if a solution is rejected, or if nothing can be graded.
  mutating func run() throws {
    let all = plan.entries.reduce(0) { $0 + $1.mutants.count }
    let left = plan.entries.reduce(0) { sum, entry in
      sum + entry.mutants.count { records.outcome(of: $0, entry) == nil }
    }
    out(
      "Exercises: \(plan.entries.count). Mutants: \(all), of which \(all - left) were tried before."
    )
    if left == 0 { return }
    out("Ctrl-C stops; the same command goes on where it was.")
    try runner.prepare()
    try findUnbuildable()
    try runner.put(plan.entries.map { ($0.exercise, MutantSwitch($0.solution, built($0)).text) })
    out("All that compile are built at once; the first time this takes some minutes.")
    try gradeSolutions()
    try gradeMutants()
  }

  /// The mutants that Swift takes, as far as is known; their places are their numbers, from 1.
  private func built(_ entry: ProofPlan.Entry) -> [Mutant] {
    entry.mutants.filter { records.outcome(of: $0, entry) != .unbuildable }
  }

  /// Finds the mutants that Swift does not take.
  ///
  /// One mistake may hide another, also in another file of the chapter, so it asks again.
  private mutating func findUnbuildable() throws {
    var entries = plan.entries.filter { entry in
      entry.mutants.contains { records.outcome(of: $0, entry) == nil }
    }
    while !entries.isEmpty {
      let files = entries.map { (entry: $0, mutants: built($0)) }
        .map {
          (entry: $0.entry, mutants: $0.mutants, file: MutantSwitch($0.entry.solution, $0.mutants))
        }
      let errors = try runner.errors(in: files.map { ($0.entry.exercise, $0.file.text) })
      let found = try files.flatMap { entry, mutants, file in
        let lines = errors.filter { $0.exercise == entry.exercise.id }.map(\.line)
        let broken =
          lines.allSatisfy { file.mutant(at: $0) != nil }
          ? Set(lines.compactMap(file.mutant)).map { mutants[$0] }
          : try oneByOne(mutants, entry)
        return broken.map { (mutant: $0, entry: entry, outcome: MutantOutcome.unbuildable) }
      }
      if found.isEmpty, let error = errors.first {
        throw Problem(
          "The mutants of \(error.exercise) cannot be compiled: line \(error.line): \(error.text)")
      }
      try records.add(found)
      let folders = Set(
        entries.map(\.exercise).filter { one in errors.contains { $0.exercise == one.id } }
          .map(\.folder))
      entries = entries.filter { folders.contains($0.exercise.folder) }
      out(
        "Compiled: \(count(.unbuildable)) do not compile so far, \(entries.count) exercises to go.")
    }
  }

  /// The mutants that Swift does not take alone: a missing return is reported where all of them end.
  private func oneByOne(_ mutants: [Mutant], _ entry: ProofPlan.Entry) throws -> [Mutant] {
    out("Compiling the mutants of \(entry.exercise.id) one by one.")
    return try mutants.filter { try !runner.errors(in: [(entry.exercise, $0.text)]).isEmpty }
  }

  /// A proof is worth nothing where the solution itself does not pass.
  private func gradeSolutions() throws {
    let run = try runner.grade(plan.entries.map(\.exercise), mutant: 0)
    for entry in plan.entries {
      let id = entry.exercise.id
      switch run.verdicts[id] {
      case .passed: continue
      case .rejected(let message):
        throw Problem("The solution of \(id) does not pass, so nothing can be proved.\n\(message)")
      case nil:
        throw Problem("The solution of \(id) got no verdict, so nothing can be proved.")
      }
    }
  }

  private mutating func gradeMutants() throws {
    let rounds = plan.entries.map { built($0).count }.max() ?? 0
    let start = Date()
    var seconds: [Double] = []
    for round in 1...max(rounds, 1) {
      let mutants = plan.entries.compactMap { entry -> (entry: ProofPlan.Entry, mutant: Mutant)? in
        let mutants = built(entry)
        guard round <= mutants.count, records.outcome(of: mutants[round - 1], entry) == nil else {
          return nil
        }
        return (entry, mutants[round - 1])
      }
      if mutants.isEmpty { continue }
      try grade(mutants, number: round)
      seconds.append(-start.timeIntervalSinceNow)
      let left = Double(rounds - round) * (seconds.last ?? 0) / Double(seconds.count)
      out(
        "Round \(round) of \(rounds): \(count(.rejected)) rejected, \(count(.survived)) survive, "
          + "at most \(Int((left / 60).rounded(.up))) min left.")
    }
  }

  private mutating func grade(
    _ mutants: [(entry: ProofPlan.Entry, mutant: Mutant)], number: Int
  ) throws {
    let run = try runner.grade(mutants.map(\.entry.exercise), mutant: number)
    for (entry, mutant) in mutants {
      switch run.verdicts[mutant.exercise] {
      case .passed: try records.add([(mutant, entry, .survived)])
      case .rejected: try records.add([(mutant, entry, .rejected)])
      case nil:
        let last = run.output.split(separator: "\n").suffix(5).joined(separator: "\n")
        throw Problem("\(mutant.exercise) got no verdict on \(mutant.change).\n\(last)")
      }
    }
  }

  private func count(_ outcome: MutantOutcome) -> Int {
    plan.entries.reduce(0) { sum, entry in
      sum + entry.mutants.count { records.outcome(of: $0, entry) == outcome }
    }
  }
}
