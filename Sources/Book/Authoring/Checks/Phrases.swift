import BookKit
import Foundation

/// Checks a page of any kind for phrases that nobody says aloud, and for a participle before its
/// subject.
func checkPhrases(_ page: Page) -> [Finding] {
  page.prose.flatMap(\.sentences).flatMap { sentence in
    let text = sentence.withoutQuotations
    var messages = phrasesLeftBehind.filter { contains($0.phrase, in: text) }.map {
      "\(quoted($0.phrase)): \($0.instead)"
    }
    let second = text.split(separator: " ", maxSplits: 2).dropFirst().first ?? ""
    let isLikely = ["is", "are", "was"].contains(second) || text.prefix(24).contains("ed, ")
    if isLikely,
      text.contains(#/^(Asked|Told|Held|Called|Hit) (is|are|was) /#)
        || text.contains(#/^[A-Z][a-z]+ed, (the|a|an|it|its|this|that) /#)
    {
      messages.append("a participle stands before its subject: \(text.prefix(40)) …")
    }
    return messages.map { Finding(page.file, sentence.line, $0) }
  }
}

/// Phrases that the book leaves behind, each with what is said instead.
///
/// They sound translated. Whenever another one is found, it is added.
private let phrasesLeftBehind: [(phrase: String, instead: String)] = [
  ("all else is not", "nothing else is …"), ("all else", "everything else"),
  ("is none", "the noun again: isn't a tap"), ("that is none", "isn't one"),
  ("be it", "however … it is"), ("in spite of it", "all the same, or despite that"),
  ("plays no part", "doesn't matter"), ("the matter of", "the subject of"),
  ("helps nothing", "doesn't help"), ("all that lies", "everything in it"),
  ("for want of", "because there is no …"), ("shall", "must, or will"),
  ("one price remains", "there is one catch"), ("hears of", "hears began, or gets touchesEnded"),
  ("hear of", "hear began, or get touchesEnded"), ("heard of", "heard began, or got the touch"),
  ("tells of", "shows when, or says that"), ("tell of", "show when, or say that"),
  ("told of", "is called, or gets"), ("as good as", "almost"), ("goes on", "continues"),
  ("whoever", "who, or the one that"),
]
