import Authoring
import Foundation
import TestKit
import Testing

@testable import study

@Suite(.provedOnce(.study)) struct FindTests {
  private let greeting = [
    "Think of one touch that goes wrong. Type the number of what you find;",
    "b goes back to the question before, and q ends the search.",
  ]
  private let window = [
    "", "1 of 2: Which window", "",
    "Print it with `sendEvent(_:)` as here, and call super. Then look at what",
    "it prints.", "", "  1) the window that you expect", "  2) another window",
  ]
  private let hit = [
    "", "2 of 2: Who was hit", "", "Pause the app.", "", "Look.", "", "  1) a view in front of it",
    "  2) nothing",
  ]
  private let dead = [
    "", "A button is dead", "", "Which view is hit?", "", "- a clear view",
    "    Let it pass touches through, because nothing in it is to be touched,",
    "    and look again.", "    see it     swift run chapter2 2A",
    "    train it   2.1, Exercises/02-under-the-finger/Exercise2_1.swift",
    "    the rule   [seen] (HT-13)", "", "- nothing", "    Switch it on.",
    "    see it     swift run chapter2 2B",
    "    train it   2.2, Exercises/02-under-the-finger/Exercise2_2.swift",
    "    the rule   [doc] (HT-11)", "", "All symptoms are in Chapters/symptoms.md.",
  ]

  private func book(_ answers: String...) throws -> TestBook {
    let book = try TestBook()
    try book.write("Chapters/symptoms.md", Self.page)
    (book.isTerminal, book.typed) = (true, answers)
    return book
  }

  @Test func `one question follows another, and the last answer leads to a symptom`() throws {
    let book = try book("1", "1")
    expectEqual(book.study("find"), 0)
    expectLines(book.out, greeting + window + hit + dead)
    expectEqual(
      book.prompts,
      ["\nYour answer (1 to 2, q): ", "\nYour answer (1 to 2, b or q): "])
    expectEqual(book.err, [])
    expect(book.out.allSatisfy { $0.count <= 72 })
  }

  @Test func `where an answer fits several symptoms one is chosen by what can be seen`() throws {
    let book = try book("2", "2")
    expectEqual(book.study("find"), 0)
    expectLines(
      Array(book.out.dropFirst(greeting.count + window.count).prefix(8)),
      [
        "", "What do you see?", "", "  1) A button is dead", "  2) The wrong view gets it", "",
        "The wrong view gets it", "",
      ])
  }

  @Test func `b goes back, one question at a time, and not further than to the first`() throws {
    let book = try book("1", " B ", "b", "2", "b", "q")
    expectEqual(book.study("find"), 0)
    let choice = [
      "", "What do you see?", "", "  1) A button is dead", "  2) The wrong view gets it",
    ]
    let refusal = ["This is the first question, so there is nothing to go back to."]
    expectLines(book.out, greeting + window + hit + window + refusal + choice + window)
  }

  @Test(arguments: ["0", "3", "x", "", "-1", "1 2 3", "٣"])
  func `anything else gets one sentence, and the question stays`(word: String) throws {
    let book = try book(word, "1", word, "q")
    expectEqual(book.study("find"), 0)
    expectLines(
      book.out,
      greeting + window + ["Type a number from 1 to 2, or q."] + hit
        + ["Type a number from 1 to 2, or b or q."])
  }

  @Test func `the end of input ends the search`() throws {
    let book = try book()
    expectEqual(book.study("find"), 0)
    expectLines(book.out, greeting + window)
  }

  @Test func `without a terminal nothing is asked, and the questions are shown`() throws {
    let book = try book("1")
    book.isTerminal = false
    expectEqual(book.study("find"), 0)
    expectEqual(book.prompts, [])
    expectLines(
      book.out,
      window.dropFirst() + hit + [
        "", "At a terminal, swift run study find asks these questions one by one, and",
        "shows the symptom that your answers lead to, with its causes.",
        "All symptoms are in Chapters/symptoms.md.",
      ])
  }

  @Test(arguments: [
    (String?.none, "Chapters/symptoms.md cannot be read."),
    ("# Symptoms\n", "Chapters/symptoms.md has no questions."),
  ])
  func `without the page, or its questions, it says so`(page: String?, sentence: String) throws {
    let book = try TestBook()
    book.isTerminal = true
    if let page { try book.write("Chapters/symptoms.md", page) }
    expectEqual(book.study("find"), 2)
    expectEqual(book.err, [sentence])
    expectEqual(book.out, [])
  }

  @Test func `every answer of the book's own page leads to a symptom with its causes`() throws {
    let root = try Catalog.root(from: URL(fileURLWithPath: #filePath))
    let text = try String(
      contentsOf: root.appendingPathComponent("Chapters/symptoms.md"), encoding: .utf8)
    let guide = SymptomGuide(Page(file: "Chapters/symptoms.md", text: text))
    expectEqual(guide.questions.map(\.name), SymptomGuide.names)
    var found: Set<String> = []
    for (number, question) in guide.questions.enumerated() {
      for answer in question.answers where guide.next(after: answer) == nil {
        let symptoms = guide.symptoms(for: answer)
        expect(!symptoms.isEmpty && symptoms.allSatisfy { !$0.causes.isEmpty })
        found.formUnion(symptoms.map(\.title))
      }
      if let next = question.answers.lazy.compactMap({ guide.next(after: $0) }).last {
        expect(guide.questions.dropFirst(number + 1).contains { $0.name == next.name })
      }
    }
    expectEqual(found, Set(guide.symptoms.map(\.title)))
  }

  // MARK: - Fixtures

  private static let page = """
    # Symptoms

    ## Five questions

    ### Which window

    Print it with `sendEvent(_:)` as [here](x.md), and call super.
    Then look at what it prints.

    | you find | go to |
    |---|---|
    | the **window** that you expect | [Who was hit](#who-was-hit) |
    | another window | [A button is dead](#a-button-is-dead) · [Wrong](#the-wrong-view-gets-it) |

    ### Who was hit

    Pause the app.

    Look.

    | you find | go to |
    |---|---|
    | a view in front of it | [A button is dead](#a-button-is-dead) |
    | nothing | [Wrong](#the-wrong-view-gets-it) |

    ## Nothing happens

    ### A button is dead

    **Which window, who was hit.** Which view is hit?

    | you find | cause and cure | see it | train it | how we know |
    |---|---|---|---|---|
    | a clear view | Let it pass touches through, because nothing in it is to be touched, and look again. | `swift run chapter2 2A` | [2.1](../Exercises/02-under-the-finger/Exercise2_1.swift) | **[seen]** (HT-13) |
    | nothing | Switch it on. | `swift run chapter2 2B` | [2.2](../Exercises/02-under-the-finger/Exercise2_2.swift) | **[doc]** (HT-11) |

    ## The wrong thing happens

    ### The wrong view gets it

    **Which window, who was hit.** Look.

    | you find | cause and cure | see it | train it | how we know |
    |---|---|---|---|---|
    | it | Off. | `swift run chapter2 2A` | [2.1](../Exercises/02-under-the-finger/Exercise2_1.swift) | **[doc]** (HT-9) |

    """
}
