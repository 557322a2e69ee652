import TestKit
import Testing

@testable import Authoring

@Suite(.provedOnce(.book)) struct VoiceTests {
  /// What is said against a text, the limits of a whole chapter aside.
  private func findings(_ text: String) -> [String] {
    let page = Page(file: "a.md", text: "# One\n\n## The surprise\n\n\(text)\n")
    return checkVoice(page).map(\.message).filter { message in
      !Voice(of: page).findings.contains(message)
    }
  }

  @Test(arguments: [
    "The card is done and the page goes on.", "Asked is the hit view, which is the page.",
    "Recognized, the touch never arrives at the card.", "The view hears of the end of the touch.",
    "In 9A3 nothing fires, as in 9C.",
    "A tag **[doc]** (GR-1), then a second one **[doc]** (GR-2), then **[seen]** (GR-3).",
    "All four **[doc]** (GR-1, GR-2, GR-3, GR-4).",
    "It is red. It is blue. It is green, or so.",
    "A view says a yes. The other says a no.",
    "Who waits for a long time gets what it wants. What acts at once fails in the very same event. "
      + "Whoever comes first wins it in the end. Who goes away early loses everything it had.",
  ])
  func `what sounds translated or piled up is found`(text: String) {
    expectEqual(findings(text).count, 1, findings(text).joined(separator: " | "))
  }

  @Test(arguments: [
    "The card is done, and the page continues.", "Who gets the touch, and what happens to it?",
    "What surprises many people is the second line of this trace.",
    "Without the recognizer nothing fires at all (run 9A3).",
    "If a view says no, another view is asked. Yes, a view may do that as often as it likes.",
    "The card hears began, and then nothing. **[seen]** (GR-1, GR-2)",
  ])
  func `what a colleague would say is not`(text: String) {
    expectLines(findings(text), [])
  }

  @Test func `a voice is counted in sentences, paragraphs, colons and explaining words`() {
    let text = """
      # One

      ## The rule

      One two three four: five six seven. Because one two three four five six seven eight nine ten
      eleven twelve, so that it is long enough, and for example longer than nineteen words in all.
      """
    expectEqual(
      Voice(of: Page(file: "a.md", text: text)).line,
      "35 words, The rule 35 · sentence 17.5, 50.0 % short, 50.0 % long · paragraph 35 · "
        + "colons 28.6 · because 85.7")
  }

  @Test
  func `reading takes a minute for 200 words, 40 lines shown or two figures, to the next five`() {
    func minutes(words: Int, lines: Int, figures: Int) -> Int {
      let text =
        ["# One", "## The rule", String(repeating: "word ", count: words - 1) + "end."]
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
        Page(file: "a.md", text: "# One\n\n## The rule\n\n### A\n\n\(text)\n\n### B\n\nRed.\n"),
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

          ## The rule

          \(sentence.replacing("%", with: "\(number)")) At a terminal, `swift run` asks you this
          before it shows the run.
          """)
    }
    expectEqual(checkRepetitions(in: pages).count, count)
    expectEqual(checkRepetitions(in: Array(pages.dropLast())).count, 0)
  }
}
