import TestKit
import Testing

@testable import Authoring

@Suite(.provedOnce(.book)) struct PhraseTests {
  /// What is said against a text.
  private func findings(_ text: String) -> [String] {
    checkPhrases(Page(file: "a.md", text: "# One\n\n## A section\n\n\(text)\n")).map(\.message)
  }

  @Test(arguments: [
    "The card is done and the page goes on.", "Asked is the hit view, which is the page.",
    "Recognized, the touch never arrives at the card.", "The view hears of the end of the touch.",
  ])
  func `what sounds translated is found`(text: String) {
    expectEqual(findings(text).count, 1, findings(text).joined(separator: " | "))
  }

  @Test(arguments: [
    "The card is done, and the page continues.", "Who gets the touch, and what happens to it?",
    "If a view says no, another view is asked. Yes, a view may do that as often as it likes.",
  ])
  func `what a colleague would say is not`(text: String) {
    expectLines(findings(text), [])
  }

  @Test
  func `reading takes a minute for 200 words, 40 lines shown or two figures, to the next five`() {
    func minutes(words: Int, lines: Int, figures: Int) -> Int {
      let text =
        ["# One", "## A section", String(repeating: "word ", count: words - 1) + "end."]
        + ["```text\n\(String(repeating: "line\n", count: lines))```"]
        + Array(repeating: "![A figure.](a.svg)", count: figures)
      return readingMinutes(of: Page(file: "a.md", text: text.joined(separator: "\n\n")))
    }
    expectEqual(minutes(words: 1000, lines: 0, figures: 0), 5)
    expectEqual(minutes(words: 1001, lines: 0, figures: 0), 10)
    expectEqual(minutes(words: 800, lines: 20, figures: 1), 5)
    expectEqual(minutes(words: 800, lines: 21, figures: 1), 10)
    expectEqual(minutes(words: 800, lines: 20, figures: 2), 10)
  }

  @Test func `a tag at the end of a paragraph or below its section covers what stands before`() {
    func untagged(_ text: String) -> Int {
      checkTags(
        Page(file: "a.md", text: "# One\n\n## A section\n\n### A\n\n\(text)\n\n### B\n\nRed.\n"),
        confidence: [:]
      ).filter { $0.message.hasPrefix("this says something") }.count
    }
    expectEqual(untagged("UIKit asks. It waits."), 1)
    expectEqual(untagged("UIKit asks. It waits. **[doc]** (GR-1)"), 0)
    // Our own decision covers its own sentence alone.
    expectEqual(untagged("UIKit asks. In our engine it waits. **[model]**"), 1)
    expectEqual(untagged("UIKit asks. It waits.\n\n> **How we know.** Asking **[doc]** (GR-1)"), 0)
  }

  @Test(arguments: [
    ("At % seconds the finger touches the `card`.", 3), ("The card is hit.", 0),
  ])
  func `a sentence that stands in three chapters is found, whatever its numbers are`(
    sentence: String, count: Int
  ) {
    let pages = (1...3).map { number in
      Page(
        file: "\(number).md",
        text: """
          # One

          ## A section

          \(sentence.replacing("%", with: "\(number)"))
          `study check` gives the verdict, `study hint` a hint.
          """)
    }
    expectEqual(checkRepetitions(in: pages).count, count)
    expectEqual(checkRepetitions(in: Array(pages.dropLast())).count, 0)
  }
}
