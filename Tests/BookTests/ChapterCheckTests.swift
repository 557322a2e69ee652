import Authoring
import Foundation
import Stage
import TestKit
import Testing

/// Proof that each check of a chapter's parts can fail.
@Suite(.provedOnce(.book)) struct ChapterCheckTests {
  private let file = "Chapters/02-who/README.md"

  private func page(_ text: String) -> Page { Page(file: file, text: text) }

  // MARK: - Folds

  @Test func `a fold that is not closed, not open, or has no empty line is found`() {
    let samples = [
      "<details><summary>A</summary>\n\nText.\n", "Text.\n\n</details>\n",
      "<details><summary>A</summary>\nText.\n\n</details>\n",
    ]
    for text in samples {
      expectEqual(checkFolds(page(text)).count, 1)
    }
  }

  @Test func `a run that answers a question stands in a fold`() {
    let asked = "<!-- ask: chapter2 2A -->\n\n"
    let run = "<!-- run: chapter2 2A --only touch -->\n\n"
    expectEqual(
      messages(checkAskedRuns(page(asked + run))),
      ["3: a run that is asked about stands in a fold"])
    for text in [
      asked + "<details><summary>Run 2A</summary>\n\n" + run + "</details>\n\n" + run,
      asked + run.replacing("2A", with: "2B"), run, asked + "## Later\n\n" + run,
    ] {
      expectEqual(checkAskedRuns(page(text)).count, 0)
    }
  }

  // MARK: - Questions

  private func question(_ number: Int) -> String {
    "**\(number).** Why?\n\n- a) One.\n- b) Two.\n\n"
  }

  private func answers(_ number: Int) -> String {
    fold("**\(number) a** is right: it is deepest.\n**\(number) b**: it is behind.\n")
  }

  private func fold(_ text: String) -> String {
    "<details><summary>Answers</summary>\n\n\(text)\n</details>\n\n"
  }

  @Test func `four questions with an answer each are in order, in one fold or in four`() {
    let own = (1...4).map { question($0) + answers($0) }.joined()
    expectEqual(messages(checkQuestions(page("## Remember\n\n" + own))), [])
    let reasons = (1...4).map {
      "**\($0) a** is right: it is deepest. **\($0) b**: it is behind.\n\n"
    }
    let text = (1...4).map { question($0) }.joined() + fold(reasons.joined())
    expectEqual(messages(checkQuestions(page("## Remember\n\n" + text))), [])
  }

  @Test func `a missing question, choice or answer is found`() {
    let start = "## Remember\n\n"
    let three = (1...3).map { question($0) + answers($0) }.joined()
    expectEqual(checkQuestions(page(start + three)).count, 1)
    let oneChoice = "**4.** Why?\n\n- a) One.\n\n" + answers(4)
    expectEqual(checkQuestions(page(start + three + oneChoice)).count, 1)
    expectEqual(checkQuestions(page(start + three + question(4))).count, 2)
  }

  @Test func `a question is read with its choices and reasons, each in one line`() throws {
    let text = """
      ## Remember

      **1.** Why is red hit,
      and not blue?

      - a) Because it lies
        in front.
      - b) It does not.

      <details><summary>Answers</summary>

      **1 b**: it does. **1 a** is right: it was
      added last **[doc]** (HT-5).

      </details>
      """
    let question = try #require(page(text).checkQuestions.first)
    expectEqual(question.text, "Why is red hit, and not blue?")
    expectEqual(question.choices.map(\.letter), ["a", "b"])
    expectEqual(question.choices.map(\.text), ["Because it lies in front.", "It does not."])
    expectEqual(question.reasons.map(\.letter), ["b", "a"])
    expectEqual(
      question.reasons.map(\.text),
      ["b: it does.", "a is right: it was added last **[doc]** (HT-5)."])
    expectEqual(question.right, ["a"])
  }

  // MARK: - Exercises

  private let table = """
    ## Exercises

    | id | stars | minutes | trains | file |
    |---|---|---|---|---|
    | 2.1 | ★ | 3 | order | [file](../../Exercises/02-who/Exercise2_1.swift) |
    """
  private let stub =
    "/// Exercise 2.1 ★ · order · 3 minutes\n///\n/// Put in order.\n///\n///     a b\n"
  private let hints =
    "# Hints\n\n## 2.1 Order\n\n"
    + (1...3).map { "<details><summary>Hint \($0)</summary>\n\nText.\n\n</details>\n\n" }.joined()

  private func findings(_ table: String, _ stub: String, _ hints: String?) throws -> [String] {
    let folder = try Folder(["Exercises/02-who/Exercise2_1.swift": stub])
    if let hints { try folder.write(hints, "Exercises/02-who/README.md") }
    let files = BookFiles(root: folder.root, chapters: [Sample.chapter])
    return messages(checkExercises(page(table), of: Sample.chapter, in: files))
  }

  @Test func `the table, the file and the hints of an exercise agree`() throws {
    try expectEqual(findings(table, stub, hints), [])
  }

  @Test func `an exercise whose table, file or hints disagree is found`() throws {
    let words = Array(repeating: "word", count: 111).joined(separator: " ")
    let bad = [
      (table.replacing("★", with: "★★"), stub, hints),
      (table.replacing("| 3 |", with: "| 4 |"), stub, hints),
      (table.replacing("Exercise2_1", with: "Exercise2_2"), stub, hints),
      (table + "\n| 2.2 | ★ | 3 | order | [file](x) |", stub, hints),
      (table, stub + "/// " + words + "\n", hints),
      (table, stub, nil),
      (table, stub, hints.replacing("Hint 3", with: "Hint 4")),
      (table, stub, hints.replacing("## 2.1", with: "## 2.2")),
    ]
    for (table, stub, hints) in bad { try expectEqual(findings(table, stub, hints).count, 1) }
    try expectEqual(findings(table, "import Foundation\n", hints).count, 2)
    try expectEqual(findings("## Exercises\n", stub, hints).count, 1)
  }

  @Test(arguments: [(3, true), (11, false)])
  func `the line of times has the minutes of the exercises, without the extra ones`(
    minutes: Int, isRight: Bool
  ) throws {
    let extra = table + "\n| 2.2 | ★ | 8 | extra: order | [file](../Exercise2_2.swift) |"
    let head = "# T\n\n*5 minutes to read, \(minutes) for the exercises · `swift run chapter2`*\n\n"
    let found = try findings(head + extra, stub, hints)
    expectEqual(found.contains("3: the exercises take 3 minutes"), !isRight)
  }
}
