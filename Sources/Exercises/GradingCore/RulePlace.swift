/// Where the chapters tell a rule, so that a message sends its reader to the section that has it.
enum RulePlace {
  /// The section to read about a rule.
  ///
  /// - Parameters:
  ///   - line: The line with the rule, which ends with its ids, as in `(GR-65)`.
  ///   - place: Where the exercise would send its reader: `chapter 8, One tap or two`.
  /// - Returns: The place, if its section tells one of the rules; else the first section of the
  ///   same chapter that does. Nil if none does.
  static func place(telling line: Substring, rather place: String) -> String? {
    let ids = line.split { !($0.isLetter || $0.isNumber || $0 == "-") }.filter(isRule)
    let parts = place.split(separator: ",", maxSplits: 1)
    guard !ids.isEmpty, parts.count == 2 else { return nil }
    let title = parts[1].drop { $0 == " " }
    let sections = RuleSections.all.split(separator: "\n").map {
      $0.split(separator: "|", omittingEmptySubsequences: false)
    }.filter { $0.count == 4 && $0[0] == parts[0] }
    let names = { (ids: [Substring], words: Substring) in
      words.split(separator: " ").contains { ids.contains($0) }
    }
    if sections.contains(where: { $0[1] == title && (names(ids, $0[2]) || names(ids, $0[3])) }) {
      return place
    }
    for id in ids {
      if let section = sections.first(where: { names([id], $0[2]) }) {
        return parts[0] + ", " + section[1]
      }
    }
    return nil
  }

  /// Whether a word is a rule's id: `HT-12`, `GR-59b`.
  private static func isRule(_ word: Substring) -> Bool {
    let parts = word.split(separator: "-", omittingEmptySubsequences: false)
    return parts.count == 2 && (2...3).contains(parts[0].count)
      && parts[0].allSatisfy { ("A"..."Z").contains($0) } && parts[1].first?.isNumber == true
  }
}
