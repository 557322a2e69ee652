import Stage

/// A command taken apart: experiments, flags, options and parameters, not yet looked up.
struct Words {
  /// The options that take no value.
  static let flags = ["list", "plain", "json", "play", "case", "chain", "uikit", "help"]
  /// The options that take a value.
  static let options = ["only", "svg", "touch"]

  /// What was named without dashes.
  private(set) var ids: [String] = []
  /// The experiments' own parameters with the values given, in order.
  private(set) var parameters: [(name: String, text: String)] = []

  private var flags: [String] = []
  private var values: [(name: String, text: String)] = []

  init(_ arguments: [String], for chapter: Chapter) throws(Problem) {
    let known = chapter.experiments.flatMap { $0.parameters.map { $0.name } }
    let variants = chapter.variants
    var variant: String?
    var rest = ArraySlice(arguments)
    while let word = rest.popFirst() {
      guard word.hasPrefix("-") else {
        ids.append(word)
        continue
      }
      let (name, attached) = Self.parts(of: word)
      if Self.flags.contains(name) {
        if attached != nil { throw Problem("--\(name) takes no value") }
        if flags.contains(name) { throw Problem("--\(name) is given twice") }
        flags.append(name)
        continue
      }
      if variants.contains(name), attached == nil {
        if let variant { throw Problem("--\(variant) and --\(name) are two apps; choose one") }
        variant = name
        continue
      }
      let isOption = Self.options.contains(name)
      guard isOption || known.contains(name) else {
        throw Self.unknown(word, known: known + variants)
      }
      guard let text = attached ?? Self.value(from: &rest), !text.isEmpty else {
        throw Problem("--\(name) needs a value: \(Self.possibilities(of: name, in: chapter))")
      }
      if (values + parameters).contains(where: { $0.name == name }) {
        throw Problem("--\(name) is given twice")
      }
      if isOption { values.append((name, text)) } else { parameters.append((name, text)) }
    }
    if let variant {
      guard ids.count == 1 else { throw Problem("--\(variant) goes with one \(chapter.unit)") }
      ids[0] += "-" + variant
    }
  }

  /// Whether a flag is given.
  func has(_ flag: String) -> Bool { flags.contains(flag) }

  /// The value given to an option.
  func value(of option: String) -> String? { values.first { $0.name == option }?.text }

  /// The name of an option, and what stands behind its equals sign.
  private static func parts(of word: String) -> (name: String, attached: String?) {
    guard word.hasPrefix("--") else { return ("", nil) }
    let parts = word.dropFirst(2).split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    return (String(parts.first ?? ""), parts.count > 1 ? String(parts[1]) : nil)
  }

  /// The next word, unless it is an option; a negative number is a value.
  private static func value(from rest: inout ArraySlice<String>) -> String? {
    guard let next = rest.first, !next.hasPrefix("--") else { return nil }
    return rest.popFirst()
  }

  private static func possibilities(of name: String, in chapter: Chapter) -> String {
    switch name {
    case "only": "kinds of the trace, as in --only hitTest,touch"
    case "svg": "a directory"
    case "touch": "a point, as in --touch 46,154"
    default:
      chapter.experiments.lazy.compactMap { $0.parameter(name)?.possibilities }.first
        ?? "see --help"
    }
  }

  private static func unknown(_ word: String, known: [String]) -> Problem {
    var names = flags + options
    for name in known where !names.contains(name) { names.append(name) }
    return Problem(
      "there is no option \(quoted(word)); choose from "
        + names.map { "--" + $0 }.joined(separator: ", "))
  }
}

extension Chapter {
  /// What else of a step of the app can be asked for: `before` if there is `6-before`.
  var variants: [String] {
    guard isApp else { return [] }
    var names: [String] = []
    for name in experiments.compactMap({ $0.variant }) where !names.contains(name) {
      names.append(name)
    }
    return names
  }
}

extension Experiment {
  /// The word behind the number of a step: `before` in `6-before`; nil for a step itself.
  package var variant: String? {
    let parts = id.split(separator: "-", maxSplits: 1)
    return parts.count == 2 ? String(parts[1]) : nil
  }
}
