// Finds symptoms by words that somebody types.

extension SymptomGuide {
  /// The symptoms that some words are about: those with most of the words in their titles; if no
  /// title has any of them, those with most of them in their texts.
  ///
  /// Endings do not matter, and some words mean nearly the same, as *row* and *cell*.
  ///
  /// - Parameter text: The words, as they are typed.
  /// - Returns: The symptoms, the one first whose text has most of the words; none if nothing fits.
  package func symptoms(with text: String) -> [Symptom] {
    let wanted = Self.words(in: text).filter { !Self.fillers.contains($0) }
    let ranked = symptoms.enumerated().map { index, symptom in
      let texts = symptom.causes.flatMap { [$0.finding, $0.cure] } + [symptom.look]
      return (
        symptom, index, titleHits: Self.hits(wanted, in: [symptom.title]),
        textHits: Self.hits(wanted, in: texts)
      )
    }
    let most = ranked.map(\.titleHits).max() ?? 0
    let mostInText = ranked.map(\.textHits).max() ?? 0
    let best = ranked.filter {
      most > 0 ? $0.titleHits == most : $0.textHits == mostInText && mostInText > 0
    }
    return best.sorted { ($1.textHits, $0.1) < ($0.textHits, $1.1) }.map(\.0)
  }

  /// Words that say nothing about a touch.
  private static let fillers: Set<String> = [
    "a", "an", "and", "are", "as", "at", "but", "do", "does", "doesn", "don", "for", "from", "i",
    "in", "is", "isn", "it", "its", "me", "my", "no", "not", "of", "on", "or", "over", "s", "t",
    "that", "the", "to", "vs", "when", "why", "with",
  ]

  /// Words that mean the same to somebody who looks for a symptom.
  private static let synonyms: [Set<String>] = [
    ["row", "cell"], ["list", "table", "collection", "scrollview"], ["pan", "drag"],
    ["tap", "click"], ["finger", "touch"], ["animated", "animation", "moves", "moving"],
    ["web", "wkwebview", "webview"], ["toast", "banner", "message", "popup", "hud"],
    ["map", "mapkit", "mkmapview"], ["ipad", "ipados"], ["ishittable", "xcuitest", "robot"],
  ]

  private static func words(in text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map { String($0) }
  }

  /// How well texts fit some words: 2 for each that occurs, 1 for one that means the same as
  /// another that does.
  private static func hits(_ wanted: [String], in texts: [String]) -> Int {
    let words = Set(texts.flatMap { Self.words(in: $0) })
    return Set(wanted).map { word in
      if words.contains(where: { isSame(word, $0) }) { return 2 }
      let meant = synonyms.first { $0.contains { isSame(word, $0) } } ?? []
      return words.contains { there in meant.contains { isSame($0, there) } } ? 1 : 0
    }.reduce(0, +)
  }

  /// Whether two words differ in their endings only, as *scrolls* and *scrolling*.
  private static func isSame(_ one: String, _ other: String) -> Bool {
    let common = zip(one, other).prefix { $0 == $1 }.count
    let rests = [one.count - common, other.count - common]
    if rests == [0, 0] { return true }
    return rests.contains(0)
      ? common >= 3 && rests.allSatisfy { $0 <= 3 } : common >= 4 && rests.allSatisfy { $0 <= 3 }
  }
}
