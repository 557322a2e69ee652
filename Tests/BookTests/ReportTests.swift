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

  private func files(_ report: String, _ stub: String, _ solution: String? = nil) throws -> Folder {
    try Folder([
      "README.md": "", BookFiles.howTo: "", "Chapters/14-reports/README.md": "",
      "Chapters/14-reports/Experiments/Reports/ReportB.swift": "import Stage\n" + report,
      "Exercises/14-reports/.stubs/Exercise14_2.swift": "import ExerciseKit\n\n" + stub,
      "Solutions/14-reports/Exercise14_2.swift": "import ExerciseKit\n\n" + (solution ?? stub),
    ])
  }

  /// What is found if the report has one screen and its exercise another.
  private func found(
    _ report: String, _ stub: String, _ solution: String? = nil
  ) throws -> [String] {
    let folder = try files(report, stub, solution)
    return checkReports(of: chapter, in: BookFiles(root: folder.root, chapters: [chapter]))
      .map { "\($0.line): \($0.message)" }
  }

  @Test func `the screen of a report is made of its exercise`() throws {
    let old = screen.replacing("= 2", with: "= 5").replacing("let c", with: "let x = 0\nlet c")
    let folder = try files(old + "let after = 1\n", screen)
    let path = "Chapters/14-reports/Experiments/Reports/ReportB.swift"
    expectEqual(
      render(root: folder.root, chapters: [chapter], write: true).differences.map(\.message),
      ["the code is not what is made of Exercises/14-reports/.stubs/Exercise14_2.swift"])
    expectEqual(folder.text(path), "import Stage\n" + screen + "let after = 1\n")
    expect(render(root: folder.root, chapters: [chapter], write: false).isClean)
  }

  @Test func `a screen to repair is in the pages what it is in the exercise's file`() throws {
    let folder = try files(screen, screen)
    try folder.write("", "Sources/Exercises/ExerciseScenes/Stubs/Stub14_1.swift")
    try folder.write(
      """
      import ExerciseKit

      /// Exercise 14.1 ★ · repair · 5 minutes
      ///
      /// Mend it.
      final class Box: UIView {
        /// Whether it is on.
        var isOn = true

        var isLarge: Bool {
          todo("14.1")
          return false
        }

        func build() {
          todo("14.1")
          run = { [unowned self] in isOn = todo("14.1", false) }
        }
      }

      func boxes() -> [Box] { [Box()] }

      """, "Exercises/14-reports/.stubs/Exercise14_1.swift")
    _ = render(root: folder.root, chapters: [chapter], write: true)
    expectEqual(
      folder.text("Sources/Exercises/ExerciseScenes/Stubs/Stub14_1.swift"),
      """
      import MiniUIKit

      /// What the file of exercise 14.1 has, as the reader gets it.
      enum Stub14_1 {
        final class Box: UIView {
          /// Whether it is on.
          var isOn = true

          var isLarge: Bool {
            false
          }

          func build() {
            run = { [self] in isOn = false }
          }
        }

        static func boxes() -> [Box] { [Box()] }
      }

      """)
  }

  @Test func `a solution keeps the screen, but for a small mend`() throws {
    try expectEqual(found(screen, screen), [])
    try expectEqual(found(screen, screen, screen.replacing("= 2", with: "= 5")), [])
    let longer = (1...10).map { "let more\($0) = 0\n" }.joined()
    try expectEqual(
      found(screen, screen, screen.replacing("let c", with: longer + "let c")),
      ["3: 11 lines of the screen differ; at most 8"])
    try expectEqual(
      found(screen, screen, "let b = 1\n"), ["1: the screen does not begin as that of the exercise"]
    )
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
