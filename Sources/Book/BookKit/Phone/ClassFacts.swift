// What a class's source tells about its objects, and they do not.

extension ChapterSource {
  /// A parameter of an initializer.
  struct Parameter {
    /// Its label; empty for none.
    var label: String
    /// Its name inside.
    var name: String
    /// Whether it may be left out.
    var hasDefault: Bool
  }

  /// The parameters of a class's own initializer; nil if it has none.
  func initializer(of name: String) -> [Parameter]? {
    let body = body(of: name)
    guard let text = body.matches(of: "^  (?:override )?init\\(((?:[^()]|\\([^()]*\\))*)\\)").first
    else { return nil }
    let parts = Self.split(text[0])
    return parts.map { part in
      let head = part.split(separator: ":", maxSplits: 1)[0].split(separator: " ").map {
        String($0)
      }
      return Parameter(
        label: head[0] == "_" ? "" : head[0], name: head[head.count - 1],
        hasDefault: part.contains("="))
    }
  }

  private static func split(_ list: String) -> [String] {
    var (parts, depth) = ([""], 0)
    for character in list {
      if "([<{".contains(character) { depth += 1 }
      if ")]>}".contains(character) { depth -= 1 }
      if character == ",", depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.map { $0.replacing(pattern: "^\\s+|\\s+$", "") }.filter { !$0.isEmpty }
  }

  /// What a stored property begins with: its text, empty for none; nil if no such property is
  /// declared on a line of its own.
  func initialValue(of property: String, in name: String) -> String? {
    guard
      let line = body(of: name).matches(
        of:
          "^  (?:(?:private|fileprivate|package|public|final|weak|unowned)(?:\\(\\w+\\))? )*"
          + "(?:var|let) \(property)\\b([^\\n]*)$"
      ).first?[0],
      !line.hasSuffix("{")
    else { return nil }
    guard let value = line.matches(of: "^[^=\n]* = (.*)$").first else {
      return line.contains("?") ? "nil" : ""
    }
    return value[0]
  }

  /// Whether a stored property is a variable that only the object itself can set.
  func isPrivate(_ property: String, in name: String) -> Bool {
    !body(of: name).matches(of: "^  (private(?:\\(set\\))?) var \(property)\\b").isEmpty
  }

  /// Whether a class makes its own screen, in its initializer or when its view is loaded.
  func buildsItself(_ name: String) -> Bool {
    let body = body(of: name)
    for method in ["viewDidLoad", "loadView"] where body.contains("func \(method)(") { return true }
    let initial = body.matches(of: "^  (?:override )?init\\([^{]*\\{\\n((?:    [^\\n]*\\n|\\n)*)")
      .first
    return initial?[0].contains("addSubview(") ?? false
  }

  /// The arguments with which the source makes an object of a class, if it does so in one way only.
  func arguments(of name: String) -> String? {
    let calls = declarations.flatMap {
      $0.text.matches(of: "(?<![\\w.])\(name)(\\((?:[^()]|\\([^()]*\\))*\\))")
    }
    let all = Set(calls.map { $0[0] })
    return all.count == 1 ? all.first : nil
  }

  /// UIKit's class that a class of the experiment inherits from in the end; nil for none.
  func uikitClass(of name: String) -> String? {
    var name = name
    while let declaration = type(name) {
      guard let base = declaration.text.matches(of: "class \(name): (\\w+)").first else {
        return nil
      }
      name = base[0]
    }
    return name.hasPrefix("UI") ? name : nil
  }

  /// Whether a class's initializer adds recognizers to views.
  func addsRecognizers(_ name: String) -> Bool {
    let initial = body(of: name).matches(
      of: "^  (?:override )?init\\([^{]*\\{\\n((?:    [^\\n]*\\n|\\n)*)"
    ).first
    return initial?[0].contains("addGestureRecognizer(") ?? false
  }

  /// Whether a class has a method.
  func method(_ method: String, isIn name: String) -> Bool {
    !body(of: name).matches(of: "func (\(method))\\(").isEmpty
  }

  /// Under which names the source sends a method; the method's own where it gives none.
  func namesOfAction(_ method: String, of owner: String) -> [String] {
    let all = declarations.map { $0.text }.joined(separator: "\n")
    let uses = all.matches(
      of: "action: \(owner)\\.\(method)\\b(?:, for: [^,)]+)?(?:,\\s*name: \"?(\\w+)\"?)?")
    return Array(Set(uses.map { $0[0].isEmpty ? method : $0[0] })).sorted()
  }

  /// The methods that the source sends under a name that is not theirs.
  func methods(called name: String, of owners: [String]) -> [String] {
    let all = declarations.map { $0.text }.joined(separator: "\n")
    for owner in owners {
      let direct = all.matches(
        of: "action: \(owner)\\.(\\w+)(?:, for: [^,)]+)?,\\s*name: \"\(name)\"")
      if !direct.isEmpty { return direct.map { $0[0] } }
      let computed = all.matches(of: "action: \(owner)\\.(\\w+)(?:, for: [^,)]+)?,\\s*name: \\w+")
      if !computed.isEmpty { return computed.map { $0[0] } }
    }
    return []
  }
}
