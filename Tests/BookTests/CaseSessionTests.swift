import BookKit
import ExerciseKit
import Experiments14
import GradingCore
import Stage
import TestKit
import Testing
import WrittenExercises

/// A report is solved by buying answers, and a wrong accusation costs more than an answer.
@Suite(.provedOnce(.book)) struct CaseSessionTests {
  /// What the program prints if these lines are typed, or come out of a pipe.
  private func held(
    _ arguments: String, _ lines: [String] = [], isTerminal: Bool = true
  ) -> Transcript {
    Transcript(arguments, of: chapter14, cases: cases14, typing: lines, isTerminal: isTerminal)
  }

  @Test(arguments: [
    "--case", "14A 14B --case", "14L --case", "14A --case --only touch", "14A --case --json",
    "14A --case --touch 1,1", "14K --case --without glow", "14A --case=1", "14A --case --play",
    "14A --case --case", "99 --case",
  ])
  func `what is no single report is refused in one line, with status 2`(arguments: String) {
    let transcript = held(arguments)
    expectEqual(transcript.status, 2)
    expectEqual(transcript.output, "")
    expect(transcript.errors.hasPrefix("chapter14: "))
    expectEqual(transcript.errors.filter { $0 == "\n" }.count, 1)
  }

  @Test func `every report can be solved, and nothing else`() {
    expectEqual(chapter14.reports.sorted(), cases14.keys.sorted())
    for chapter in chapters where chapter.number != 14 { expectEqual(chapter.reports, []) }
  }

  @Test func `a chapter without reports says so`() {
    let transcript = Transcript("2A --case", typing: ["1"])
    expectEqual(transcript.status, 2)
    expectEqual(transcript.errors, "chapter2: chapter 2 has no reports for --case\n")
    expect(!Transcript("--help").output.contains("--case"))
    expect(held("--help").output.contains("--case"))
  }

  @Test(arguments: cases14.keys.sorted())
  func `the first screen has the complaint, and neither what works nor a line of the trace`(
    id: String
  ) throws {
    let experiment = try #require(chapter14.experiments.first { $0.id == id })
    let transcript = held("\(id) --case")
    expectEqual(transcript.status, 0)
    let output = transcript.output.replacing("\n", with: " ")
    expect(output.contains(experiment.intro.first ?? "?"))
    for work in experiment.intro.dropFirst() { expect(!output.contains(work), work) }
    expect(!output.contains("hitTest") && !output.contains("0.0"))
    expect(transcript.output.hasSuffix("You leave the case open, after 0 minutes.\n"))
    expect(transcript.lines.allSatisfy { $0.count <= 72 })
  }

  @Test(arguments: cases14.keys.sorted())
  func `asked from the top, each case is solved at the price of its questions`(id: String) throws {
    let file = try #require(cases14[id])
    let order = Cause.Question.allCases
    var lines = file.questions.isEmpty ? ["1", "2", "3", "4", "5", "nobody"] : []
    for question in order where !file.questions.isEmpty {
      let number = try #require(order.firstIndex(of: question)) + 1
      lines.append("\(number)")
      for name in file.diagnosis.names {
        if case .right = file.reply(to: name, accusedBy: question) {
          lines.append("\(number) \(name)")
        }
      }
    }
    let transcript = held("\(id) --case", lines)
    let last = file.questions.compactMap { order.firstIndex(of: $0) }.max() ?? 4
    let price = 5 * (last + 1)
    // A line may end anywhere in a sentence.
    let output = transcript.output.replacing("\n", with: " ")
    expect(output.contains("The case is closed, after \(price) minutes."), id)
    expect(output.contains("that decides, it takes \(price)."), id)
    expectEqual(transcript.status, 0)
  }

  @Test func `a wrong accusation costs thirty minutes, and one without its answer isn't heard`() {
    let output = held("14M --case", ["1 meter", "5", "5 pay", "1", "1 meter"]).output
    expect(output.contains("0 min > An accusation needs its evidence: type 1 first.\n"))
    expect(output.contains("5 min > Not so. A question before this one already has an answer"))
    expect(output.contains("35 min > Which window?\n  0.000  hitTest meter asked"))
    expect(output.contains("Right: meter. The case is closed, after 40 minutes.\n"))
    expect(output.contains("From the first question to the one that decides, it takes 5.\n"))
  }

  @Test func `that nothing is wrong takes five answers, and may be wrong itself`() {
    let early = held("14F --case", ["nobody"]).output
    expect(early.contains("That nothing is wrong, only all five answers can say."))
    let wrong = held("14K --case", ["1", "2", "3", "4", "5", "nobody", "4 tap(pay)"]).output
    expect(wrong.contains("25 min > Not so: something has to behave differently."))
    expect(wrong.contains("closed, after 55 minutes."))
  }

  @Test func `an answer that is bought twice is paid once`() {
    expect(held("14K --case", ["4", "4"]).output.contains("after 5 minutes."))
  }

  @Test func `a report with two causes is closed with both`() {
    let output = held("14J --case", ["4", "4 back", "1", "1 messages"]).output
      .replacing("\n", with: " ")
    expect(
      output.contains("Right: back. But that is not all. The cause that you name explains one"))
    expect(output.contains("Right: messages. The case is closed, after 10 minutes."))
    expect(output.contains("mend it: Exercises/14-ten-bug-reports/Exercise14_10.swift"))
  }

  @Test func `a name that nothing has, or a word that means nothing, costs nothing`() {
    let lines = ["4", "4 marketing", "0", "6", "6 pay", "accuse", "", "W", "Q"]
    let output = held("14K --case", lines).output
    expect(output.contains("Nothing here is called \"marketing\". The names are window, root"))
    expectEqual(output.components(separatedBy: "Type a number to buy its answer").count - 1, 7)
    expect(output.hasSuffix("You leave the case open, after 5 minutes.\n"))
    expect(held("14A --case", ["w"]).output.contains("\n- A closed card is gone, with its x.\n"))
  }

  @Test func `what is no line a third time is counted, and tables belong to their question`() {
    let lines = held("14J --case", ["4"]).lines
    expect(lines.contains { $0.hasPrefix("  (and ") && $0.hasSuffix("each like one of these)") })
    expect(held("14G --case", ["4"]).output.contains("touchesShouldCancel(in: rain)"))
    expect(!held("14G --case", ["5"]).output.contains("touchesShouldCancel(in: rain)"))
    expect(held("14I --case", ["5"]).output.contains("still on the screen: no"))
  }

  @Test func `without a terminal the lines stand behind their prompts, up to the end of input`() {
    let output = held("14K --case", ["4"], isTerminal: false).output
    expect(output.contains("\n0 min > 4\nWho took it?\n"))
    expect(output.hasSuffix("\n5 min > \n\nYou leave the case open, after 5 minutes.\n"))
  }

  @Test func `the run that is shown is the book's`() throws {
    let run = try #require(chapter14.experiments.first { $0.id == "14K" }).run()
    let lines = held("14K --case", ["1", "2", "3", "4", "5"]).lines
    let trace = run.lines.map { $0.text }
    for line in lines where line.hasPrefix("  0.") { expect(trace.contains(line), line) }
  }
}
