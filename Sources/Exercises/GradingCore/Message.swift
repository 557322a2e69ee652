/// The text a wrong answer gets: what happened, why, the rule, and where to read on.
package enum Message {
  /// What the line with the rule begins with.
  package static let label = "Rule: "
  /// The longest line, so that it fits 80 columns beside the testing library's indentation.
  package static let width = 78
  /// The longest line of a message that would have too many lines otherwise.
  package static let widest = 98
  /// The most lines a message may have that explains the mistake; a trace may make it longer.
  package static let height = 6

  /// Wraps a grader's text and adds where to read on and which hint to ask for.
  ///
  /// The section is the chapter's step with which the rule begins, as in `Rule: the gates: …`. The
  /// reader sees `The rule (the gates): …`. If another section of that chapter tells the rule, and
  /// this one doesn't, it's the other one: see `RulePlace`. A rule that begins with `the statement: `
  /// is the exercise's own, and no chapter tells it.
  package static func complete(
    _ text: String, read: String, steps: [RuleStep] = [], id: String
  ) -> String {
    let section = section(of: text, steps: steps, read: short(read), id: id)
    let step = section?.place ?? short(read)
    let place = rule(of: text).flatMap { RulePlace.place(telling: $0, rather: step) } ?? step
    let text = section.map { naming($0, in: text) } ?? text
    let hint = "Hint: swift run study hint \(id)"
    let footer = "Read: \(place). \(hint)"
    let end = "\n" + (footer.count <= width ? footer : "Read: \(place).\n\(hint)")
    let narrow = wrapped(text) + end
    return lines(of: narrow) <= height ? narrow : wrapped(text, at: widest) + end
  }

  /// The chapter's number in place of its folder: `chapter 2, The rule`.
  private static func short(_ read: String) -> String {
    // Cut by hand: every child process comes by here, and a regular expression takes it longest.
    let parts = read.split(separator: "/", maxSplits: 1)
    guard parts.count == 2, parts[0] == "Chapters", let dash = parts[1].firstIndex(of: "-"),
      let number = Int(parts[1][..<dash])
    else { return read }
    return "chapter \(number)" + parts[1].drop { $0 != "," }
  }

  /// The chapter that a place is in: `chapter 2` of `chapter 2, The rule`.
  private static func chapter(of read: String) -> Substring { read.prefix { $0 != "," } }

  /// The rule that a text names, without its label.
  private static func rule(of text: String) -> Substring? {
    GradingCore.lines(of: text).first { $0.hasPrefix(label) }?.dropFirst(label.count)
  }

  /// Where a rule stands: what it begins with, what the reader sees of that, which is empty for a
  /// section of the exercise's own chapter, and where to read on.
  private struct Section {
    let prefix: String
    let name: String
    let place: String
  }

  /// The section with which a rule begins: a step of the exercise's own page, as in
  /// `Rule: the gates: …`, or any other one, as in `Rule: chapter 4, Who comes next: …`; or the
  /// exercise's statement, as in `Rule: the statement: …`.
  private static func section(
    of text: String, steps: [RuleStep], read: String, id: String
  ) -> Section? {
    guard let rule = rule(of: text) else { return nil }
    if rule.hasPrefix("the statement: ") {
      return Section(prefix: "the statement", name: "", place: "the statement of exercise \(id)")
    }
    if let step = steps.first(where: { rule.hasPrefix($0.name.lowercased() + ":") }) {
      let place =
        step.section.map { $0.hasPrefix("chapter ") ? $0 : chapter(of: read) + ", " + $0 }
        ?? read + ", " + step.name
      return Section(
        prefix: step.name.lowercased(), name: step.name.lowercased(), place: place)
    }
    let prefix = rule.prefix { $0 != ":" }
    let parts = prefix.split(separator: ",", maxSplits: 1).map { trimmed($0) }
    guard prefix.hasPrefix("chapter "), parts.count == 2, prefix.count < rule.count else {
      return nil
    }
    let isOwn = read.hasPrefix(parts[0] + ",")
    return Section(
      prefix: String(prefix), name: isOwn ? "" : String(prefix),
      place: parts[0] + ", " + parts[1])
  }

  private static func naming(_ section: Section, in text: String) -> String {
    GradingCore.lines(of: text)
      .map { line in
        let old = "\(label)\(section.prefix): "
        guard line.hasPrefix(old) else { return line }
        let new = section.name.isEmpty ? label : "The rule (\(section.name)): "
        return new + line.dropFirst(old.count)
      }
      .joined(separator: "\n")
  }

  /// Why something is wrong, and the rule: the one that the explanation ends with, if it has one.
  static func explanation(_ why: String, rule: String?) -> String {
    guard let rule, Message.rule(of: why) == nil else { return why }
    return why + "\n" + label + rule
  }

  package static func lines(of text: String) -> Int { GradingCore.lines(of: text).count }

  /// Breaks long lines between words; what is wrapped already stays as it is.
  package static func wrapped(_ text: String, at width: Int = width) -> String {
    GradingCore.lines(of: text).flatMap { wrapped(line: $0, at: width) }
      .joined(separator: "\n")
  }

  private static func wrapped(line: String, at width: Int) -> [String] {
    var lines: [String] = []
    var rest = line[...]
    while rest.count > width {
      let limit = rest.index(rest.startIndex, offsetBy: width + 1)
      guard let space = rest[..<limit].lastIndex(of: " ") ?? rest.firstIndex(of: " ") else { break }
      lines.append(String(rest[..<space]))
      rest = rest[rest.index(after: space)...]
    }
    return lines + [String(rest)]
  }

  /// An answer as a message shows it: on one line, and cut when it is long.
  package static func shown(_ answer: String, atMost length: Int = 120) -> String {
    let line = answer.split { $0.isNewline }.joined(separator: " ")
    if trimmed(line).isEmpty { return "nothing" }
    return line.count <= length ? line : line.prefix(length - 1) + "…"
  }

  /// A text without characters that would do something to a terminal; line breaks stay.
  package static func printable(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map {
          isControl($0) && $0 != "\n" ? "·" : $0
        }))
  }
}
