import BookKit
import Foundation
import TestKit
import Testing

@testable import Authoring
@testable import study

@Suite(.provedOnce(.study)) struct ProveTests {
  private static let solution = """
    class A {
      func f() {
        one()
        two()
        three()
      }
    }

    """

  /// A book whose graders see `one`, `two` and that there is no `!`, and not `three`.
  private func book() throws -> (TestBook, FakeRunner) {
    let (book, runner) = (try TestBook(), FakeRunner())
    for path in [
      "02-under-the-finger/Exercise2_1", "02-under-the-finger/Exercise2_2",
      "10-scroll-views/Exercise10_1",
    ] { try book.write("Solutions/\(path).swift", Self.solution) }
    try book.write("Tests/ExerciseTests/02-under-the-finger/Grader2_1.swift", "grader")
    try book.write(Survivors.path, Self.page)
    book.runner = runner
    return (book, runner)
  }

  private static let page = """
    # Survivors

    <!-- proof -->
    <!-- end of proof -->

    ## 2.1 Asked in order

    - `three()` dropped: nobody hears of three.

    """

  @Test func `a survivor with a reason is listed, one without makes the command fail`() throws {
    let (book, _) = try book()
    expectEqual(book.study("prove", "2.1"), 1)
    expect(book.out.contains("    nobody hears of three."))
    expectEqual(
      book.out.last?.hasSuffix(
        "of the mutants that compile are rejected; 2 survive, 1 of them without a reason."), true)
  }

  @Test func `one mutant of each exercise is tried at once, after the solutions themselves`() throws
  {
    let (book, runner) = try book()
    _ = book.study("prove")
    expectEqual(runner.asked.count, 1 + 5)
    expect(runner.asked.allSatisfy { $0 == ["2.1", "2.2", "10.1"] })
  }

  @Test func `work that was stopped goes on where it was`() throws {
    let (book, runner) = try book()
    runner.roundsLeft = 3
    expectEqual(book.study("prove", "2.1"), 2)
    runner.roundsLeft = 100
    _ = book.study("prove", "2.1")
    expectEqual(book.out.first, "Exercises: 1. Mutants: 5, of which 2 were tried before.")
    expectEqual(runner.asked.count, 1 + 3)
    _ = book.study("prove", "2.1")
    expectEqual(book.out.first, "Exercises: 1. Mutants: 5, of which 5 were tried before.")
    expectEqual(runner.asked.count, 1 + 3)
  }

  @Test func `a line that was cut off counts for nothing`() throws {
    let (book, runner) = try book()
    try book.write(ProofRecords.path, "2.1\tabc\treje")
    _ = book.study("prove", "2.1")
    _ = book.study("prove", "2.1")
    expectEqual(book.out.first, "Exercises: 1. Mutants: 5, of which 5 were tried before.")
    expectEqual(runner.asked.count, 1 + 5)
  }

  @Test func `a changed grader is proved anew, and so is everything with --again`() throws {
    let (book, _) = try book()
    _ = book.study("prove", "2.1")
    try book.write("Tests/ExerciseTests/02-under-the-finger/Grader2_1.swift", "another")
    for words in [["prove", "2.1"], ["prove", "2.1", "--again"]] {
      _ = book.study(words)
      expectEqual(book.out.first, "Exercises: 1. Mutants: 5, of which 0 were tried before.")
    }
  }

  @Test func `a mutant that does not compile is never graded and does not count`() throws {
    let (book, runner) = try book()
    runner.builds = { $0 != "        ()" && $0 != "()" && $0 != "    ()" }
    _ = book.study("prove", "2.1")
    expectEqual(runner.asked.count, 1 + 2)
    expect(book.out.contains("| all | 5 | 2 | 1 | 1 | 50.0 % |"))
  }

  @Test func `a mistake that another file of the chapter hides is found in the end`() throws {
    let (book, runner) = try book()
    runner.builds = { $0 != "        ()" && $0 != "()" && $0 != "    ()" }
    runner.tellsOneFile = true
    _ = book.study("prove", "2")
    expect(book.out.contains("| all | 10 | 4 | 2 | 2 | 50.0 % |"))
  }

  @Test func `a reason for what survives no more must go`() throws {
    let (book, runner) = try book()
    runner.accepts = { onOneLine($0).hasPrefix("one() two() three()") }
    expectEqual(book.study("prove", "2.1"), 1)
    expect(book.out.contains("2.1: `three()` dropped"))
    try book.write(
      Survivors.path, Self.page.replacingOccurrences(of: "- `three()`", with: "- `four()`"))
    expectEqual(book.study("prove", "2.1"), 1)
    expect(book.out.contains("2.1: `four()` dropped"))
    try book.write(Survivors.path, "")
    expectEqual(book.study("prove", "2.1"), 0)
  }

  @Test func `the numbers of a whole run are written into the page`() throws {
    let (book, runner) = try book()
    runner.accepts = { onOneLine($0).hasPrefix("one() two() three()") }
    _ = book.study("prove", "--write")
    let page = try book.read(Survivors.path)
    expect(page.contains("| all | 15 | 15 | 15 | 0 | 100.0 % |\n<!-- end of proof -->"))
    expect(page.contains("| chapter 10 | 5 | 5 | 5 | 0 | 100.0 % |"))
    expect(page.hasSuffix("- `three()` dropped: nobody hears of three.\n"))
  }

  @Test func `nothing is proved where the solution does not pass`() throws {
    let (book, runner) = try book()
    runner.accepts = { _ in false }
    expectEqual(book.study("prove", "2.1"), 2)
    expectEqual(book.err, ["The solution of 2.1 does not pass, so nothing can be proved.", "No."])
  }

  @Test func `what wrong answers are told is recorded by the proofs of their chapters`() throws {
    let (book, _) = try book()
    let path = "Tests/ExerciseTests/02-under-the-finger/Messages/2.2.txt"
    expectEqual(book.study("prove", "--record", "2"), 0)
    expectEqual(book.filters, ["solutions of chapter (2) pass"])
    expectEqual(book.recorded, [["2.1", "2.2"]])
    expectEqual(book.out, ["Nothing has changed."])

    book.whileGrading = { try book.write(path, "What it is") }
    expectEqual(book.study("prove", "--record"), 0)
    expectEqual(book.filters, ["solutions of chapter (2|10) pass"])
    expectEqual(
      book.out, ["Changed, so read the difference before you keep it:", "  \(path)"])
    expectEqual(book.study("prove", "--record", "--again"), 2)
  }

  @Test func `what is wrong with a grader is said after recording`() throws {
    let (book, _) = try book()
    book.next = TestRun(
      events: Events.runStarted
        + "\n" + Events.wrong("solutions", "2.1, back: only a random scene finds it"))
    expectEqual(book.study("prove", "--record", "2.1"), 1)
    expectEqual(book.out.last, "2.1, back: only a random scene finds it")
  }

  @Test func `a survivor's reason belongs to a mutant that still exists`() throws {
    let catalog = try Catalog(from: URL(fileURLWithPath: #filePath))
    let plan = try ProofPlan(root: catalog.root, catalog.exercises.map(\.forProof))
    let survivors = try Survivors(root: catalog.root)
    expectEqual(survivors.unknownEntries(among: plan.entries), [])
    expect(Set(survivors.reasons.keys).isSubset(of: plan.entries.map(\.exercise.id)))
  }
}

/// Compiles and grades by looking at the text, and remembers what it was asked.
final class FakeRunner: MutantRunner {
  private(set) var asked: [[String]] = []
  var roundsLeft = 100
  var builds: (String) -> Bool = { _ in true }
  /// Whether the errors in one file hide those in the next.
  var tellsOneFile = false
  var accepts: (String) -> Bool = { text in
    guard let one = text.range(of: "one()"), let two = text.range(of: "two()") else { return false }
    return one.lowerBound < two.lowerBound
  }
  private var texts: [String: String] = [:]

  func prepare() { asked = [] }

  func errors(in answers: [(exercise: ProofExercise, text: String)]) -> [MutantError] {
    let found = answers.map { exercise, text in
      text.components(separatedBy: "\n").enumerated().filter { !builds($0.element) }.compactMap {
        MutantError("/a/\(exercise.name).swift:\($0.offset + 1):1: error: no")
      }
    }
    return tellsOneFile ? found.first { !$0.isEmpty } ?? [] : found.flatMap(\.self)
  }

  func put(_ answers: [(exercise: ProofExercise, text: String)]) {
    for (exercise, text) in answers { texts[exercise.id] = text }
  }

  func grade(_ exercises: [ProofExercise], mutant: Int) throws -> GraderVerdicts {
    if roundsLeft == 0 { throw Problem("Stopped.") }
    roundsLeft -= 1
    asked.append(exercises.map(\.id))
    let verdicts = exercises.map { exercise in
      let text = body(texts[exercise.id] ?? "", mutant)
      return (exercise.id, accepts(text) ? GraderVerdicts.Verdict.passed : .rejected("No."))
    }
    return GraderVerdicts(verdicts: Dictionary(uniqueKeysWithValues: verdicts), output: "")
  }

  /// The branch of a switch that runs.
  private func body(_ text: String, _ mutant: Int) -> String {
    let mark = mutant == 0 ? "default:" : "case \(mutant):\n"
    let rest = text.components(separatedBy: mark).dropFirst().first ?? text
    return rest.components(separatedBy: "\ncase ")[0].components(separatedBy: "\ndefault:")[0]
  }
}
