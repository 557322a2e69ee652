import BookKit
import Foundation

/// Where mutants are built and graded.
protocol ProofSite {
  /// Makes everything ready that compiling needs.
  func prepare() throws
  /// What Swift says against some answers, which are not linked yet.
  func errors(in answers: [(exercise: ExerciseFile, text: String)]) throws -> [CompileError]
  /// Puts answers into their exercises.
  func put(_ answers: [(exercise: ExerciseFile, text: String)]) throws
  /// Grades what stands in some exercises, with the mutant of a number; 0 is the solution.
  func grade(_ exercises: [ExerciseFile], mutant: Int) throws -> TestRun
}

/// Tries every mutant whose fate is not known: one of each exercise at once, round by round.
struct Proof {
  let book: ProofBook
  private(set) var records: ProofRecords
  let site: any ProofSite
  let out: (String) -> Void

  init(
    book: ProofBook, records: ProofRecords, site: any ProofSite, out: @escaping (String) -> Void
  ) {
    (self.book, self.records, self.site, self.out) = (book, records, site, out)
  }

  /// Goes on until every fate is known; what is known is remembered after each step.
  ///
  /// - Throws: A `Problem` if a solution is rejected, or if nothing can be graded.
  mutating func run() throws {
    let all = book.entries.reduce(0) { $0 + $1.mutants.count }
    let left = book.entries.reduce(0) { sum, entry in
      sum + entry.mutants.count { records.fate(of: $0, entry) == nil }
    }
    out(
      "Exercises: \(book.entries.count). Mutants: \(all), of which \(all - left) were tried before."
    )
    if left == 0 { return }
    out("Ctrl-C stops; the same command goes on where it was.")
    try site.prepare()
    try sortOut()
    try site.put(book.entries.map { ($0.exercise, Manuscript($0.solution, built($0)).text) })
    out("All that compile are built at once; the first time this takes some minutes.")
    try gradeSolutions()
    try gradeMutants()
  }

  /// The mutants that Swift takes, as far as is known; their places are their numbers, from 1.
  private func built(_ entry: ProofBook.Entry) -> [Mutant] {
    entry.mutants.filter { records.fate(of: $0, entry) != .unbuildable }
  }

  /// Finds the mutants that Swift does not take.
  ///
  /// One mistake may hide another, also in another file of the chapter, so it asks again.
  private mutating func sortOut() throws {
    var entries = book.entries.filter { entry in
      entry.mutants.contains { records.fate(of: $0, entry) == nil }
    }
    while !entries.isEmpty {
      let scripts = entries.map { (entry: $0, mutants: built($0)) }
        .map {
          (entry: $0.entry, mutants: $0.mutants, script: Manuscript($0.entry.solution, $0.mutants))
        }
      let errors = try site.errors(in: scripts.map { ($0.entry.exercise, $0.script.text) })
      let found = try scripts.flatMap { entry, mutants, script in
        let lines = errors.filter { $0.exercise == entry.exercise.id }.map(\.line)
        let broken =
          lines.allSatisfy { script.mutant(at: $0) != nil }
          ? Set(lines.compactMap(script.mutant)).map { mutants[$0] }
          : try oneByOne(mutants, entry)
        return broken.map { (mutant: $0, entry: entry, fate: MutantFate.unbuildable) }
      }
      if found.isEmpty, let error = errors.first {
        throw Problem("The mutants cannot be compiled: \(error.place): \(error.text)")
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

  /// The mutants that Swift does not take alone: a missing return is told where all of them end.
  private func oneByOne(_ mutants: [Mutant], _ entry: ProofBook.Entry) throws -> [Mutant] {
    out("Compiling the mutants of \(entry.exercise.id) one by one.")
    return try mutants.filter { try !site.errors(in: [(entry.exercise, $0.text)]).isEmpty }
  }

  /// A proof is worth nothing where the solution itself does not pass.
  private func gradeSolutions() throws {
    let run = try site.grade(book.entries.map(\.exercise), mutant: 0)
    if let error = run.compileError { throw Problem("\(error.place): \(error.text)") }
    let results = run.results
    for entry in book.entries {
      let id = entry.exercise.id
      switch results[id] {
      case .passed: continue
      case .notYet(let message):
        throw Problem("The solution of \(id) does not pass, so nothing can be proved.\n\(message)")
      case .notStarted, nil:
        throw Problem("The solution of \(id) got no verdict, so nothing can be proved.")
      }
    }
  }

  private mutating func gradeMutants() throws {
    let rounds = book.entries.map { built($0).count }.max() ?? 0
    let start = Date()
    var seconds: [Double] = []
    for round in 1...max(rounds, 1) {
      let mutants = book.entries.compactMap { entry -> (entry: ProofBook.Entry, mutant: Mutant)? in
        let mutants = built(entry)
        guard round <= mutants.count, records.fate(of: mutants[round - 1], entry) == nil else {
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
    _ mutants: [(entry: ProofBook.Entry, mutant: Mutant)], number: Int
  ) throws {
    let run = try site.grade(mutants.map(\.entry.exercise), mutant: number)
    let results = run.results
    for (entry, mutant) in mutants {
      switch results[mutant.exercise] {
      case .passed: try records.add([(mutant, entry, .survived)])
      case .notYet: try records.add([(mutant, entry, .rejected)])
      case .notStarted, nil:
        let last = run.output.split(separator: "\n").suffix(5).joined(separator: "\n")
        throw Problem("\(mutant.exercise) got no verdict on \(mutant.change).\n\(last)")
      }
    }
  }

  private func count(_ fate: MutantFate) -> Int {
    book.entries.reduce(0) { sum, entry in
      sum + entry.mutants.count { records.fate(of: $0, entry) == fate }
    }
  }
}

extension CompileError {
  /// The exercise whose answer has the error.
  var exercise: String? {
    place.firstMatch(of: /\/Exercise([0-9]+)_([0-9]+)\.swift:/).map { "\($0.1).\($0.2)" }
  }

  /// The line in that file; 0 if there is none.
  var line: Int { place.firstMatch(of: /\.swift:([0-9]+)/).flatMap { Int($0.1) } ?? 0 }
}
