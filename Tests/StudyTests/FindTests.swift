import Authoring
import Foundation
import TestKit
import Testing

@testable import study

@Suite(.provedOnce(.study)) struct FindTests {
  private let greeting = [
    "Think of one touch that goes wrong. Type the number of what you find,",
    "or words for what you see, such as: pan list. Other answers: b goes",
    "back, l lists all symptoms, and q ends the search.",
  ]
  private let window = [
    "", "1 of 3: Which window", "",
    "Print it with `sendEvent(_:)` as here, and call super. Then look at what",
    "it prints.", "", "  1) the window that you expect", "  2) another window",
    "  3) I don't know",
  ]
  private let hit = [
    "", "2 of 3: Who was hit", "", "Pause the app.", "", "Look.", "", "  1) a view in front of it",
    "  2) nothing", "  3) I don't know",
  ]
  private let heard = [
    "", "3 of 3: Who heard", "", "Listen.", "", "  1) nothing at all", "  2) I don't know",
  ]
  private let dead = [
    "", "A button is dead", "", "Which view is hit?", "", "- a clear view",
    "    Let it pass touches through, because nothing in it is to be touched,",
    "    and look again.", "    see it     swift run chapter2 2A",
    "    train it   2.1, Exercises/02-under-the-finger/Exercise2_1.swift",
    "    the rule   [seen] (HT-13)", "", "- nothing", "    Switch it on.",
    "    see it     The gates, Chapters/02-under-the-finger/README.md",
    "    the rule   [doc] (HT-11)", "", "All symptoms are in Chapters/symptoms.md.",
  ]
  private let choice = [
    "", "What do you see?", "", "  1) A button is dead", "  2) The wrong view gets it",
  ]
  private let all = [
    "", "What do you see?", "", "  1) A button is dead", "  2) The wrong view gets it",
    "  3) A tap on a row comes too late",
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
      [
        "\nYour answer (1 to 3, l or q): ", "\nYour answer (1 to 3, b, l or q): ",
        "\nb goes back, l lists all symptoms, q ends: ",
      ])
    expectEqual(book.err, [])
    expect(book.out.allSatisfy { $0.count <= 72 })
  }

  @Test func `where an answer fits several symptoms one is chosen by what can be seen`() throws {
    let book = try book("2", "2")
    expectEqual(book.study("find"), 0)
    expectLines(
      Array(book.out.dropFirst(greeting.count + window.count).prefix(8)),
      choice + ["", "The wrong view gets it", ""])
  }

  @Test func `b goes back one step, from a symptom too, and not further than to the first`() throws
  {
    let book = try book("1", " B ", "b", "2", "b", "1", "1", "b", "q")
    expectEqual(book.study("find"), 0)
    let refusal = ["There is nothing to go back to."]
    expectLines(
      book.out,
      greeting + window + hit + window + refusal + choice + window + hit + dead + hit)
  }

  @Test(arguments: ["0", "4", "x", "", "-1", "1 2 3", "٣"])
  func `anything else gets one sentence, and the question stays`(word: String) throws {
    let book = try book(word, "1", word, "q")
    expectEqual(book.study("find"), 0)
    expectLines(
      book.out,
      greeting + window + ["Type a number from 1 to 3, words, l or q."] + hit
        + ["Type a number from 1 to 3, words, b, l or q."])
  }

  @Test func `l lists all symptoms, and one is chosen there`() throws {
    let book = try book("l", "1", "q")
    expectEqual(book.study("find"), 0)
    expectLines(book.out, greeting + window + all + dead)
  }

  @Test func `who doesn't know is asked the next question, and its answer counts`() throws {
    let book = try book("3", "1", "q")
    expectEqual(book.study("find"), 0)
    expectLines(book.out, greeting + window + hit + dead)
  }

  @Test func `who never knows may choose from what the open questions could have found`() throws {
    let book = try book("3", "3", "2", "q")
    expectEqual(book.study("find"), 0)
    expectLines(book.out, greeting + window + hit + heard + all)
  }

  @Test func `what a question finds is not offered to one who knew its answer`() throws {
    let book = try book("1", "2", "2", "q")
    try book.write(
      "Chapters/symptoms.md",
      Self.page.replacing(
        "[Wrong](#the-wrong-view-gets-it) |\n| I", with: "[on](#who-heard) |\n| I"))
    expectEqual(book.study("find"), 0)
    let late = try #require(book.out.firstIndex(of: "A tap on a row comes too late"))
    expectLines(Array(book.out[..<late]), greeting + window + hit + heard + [""])
  }

  @Test func `words that are typed lead to the symptoms about them, from any question`() throws {
    let book = try book("slow taps on cells", "b", "dead", "q")
    expectEqual(book.study("find"), 0)
    let late = [
      "", "A tap on a row comes too late", "", "Wait.", "", "- it", "    Accept it.",
      "    see it     no run: nothing here is late", "    the rule   [model]", "",
      "All symptoms are in Chapters/symptoms.md.",
    ]
    expectLines(book.out, greeting + window + late + window + dead)
  }

  @Test func `words that fit nothing get one sentence, and the question stays`() throws {
    let book = try book("volcano", "q")
    expectEqual(book.study("find"), 0)
    expectLines(book.out, greeting + window + [#"No symptom is about "volcano"."#])
  }

  @Test func `words after the command show the symptom that they are about`() throws {
    for isTerminal in [true, false] {
      let book = try book("q")
      book.isTerminal = isTerminal
      expectEqual(book.study("find", "dead", "buttons"), 0)
      expectLines(book.out, dead)
      expectEqual(
        book.prompts, isTerminal ? ["\nl lists all symptoms, q ends: "] : [])
    }
  }

  @Test func `where words fit several symptoms one is chosen, or all are listed`() throws {
    let book = try book("1", "q")
    expectEqual(book.study("find", "view", "button"), 0)
    expectLines(book.out, choice + dead)
    book.isTerminal = false
    expectEqual(book.study("find", "view", "button"), 0)
    expectLines(book.out, choice + ["", "Their causes are in Chapters/symptoms.md."])
  }

  @Test func `words after the command that fit nothing end with 1`() throws {
    let book = try book()
    expectEqual(book.study("find", "hot", "volcano"), 1)
    expectLines(
      book.out,
      [
        #"No symptom is about "hot volcano"."#,
        "All symptoms are in Chapters/symptoms.md; swift run study find asks you.",
      ])
  }

  @Test func `the end of input ends the search`() throws {
    let book = try book()
    expectEqual(book.study("find"), 0)
    expectLines(book.out, greeting + window)
  }

  @Test func `without a terminal nothing is asked, and questions and symptoms are shown`() throws {
    let book = try book("1")
    book.isTerminal = false
    expectEqual(book.study("find"), 0)
    expectEqual(book.prompts, [])
    expectLines(
      book.out,
      window + hit + heard + all + [
        "", "At a terminal, swift run study find asks these questions one by one, and",
        "shows the symptom that your answers lead to, with its causes. With words,",
        "as in swift run study find pan list, it shows the symptoms about them.",
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

  // MARK: - The book's own page

  private func realPage() throws -> String {
    let root = try Catalog.root(from: URL(fileURLWithPath: #filePath))
    return try String(
      contentsOf: root.appendingPathComponent("Chapters/symptoms.md"), encoding: .utf8)
  }

  @Test func `every answer of the book's own page leads to a symptom with its causes`() throws {
    let guide = SymptomGuide(Page(file: "Chapters/symptoms.md", text: try realPage()))
    expectEqual(guide.questions.map(\.name), SymptomGuide.names)
    var found: Set<String> = []
    for (number, question) in guide.questions.enumerated() {
      for answer in question.answers where guide.next(after: answer) == nil {
        let symptoms = guide.symptoms(for: answer)
        expect(!symptoms.isEmpty && symptoms.allSatisfy { !$0.causes.isEmpty })
        if !answer.isUnknown { found.formUnion(symptoms.map(\.title)) }
      }
      for next in question.answers.compactMap({ guide.next(after: $0) }) {
        expect(guide.questions.dropFirst(number + 1).contains { $0.name == next.name })
      }
    }
    expectEqual(found, Set(guide.symptoms.map(\.title)))
  }

  @Test(arguments: [
    ("toast keyboard", "A tap on a toast takes the keyboard away"),
    ("hardware keyboard", "A hardware keyboard types nothing, and the one on the glass does"),
    ("late webview", "Taps on a web page come late, or not at all"),
    ("pins on my map", "My tap on a map comes late, or also for its pins"),
    ("xcuitest", "A UI test says isHittable, and its tap does nothing"),
    ("ipad corner", "A button in the corner of an iPad window is dead"),
    ("status bar", "A tap on the status bar doesn't scroll to the top"),
    ("link in a text", "A link in a text doesn't open"),
    ("my button does nothing", "My button is dead: it does nothing at all"),
    ("dead button", "My button is dead: it does nothing at all"),
    ("no target", "My button is dead: it does nothing at all"),
    ("valueChanged", "My button is dead: it does nothing at all"),
    ("disabled", "My button is dead: it does nothing at all"),
  ])
  func `words of today find their symptom`(words: String, title: String) throws {
    let guide = SymptomGuide(Page(file: "Chapters/symptoms.md", text: try realPage()))
    expectEqual(guide.symptoms(with: words).first?.title, title)
  }

  /// What somebody has read in the end who chooses answers and titles by their beginnings.
  private func read(_ beginnings: [String], words: String...) throws -> [String] {
    let book = try TestBook()
    try book.write("Chapters/symptoms.md", try realPage())
    book.isTerminal = true
    var typed: [String] = []
    for beginning in beginnings {
      book.typed = typed
      expectEqual(book.study(["find"] + words), 0)
      let screen = book.out[(book.out.lastIndex { $0.contains(" 1) ") } ?? 0)...]
      let line = try #require(screen.first { $0.contains(") \(beginning)") })
      typed.append(line.filter(\.isNumber))
    }
    book.typed = typed
    expectEqual(book.study(["find"] + words), 0)
    return book.out
  }

  @Test(arguments: [
    ["the view that you expect", "nothing at all", "A row is dead"],
    [
      "the view that you expect", "the views and recognizers", "no recognizer took it",
      "no object", "A row is dead",
    ],
    ["I don't know", "nothing at all", "A row is dead"],
    ["a view that lies in it", "A row is dead"],
  ])
  func `a dead cell is found, whatever one knows about it`(answers: [String]) throws {
    let read = try read(["the touch is in the window"] + answers)
    expectEqual(read.filter { $0.hasPrefix("A row is dead: ") }.count, 1)
    let text = read.joined(separator: " ")
    for thing in ["`delegate`", "`didDeselectRowAt`", "`allowsSelection`"] {
      expect(text.contains(thing))
    }
    let byWords = try self.read(["A row is dead"], words: "dead", "cell")
    expectLines(Array(byWords.suffix(5)), Array(read.suffix(5)))
  }

  private let mapsPan = [
    "the touch is in the window", "the view that you expect", "the views and recognizers",
  ]

  @Test func `a pan that a scroll view keeps from beginning is found`() throws {
    let title = "The list scrolls, and my own pan never begins"
    let read = try read(mapsPan + ["a scroll view took it", title])
    expect(read.contains(title))
    expect(read.contains("    see it     swift run chapter12 12A"))
    expect(
      try self.read([title], words: "map", "pan", "scroll", "view").suffix(9) == read.suffix(9))
  }

  @Test func `a pan that keeps a list from scrolling is found`() throws {
    let title = "My pan stopped the list from scrolling"
    let read = try read(mapsPan + ["a drag of my own", title])
    expect(read.contains(title))
    expect(read.contains("    see it     swift run chapter12 12A2"))
    expect(try self.read([title], words: "pan", "list").suffix(9) == read.suffix(9))
  }

  // MARK: - Fixtures

  private static let page = """
    # Symptoms

    ## What do you see?

    - [Dead](#a-button-is-dead)

    ## Five questions

    ### Which window

    Print it with `sendEvent(_:)` as [here](x.md), and call super.
    Then look at what it prints.

    | you find | go to |
    |---|---|
    | the **window** that you expect | [Who was hit](#who-was-hit) |
    | another window | [A button is dead](#a-button-is-dead) · [Wrong](#the-wrong-view-gets-it) |
    | I don't know | [Who was hit](#who-was-hit) |

    ### Who was hit

    Pause the app.

    Look.

    | you find | go to |
    |---|---|
    | a view in front of it | [A button is dead](#a-button-is-dead) |
    | nothing | [Wrong](#the-wrong-view-gets-it) |
    | I don't know | [Who heard](#who-heard) |

    ### Who heard

    Listen.

    | you find | go to |
    |---|---|
    | nothing at all | [Late](#a-tap-on-a-row-comes-too-late) |
    | I don't know | [all](#what-do-you-see) |

    ## Nothing happens

    ### A button is dead

    **Which window, who was hit.** Which view is hit?

    | you find | cause and cure | see it | train it | how we know |
    |---|---|---|---|---|
    | a clear view | Let it pass touches through, because nothing in it is to be touched, and look again. | `swift run chapter2 2A` | [2.1](../Exercises/02-under-the-finger/Exercise2_1.swift) | **[seen]** (HT-13) |
    | nothing | Switch it on. | [The gates](02-under-the-finger/README.md#the-gates) | none | **[doc]** (HT-11) |

    ## The wrong thing happens

    ### The wrong view gets it

    **Which window, who was hit.** Look.

    | you find | cause and cure | see it | train it | how we know |
    |---|---|---|---|---|
    | it | Off. | `swift run chapter2 2A` | [2.1](../Exercises/02-under-the-finger/Exercise2_1.swift) | **[doc]** (HT-9) |

    ### A tap on a row comes too late

    **Who heard.** Wait.

    | you find | cause and cure | see it | train it | how we know |
    |---|---|---|---|---|
    | it | Accept it. | no run: nothing here is late | none | **[model]** |

    """
}
