extension ForUIKit {
  /// The methods that some declarations send as actions, by class, with their names in the trace.
  ///
  /// - Parameters:
  ///   - declarations: The declarations.
  ///   - known: What is known besides.
  /// - Returns: The methods.
  static func actions(
    sentBy declarations: [ChapterSource.Declaration], _ known: [String: [String: String]] = [:]
  ) -> [String: [String: String]] {
    var actions = known
    for declaration in declarations {
      let text = declaration.text
      let sent =
        text.matches(of: "\\baction: ([A-Z]\\w*)\\.(\\w+)")
        + text.matches(of: "\\bAction\\(\"\\w+\", ([A-Z]\\w*)\\.(\\w+)\\)")
      for match in sent {
        actions[match[0], default: [:]][match[1]] = actions[match[0]]?[match[1]] ?? match[1]
      }
      for match in text.matches(
        of: "\\baction: ([A-Z]\\w*)\\.(\\w+)(?:, for: [^,)]+)?,\\s*name: \"([^\"]+)\"")
      {
        actions[match[0], default: [:]][match[1]] = match[2]
      }
    }
    return actions
  }
}

extension ChapterSource {
  /// Code of the book as one writes it in an app: what the page In your app says, and nothing else.
  ///
  /// - Parameter names: The classes that are wanted, with what they need; nil for all there is.
  /// - Returns: The text of a file.
  package func appCode(of names: [String]? = nil) -> String {
    let wanted = names.map { needed(by: $0, isApp: true) } ?? declarations
    let rewriting = ForUIKit(
      actions: ForUIKit.actions(sentBy: wanted), root: uikitClass, logsActions: false)
    let text = wanted.map { rewriting.text(of: $0) }.joined(separator: "\n\n")
    return (["import UIKit", text] + BookWords.helpers(usedIn: text))
      .joined(separator: "\n\n") + "\n"
  }

  /// The names of the classes in whose declaration some lines stand.
  ///
  /// - Parameter lines: The lines as the source has them.
  /// - Returns: The names; none if the lines are no part of a class.
  package func classes(with lines: [String]) -> [String] {
    let code = lines.filter { !$0.hasPrefix("//") && !$0.isEmpty }
    guard let first = code.first else { return [] }
    return declarations.filter { declaration in
      ["class", "extension"].contains(declaration.keyword)
        && (declaration.lines.contains(first)
          || code.contains { declaration.lines.contains($0) && $0.contains("class ") })
    }.flatMap { $0.names }
  }
}
