import BookKit

/// Compares what the engine declares with what UIKit declares, and both with what the table of
/// judgements says.
package struct SignatureAudit {
  /// What differs everywhere, for a reason that holds everywhere; the page of declarations says it once.
  ///
  /// Each rule makes one kind of difference vanish, on both sides.
  private static let everywhere: [(pattern: String, template: String)] = [
    // No actors, no Objective-C: a phone is plain objects, and many run at the same time.
    ("@(?:MainActor|objc|nonobjc|discardableResult|preconcurrency)(?:\\([\\w:]*\\))?\\s+", ""),
    ("@available\\([^)]*\\)\\s*", ""), ("\\bnonisolated ", ""), ("^\\([A-Za-z:]+\\) ", ""),
    // Methods of delegates have defaults where UIKit's are optional.
    ("\\boptional ", ""),
    // Without Objective-C there are no selectors, and in Embedded Swift there is no Any.
    ("\\bSelector\\b", "Action"), ("\\bAny\\?", "AnyObject?"),
    // A duration has another name.
    ("\\bSeconds\\b", "TimeInterval"),
    // How a member can be overridden is judged apart, and what cannot be set is written in two ways.
    ("\\b(?:override|final|dynamic|convenience|required|weak|lazy) ", ""),
    ("\\bclass (func|var)", "static $1"), (" \\{ get set \\}$", ""),
    ("^((?:static )?)let (.*)$", "$1var $2 { get }"),
    ("^(.*)unowned\\(unsafe\\) (.*?)(?: \\{ get \\})?$", "$1$2 { get }"),
    ("\\s+", " "),
  ]

  private let engine: [String: [String]]
  private let uikit: [String: [String]]

  /// Makes an audit.
  ///
  /// - Parameters:
  ///   - engine: What the engine declares, by the names of types and members.
  ///   - uikit: What UIKit declares.
  package init(engine: [String: [String]], uikit: [String: [String]]) {
    self.engine = engine.mapValues { $0.map { Self.plain($0) } }
    self.uikit = uikit.mapValues { $0.map { Self.plain($0) } }
  }

  /// A declaration without what differs everywhere.
  static func plain(_ declaration: String) -> String {
    var text = declaration
    for (pattern, template) in everywhere { text = text.replacing(pattern: pattern, template) }
    return trimmed(text)
  }

  /// Where the judgements of some names are not what the compiler says.
  ///
  /// - Parameter names: The judged names.
  /// - Returns: A line for each.
  package func findings(_ names: JudgedNames) -> [String] {
    var findings: [String] = []
    for judged in names.types.flatMap({ $0.names }) + names.others {
      let name = judged.name
      let path = name.owner.isEmpty ? name.signature : name.owner + "." + name.signature
      // Nothing inherits from NSObject here, so what UIKit declares there our classes have.
      let inherited = name.owner.isEmpty ? nil : uikit["NSObject." + name.signature]
      let (here, there) = (engine[path] ?? [], uikit[path] ?? inherited ?? [])
      for entry in judged.entries {
        switch entry.kind {
        case .same where isOfC(name.owner.isEmpty ? name.signature : name.owner): continue
        case .same:
          for declaration in here where !agrees(declaration, there) {
            let other = there.first.map { "UIKit has \(quoted($0))" } ?? "UIKit does not have it"
            findings.append("\(path) is as in UIKit: here \(quoted(declaration)), \(other)")
          }
        // Of a type more can differ than its first line says.
        case .differs
        where !name.owner.isEmpty && !here.isEmpty
          && here.allSatisfy { agrees($0, there) }:
          findings.append("\(path) differs: UIKit declares the same")
        case .own where !there.isEmpty && !here.isEmpty:
          findings.append("\(path) is not in UIKit: UIKit has \(quoted(there[0]))")
        case .differs, .own, .elsewhere, .closed: break
        }
      }
    }
    return findings
  }

  /// Whether a type of UIKit's is one of C, which the interface only names.
  private func isOfC(_ type: String) -> Bool {
    uikit[type]?.contains { $0.hasPrefix("typealias") } ?? false
  }

  /// Whether UIKit has a declaration; of a type only the kind and the name count.
  private func agrees(_ declaration: String, _ others: [String]) -> Bool {
    if others.contains(declaration) { return true }
    let kinds = ["class", "struct", "enum", "protocol"]
    guard let kind = kinds.first(where: { declaration.hasPrefix($0 + " ") }) else { return false }
    func head(_ text: String) -> String { String(text.prefix { $0 != ":" && $0 != "<" }) }
    return others.contains {
      $0.hasPrefix(kind + " ") && trimmed(head($0)) == trimmed(head(declaration))
    }
  }
}
