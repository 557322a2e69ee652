import Authoring
import BookKit
import Stage
import TestKit
import Testing

@Suite(.provedOnce(.book)) struct ReportTests {
  private let chapter = Chapter(14, "Reports", folder: "14-reports", [])
  private let screen = """
    // The screen, as a colleague wrote it.
    let a = 1  // [A] one
    let b = 2  // [B] two
    let c = 3  // [C] three
    // The end of the screen.

    """

  /// What is found if the report has one screen and its exercise another.
  private func found(_ report: String, _ stub: String) throws -> [String] {
    let folder = try Folder([
      "Chapters/14-reports/Experiments/Reports/ReportB.swift": "import Stage\n" + report,
      "Exercises/14-reports/.stubs/Exercise14_2.swift": "import ExerciseKit\n\n" + stub,
    ])
    return checkReports(of: chapter, in: BookFiles(root: folder.root, chapters: [chapter]))
      .map { "\($0.line): \($0.message)" }
  }

  @Test func `a report and its exercise have the same screen`() throws {
    try expectEqual(found(screen, screen), [])
  }

  @Test func `a line that differs is found, and so are a longer and a shorter screen`() throws {
    let message = "the screen is not that of Chapters/14-reports/Experiments/Reports/ReportB.swift"
    let longer = screen.replacing("// The end", with: "let d = 4\n// The end")
    try expectEqual(
      found(screen, screen.replacing("= 2", with: "= 5")), ["5: \(message) from here on"])
    try expectEqual(found(screen, longer), ["7: \(message) from here on"])
    try expectEqual(found(longer, screen), ["7: \(message) from here on"])
  }

  @Test func `a screen without its two comments, or without its marks, is found`() throws {
    try expectEqual(
      found("let a = 1\n", screen),
      [
        "1: no screen stands between \"// The screen, as a colleague wrote it.\" and "
          + "\"// The end of the screen.\""
      ])
    try expectEqual(
      found(screen, "let a = 1\n"),
      ["1: the exercise of report B has no screen between the marks"])
    let two = screen.replacing("[B]", with: "[C]")
    try expectEqual(
      found(two, two), ["1: three to six lines are marked, in order, // [A] and so on"])
  }

  @Test func `what is told before a run stands between its title and its trace`() throws {
    let experiment = Experiment(
      "2A", "A tap", intro: ["“Nothing happens.”", "What works:", "- one", "- two"],
      pictures: []
    ) { _ in }
    expectEqual(
      try experiment.run().text(),
      ["2A  A tap", "", "“Nothing happens.”", "", "What works:", "- one", "- two"])
  }
}
