import Authoring
import BookKit
import Foundation
import MiniUIKit
import Stage
import TestKit
import Testing

/// Proof that each check of the text can fail.
@Suite(.provedOnce(.book)) struct CheckTests {
  private func page(_ text: String, _ file: String = "Chapters/02-who/README.md") -> Page {
    Page(file: file, text: text)
  }

  private let words = { (count: Int) in Array(repeating: "w", count: count).joined(separator: " ") }

  // MARK: - Prose

  @Test func `a banned word is found`() {
    let samples = ["It is simply red.", "Just add red.", "That is easy,\nin red.", "Obviously."]
    for text in samples {
      expectEqual(messages(checkProse(page(text))).count, 1)
    }
  }

  @Test func `a banned word in code, quotation or another word is none`() {
    let samples = [
      "We adjust the justice.", "Call `just` here.", "Somebody says “it just works”.",
      "<!-- command -->\n```\njust\n```\n", "He said \"simply\".",
    ]
    for text in samples {
      expectEqual(messages(checkProse(page(text))), [])
    }
  }

  @Test func `a sentence of 37 words is too long, one of 36 is not`() {
    expectEqual(messages(checkProse(page(words(36) + "."))), [])
    expectEqual(
      messages(checkProse(page("Red.\n" + words(37) + "."))),
      [
        "2: the sentence has 37 words; at most 36"
      ])
    expectEqual(
      messages(checkProse(page(words(30) + ".\n" + words(30) + " **[doc]** (HT-1, HT-2)."))), [])
  }

  @Test func `121 words or 101 columns are too much for a paragraph`() {
    let lines = Array(repeating: words(11) + ".", count: 11).joined(separator: "\n")
    expectEqual(
      messages(checkProse(page(lines))), ["1: the paragraph has 121 words; at most 120"])
    let wide = String(repeating: "x", count: 101)
    expectEqual(
      messages(checkProse(page("Red.\n" + wide))), ["2: the line has 101 columns; at most 100"])
  }

  // MARK: - Tags

  private let confidence = [
    "HT-1": Confidence("observed", .seen), "HT-2": Confidence("documented, measured", .doc),
    "HT-3": Confidence("model", .model),
    "HT-4": Confidence("documented; unconfirmed: the number", .doc),
    "HT-5": Confidence("unconfirmed", .model),
    "GR-1": Confidence("session", .talk, talks: ["2010", "2014"]),
    "GR-2": Confidence("documented, session", .doc, talks: ["2010"]),
  ]

  @Test func `a sentence about UIKit without a tag that its source allows is found`() {
    let samples = [
      "UIKit asks.", "An app on iOS asks.", "Apple says so", "UIKit's rule. Red. **[model]**",
      "UIKit asks **[doc]**.", "UIKit asks [doc] (HT-2). **[model]**",
      "UIKit asks **[doc]** (HT-9).",
      "UIKit asks **[doc]** (HT-1).", "UIKit asks **[seen]** (HT-3).",
      "UIKit asks **[doc]** (HT-5).",
      "UIKit asks **[doc]** (HT-2, HT-3).", "It asks. **[seen]** (HT-5)",
      "UIKit asks **[doc]** (GR-1).", "It asks **[talk]** (GR-1).",
      "UIKit asks **[talk 2012]** (GR-1).", "UIKit asks **[talk 2010]**.",
      "UIKit asks **[talk 2010]** (HT-2).", "It asks **[doc 2010]** (GR-2).",
      "| a | b |\n|---|---|\n| view | UIKit asks |", "It asks. **[reported]**",
    ]
    for text in samples {
      expectEqual(messages(checkTags(page(text), confidence: confidence)).count, 1)
    }
  }

  @Test func `what developers have reported is told on the page of symptoms, and has no id`() {
    func count(_ text: String) -> Int {
      messages(checkTags(page(text, BookFiles.symptoms), confidence: confidence)).count
    }
    expectEqual(count("| a | b |\n|---|---|\n| UIKit asks | **[reported]** |"), 0)
    expectEqual(count("| a | b |\n|---|---|\n| UIKit asks | **[reported]** (HT-1) |"), 1)
    expectEqual(count("| a | b |\n|---|---|\n| UIKit asks | [reported] |"), 2)
  }

  @Test func `a sentence that claims nothing or is tagged is in order`() {
    let samples = [
      "MiniUIKit asks.", "What does UIKit ask?", "They say “UIKit asks”.", "`UIKit` asks.",
      "UIKit asks **[doc]** (HT-2, HT-4).", "UIKit asks. **[seen]** (HT-1) Red.",
      "UIKit asks. **[seen]** (HT-2)", "UIKit's rule. Red. **[doc]** (HT-2)",
      "UIKit asks **[model]**.", "- a) UIKit never asks.",
      "| a | UIKit |\n|---|---|\n| view | UIKit asks **[doc]** (HT-2) |",
      "UIKit asks. **[doc]** (HT-2) **[model]** Red.", "The audios are red.",
      "UIKit asks **[talk 2010]** (GR-1, GR-2).", "UIKit asks. **[talk 2014]** (GR-1) Red.",
      "UIKit asks **[doc]** (GR-2).",
    ]
    for text in samples {
      expectEqual(messages(checkTags(page(text), confidence: confidence)), [])
    }
  }

  // MARK: - Links, figures, width

  @Test func `links, anchors and descriptions of figures are followed`() throws {
    let folder = try Folder(["A/README.md": "", "B.md": "# The rule, in short\n"])
    let files = BookFiles(root: folder.root, chapters: [])
    let good = """
      # Here
      [a](../B.md#the-rule-in-short) [b](#here) [c](https://a.b/c) [d](README.md) `[e](f)`
      ![A red view at (0, 100), a finger at (46, 154).](../B.md)
      """
    expectEqual(messages(checkLinks(page(good, "A/README.md"), in: files)), [])
    for bad in ["[a](No.md)", "[a](../B.md#no)", "[a](#no)", "[a](../../x)", "![short](../B.md)"] {
      expectEqual(checkLinks(page(bad, "A/README.md"), in: files).count, 1)
    }
  }

  @Test func `an output of 73 columns is too wide, a listing is not`() {
    let wide = "\n```\n" + String(repeating: "x", count: 73) + "\n```\n"
    expectEqual(
      messages(checkWidth(page("<!-- run: chapter2 -->" + wide))),
      ["3: the output has 73 columns; at most 72"])
    expectEqual(messages(checkWidth(page("<!-- listing: a b -->" + wide))), [])
  }

  // MARK: - Experiments

  @Test func `the sample's experiments are in order`() {
    expectEqual(messages(checkExperiments(Sample.chapter)), [])
  }

  @Test func `an experiment that is not in order is found`() {
    let ask = { (answers: [String], outcome: String) in
      Prediction("?", answers.map { Prediction.Choice($0, "x") }) { _ in outcome }
    }
    let nothing: @Sendable (Stage) throws(ScriptError) -> Void = { _ throws(ScriptError) in }
    let wide = String(repeating: "x", count: 73)
    let bad = [
      Experiment("3A", "T", perform: nothing), Experiment("2a", "T", perform: nothing),
      Experiment("2A1", "T", perform: nothing), Experiment("2A", "", perform: nothing),
      Experiment("2A", "T", kinds: ["x"], perform: nothing),
      Experiment("2A", "T", parameters: [.flag("touch", true, "")], perform: nothing),
      Experiment("2A", "T", parameters: [.number("a", 2, in: 0...1, "")], perform: nothing),
      Experiment("2A", "T", prediction: ask(["a"], "a"), perform: nothing),
      Experiment("2A", "T", prediction: ask(["a", "b"], "c"), perform: nothing),
      Experiment("2A", "T", prediction: ask(["a", "a"], "a"), perform: nothing),
      Experiment("2A", "T") { stage throws(ScriptError) in
        stage.recording.add(Table(wide, []))
      },
      Experiment("2A", "T") { stage throws(ScriptError) in try stage.finger.up() },
    ]
    for experiment in bad {
      expectEqual(checkExperiments(Chapter(2, "T", folder: "t", [experiment])).count, 1)
    }
    let twice = Chapter(2, "T", folder: "t", [Sample.bare, Sample.bare])
    expectEqual(checkExperiments(twice).count, 1)
  }

  @Test func `the keys of the JSON stand in order`() {
    expect(isInOrder(#"{"experiment":"2A","t":0.5,"kind":"a","who":"b: c","what":"d","at":"e"}"#))
    for line in [
      #"{"t":0,"experiment":"2A","kind":"a","who":"b","what":"d"}"#, "{}", "x",
      #"{"experiment":"2A","t":0,"kind":"a","what":"b","who":"d"}"#,
      #"{"experiment":"2A","t":0,"kind":"a","who":"b"}"#,
    ] {
      expect(!isInOrder(line))
    }
  }
}
