import Foundation

/// A script of the pages, as far as one can see without running it: what it declares for the others,
/// what of theirs it uses, and what it touches besides.
struct Script {
  /// The file's name without its number, as in `course` for `20-course.js`; one of the bench's that
  /// the pages use, too, has its folder before it.
  let name: String
  /// The file, from the folder of all.
  let path: String
  /// The names that the other scripts of a page see.
  let declared: Set<String>
  /// The names that are used and that the file does not declare or bind itself.
  private let used: Set<String>
  private let members: Set<String>
  /// The first two lines, which say what it may touch.
  let head: [String]

  /// Reads a script.
  ///
  /// - Parameters:
  ///   - path: The file, from the folder of all.
  ///   - folder: What stands before its name where others use it.
  ///   - text: What is in it.
  init(_ path: String, in folder: String = "", _ text: String) {
    self.path = path
    let file = path.split(separator: "/").last.map(String.init) ?? path
    name = folder + file.dropLast(3).drop { $0.isNumber || $0 == "-" }
    head = Array(text.components(separatedBy: "\n").prefix(2))
    let names = ScriptNames(ScriptTokens(text).tokens)
    (declared, members) = (names.declared, names.members)
    used = names.used.subtracting(names.bound).subtracting(names.declared)
  }

  /// What a script may touch of the world, and the words by which that is seen.
  private static let world: [(what: String, words: Set<String>, members: Set<String>)] = [
    (
      "nodes", ["document", "make", "draw", "fill", "set", "show", "write", "getComputedStyle"],
      [
        "append", "prepend", "replaceWith", "replaceChildren", "classList", "querySelector",
        "querySelectorAll", "setAttribute", "removeAttribute", "textContent", "addEventListener",
        "dataset", "getBoundingClientRect",
      ]
    ),
    ("store", ["STORE", "localStorage"], []),
    ("engine", ["ENGINES", "ENGINE", "JUDGES", "JUDGE", "WebAssembly"], []),
    ("time", ["setTimeout", "requestAnimationFrame", "performance"], []),
    ("address", ["location", "history"], []),
    ("clipboard", ["navigator"], []),
  ]

  /// What it touches, in the order of the table.
  var touches: [String] {
    Self.world.filter {
      !used.union(declared).isDisjoint(with: $0.words) || !members.isDisjoint(with: $0.members)
    }.map(\.what)
  }

  /// The scripts whose names it uses.
  func uses(of all: [Script]) -> [String] {
    all.filter { $0.path != path && !$0.declared.isDisjoint(with: used) }.map(\.name).sorted()
  }

  /// The two lines with which the file must begin.
  func header(among all: [Script]) -> [String] {
    [("Touches", touches), ("Uses", uses(of: all))].map { word, list in
      "// \(word): \(list.isEmpty ? "nothing" : list.joined(separator: ", "))."
    }
  }
}

/// The names in a script, told apart by what stands beside them.
private struct ScriptNames {
  private(set) var declared: Set<String> = []
  private(set) var bound: Set<String> = []
  private(set) var used: Set<String> = []
  private(set) var members: Set<String> = []
  private let tokens: [String]
  private var depth = 0

  init(_ tokens: [String]) {
    self.tokens = tokens
    for (place, token) in tokens.enumerated() {
      if Self.opening.contains(token) { depth += 1 }
      if Self.closing.contains(token) { depth -= 1 }
      read(token, at: place)
    }
  }

  private func token(_ place: Int) -> String { tokens.indices.contains(place) ? tokens[place] : "" }

  private mutating func read(_ token: String, at place: Int) {
    let (before, next) = (self.token(place - 1), self.token(place + 1))
    if token == "(", let end = end(ofGroupAt: place) {
      let isMethod = self.token(end + 1) == "{" && !Self.takesCondition.contains(before)
      if self.token(end + 1) == "=>" || isMethod { bind(place...end) }
    }
    if Self.introducing.contains(token), before != "." { introduce(place) }
    guard Self.isName(token), !Self.keywords.contains(token) else { return }
    if [".", "?."].contains(before) {
      members.insert(token)
    } else if next == ":", ["{", ","].contains(before) {
      return
    } else if next == "=>" {
      bound.insert(token)
    } else if next == "(", let end = end(ofGroupAt: place + 1), self.token(end + 1) == "{",
      before != "function"
    {
      return
    } else {
      used.insert(token)
    }
  }

  /// Takes up what `const`, `function` and their like make known.
  private mutating func introduce(_ place: Int) {
    let next = token(place + 1)
    if Self.isName(next) {
      note(next)
    } else if ["[", "{"].contains(next), let end = end(ofGroupAt: place + 1) {
      for name in Self.patternNames(tokens[place + 1...end]) { note(name) }
    }
  }

  private mutating func note(_ name: String) {
    if depth == 0 { declared.insert(name) } else { bound.insert(name) }
  }

  private mutating func bind(_ group: ClosedRange<Int>) {
    bound.formUnion(Self.patternNames(tokens[group]))
  }

  /// The names that a pattern binds: none that is a key, or stands behind `=`.
  private static func patternNames(_ tokens: ArraySlice<String>) -> [String] {
    tokens.indices.filter { place in
      let before = place > tokens.startIndex ? tokens[place - 1] : ""
      let next = place + 1 < tokens.endIndex ? tokens[place + 1] : ""
      return isName(tokens[place]) && ["(", "[", "{", ",", "...", ":"].contains(before)
        && next != ":"
    }.map { tokens[$0] }
  }

  private func end(ofGroupAt start: Int) -> Int? {
    var open = 0
    for place in start..<tokens.count {
      if Self.opening.contains(tokens[place]) { open += 1 }
      if Self.closing.contains(tokens[place]) { open -= 1 }
      if open == 0 { return place }
    }
    return nil
  }

  private static func isName(_ token: String) -> Bool {
    token.first.map { $0.isLetter || $0 == "_" || $0 == "$" } ?? false
  }

  private static let opening: Set<String> = ["(", "[", "{"]
  private static let closing: Set<String> = [")", "]", "}"]
  private static let takesCondition: Set<String> = ["if", "for", "while", "switch", "with"]
  private static let introducing: Set<String> = ["const", "let", "var", "function", "class"]
  private static let keywords: Set<String> = introducing.union(takesCondition).union([
    "async", "await", "break", "case", "catch", "continue", "default", "delete", "do", "else",
    "export", "extends", "false", "finally", "in", "instanceof", "new", "null", "of", "return",
    "static", "super", "this", "throw", "true", "try", "typeof", "undefined", "void", "yield",
  ])
}
