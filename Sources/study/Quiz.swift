import Authoring
import BookKit
import Foundation

extension Study {
  /// Asks a chapter's check questions, or those of all finished chapters.
  func quiz(_ words: [String]) throws -> Int32 {
    guard words.count <= 1 else {
      throw Problem("study quiz takes one chapter or nothing, as in: swift run study quiz 2")
    }
    let catalog = try Catalog(from: directory)
    let chapters =
      try words.first.map { [try catalog.chapter($0)] } ?? finishedChapters(catalog)
    if chapters.isEmpty {
      out("No chapter is finished yet, as far as the last verdicts tell.")
      out("To be asked about one chapter: swift run study quiz 1")
      return 0
    }
    let memory = Notebook(catalog.root, "quiz")
    let questions = chapters.flatMap { chapter in
      page(of: chapter, catalog.root).checkQuestions.map { Card(chapter: chapter.number, $0) }
    }
    guard !questions.isEmpty else {
      throw Problem("\(chapters[0].page) has no questions to check yourself with.")
    }
    interruptedBy("\nThe quiz has ended; your answers are kept.\n")
    out("There are \(questions.count) questions. Return skips one, and q ends the quiz.")
    ask(Card.mixed(questions, memory.all), memory)
    return 0
  }

  private func finishedChapters(_ catalog: Catalog) -> [ChapterFolder] {
    let states = rememberedStates(catalog)
    return catalog.chapters.filter { isFinished($0, states, catalog.root) }
  }

  /// Asks one question after another, and notes each answer at once.
  private func ask(_ cards: [Card], _ memory: Notebook) {
    var (right, missed) = (0, [String]())
    var isKept = true
    for (index, card) in cards.enumerated() {
      out(
        "\n\(index + 1) of \(cards.count): chapter \(card.chapter), question \(card.question.number)"
      )
      out("")
      out(card.asked.joined(separator: "\n"))
      guard let answer = letter(of: card) else { break }
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
