import Authoring
import Foundation
import Stage
import TestKit
import Testing

/// Proof that each check of a chapter told as a case can fail.
@Suite(.provedOnce(.book)) struct CaseCheckTests {
  private let good = """
    # 2 · Who is there?

    *5 minutes to read, 6 for the exercises · after chapter 1 · `swift run chapter2`*

    Text.

    ## A complaint

    <!-- run: places 2 --before --only touch -->
    ```text
    a
    ```

    ## A section

    Text.

    ## Another

    **Try it: [2.1](../../Exercises/02-who/Exercise2_1.swift)** ★★★, six minutes. Repair it.

    > **How we know.** The one is documented (HT-11, HT-2); the other was observed once (HT-5), and
    > who comes first is our choice (DEC-1). It is claim C0-43 in the register.

    ## The repair

    <!-- run: places 2 -->
    ```text
    a
    ```

    ## At work

    Text.

    ## Remember

    Text.

    ## Exercises

    Text.
    """

  private func page(_ old: String = "", _ new: String = "") throws -> Page {
    try #require(old.isEmpty || good.contains(old))
    return Page(
      file: "Chapters/02-who/README.md", text: old.isEmpty ? good : good.replacing(old, with: new))
  }

  private let confidence = [
    "HT-2": Confidence("documented, measured", .doc), "HT-5": Confidence("observed once", .seen),
    "HT-11": Confidence("documented", .doc), "DEC-1": Confidence("model", .model),
  ]

  @Test func `a chapter with all parts of a case is in order, and its first line is read`() throws {
    let page = try page()
    expectEqual(messages(checkCase(page, of: Sample.chapter)), [])
    expectEqual(messages(checkEvidence(page, confidence: confidence)), [])
    let head = try #require(page.caseHead)
    expect(head.reading == 5 && head.exercises == 6 && head.after == "after chapter 1")
  }

  @Test(arguments: [
    ("# 2 · Who is there?", "# Who?"), ("*5 minutes", "*50 minutes"),
    ("*5 minutes to read", "*5 minutes to listen"),
    ("`swift run chapter2`", "`swift run chapter3`"), ("## A section", "# A section"),
    ("## Remember", "## Recall"), ("--before ", ""), ("places 2 -->", "places 3 -->"),
    ("## At work\n\nText.\n\n## Remember", "## Remember\n\nText.\n\n## At work"),
    ("## A section\n\nText.\n", ""),
    ("## A section\n\nText.", "## A section\n\n" + String(repeating: "word ", count: 3_800)),
  ])
  func `a case without one of its parts is found`(old: String, new: String) throws {
    expect(!checkCase(try page(old, new), of: Sample.chapter).isEmpty)
  }

  @Test(arguments: [
    (
      "observed once (HT-5)", "documented (HT-5)",
      "HT-5 is known as \"observed once\", which is not \"documented\""
    ),
    (
      "documented (HT-11, HT-2)", "true (HT-11, HT-2)",
      "no word says how we know HT-11: documented, observed, our choice …"
    ),
    ("(DEC-1)", "(DEC-99)", "there is no rule \"DEC-99\""),
    (
      "## A section\n\nText.", "## A section\n\nText. **[doc]** (HT-2)",
      "a case says how we know at a section's end, not in its text"
    ),
    (
      "## A section\n\nText.", "## A section\n\n" + String(repeating: "So **[model]**. ", count: 6),
      "6 tags stand in the text; at most 5"
    ),
  ])
  func `a line that says more than its rules allow, and a tag in the text, are found`(
    old: String, new: String, message: String
  ) throws {
    let found = checkEvidence(try page(old, new), confidence: confidence)
    expectEqual(found.first?.message, message)
  }

  @Test func `exercises are found at their sentences and in the table`() throws {
    let page = try page(
      "## Exercises\n\nText.",
      """
      ## Exercises

      | id | stars | minutes | trains | file |
      |---|---|---|---|---|
      | 2.2 | ★ | 3 | extra: finding | [file](x.swift) |
      """)
    expectEqual(page.exerciseRows.map { $0.id }, ["2.1", "2.2"])
    expectEqual(page.exerciseRows.map { $0.isExtra }, [false, true])
    expectEqual(page.exercisesInText.first?.cells, ["2.1", "★★★", "6", "Repair it."])
    let extra = try self.page("Repair it.", "Extra, for later: repair it.")
    expectEqual(extra.exercisesInText.first?.isExtra, true)
  }

  @Test func `the right answer of a case's question is the one that the fold names first`() {
    let text = """
      ## Remember

      **1.** Why?

      - a) So.
      - b) Because.

      <details><summary>Answers</summary>

      **1 b.** It is deepest. With **a** it would be behind.

      </details>
      """
    let question = Page(file: "", text: text).checkQuestions.first
    expectEqual(question?.right, ["b"])
    expectEqual(
      question?.reasons.map { $0.text }, ["b. It is deepest. With **a** it would be behind."])
  }
}
