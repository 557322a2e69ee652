import BookKit

/// What the public names of the engine are beside UIKit's: a table that is kept by hand.
///
/// A section is a type, or a title for types that are not UIKit's. Its list has lines such as
/// `- Differs: `alpha`, `tag`: how they differ`.
struct Judgements {
  /// The page, from the package's root.
  static let file = RuleBook.folder + "/Judgements.md"

  /// What a name is.
  enum Kind: String, CaseIterable {
    /// UIKit has it, and it means the same.
    case same = "As in UIKit"
    /// UIKit has it, and there is a difference.
    case differs = "Differs"
    /// UIKit does not have it.
    case own = "Not in UIKit"
    /// Another framework of Apple's has it.
    case elsewhere = "As in Core Graphics or Foundation"
    /// It cannot be overridden, though it can in UIKit.
    case closed = "Closed"

    /// Whether a type that is this is judged with all its members.
    var coversMembers: Bool { self == .own || self == .elsewhere }
  }

  /// What the table says of one name.
  struct Entry {
    let kind: Kind
    /// The type that the name belongs to; of a type, its own name.
    let type: String
    /// The name as it is written: `hitTest(_:with:)`.
    let name: String
    /// How it differs, or why it is closed.
    let reason: String
    /// The line of the table.
    let line: Int
  }

  /// What the table says, in its order.
  private(set) var entries: [Entry] = []
  /// Lines that cannot be read.
  private(set) var findings: [Finding] = []

  /// Reads the table; nil if there is none.
  init?(_ files: BookFiles) {
    guard let text = files.text(of: Self.file) else { return nil }
    let page = Page(file: Self.file, text: text)
    for section in Page.sections(of: page.blocks, 2).dropFirst() {
      for block in section.blocks where block.kind == .item { read(block, in: section.title) }
    }
  }

