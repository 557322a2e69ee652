import Authoring
import Foundation
import Stage

/// The questions of a section, each of whose choices answers at once with its own reason.
struct Quiz {
  /// What the fold says about one choice of one question.
  struct Reason: Equatable {
    var question: Int
    /// The letters it is about; empty for the question as a whole.
    var letters: Set<String>
    var text: String
    /// What stands before it, as `1 c`; empty for nothing.
    var mark = ""
  }

  let section: Page.Section
  let questions: [Question]
  let article: Article

  init(_ section: Page.Section, _ questions: [Question], article: Article) {
    (self.section, self.questions, self.article) = (section, questions, article)
  }

  func html() throws -> String {
    let (before, folded) = parts
    var writer = ArticleWriter(article: article, anchors: [:])
    try writer.add(before)
    var result = writer.html
    let number = article.chapter?.number ?? 0
    let reasons = Self.reasons(folded)
    result += "<div class=\"quiz\" data-quiz=\"\(number).check\">\n"
    for question in questions { result += item(question, reasons) }
    result += "</div>\n"
    // What the fold says besides the reasons.
    var after = ArticleWriter(article: article, anchors: [:])
    try after.add(folded.filter { !Self.isReason($0) })
    result += after.html
    // Each sentence says which choices it is about; the script shows it when one of them is chosen.
    let all = folded.filter(Self.isReason).map { block in
      "<p>" + Self.reasons([block]).map(sentence).joined(separator: " ") + "</p>"
    }
    result +=
      "<details class=\"all-answers\"><summary>All answers</summary><div>\n"
      + all.joined(separator: "\n") + "</div></details>\n"
    return result
  }

  private func sentence(_ reason: Reason) -> String {
    let marks = reason.letters.sorted().map { "\(reason.question)\($0)" }.joined(separator: " ")
    let mark = reason.mark.isEmpty ? "" : "<b>\(reason.mark)</b> "
    return mark + "<span data-why=\"\(marks)\">\(article.inline.html(reason.text))</span>"
  }

  /// The blocks before the first question, and those in the fold.
  private var parts: (before: [Page.Block], folded: [Page.Block]) {
    var before: [Page.Block] = []
    var folded: [Page.Block] = []
    var isAsking = false
    var isFolded = false
    for block in section.blocks {
      if block.lines[0].firstMatch(of: /^\*\*[0-9]+\.\*\*/) != nil, !isFolded { isAsking = true }
      if block.kind == .html {
        isFolded = block.lines[0].contains("<details")
      } else if isFolded {
        folded.append(block)
      } else if !isAsking {
        before.append(block)
      }
    }
    return (before, folded)
  }

  private static func isReason(_ block: Page.Block) -> Bool {
    block.kind == .paragraph && trimmed(block.lines[0]).prefixMatch(of: /\*\*[0-9]/) != nil
  }

  private func item(_ question: Question, _ reasons: [Reason]) -> String {
    let inline = article.inline
    let number = question.number
    let name = "check-\(number)"
    let right = Self.right(question, reasons)
    guard !question.choices.isEmpty else {
      return
        "<div class=\"item\"><p class=\"ask\"><b>\(number)</b><span>\(inline.html(question.text))"
        + "</span></p></div>\n"
    }
    var result = "<fieldset class=\"item\" data-question=\"\(number)\" data-right=\"\(right)\">"
    result += "<legend class=\"unseen\">Question \(number)</legend>"
    result += "<p class=\"ask\"><b>\(number)</b><span>\(inline.html(question.text))</span></p>"
    result += "<div class=\"choices\">"
    for choice in question.choices {
      result +=
        "<label class=\"choice\"><input type=\"radio\" name=\"\(name)\" value=\"\(choice.letter)\">"
        + "<span><b>\(choice.letter)</b><i>\(inline.html(choice.text))</i></span></label>"
    }
    result += "</div>"
    return result + "<p class=\"because\" role=\"status\"></p></fieldset>\n"
  }

  /// The letter of the right choice: of which a reason says so, or which the fold names first.
  static func right(_ question: Question, _ reasons: [Reason]) -> String {
    question.right.first
      ?? reasons.first { $0.question == question.number && $0.letters.count == 1 }?.letters.first
      ?? ""
  }

  /// The sentences of the fold, each with the choices it is about: those it names, or those of the
  /// sentence before.
  static func reasons(_ blocks: [Page.Block]) -> [Reason] {
    var result: [Reason] = []
    for block in blocks where isReason(block) {
      let text = block.lines.map { trimmed($0) }.joined(separator: " ")
      var current = Reason(question: 0, letters: [], text: "")
      for sentence in sentences(text) {
        let marks = sentence.matches(of: /\*\*([0-9]+)(?: ([a-d]))?[.:]?\*\*/)
        if let first = marks.first, let number = Int(first.1) {
          let letters = Set(marks.compactMap { $0.2.map { String($0) } })
          current = Reason(question: number, letters: letters, text: "")
        }
        // `**1 c.**` stands before the reason; in the middle of one the letter alone is said.
        let mark = sentence.prefixMatch(of: /\*\*([0-9]+(?: [a-d])?)\.\*\* */)
        current.mark = mark.map { String($0.1) } ?? ""
        current.text = String(sentence.dropFirst(mark?.0.count ?? 0))
          .replacing(/\*\*[0-9]+ ([a-d])\*\*/) { "**\($0.1)**" }
        if !trimmed(current.text).isEmpty { result.append(current) }
      }
    }
    return result
  }

  /// The sentences of a text in Markdown; a tag belongs to the one before it.
  static func sentences(_ text: String) -> [String] {
    let text = Array(text)
    var result: [String] = []
    var start = 0
    var index = 0
    var isCode = false
    while index < text.count {
      if text[index] == "`" { isCode.toggle() }
      // The full stop of a mark, `**1 c.**`, ends no sentence.
      let isMark = index + 1 < text.count && text[index + 1] == "*" && text[index] == "."
      if !isCode, ".?!".contains(text[index]), !isMark {
        var end = index + 1
        while end < text.count, "\"”')".contains(text[end]) { end += 1 }
        let isEnd = end == text.count || text[end] == " "
        if isEnd {
          let rest = String(text[end...])
          if let tag = rest.prefixMatch(
            of: /(?: \*\*\[[a-z0-9 ]+\]\*\*)(?: \([^)]*\))?/)
          {
            end += tag.0.count
          }
          result.append(trimmed(String(text[start..<end])))
          start = end
          index = end
          continue
        }
      }
      index += 1
    }
    let rest = trimmed(String(text[start...]))
    if !rest.isEmpty { result.append(rest) }
    return result
  }
}
