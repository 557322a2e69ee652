import Foundation

/// How a chapter's prose sounds, in numbers.
package struct Voice {
  /// The words of its prose, and of its section The rule.
  let (words, wordsOfTheRule): (Int, Int)
  /// The mean number of words of a sentence.
  let mean: Double
  /// The shares of sentences with at most 8 words, and with at least 20.
  let (short, long): (Double, Double)
  /// The median number of words of a paragraph of The rule.
  let medianParagraph: Int
  /// The colons inside sentences for each 1,000 words.
  let colons: Double
  /// The words that explain for each 1,000 words of The rule.
  let connectives: Double

  package init(of page: Page) {
    let paragraphs = page.prose.filter { $0.kind == .paragraph }
    let counts = paragraphs.flatMap(\.sentences).map(\.wordCount).filter { $0 > 0 }
    func share(_ isIn: (Int) -> Bool) -> Double {
      Double(counts.filter(isIn).count) / Double(max(1, counts.count))
    }
    words = page.prose.reduce(0) { $0 + countWords($1.plain) }
    mean = Double(counts.reduce(0, +)) / Double(max(1, counts.count))
    (short, long) = (share { $0 <= 8 }, share { $0 >= 20 })
    let rule = page.section("The rule")?.blocks.filter(\.isProse) ?? []
    let sizes = rule.filter { $0.kind == .paragraph }.map { countWords($0.plain) }.sorted()
    wordsOfTheRule = rule.reduce(0) { $0 + countWords($1.plain) }
    medianParagraph = sizes.isEmpty ? 0 : sizes[sizes.count / 2]
    let text = paragraphs.map(\.plain).joined(separator: "\n")
    colons = 1000 * Double(text.matches(of: /:\s+\S/).count) / Double(max(1, words))
    let explained = rule.map(\.plain).joined(separator: "\n")
    let found = Self.connectives.reduce(0) { sum, word in
      sum + explained.lowercased().components(separatedBy: word).count - 1
    }
    connectives = 1000 * Double(found) / Double(max(1, wordsOfTheRule))
  }

  private static let connectives = [
    "because", "so that", "which is why", "that is why", "for example", "unless", "as long as",
    "otherwise", "although", "in other words", "even if", "even though", "therefore",
  ]

  /// What lies outside its limits.
  package var findings: [String] {
    var findings: [String] = []
    func check(_ isRight: Bool, _ message: String) { if !isRight { findings.append(message) } }
    check((3_000...4_500).contains(words), "\(words) words of prose; 3000 to 4500")
    check(
      (1_000...1_800).contains(wordsOfTheRule), "The rule has \(wordsOfTheRule) words; 1000 to 1800"
    )
    check((13...18).contains(mean), "a sentence has \(one(mean)) words in the mean; 13 to 18")
    check(short <= 0.22, "\(percent(short)) of the sentences have at most 8 words; at most 22 %")
    check(long >= 0.18, "\(percent(long)) of the sentences have 20 words or more; at least 18 %")
    check(
      medianParagraph >= 50,
      "the median paragraph of The rule has \(medianParagraph) words; at least 50")
    check(colons <= 8, "\(one(colons)) colons inside sentences for 1,000 words; at most 8")
    return findings
  }

  /// The numbers in one line, as `study render` prints them.
  package var line: String {
    "\(words) words, The rule \(wordsOfTheRule) · sentence \(one(mean)), "
      + "\(percent(short)) short, \(percent(long)) long · paragraph \(medianParagraph) · "
      + "colons \(one(colons)) · because \(one(connectives))"
  }

  private func one(_ number: Double) -> String { String(format: "%.1f", number) }
}
