package import Stage

/// How sure a reader is of an answer.
enum Sureness: Int {
  case guessing = 1
  case fairlySure
  case certain

  /// The word for it.
  var word: String {
    switch self {
    case .guessing: "guessing"
    case .fairlySure: "fairly sure"
    case .certain: "certain"
    }
  }

  /// The question with all its answers.
  static let question = "How sure? 1 guessing, 2 fairly sure, 3 certain"
}

/// What a reader said: an answer, and how sure of it.
struct Guess {
  var choice: Prediction.Choice
  var sureness: Sureness?

  /// The same as a sentence.
  var words: String {
    "You said \(choice.answer)" + (sureness.map { ", " + $0.word } ?? "") + "."
  }
}

extension Prediction {
  /// The question with its numbered answers, as the program asks it.
  ///
  /// - Parameter width: How many characters fit into a line.
  /// - Returns: The lines.
  package func text(width: Int = outputWidth) -> [String] {
    var lines = wrapped(question, width: width)
    for (index, choice) in choices.enumerated() {
      lines += hanging("  \(index + 1)  ", choice.answer, width: width)
    }
    return lines
  }
}

extension Prediction {
  /// Says whether a guess was right, and why; or why a run says nothing about it.
  ///
  /// - Parameters:
  ///   - guess: What the reader said.
  ///   - reply: What the run says.
  ///   - proof: The line of the run that proves it.
  ///   - isOwn: Whether the reader's own finger made the run.
  ///   - width: How many characters fit into a line.
  ///   - glyphs: The characters to draw with.
  /// - Returns: The lines.
  func verdict(
    on guess: Guess, _ reply: AskedRun.Reply, proof: TraceLine?, isOwn: Bool = false, width: Int,
    glyphs: Glyphs = .ascii
  ) -> [String] {
    let outcome = reply.outcome
    if let difference = reply.difference {
      return wrapped(
        "Still open. \(difference) What came of it: \(outcome). \(guess.words)", width: width)
        + wrapped(
          "The question is about the book's touch, with the book's settings.", width: width)
    }
    let isRight = outcome == guess.choice.answer
    let mark = isRight ? glyphs.marks.right + "Right." : glyphs.marks.wrong + "Not so."
    var lines = wrapped(
      "\(mark) \(isOwn ? "Your touch" : "What happened"): \(outcome). \(guess.words)",
      width: width)
    if !isRight { lines += hanging("\(guess.choice.answer): ", guess.choice.reason, width: width) }
    if let right = choices.first(where: { $0.answer == outcome }) {
      lines +=
        isRight
        ? wrapped(right.reason, width: width)
        : hanging("\(outcome): ", right.reason, width: width)
    } else {
      lines += wrapped("None of the \(choices.count) answers says so.", width: width)
    }
    if !isRight, guess.sureness == .certain {
      lines += wrapped("Certain and surprised: this is the one to remember.", width: width)
    }
    guard let proof else {
      return lines
        + wrapped("No single line proves it: look for what the trace does not say.", width: width)
    }
    let line = "\(TraceLine.clock(proof.time)) \(proof.kind) \(proof.who) \(proof.what)"
    return lines + wrapped("The line that proves it:", width: width)
      + hanging("  ", line, width: width)
  }
}
