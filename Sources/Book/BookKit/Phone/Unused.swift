/// Leaves out of a scene's own classes what nothing in the file uses.
///
/// A name is used if it stands in code that is used itself; so a method of the same name in another
/// class stays, too. What UIKit calls is used: overrides, initializers, and the methods of delegates.
struct Unused {
  /// A declaration at the top level, cut into its head and its members.
  private struct Part {
    var keyword: String
    /// What it declares, or extends.
    var names: [String]
    /// The lines before its members; everything, if it is not cut.
    var head: [String]
    var members: [Member] = []
    /// Whether it brings a type a protocol.
    var conforms: Bool { head.contains { !$0.hasPrefix("//") && $0.contains(": ") } }
  }

  private struct Member {
    var lines: [String]
    var names: [String]
    var isCalledByUIKit: Bool
  }

  /// Of some declarations those that are used, without the members that are not.
  ///
  /// - Parameters:
  ///   - declarations: Their texts, in order.
  ///   - root: The code that uses them.
  /// - Returns: The texts that are left; types come before extensions.
  static func removed(from declarations: [String], usedBy root: String) -> [String] {
    let parts = declarations.map { part($0) }
    var used = Set(identifiers(in: root))
    var before = -1
    while used.count != before {
      before = used.count
      for part in parts where !used.isDisjoint(with: part.names) {
        used.formUnion(identifiers(in: part.head.joined(separator: "\n")))
        for member in part.members where isUsed(member, used) {
          used.formUnion(identifiers(in: member.lines.joined(separator: "\n")))
        }
      }
    }
    let left = parts.compactMap { part -> (isExtension: Bool, text: String)? in
      guard !used.isDisjoint(with: part.names) else { return nil }
      let isExtension = part.keyword == "extension"
      if part.members.isEmpty { return (isExtension, part.head.joined(separator: "\n")) }
      let members = part.members.filter { isUsed($0, used) }
      if members.isEmpty, isExtension, !part.conforms { return nil }
      var lines = members.flatMap { $0.lines }
      while lines.first?.isEmpty == true { lines.removeFirst() }
      if lines.isEmpty {
        // Nothing is left between the braces.
        let head = part.head.joined(separator: "\n")
        return (isExtension, head + "}")
      }
      return (isExtension, (part.head + lines + ["}"]).joined(separator: "\n"))
    }
    return (left.filter { !$0.isExtension } + left.filter { $0.isExtension }).map { $0.text }
  }

  private static func isUsed(_ member: Member, _ used: Set<String>) -> Bool {
    member.isCalledByUIKit || !used.isDisjoint(with: member.names)
  }

  // MARK: - Cutting

  private static func part(_ text: String) -> Part {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    let code = lines.filter { !$0.hasPrefix("//") }
    let words = code.joined(separator: " ").split(separator: " ").map { String($0) }
      .drop { $0.hasPrefix("@") || ["final", "indirect", "nonisolated"].contains($0) }
    let keyword = words.first ?? ""
    var names = identifiers(in: words.dropFirst().joined(separator: " ")).prefix(1).map { $0 }
    if ["let", "var"].contains(keyword) {
      names = identifiers(in: String(words.dropFirst().joined(separator: " ").prefix { $0 != "=" }))
    }
    guard ["class", "struct", "extension"].contains(keyword), lines.last == "}",
      let opening = lines.firstIndex(where: { !$0.hasPrefix("//") && $0.hasSuffix("{") })
    else { return Part(keyword: keyword, names: names, head: lines) }
    var members: [[String]] = []
    for line in lines[(opening + 1)..<(lines.count - 1)] {
      let begins = line.hasPrefix("  ") && line.dropFirst(2).first.map { isBeginning($0) } ?? false
      let isOpen = members.last.map { $0.contains { isCode($0) && !isAttribute($0) } } ?? true
      if begins, isOpen || members.isEmpty { members.append([]) }
      if members.isEmpty { members.append([]) }
      members[members.count - 1].append(line)
    }
    return Part(
      keyword: keyword, names: names, head: Array(lines[...opening]),
      members: spaced(members).map { member($0) })
  }

  private static func isBeginning(_ character: Character) -> Bool {
    character.isLetter || character == "@" || character == "/"
  }

  /// Whether a line has only an attribute of what stands below.
  private static func isAttribute(_ line: String) -> Bool {
    line.hasPrefix("  @") && !line.dropFirst(2).contains(" ")
  }

  private static func isCode(_ line: String) -> Bool {
    !line.isEmpty && !line.hasPrefix("  //")
  }

  /// The empty line before a member belongs to it, and not to the one above.
  private static func spaced(_ members: [[String]]) -> [[String]] {
    var members = members
    for place in members.indices.dropFirst() where members[place - 1].last?.isEmpty == true {
      members[place - 1].removeLast()
      members[place].insert("", at: 0)
    }
    return members
  }

  private static func member(_ lines: [String]) -> Member {
    let code = lines.filter { isCode($0) }.joined(separator: "\n")
    let modifiers = [
      "@objc", "@discardableResult", "weak", "unowned", "lazy", "static", "var", "let",
    ]
    var words = code.split { $0 == " " || $0 == "\n" }.map { String($0) }
    var isProperty = false
    while let first = words.first, modifiers.contains(first) || first == "func" {
      if first == "var" || first == "let" { isProperty = true }
      words.removeFirst()
    }
    let first = words.first ?? ""
    let isDelegates = first.matches(of: "^(\(delegates))(?:\\(|\\w)").count > 0
    let isCalled =
      ["override", "init", "required", "convenience", "deinit", "case", "typealias"].contains {
        first == $0 || first.hasPrefix($0 + "(") || first.hasPrefix($0 + "?(")
      } || (!isProperty && isDelegates)
    let declared =
      first.hasPrefix("(")
      ? identifiers(in: String(words.joined(separator: " ").prefix { $0 != ")" }))
      : identifiers(in: first).prefix(1).map { $0 }
    return Member(lines: lines, names: declared, isCalledByUIKit: isCalled)
  }

  /// How the names of the methods begin that UIKit asks of delegates and data sources.
  private static let delegates =
    "gestureRecognizer|tableView|scrollView|viewForZooming|textField|numberOfSections|application"
}