  private mutating func read(_ block: Page.Block, in type: String) {
    let text = block.lines.map { trimmed($0) }.joined(separator: " ").dropFirst(2)
    let parts = text.split(separator: ": ", maxSplits: 1)
    guard let kind = Kind(rawValue: String(parts[0])), parts.count == 2 else {
      let kinds = Kind.allCases.map { quoted($0.rawValue) }.joined(separator: ", ")
      return findings.append(Finding(Self.file, block.line, "a line begins with one of \(kinds)"))
    }
    var rest = parts[1]
    var names: [String] = []
    while let match = rest.prefixMatch(of: /`([^`]+)`(?:, )?/) {
      names.append(String(match.1))
      rest = rest[match.range.upperBound...]
    }
    let reason = String(rest.drop { ":. ".contains($0) }.dropLast())
    if reason.isEmpty == (kind == .differs || kind == .closed) {
      findings.append(Finding(Self.file, block.line, "only what differs or is closed has a reason"))
    }
    entries += names.map {
      // A type that is not UIKit's stands below a title, and is judged for itself.
      let owner = kind == .elsewhere || kind == .own && !Self.isType(type) ? $0 : type
      return Entry(kind: kind, type: owner, name: $0, reason: reason, line: block.line)
    }
  }

  /// Whether a section's title is the name of a type, and not of several.
  private static func isType(_ title: String) -> Bool { !title.contains(" ") }
}

extension EngineName {
  /// The type it belongs to, or it itself.
  fileprivate var type: String { owner.isEmpty ? signature : owner }
}

/// The public names of the engine with what they are beside UIKit's.
package struct JudgedNames {
  /// A name with its judgements; the closed ones have two.
  struct Judged {
    let name: EngineName
    let entries: [Judgements.Entry]
  }

  /// The types that UIKit has, each with its names in the order of the sources.
  private(set) var types: [(type: String, names: [Judged])] = []
  /// The types and functions that UIKit does not have.
  private(set) var others: [Judged] = []
  /// What the table and the sources do not agree on.
  package private(set) var findings: [Finding]

  /// Compares the table with the sources; nil if there is no table.
  package init?(_ files: BookFiles) {
    guard let judgements = Judgements(files) else { return nil }
    let declared = files.engineDeclarations
    findings = judgements.findings
    let entries = Dictionary(grouping: judgements.entries) { [$0.type, $0.name] }
    let covered = Set(judgements.entries.filter { $0.kind.coversMembers }.map { $0.name })
    let openClasses = Set(declared.filter { $0.isClass && $0.isOpen }.map { $0.signature })
    for name in declared {
      if covered.contains(name.owner) { continue }
      let own = entries[[name.type, name.signature]] ?? []
      findings += Self.check(name, own, openClasses)
      let judged = Judged(name: name, entries: own)
      if own.contains(where: { $0.kind.coversMembers && $0.type == $0.name }) {
        others.append(judged)
      } else if let place = types.firstIndex(where: { $0.type == name.type }) {
        types[place].names.append(judged)
      } else {
        types.append((name.type, [judged]))
      }
    }
    let known = Set(declared.map { [$0.type, $0.signature] })
    for entry in judgements.entries where !known.contains([entry.type, entry.name]) {
      findings.append(
        Finding(
          Judgements.file, entry.line,
          "the engine declares no public \(quoted(entry.name)) in \(entry.type)"))
    }
  }

  /// What is wrong with the judgements of a name.
  private static func check(
    _ name: EngineName, _ entries: [Judgements.Entry], _ openClasses: Set<String>
  ) -> [Finding] {
    let kinds = entries.map { $0.kind }
    let full = name.owner.isEmpty ? name.signature : "\(name.owner).\(name.signature)"
    let line = entries.first?.line ?? 1
    var findings: [Finding] = []
    if kinds.count(where: { $0 != .closed }) != 1 {
      let words = kinds.isEmpty ? "no judgement" : "\(kinds.count) judgements"
      findings.append(Finding(Judgements.file, line, "\(quoted(full)) has \(words)"))
    }
    let canBeOpen =
      name.isClass
      || openClasses.contains(name.owner) && name.kind != .constant && name.key != "init"
    let isOfUIKit = kinds.contains(.same) || kinds.contains(.differs)
    let isClosed = canBeOpen && isOfUIKit && !name.isOpen && name.kind != .constant
    if isClosed != kinds.contains(.closed) {
      findings.append(
        Finding(
          Judgements.file, line,
          isClosed
            ? "\(quoted(full)) is not open, and no line says why"
            : "\(quoted(full)) is closed nowhere but here"))
    }
    return findings
  }
}

extension BookFiles {
  /// The page that says of every public name of the engine what it is beside UIKit's.
  static let declarations = RuleBook.folder + "/Declarations.md"
}

extension JudgedNames {
  /// The page as a whole.
  package var page: [String] {
    let all = types.flatMap { $0.names } + others
    func count(_ kind: Judgements.Kind) -> Int {
      all.count { judged in judged.entries.contains { $0.kind == kind } }
    }
    return [
      "# Declarations", "",
      "Every public name of the engine, and what it is in UIKit: for code on its way to an app.",
      "\(count(.same)) names are as in UIKit, \(count(.differs)) differ, and \(count(.own)) are not in UIKit;",
      "\(count(.elsewhere)) types are those of other frameworks. \(count(.closed)) names are closed: in UIKit a",
      "class can override them. A type that is not in UIKit stands for all its members.", "",
      "The compiler has compared the declarations with [UIKit's own](UIKit/README.md): what is called",
      "the same has the same name, labels, types, defaults and optional values there. For code that",
      "you take along, [In your app](../../../Chapters/in-your-app.md) says what to write otherwise.",
      "", "## What differs everywhere", "", "| here | in UIKit | why |", "|---|---|---|",
      "| no actor | nearly everything is on the main actor | many phones run at the same time, in tests |",
      "| a class inherits from nothing | every class inherits from `NSObject` | there is no Objective-C here |",
      "| delegates have methods with defaults | they have optional methods: `delegate?.method?()` | the same |",
      "| `Action`, made of a method | `Selector` | the same |",
      "| `AnyObject?` | `Any?` | Embedded Swift, in which the pages run, has no `Any` |",
      "| no `init(coder:)` | a view with an initializer of its own must have it | there are no archives here |",
      "| the cases of an enumeration are all there are | a switch needs `@unknown default` | Swift's own are closed |",
      "| `Seconds` | `TimeInterval` | it is the same number |", "",
      "This page is written from the sources and [the judgements](Judgements.md) by",
      "`swift run study render --write`.",
    ] + types.flatMap(table) + [
      "", "## Not in UIKit", "", "| declaration | what it is |", "|---|---|",
    ] + others.map { "| \(Self.link($0.name)) | \(Self.words($0.entries)) |" }
  }

  private func table(_ type: String, _ names: [Judged]) -> [String] {
    // The type first, wherever an extension stands.
    let sorted = names.filter { $0.name.owner.isEmpty } + names.filter { !$0.name.owner.isEmpty }
    return ["", "## \(type)", "", "| declaration | in UIKit |", "|---|---|"]
      + sorted.map { "| \(Self.link($0.name)) | \(Self.words($0.entries)) |" }
  }

  private static func link(_ name: EngineName) -> String {
    "[`\(name.signature)`](../\(name.file.dropFirst("Sources/MiniUIKit/".count)))"
  }

  private static func words(_ entries: [Judgements.Entry]) -> String {
    entries.map { entry in
      switch entry.kind {
      case .same: "as in UIKit"
      case .differs: "differs: " + entry.reason
      case .own: "not in UIKit"
      case .elsewhere: "as in Core Graphics or Foundation"
      case .closed: "closed: " + entry.reason
      }
    }.joined(separator: "; ")
  }

  /// The names that are closed, each once with the reason, for the page of conformance.
  var closed: [(name: String, reason: String)] {
    types.flatMap { $0.names }.flatMap { judged in
      judged.entries.filter { $0.kind == .closed }.map { entry in
        let name = judged.name
        return (
          name.owner.isEmpty ? name.signature : name.owner + "." + name.signature, entry.reason
        )
      }
    }
  }
}
