/// Reads the declarations of a formatted Swift file: UIKit's public names for the index, all public
/// ones, or all there are.
struct DeclarationReader {
  /// A type whose braces are open.
  private struct Scope {
    /// Its name with those of the types around it.
    let type: String
    /// Whether its members are public without saying so.
    let isImplicit: Bool
    /// How many braces are open inside it.
    var depth: Int
  }

  /// The file, from the package's root.
  let file: String
  /// The names found so far.
  private(set) var names: [EngineName] = []

  private var scopes: [Scope] = []
  /// A type whose opening brace has not come yet.
  private var opening: Scope?
  /// Protocols of the engine's own that only a class of UIKit's adopts, with that class.
  private var stands: [String: String] = [:]
  /// Whether the comment above says that what follows is none of UIKit's.
  private var isForeign = false
  private var depth = 0

  /// Which declarations count.
  enum Selection {
    /// The public ones of UIKit's names.
    case namesOfUIKit
    /// The public ones, initializers and the engine's own included, but no overrides.
    case publicly
    /// Every one that has a name.
    case all
  }
  private let selection: Selection
  private var readsAll: Bool { selection == .all }

  /// Begins to read a file.
  init(file: String, _ selection: Selection = .namesOfUIKit) {
    (self.file, self.selection) = (file, selection)
  }

  /// The words that may stand before the keyword of a declaration.
  private static let modifiers: Set<String> = [
    "public", "open", "package", "internal", "private", "fileprivate", "final", "static", "weak",
    "override", "mutating", "convenience", "required", "lazy", "indirect", "class",
  ]
  private static let types = ["class", "struct", "enum", "protocol", "extension"]
  /// What Swift's protocols ask for is no name of UIKit's.
  private static let ofSwift = ["rawValue", "hash", "description", "allCases"]

  /// Reads a text.
  mutating func read(_ text: String) {
    let source = text.split(separator: "\n", omittingEmptySubsequences: false)
    let lines = source.map(Self.code)
    for (index, line) in lines.enumerated() {
      if source[index].contains("///") {
        if source[index].contains("ot part of UIKit") { isForeign = true }
        continue
      }
      if depth == scopes.last?.depth ?? 0 {
        readDeclaration(line, continued: lines[(index + 1)...])
      }
      // An attribute of the declaration stands between it and its comment.
      if !trimmed(line).hasPrefix("@"), !trimmed(line).hasPrefix("#") { isForeign = false }
      follow(line)
    }
  }

  /// A line without its comment and without what stands in its strings.
  private static func code(_ line: Substring) -> String {
    var result = ""
    var isQuoted = false
    for character in line {
      if character == "\"" { isQuoted.toggle() }
      if !isQuoted { result.append(character) }
      if result.hasSuffix("//") { return String(result.dropLast(2)) }
    }
    return result
  }

  /// Counts the braces of a line.
  private mutating func follow(_ line: String) {
    for character in line {
      if character == "{" {
        depth += 1
        if var scope = opening {
          scope.depth = depth
          scopes.append(scope)
          opening = nil
        }
      } else if character == "}" {
        depth -= 1
        if let last = scopes.last, last.depth > depth { scopes.removeLast() }
      }
    }
  }

  private mutating func readDeclaration(_ line: String, continued: ArraySlice<String>) {
    var words = line.split(separator: " ")[...]
    var modifiers: [Substring] = []
    while let word = words.first, isModifier(word, before: words.dropFirst().first) {
      modifiers.append(word)
      words = words.dropFirst()
    }
    let isOpen = modifiers.contains("open")
    if selection == .publicly, let word = words.first, Self.isNameless(word) {
      let isPublic = isOpen || modifiers.contains("public") || scopes.last?.isImplicit == true
      guard isPublic, !modifiers.contains("override") else { return }
      let name = String(word.prefix { $0.isLetter })
      let labels = Self.labels(of: words, continued)
      return add(
        .method, name, Self.signature(name, labels), owner: scopes.last?.type ?? "", isOpen: isOpen)
    }
    guard let keyword = words.popFirst(), let first = words.first else { return }
    let name = String(first.prefix { $0.isLetter || $0.isNumber || "._".contains($0) })
    let around = scopes.last?.type ?? ""
    let isPublic =
      readsAll || modifiers.contains("public") || modifiers.contains("open")
      || scopes.last?.isImplicit == true
    if Self.types.contains(String(keyword)) {
      let type = keyword == "extension" || around.isEmpty ? name : "\(around).\(name)"
      let supertype = words.dropFirst().first.map { String($0.prefix { $0.isLetter }) } ?? ""
      if keyword == "protocol", !readsAll, !type.hasPrefix("UI"), supertype.hasPrefix("UI") {
        stands[type] = supertype
      }
      // The cases of an enumeration and the members of a protocol say no more of their access.
      let isImplicit = isPublic && ["enum", "protocol"].contains(keyword)
      opening = Scope(type: stands[type] ?? type, isImplicit: isImplicit, depth: 0)
      // An extension declares no type.
      let isDeclared = keyword != "extension" || selection != .publicly
      if isPublic, isDeclared, selection != .namesOfUIKit || !isForeign {
        add(.type, type, type, owner: "", isOpen: isOpen, isClass: keyword == "class")
      }
      return
    }
    let isOwnWord =
      modifiers.contains("override")
      || selection == .namesOfUIKit && (around.isEmpty || isForeign)
    guard isPublic, readsAll || !isOwnWord else { return }
    let rest = words.joined(separator: " ")
    switch keyword {
    case "func":
      let labels = Self.labels(of: words, continued)
      let key = Self.key(name, labels, in: around)
      add(.method, key, Self.signature(name, labels), owner: around, isOpen: isOpen)
    case "case":
      for name in Self.list(rest) { add(.constant, name, name, owner: around) }
    case "let", "var":
      let isConstant = keyword == "let" && modifiers.contains("static")
      for name in Self.list(String(rest.prefix { $0 != ":" })) {
        add(isConstant ? .constant : .property, name, name, owner: around, isOpen: isOpen)
      }
    case "typealias" where selection == .publicly: add(.type, name, name, owner: around)
    default: break
    }
  }

