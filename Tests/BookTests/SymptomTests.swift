import BookKit
import Stage
import TestKit
import Testing

@testable import Authoring

@Suite(.provedOnce(.book)) struct SymptomTests {
  private let heading = """
    | you find | cause and cure | see it | train it | how we know |
    |---|---|---|---|---|
    """
  private let right =
    "| no | Off. | `swift run chapter2 2A` | [2.1](2_1.swift) | **[doc]** (HT-9) |"

  /// What is said against a page with thirty symptoms, the first of which is given.
  private func findings(_ symptom: String) -> [String] {
    let others = (2...30).map { "### Symptom \($0)\n\nLook.\n\n\(heading)\n\(right)\n" }
    let text = "# Symptoms\n\n## A\n\n" + ([symptom] + others).joined(separator: "\n")
    let files = BookFiles(root: "/nowhere", chapters: [Sample.chapter])
    return checkSymptoms(Page(file: "s.md", text: text), in: files).map(\.message)
  }

  @Test func `a symptom says where to look, and has a cause with a run, an exercise and a rule`() {
    expectLines(findings("### One\n\nLook.\n\n\(heading)\n\(right)\n"), [])
  }

  @Test(arguments: [
    ("2A`", "9Z`", "no run of the book is `swift run chapter2 9Z`"),
    ("[2.1](2_1.swift)", "–", "a cause has its exercise"),
    ("**[doc]** (HT-9)", "HT-9", "a cause has its rule, with a tag"),
    (" Off. |", "", "a cause has five cells, not 4"),
  ])
  func `a cause that is not proved is found`(part: String, instead: String, message: String) {
    let row = right.replacing(part, with: instead)
    expectLines(findings("### One\n\nLook.\n\n\(heading)\n\(row)\n"), [message])
  }

  @Test func `a symptom without its first look, without causes, or too few are found`() {
    expectLines(
      findings("### One\n\n\(heading)\n\(right)\n"), ["a symptom begins with what to look at"])
    expectEqual(findings("### One\n\nLook.\n").count, 1)
    let page = Page(file: "s.md", text: "# Symptoms\n\n## A\n")
    expectLines(
      checkSymptoms(page, in: BookFiles(root: "/nowhere", chapters: [])).map(\.message),
      ["there are 0 symptoms; at least 30"])
  }
}
