/// A numbered question with its choices, and the reasons that stand in a fold.
package struct Question {
  /// A choice, or the reason why a choice is right or wrong.
  package struct Part: Equatable {
    /// The choice's letter.
    package let letter: String
    /// The text, in one line.
    package fileprivate(set) var text: String
  }

  /// The number, from 1.
  package let number: Int
  /// Where it begins in the page, from 1.
  let line: Int
  /// The question itself, in one line.
  package fileprivate(set) var text: String
  /// The choices in order.
  package fileprivate(set) var choices: [Part] = []
  /// What the fold says about the choices, in its order, as in `a is right: it is deepest`.
  package fileprivate(set) var reasons: [Part] = []
  /// Whether there is an answer in the fold.
  fileprivate(set) var isAnswered = false

  /// The letters of the choices whose reasons say that they are right; if none does, the choice
  /// that the fold names first.
  package var right: [String] {
    let said = reasons.filter { $0.text.hasPrefix("\($0.letter) is right") }.map { $0.letter }
    return said.isEmpty ? reasons.first.map { [$0.letter] } ?? [] : said
  }
}

extension Page {
  /// The questions at the end of a chapter; none if the page has no such section.
  package var checkQuestions: [Question] {
    section("Remember")?.questions ?? []
  }
}

extension Page.Section {
  /// The questions of the section.
  ///
  /// A question begins with `**1.**`, a choice with `- a) `; in the fold behind them a reason begins
  /// with `**1 a**`, and an answer to a question without choices with `**1.**`.
  package var questions: [Question] {
    var result: [Question] = []
    var isFolded = false
    for block in blocks {
      if block.kind == .html {
        if block.lines[0].contains("<details") { isFolded = true }
        if block.lines[0].contains("</details>") { isFolded = false }
      } else if block.kind == .paragraph || block.kind == .item {
        if isFolded {
          Self.read(answers: block, into: &result)
        } else {
          Self.read(asked: block, into: &result)
        }
      }
    }
    return result
  }

  private static func read(asked block: Page.Block, into result: inout [Question]) {
    for (offset, line) in block.lines.enumerated() {
      let line = trimmed(line)
      if let match = line.prefixMatch(of: #/\*\*([0-9]+)\.\*\* ?/#), let number = Int(match.1) {
        let text = String(line[match.range.upperBound...])
        result.append(Question(number: number, line: block.line + offset, text: text))
      } else if result.isEmpty {
        continue
      } else if let match = line.prefixMatch(of: #/- ([a-d])\) /#) {
        let choice = Question.Part(
          letter: String(match.1), text: String(line[match.range.upperBound...]))
        result[result.count - 1].choices.append(choice)
      } else {
        result[result.count - 1].goOn(with: line, isChoice: block.kind == .item)
      }
    }
  }

  private static func read(answers block: Page.Block, into result: inout [Question]) {
    let text = block.lines.map { trimmed($0) }.joined(separator: " ")
    let marks = text.matches(of: #/\*\*([0-9]+)(?: ([a-d]))?[.:]?\*\*/#)
    for (index, mark) in marks.enumerated() {
      guard let place = result.firstIndex(where: { "\($0.number)" == mark.1 }) else { continue }
      result[place].isAnswered = true
      guard let letter = mark.2 else { continue }
      let end = index + 1 < marks.count ? marks[index + 1].range.lowerBound : text.endIndex
      // `**1 b.** It is deepest.` begins a sentence of its own.
      let stop = mark.0.hasSuffix(".**") ? "." : ""
      let reason = trimmed(letter + stop + text[mark.range.upperBound..<end])
      if countWords(reason) > 2 {
        result[place].reasons.append(Question.Part(letter: String(letter), text: reason))
      }
    }
  }
}

extension Question {
  /// Adds a line to the last choice, or to the question.
  fileprivate mutating func goOn(with line: String, isChoice: Bool) {
    if isChoice, !choices.isEmpty {
      choices[choices.count - 1].text += " " + line
    } else {
      text += " " + line
    }
  }
}
