import Authoring
import Foundation
import Stage
import TestKit
import Testing

/// Proof that each check of a chapter's parts can fail.
@Suite(.provedOnce(.book)) struct ChapterCheckTests {
  private let file = "Chapters/02-who/README.md"

  private func page(_ text: String) -> Page { Page(file: file, text: text) }

  // MARK: - Sections

  private func sections(_ titles: [String]) -> String {
    titles.map { "## \($0)\n\nText, see [how](../how-to-read-a-trace.md).\n" }.joined(
      separator: "\n")
  }

  private func front(_ lines: [String] = []) -> String {
    let wishes = [
      "- **Number:** 2", "- **Title:** Who is there?",
      "- **Minutes:** reading 25 · running 10 · exercises 45", "- **Needs:** chapter 1",
      "- **After this chapter you can:** read a trace, find a view, repair a screen",
      "- **Program:** `swift run chapter2`",
    ]
    return "# 2 · Who is there?\n\n" + (lines.isEmpty ? wishes : lines).joined(separator: "\n")
      + "\n\n"
  }

  @Test func `a chapter with its heading, front matter and sections is in order`() {
    let text = front() + sections(sectionTitles)
    expectEqual(messages(checkSections(page(text), of: Sample.chapter)), [])
  }

  @Test func `a wrong heading, front matter or order of sections is found`() {
    let good = front() + sections(sectionTitles)
    let bad = [
      good.replacing("# 2 · Who is there?", with: "# Who is there?"),
      good.replacing("- **Number:** 2", with: "- **Number:** 3"),
      good.replacing("- **Title:** Who is there?", with: "- **Title:** Who?"),
      good.replacing("reading 25 ·", with: "reading ·"),
      good.replacing("- **Needs:** chapter 1\n", with: ""),
      good.replacing("read a trace, find a view", with: "read a trace"),
      good.replacing("`swift run chapter2`", with: "`swift run chapter3`"),
      good.replacing("## Skip test", with: "## Skip the test"),
      good + "\n## More\n\nText.\n",
      good.replacing("(../how-to-read-a-trace.md)", with: "(README.md)"),
      front() + sections(Array(sectionTitles.dropLast())),
    ]
    for text in bad {
      expectEqual(checkSections(page(text), of: Sample.chapter).count, 1)
    }
  }

  @Test func `the section about the app shows its code, its run and some words`() {
    let words = Array(repeating: "word", count: 120).joined(separator: " ") + ".\n\n"
    let code = "<!-- listing: Sources/Places/App/Steps/A.swift a -->\n```swift\na\n```\n\n"
    let run = "<!-- run: places 2 -->\n```text\na\n```\n\n"
    let long = String(repeating: "a\n", count: 13)
    let samples: [(text: String, message: String?)] = [
      (words + code + run, nil),
      (words + run, "shows one listing of Sources/Places"),
      (words + code + code + run, "shows one listing of Sources/Places"),
      (words + code.replacing("Places/App", with: "Stage") + run, "shows one listing"),
      (words + code, "shows the run \"places 2\""),
      (words + code + run.replacing("places 2", with: "places 3"), "shows the run \"places 2\""),
      (words + code + run.replacing("a\n", with: long), "the run has 13 lines; at most 12"),
      ("Word.\n\n" + code + run, "1 words; 100 to 200"),
      (words + words + code + run, "240 words; 100 to 200"),
    ]
    for (text, message) in samples {
      let findings = messages(
        checkPlaces(page("# A\n\n## Places, so far\n\n" + text + "## B\n"), of: Sample.chapter))
      expectEqual(findings.count, message == nil ? 0 : 1, text)
      expect(findings.first.map { $0.contains(message ?? "") } ?? true, "\(findings)")
    }
  }

  @Test func `a fold that is not closed, not open, or has no empty line is found`() {
    let samples = [
      "<details><summary>A</summary>\n\nText.\n", "Text.\n\n</details>\n",
      "<details><summary>A</summary>\nText.\n\n</details>\n",
    ]
    for text in samples {
      expectEqual(checkFolds(page(text)).count, 1)
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

  private var skip: String {
    "## Skip test\n\n**1.** Who?\n**2.** When?\n\n**3.** Why?\n\n"
      + fold("**1.** Red.\n**2.** Now.\n**3.** So.\n")
  }

  @Test func `four questions with a reason for every choice are in order`() {
    let own = (1...4).map { question($0) + answers($0) }.joined()
    expectEqual(messages(checkQuestions(page(skip + "## Check yourself\n\n" + own))), [])
  }

  @Test func `one fold may answer all questions in running text`() {
    let reasons = (1...4).map {
      "**\($0) a** is right: it is deepest. **\($0) b**: it is behind.\n\n"
    }
    let text = (1...4).map { question($0) }.joined() + fold(reasons.joined())
    expectEqual(messages(checkQuestions(page("## Check yourself\n\n" + text))), [])
    let missing = text.replacing("**3 b**: it is behind.", with: "")
    expectEqual(checkQuestions(page("## Check yourself\n\n" + missing)).count, 1)
  }

  @Test func `a missing question, choice, answer or reason is found`() {
    let start = "## Check yourself\n\n"
    let three = (1...3).map { question($0) + answers($0) }.joined()
    expectEqual(checkQuestions(page(start + three)).count, 1)
    let noReason = question(4) + fold("**4 a** is right: it is deepest.\n")
    expectEqual(
      messages(checkQuestions(page(start + three + noReason))),
      [
        "39: choice b) needs one reason: \"**4 b** …\" in the fold"
      ])
    let oneChoice = "**4.** Why?\n\n- a) One.\n\n" + answers(4)
    expectEqual(checkQuestions(page(start + three + oneChoice)).count, 1)
    expectEqual(checkQuestions(page(start + three + question(4))).count, 4)
    expectEqual(checkQuestions(page(skip.replacing("**3.** So.", with: "So."))).count, 1)
    expectEqual(checkQuestions(page(skip.replacing("**2.** When?\n", with: ""))).count, 1)
  }

  @Test func `a question is read with its choices and reasons, each in one line`() throws {
    let text = """
      ## Check yourself

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

  // MARK: - Myths

  private let myth = """
    ## You may have heard

    ### Alpha 0.1

    **The claim.** “The limit is 0.1.”

    **The test.** We run it.

    <!-- run: chapter2 2A -->
    ```text
    ```

    **The right model.** The limit is lower.
    """

  @Test func `a myth has three parts, and a test that can be run`() {
    expectEqual(messages(checkMyths(page(myth))), [])
    let command = myth.replacing("<!-- run: chapter2 2A -->\n```text\n```\n", with: "")
    expectEqual(checkMyths(page(command)).count, 1)
    expectEqual(
      messages(checkMyths(page(command.replacing("We run it", with: "`swift run chapter2`")))), [])
    expectEqual(checkMyths(page(myth.replacing("### Alpha 0.1", with: "Alpha"))).count, 1)
    expectEqual(checkMyths(page(myth.replacing("**The right model.**", with: "Model."))).count, 1)
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

  @Test func `the front matter's minutes are those of the exercises, the extra ones apart`() throws
  {
    let extra = table + "\n| 2.2 | ★ | 8 | extra: order | [file](../Exercise2_2.swift) |"
    for (sum, isRight) in [
      ("exercises 3 · extra 8", true), ("exercises 11", false), ("exercises 3", false),
    ] {
      let minutes = "- **Minutes:** reading 25 · running 10 · \(sum)\n\n"
      let found = try findings(minutes + extra, stub, hints)
      expectEqual(found.contains("1: the table's minutes are \"exercises 3 · extra 8\""), !isRight)
    }
  }
}
