import BookKit
import Foundation
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
  private let look = "**Who heard.** Look."

  /// The five questions, each of which leads to the next, the third to all symptoms, too.
  private func questions(_ symptoms: String) -> String {
    let names = SymptomGuide.names
    return names.enumerated().map { index, name in
      let next = Page.anchor((names + [SymptomGuide.listTitle])[min(index + 1, 5)])
      let known = Page.anchor(names[min(index + 1, 4)])
      return """
        ### \(name)

        Look [there](x.md).

        | you find | go to |
        |---|---|
        | nothing | [next](#\(known)) |
        | **something** | \(index == 2 ? symptoms : "[next](#\(known))") |
        | I don't know | [next](#\(next)) |


        """
    }.joined()
  }

  /// What is said against a page with thirty symptoms, the first of which is given.
  private func findings(
    _ symptom: String, in change: (String) -> String = { $0 }, files: BookFiles? = nil
  ) -> [String] {
    let others = (2...30).map { "### Symptom \($0)\n\n\(look)\n\n\(heading)\n\(right)\n" }
    let links = "[One](#one) " + (2...30).map { "[\($0)](#symptom-\($0))" }.joined(separator: " · ")
    let text =
      "# Symptoms\n\n## What do you see?\n\n- [1](#one)\n"
      + (2...30).map { "- [\($0)](#symptom-\($0))\n" }.joined() + "\n## Five questions\n\n"
      + questions(links) + "## A\n\n"
      + ([symptom] + others).joined(separator: "\n")
    let files = files ?? BookFiles(root: "/nowhere", chapters: [Sample.chapter])
    return checkSymptoms(Page(file: "s.md", text: change(text)), in: files).map(\.message)
  }

  @Test func `a symptom says where to look, and has a cause with a run, an exercise and a rule`() {
    expectLines(findings("### One\n\n\(look)\n\n\(heading)\n\(right)\n"), [])
  }

  @Test(arguments: [
    ("2A`", "9Z`", "no run of the book is `swift run chapter2 9Z`"),
    ("[2.1](2_1.swift)", "–", "a cause has its exercise"),
    ("[2.1](2_1.swift)", "none", "a cause has its exercise"),
    (
      "`swift run chapter2 2A`", "no run",
      "a cause is shown by a run or a page, or says why not: no run: …"
    ),
    ("**[doc]** (HT-9)", "HT-9", "a cause has its rule, with a tag"),
    (" Off. |", "", "a cause has five cells, not 4"),
  ])
  func `a cause that is not proved is found`(part: String, instead: String, message: String) {
    let row = right.replacing(part, with: instead)
    expectLines(findings("### One\n\n\(look)\n\n\(heading)\n\(row)\n"), [message])
  }

  @Test(arguments: ["[The gates](x.md#the-gates)", "no run: the engine has no animation"])
  func `a cause may be shown by a page, or say why no run shows it`(place: String) {
    for exercise in ["[2.1](2_1.swift)", "none"] {
      let row = right.replacing("`swift run chapter2 2A`", with: place)
        .replacing("[2.1](2_1.swift)", with: exercise)
      expectLines(findings("### One\n\n\(look)\n\n\(heading)\n\(row)\n"), [])
    }
  }

  @Test func `a symptom without its first look, without causes, or too few are found`() {
    expectEqual(
      findings("### One\n\n\(heading)\n\(right)\n").first, "a symptom begins with what to look at")
    expectEqual(findings("### One\n\n\(look)\n").count, 1)
    let page = Page(file: "s.md", text: "# Symptoms\n\n## A\n")
    expectLines(
      checkSymptoms(page, in: BookFiles(root: "/nowhere", chapters: [])).map(\.message),
      [
        "there are 0 symptoms; at least 30",
        "the questions are Which window, Who was hit, Who heard, Who took it, Who was told",
      ])
  }

  @Test(arguments: [
    (
      "**Who heard.** Look.", "Look.",
      #"the answers that lead to "One" are those of Who heard; its first words name no question"#
    ),
    (
      "**Who heard.** Look.", "**Who heard, who was told.** Look.",
      #"the answers that lead to "One" are those of Who heard; its first words name Who heard, Who was told"#
    ),
    (
      "[One](#one) ", "",
      #"the answers that lead to "One" are those of no question; its first words name Who heard"#
    ),
    (
      "[One](#one) ", "[One](#one) [two](#zwei) ", "an answer leads to one question, or to symptoms"
    ),
    (
      "| nothing | [next](#who-was-hit) |\n| **something** | [next](#who-was-hit) |\n", "",
      "a question has 2 to 8 answers, not 1"
    ),
    (
      "| I don't know | [next](#who-was-hit) |\n", "",
      #"the last answer is "I don't know", and leads to "Who was hit""#
    ),
    (
      "| I don't know | [next](#what-do-you-see) |", "| I don't know | [One](#one) |",
      #"the last answer is "I don't know", and leads to "What do you see?""#
    ),
    (
      "- [2](#symptom-2)\n", "",
      #""What do you see?" links to all symptoms, in their order, and to nothing else"#
    ),
    (
      "### Who heard\n\nLook [there](x.md).", "### Who heard\n",
      "a question begins with where to look"
    ),
  ])
  func `a symptom to which no question leads, or another one, is found`(
    part: String, instead: String, message: String
  ) {
    let found = findings("### One\n\n\(look)\n\n\(heading)\n\(right)\n") { text in
      guard let range = text.firstRange(of: part) else { return text }
      return text.replacingCharacters(in: range, with: instead)
    }
    expectLines(found, [message])
  }

  @Test func `a page of symptoms is read as a program needs it`() {
    let text = """
      # Symptoms

      ## Five questions

      \(questions("[A · b](#a--b)"))
      ## A

      ### A · b

      **Who heard.** Look at `it`,
      and [there](x.md).

      \(heading)
      \(right)

      """
    let guide = SymptomGuide(Page(file: "Chapters/s.md", text: text))
    expectEqual(guide.questions.map(\.name), SymptomGuide.names)
    expectEqual(guide.questions[0].looks, ["Look there."])
    let answers = guide.questions[2].answers
    expectEqual(answers.map(\.text), ["nothing", "something", "I don't know"])
    expectEqual(answers.map(\.isUnknown), [false, false, true])
    expectEqual(guide.next(after: answers[0])?.name, "Who took it")
    expectNil(guide.next(after: answers[1])?.name)
    let symptom = guide.symptoms(for: answers[1]).first
    expectEqual(symptom?.title, "A · b")
    expectEqual(symptom?.group, "A")
    expectEqual(symptom?.look, "Look at `it`, and there.")
    let cause = symptom?.causes.first
    expectEqual(
      [cause?.finding, cause?.cure, cause?.run, cause?.exercise, cause?.file, cause?.known],
      ["no", "Off.", "swift run chapter2 2A", "2.1", "Chapters/2_1.swift", "[doc] (HT-9)"])
  }

  @Test(arguments: [
    (
      "The list scrolls, and my own pan never begins", "chapter12 12A",
      "gesture pan(panel) failed because excluded by pan(table)"
    ),
    (
      "My pan stopped the list from scrolling", "chapter12 12A2",
      "gesture pan(table) failed because excluded by pan(panel)"
    ),
    (
      "A row can be selected only with a long press", "chapter11 11A2",
      "delay content 2 dropped by tap(grey)"
    ),
    (
      "A view is hit, but none of its methods is called", "chapter14 14M3",
      "delay pay held began by gesture(root)"
    ),
    (
      "With the keyboard or a sheet up, something is dead", "chapter14 14N",
      "control send touchUpOutside"
    ),
  ])
  func `a run shows on whose side the touch was lost, as its symptom says`(
    title: String, run: String, line: String
  ) throws {
    let files = BookFiles(root: packageRoot, chapters: chapters)
    let text = try #require(files.text(of: BookFiles.symptoms))
    let guide = SymptomGuide(Page(file: BookFiles.symptoms, text: text))
    let symptom = try #require(guide.symptoms.first { $0.title == title })
    expect(symptom.causes.contains { $0.run == "swift run \(run)" })
    let id = String(run.split(separator: " ")[1])
    let experiment = try #require(chapters.lazy.flatMap { $0.experiments }.first { $0.id == id })
    // How wide a column is depends on what else is shown.
    let lines = try experiment.run().text().map { $0.split(separator: " ").joined(separator: " ") }
    expect(lines.contains { $0.hasSuffix(line) })
  }

  @Test func `a top page that counts the symptoms wrongly is found`() throws {
    let folder = try Folder(["README.md": "There are 31 of them, with what to look at.\n"])
    let files = BookFiles(root: folder.root, chapters: [Sample.chapter])
    let symptom = "### One\n\n\(look)\n\n\(heading)\n\(right)\n"
    expect(findings(symptom, files: files).contains("there are 30 symptoms, not 31"))
  }
}
