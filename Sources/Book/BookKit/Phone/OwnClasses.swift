/// The experiment's own classes, written for UIKit: what the scene uses of them.
struct OwnClasses {
  /// Their lines, and those of the classes that log.
  let lines: [String]

  /// Writes the classes down.
  ///
  /// - Parameters:
  ///   - source: The source of the chapter.
  ///   - writer: What has described the scene.
  ///   - scene: The code that builds it.
  ///   - kinds: The kinds of lines that are logged.
  init(source: ChapterSource, writer: SceneWriter, scene: String, kinds: Set<String>) {
    let needed = source.needed(by: writer.ownClasses)
    var actions = ForUIKit.actions(sentBy: needed, writer.actions)
    Self.spread(&actions, among: needed, source, toAll: writer.sentToNil)
    var rewriting = ForUIKit(actions: actions, root: source.uikitClass)
    var logged = writer.loggedClasses.map {
      LoggedClass(base: $0.base, root: $0.root, kinds: kinds)
    }
    if writer.hasSelfMade {
      let calls = Set(
        needed.flatMap { $0.text.matches(of: "(?<![\\w.])([A-Z]\\w*)\\(") }.map { $0[0] })
      for name in calls.sorted() {
        let root = PhoneLog.views.contains(name) ? name : source.uikitClass(of: name) ?? ""
        guard PhoneLog.views.contains(root) else { continue }
        rewriting.logged[name] = LoggedClass.name(of: name)
        if !logged.contains(where: { $0.base == name }) {
          logged.append(LoggedClass(base: name, root: "UIView", kinds: kinds))
        }
      }
    }
    logged.removeAll { PhoneLog.classes.contains($0.base) }
    var parts = needed.map { rewriting.text(of: $0) }
    parts += writer.aliases.map { Self.alias($0, source) }
    let text = parts.joined(separator: "\n\n")
    parts += BookWords.helpers(ofScene: text)
    parts += logged.map { $0.text }
    lines = Unused.removed(from: parts, usedBy: scene).joined(separator: "\n\n").split(
      separator: "\n", omittingEmptySubsequences: false
    ).map { String($0) }
  }

  /// A method under the name with which it is sent.
  private static func alias(
    _ alias: (owner: String, name: String, method: String), _ source: ChapterSource
  ) -> String {
    let (owner, name, method) = alias
    let parameter = source.body(of: owner).matches(of: "func \(method)\\(_ \\w+: (\\w+)\\)").first
    let (list, call) = parameter.map { ("_ sender: \($0[0])", "sender") } ?? ("", "")
    return """
      extension \(owner) {
        /// Sent under this name so that the log can tell who sent it.
        @objc func \(name)Action(\(list)) {
          trace("action", self, "\(name)")
          \(method)(\(call))
        }
      }
      """
  }

  /// Objective-C looks for a method by its name alone.
  ///
  /// So a method that is sent must be known to it in subclasses that override it; and in all classes, if
  /// the one who gets it is looked for.
  private static func spread(
    _ actions: inout [String: [String: String]], among declarations: [ChapterSource.Declaration],
    _ source: ChapterSource, toAll searched: Set<String>
  ) {
    let classes = declarations.filter { $0.keyword == "class" }.map { $0.names[0] }
    let text = declarations.map { $0.text }.joined(separator: "\n")
    let searches = text.matches(of: "addTarget\\(\\s*nil, action: \\w+\\.(\\w+)")
    let all = searched.union(searches.map { $0[0] })
    for (owner, methods) in actions {
      for (method, word) in methods {
        for name in classes where source.method(method, isIn: name) {
          guard all.contains(method) || source.inherits(name, from: owner) else { continue }
          if actions[name]?[method] == nil { actions[name, default: [:]][method] = word }
        }
      }
    }
  }
}

extension ChapterSource {
  /// Whether a class inherits from another one, in one step or several.
  fileprivate func inherits(_ name: String, from other: String) -> Bool {
    var name = name
    while let base = type(name)?.text.matches(of: "class \(name): (\\w+)").first?[0] {
      if base == other { return true }
      name = base
    }
    return false
  }
}