  private func isModifier(_ word: Substring, before next: Substring?) -> Bool {
    if word == "class" { return next == "func" || next == "var" }
    return word.hasPrefix("@") || word.hasSuffix(")") && !Self.isNameless(word)
      || Self.modifiers.contains(String(word.prefix { $0 != "(" }))
  }

  /// Whether a declaration begins with its keyword and its parameters: an initializer.
  private static func isNameless(_ word: Substring) -> Bool {
    ["init(", "init?(", "init<", "subscript("].contains { word.hasPrefix($0) }
  }

  /// The labels of a function or an initializer whose declaration begins with some words.
  private static func labels(
    of words: ArraySlice<Substring>, _ continued: ArraySlice<String>
  ) -> [String] {
    var labels = labels((words.map { String($0) } + continued.prefix(12)).joined(separator: " "))
    // What the trace wants to know of a registration is no part of UIKit's signature.
    if labels.suffix(3) == ["name", "file", "line"] { labels.removeLast(3) }
    return labels
  }

  private static func signature(_ name: String, _ labels: [String]) -> String {
    "\(name)(\(labels.map { $0 + ":" }.joined()))"
  }

  private mutating func add(
    _ kind: EngineName.Kind, _ key: String, _ signature: String, owner: String,
    isOpen: Bool = false, isClass: Bool = false
  ) {
    let type = owner.isEmpty ? key : owner
    let isName = key.first?.isLetter == true && !Self.ofSwift.contains(key)
    switch selection {
    case .namesOfUIKit: guard isName, type.hasPrefix("UI") else { return }
    case .publicly: guard isName || key.hasPrefix("_") else { return }
    case .all: break
    }
    names.append(
      EngineName(
        kind: kind, key: key, signature: signature, owner: owner, file: file, isOpen: isOpen,
        isClass: isClass))
  }

  /// The names of a list such as `top, left: CGFloat` or `began = 0`.
  private static func list(_ text: String) -> [String] {
    text.split(separator: ",").map { part in
      String(
        part.drop { $0 == " " || $0 == "`" }.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }
  }

  /// The labels of the parameters of a function, whose declaration the text begins with.
  private static func labels(_ text: String) -> [String] {
    var labels: [String] = []
    var depth = 0
    var label = ""
    for character in text.drop(while: { $0 != "(" }) {
      if "([".contains(character) {
        depth += 1
        if depth == 1 { continue }
      }
      if ")]".contains(character) { depth -= 1 }
      if depth == 0 || (depth == 1 && character == ",") {
        if let word = label.split(whereSeparator: { " :".contains($0) }).first {
          labels.append(String(word))
        }
        label = ""
        if depth == 0 { break }
      } else {
        label.append(character)
      }
    }
    return labels
  }

  /// The word by which a text calls a method.
  ///
  /// The methods of a delegate all begin with the name of its owner, so the first label tells them
  /// apart: `tableView(_:didSelectRowAt:)`.
  private static func key(_ name: String, _ labels: [String], in type: String) -> String {
    let prefix = "ui" + name.lowercased()
    let isShared = ["delegate", "datasource"].contains {
      type.lowercased() == prefix + $0
    }
    return isShared ? labels.first { $0 != "_" } ?? name : name
  }
}
