import BookKit

/// The strongest tag a chapter may give to a claim.
package enum Tag: String, Comparable, Sendable {
  /// Our own choice.
  case model
  /// What an open reimplementation says that was written against Apple's binary.
  case reimpl
  /// Observed and published.
  case seen
  /// Said by Apple on stage; a chapter's tag names the year, as in `[talk 2010]`.
  case talk
  /// Documented by Apple.
  case doc

  private var strength: Int {
    switch self {
    case .model: 0
    case .reimpl: 1
    case .seen: 2
    case .talk: 3
    case .doc: 4
    }
  }

  package static func < (a: Tag, b: Tag) -> Bool { a.strength < b.strength }
}

/// How sure a rule is: `measured; unconfirmed: the order within a level`.
package struct Confidence: Sendable {
  /// The words as they stand below the rule.
  package let text: String
  /// The strongest tag that one of the words carries.
  package let tag: Tag
  /// The years of the talks among the rule's sources.
  package let talks: Set<String>

  /// Makes a confidence.
  package init(_ text: String, _ tag: Tag, talks: Set<String> = []) {
    (self.text, self.tag, self.talks) = (text, tag, talks)
  }

  /// Reads what stands below a rule.
  ///
  /// - Parameters:
  ///   - text: Parts with `; ` between, each being words with `, ` between, and perhaps a colon
  ///     and what they hold for.
  ///   - words: The words there are, each with its tag.
  ///   - talks: The years of the talks among the rule's sources.
  /// - Throws: `Problem` if a word is none of them.
  init(_ text: String, words: [String: Tag], talks: Set<String> = []) throws(Problem) {
    var tag = Tag.model
    for part in text.split(separator: "; ") {
      let list = part.prefix { $0 != ":" }
      for word in list.split(separator: ",").map({ trimmed($0) }) {
        guard let carried = words[word] else {
          throw Problem(
            "\(quoted(word)) is none of the words for how sure a rule is: "
              + words.keys.sorted().joined(separator: ", "))
        }
        tag = max(tag, carried)
      }
    }
    self.init(text, tag, talks: talks)
  }
}
