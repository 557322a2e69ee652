import Authoring
import BookKit
import Foundation

/// What comes out when a phone's log lies beside the model's run.
struct Report {
  private let command: String
  private let experiment: String
  /// One after another, each is compared by itself.
  let tries: [Comparison]
  private let reasons: Reasons

  /// Compares every try in a log.
  ///
  /// - Parameters:
  ///   - text: The log.
  ///   - name: What the reader calls it.
  ///   - file: What the phone has run.
  ///   - command: The command that made it.
  /// - Throws: `Problem` if no line of it is one of the experiment's.
  init(_ text: String, _ name: String, _ file: PhoneFile, _ command: String) throws(Problem) {
    let trace = PhoneTrace(text, names: file.names)
    if trace.stretches.isEmpty {
      throw Problem("\(name) has no line as the files for a phone write them.")
    }
    guard trace.stretches.joined().contains(where: { file.names.contains($0.who) }) else {
      throw Problem(
        "\(name) names none of the objects of this experiment; it is another one's log.")
    }
    let model = PhoneTrace.stretches(of: file.expected)
    let size = max(1, model.count)
    tries = stride(from: 0, to: trace.stretches.count, by: size).map { start in
      let stretches = trace.stretches[start..<min(start + size, trace.stretches.count)]
      return Comparison(
        Array(stretches.joined()), with: Array(model.joined()), names: file.names)
    }
    self.command = command
    experiment = String(command.split(separator: " ")[3])
    reasons = Reasons(file: file.lines)
  }

  // MARK: - As text

  /// What is printed.
  func lines(_ book: RuleBook) -> [String] {
    var lines = wrapped("The phone beside the model, as made by: \(command)") + [""]
    for (place, each) in tries.enumerated() {
      let head = tries.count == 1 ? "The log " : "Try \(place + 1) "
      lines += wrapped(head + Self.verdict(on: each))
    }
    guard let place = tries.firstIndex(where: { $0.difference != nil }),
      let difference = tries[place].difference
    else {
      return lines + [""]
        + wrapped("Times are not compared, nor how often a finger's moves are told.")
    }
    let number = tries.count == 1 ? "" : " of try \(place + 1)"
    lines += ["", "The first difference\(number):"]
    lines.append("  model  " + (difference.model?.text ?? "no line"))
    lines.append("  phone  " + (difference.phone?.text ?? "the log ends here"))
    lines += [""] + wrapped(Self.words(for: difference.kind))
    let rules = Self.known(reasons.rules(for: difference), in: book)
    if !rules.isEmpty {
      lines += ["", "The rules behind it:"]
      for rule in rules {
        lines += hanging("  \(rule.id) [\(Self.tag(of: rule, book))] ", rule.title)
      }
    }
    let questions = Self.questions(behind: rules, in: book)
    lines.append("")
    if questions.isEmpty {
      lines += wrapped(
        "None of them is an open question. If it happens in five tries out of five, the phone has "
          + "found a mistake of ours.")
    } else {
      lines.append("Open questions that your log may answer:")
      for question in questions { lines += hanging("  \(question.id) ", question.title) }
    }
    lines += [""]
    lines += wrapped("How to send it: Chapters/on-a-real-phone.md, Tell us about a difference.")
    return lines
  }

  private static func verdict(on comparison: Comparison) -> String {
    var sentences = [
      comparison.difference == nil
        ? "agrees in all \(comparison.lines) lines that must agree." : "differs."
    ]
    if !comparison.overlooked.isEmpty {
      let names = comparison.overlooked.map { $0.who }.joined(separator: ", ")
      sentences.append("Of a failure the log tells nothing: \(names); it may overlook one.")
    }
    if comparison.unknown > 0 {
      sentences.append(
        comparison.unknown == 1
          ? "1 line is about an object that the scene does not name."
          : "\(comparison.unknown) lines are about objects that the scene does not name.")
    }
    return sentences.joined(separator: " ")
  }

  private static func words(for kind: Comparison.Difference.Kind) -> String {
    switch kind {
    case .missing: "The phone does not have the model's line."
    case .extra: "The phone has a line that the model does not expect here."
    case .swapped: "The phone has both lines, in another order."
    case .other: "Here the two say different things."
    }
  }

  // MARK: - Rules

  private static func known(_ ids: [String], in book: RuleBook) -> [Rule] {
    ids.compactMap { id in book.rules.first { $0.id == id } }
  }

  private static func tag(of rule: Rule, _ book: RuleBook) -> String {
    (book.confidence[rule.id]?.tag ?? .model).rawValue
  }

  /// The open questions whose answers would settle one of the rules.
  private static func questions(behind rules: [Rule], in book: RuleBook) -> [Rule] {
    let ids = rules.map { $0.id }
    return book.rules.filter { question in question.settles.contains { ids.contains($0) } }
      .sorted { a, b in
        func place(_ rule: Rule) -> Int { ids.firstIndex { rule.settles.contains($0) } ?? 0 }
        return place(a) < place(b)
      }
  }

  // MARK: - As JSON

  private struct Object: Encodable {
    struct Line: Encodable {
      let time, kind, who, what: String
    }
    struct Entry: Encodable {
      let id, title, tag, file: String
    }
    struct Difference: Encodable {
      let kind: String
      let model, phone: Line?
      let rules, questions: [Entry]
    }
    struct Try: Encodable {
      let lines: Int
      let agrees: Bool
      let overlooked: [Line]
      let unknown: Int
      let difference: Difference?
    }
    let experiment, command: String
    let agrees: Bool
    let tries: [Try]
  }

  /// The same as one object.
  func json(_ book: RuleBook) throws -> String {
    func line(_ line: PhoneTrace.Line?) -> Object.Line? {
      line.map { Object.Line(time: $0.time, kind: $0.kind, who: $0.who, what: $0.what) }
    }
    func entries(_ rules: [Rule]) -> [Object.Entry] {
      rules.map {
        Object.Entry(id: $0.id, title: $0.title, tag: Self.tag(of: $0, book), file: $0.file)
      }
    }
    let object = Object(
      experiment: experiment, command: command,
      agrees: tries.allSatisfy { $0.difference == nil },
      tries: tries.map { each in
        Object.Try(
          lines: each.lines, agrees: each.difference == nil,
          overlooked: each.overlooked.compactMap { line($0) }, unknown: each.unknown,
          difference: each.difference.map { difference in
            let rules = Self.known(reasons.rules(for: difference), in: book)
            return Object.Difference(
              kind: difference.kind.rawValue, model: line(difference.model),
              phone: line(difference.phone), rules: entries(rules),
              questions: entries(Self.questions(behind: rules, in: book)))
          })
      })
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(object), as: UTF8.self)
  }
}
