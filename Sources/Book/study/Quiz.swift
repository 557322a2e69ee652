import Authoring
import BookKit
import Foundation

extension Study {
  /// Asks a chapter's questions, those before it, or those of all finished chapters.
  func quiz(_ words: [String]) throws -> Int32 {
    let names = words.filter { $0 != "--before" }
    let asksBefore = names.count < words.count
    guard names.count <= 1, words.count <= 2, !asksBefore || names.count == 1 else {
      throw Problem(
        "study quiz takes one chapter or nothing, as in: swift run study quiz 2, or quiz 2 --before"
      )
    }
    let catalog = try Catalog(from: directory)
    let chapters =
      try names.first.map { [try catalog.chapter($0)] } ?? finishedChapters(catalog)
    if chapters.isEmpty {
      out("No chapter is finished yet, as far as the last verdicts tell.")
      out("To be asked about one chapter: swift run study quiz 1")
      return 0
    }
    let memory = Notebook(catalog.root, "quiz")
    let cards = chapters.flatMap { self.cards(of: $0, before: asksBefore, catalog.root) }
    guard !cards.isEmpty else {
      throw Problem("\(chapters[0].page) has no questions to check yourself with.")
    }
    interruptedBy("\nThe quiz has ended; your answers are kept.\n")
    out("There are \(cards.count) questions. Return skips one, and q ends the quiz.")
    let missed = ask(asksBefore ? cards : Card.mixed(cards, memory.all), memory)
    if asksBefore { say(whetherToSkip: chapters[0], missed, of: cards.count, catalog.root) }
    return 0
  }

  /// The questions before a chapter, or those behind it.
  private func cards(of chapter: ChapterFolder, before: Bool, _ root: URL) -> [Card] {
    func questions(_ page: Page, _ title: String, _ part: Card.Part) -> [Card] {
      (page.section(title)?.questions ?? []).filter { !$0.choices.isEmpty }.map {
        Card(chapter: chapter.number, $0, part)
      }
    }
    let text = page(of: chapter, root)
    let more = page(chapter.questions, root)
    if before { return questions(more, "Before", .before) }
    return text.checkQuestions.map { Card(chapter: chapter.number, $0) }
      + questions(more, "More", .more)
  }

  /// Says whether the chapter may be skipped.
  private func say(whetherToSkip chapter: ChapterFolder, _ missed: Int?, of all: Int, _ root: URL) {
    guard let missed else { return }
    let rows = page(of: chapter, root).exerciseRows
    let hardest = rows.last?.id ?? chapter.exercises.last?.id ?? ""
    out(
      missed == 0
        ? "You may skip chapter \(chapter.number). Exercise \(hardest) is its hardest."
        : "Read chapter \(chapter.number).")
  }

  private func finishedChapters(_ catalog: Catalog) -> [ChapterFolder] {
    let states = rememberedStates(catalog)
    return catalog.chapters.filter { isFinished($0, states, catalog.root) }
  }

  /// Asks one question after another, and notes each answer at once.
  ///
  /// - Returns: How many were not answered rightly; nil if the reader has ended the quiz.
  private func ask(_ cards: [Card], _ memory: Notebook) -> Int? {
    var isEnded = false
    var (right, missed) = (0, [String]())
    var isKept = true
    for (index, card) in cards.enumerated() {
      out(
        "\n\(index + 1) of \(cards.count): chapter \(card.chapter), question \(card.question.number)"
      )
      out("")
      out(card.asked.joined(separator: "\n"))
      guard let answer = letter(of: card) else {
        isEnded = true
        break
      }
      if answer.isEmpty { continue }
      let isRight = card.question.right == [answer]
      out(isRight ? "\nRight." : "\nNot right.")
      out(card.reasons.joined(separator: "\n"))
      if isRight { right += 1 } else { missed.append(card.id) }
      isKept = memory.note([card.id: isRight ? Card.right : Card.missed])
    }
    out("")
    out("Right: \(right). Missed: \(missed.count).")
    if !missed.isEmpty { out("The ones you missed come first next time.") }
    if !isKept { err("(\(memory.path) cannot be written, so your answers are not kept.)") }
    return isEnded ? nil : cards.count - right
  }

  /// The letter typed; empty for a question that is skipped, nil if that was enough.
  private func letter(of card: Card) -> String? {
    let letters = card.question.choices.map(\.letter)
    let prompt = "\nYour answer (\(letters.joined(separator: ", "))): "
    for attempt in 1...3 {
      guard let line = ask(prompt) else { return nil }
      let word = line.filter { !$0.isWhitespace }.lowercased()
      if word == "q" { return nil }
      if word.isEmpty || letters.contains(word) { return word }
      out(
        attempt < 3
          ? "Type one of \(letters.joined(separator: ", ")), or q."
          : "Then we will leave this one out.")
    }
    return ""
  }
}
