import Authoring
import BookKit
import SeededRandom

/// A check question of a chapter, as the quiz asks it.
struct Card {
  /// How a question is remembered that was answered rightly when it was last asked.
  static let right = "right"
  /// How one is remembered that was not.
  static let missed = "missed"

  /// Where a question stands.
  enum Part: String {
    /// At the chapter's end.
    case remember = ""
    /// Before the chapter: who knows the answers may skip it.
    case before
    /// On the page with more questions.
    case more
  }

  let chapter: Int
  let question: Question
  let part: Part

  init(chapter: Int, _ question: Question, _ part: Part = .remember) {
    (self.chapter, self.question, self.part) = (chapter, question, part)
  }

  /// Its name in the memory, as in `3.2` for the second question of chapter 3, or `3.more2`.
  var id: String { "\(chapter).\(part.rawValue)\(question.number)" }

  /// The question and its choices.
  var asked: [String] {
    wrapped(plain(question.text)) + [""]
      + question.choices.flatMap { hanging("  \($0.letter)) ", plain($0.text)) }
  }

  /// Why each choice is right or wrong, the right one first.
  var reasons: [String] {
    let right = question.reasons.filter { question.right.contains($0.letter) }
    let others = question.reasons.filter { !question.right.contains($0.letter) }
    return (right + others).flatMap { hanging("  ", plain($0.text)) }
  }

  /// Missed ones first, then those never asked; among each other mixed, and always alike.
  static func mixed(_ cards: [Card], _ memory: [String: String]) -> [Card] {
    let rank = { (card: Card) in
      switch memory[card.id] {
      case missed: 0
      case right: 2
      default: 1
      }
    }
    return cards.map { (rank($0), $0.shuffle, $0) }.sorted { ($0.0, $0.1) < ($1.0, $1.1) }
      .map { $0.2 }
  }

  /// A number in which nothing is left of chapter and place.
  private var shuffle: UInt64 {
    var random = SplitMix(
      seed: UInt64(chapter * 100 + (part == .remember ? 0 : 50) + question.number))
    return random.next()
  }

  /// Markdown as a terminal shows it: without bold.
  private func plain(_ text: String) -> String {
    text.split(separator: "**", omittingEmptySubsequences: false).joined()
  }
}
