/// The experiment's own classes, written for UIKit.
struct OwnClasses {
  let lines: [String]
  /// Whether they fill tables with rows that have nothing in them.
  private(set) var hasPlainRows = false
  /// The classes that log because the experiment's own classes make objects of them.
  private(set) var logged: [(name: String, base: String, root: String)] = []

  init(source: ChapterSource, writer: SceneWriter) {
    let needed = source.needed(by: writer.ownClasses)
    let actions = ForUIKit.actions(sentBy: needed, writer.actions)
    var rewriting = ForUIKit(actions: actions, root: source.uikitClass)
    if writer.hasSelfMade {
      let calls = Set(
        needed.flatMap { $0.text.matches(of: "(?<![\\w.])([A-Z]\\w*)\\(") }.map { $0[0] })
      for name in calls.sorted() {
        let root = Self.views.contains(name) ? name : source.uikitClass(of: name) ?? ""
        guard Self.views.contains(root) else { continue }
        let word = "Logged" + (name == root ? String(name.dropFirst(2)) : name)
        rewriting.logged[name] = word
        logged.append((word, name, "UIView"))
      }
    }
    var parts = needed.map { rewriting.text(of: $0) }
    for (owner, name, method) in writer.aliases {
      let parameter = source.body(of: owner).matches(of: "func \(method)\\(_ \\w+: (\\w+)\\)").first
      let (list, call) = parameter.map { ("_ sender: \($0[0])", "sender") } ?? ("", "")
      parts.append(
        """
        extension \(owner) {
          /// Sent under this name so that the log can tell who sent it.
          @objc func \(name)Action(\(list)) {
            trace("action", self, "\(name)")
            \(method)(\(call))
          }
        }
        """)
    }
    let text = parts.joined(separator: "\n\n")
    hasPlainRows = BookWords.uses("numberOfRows", in: text)
    parts += BookWords.helpers(usedIn: text)
    lines = parts.joined(separator: "\n\n").split(
      separator: "\n", omittingEmptySubsequences: false
    ).map { String($0) }
  }

  /// UIKit's views of which a class may make some for its own screen.
  private static let views = [
    "UIView", "UIButton", "UILabel", "UIImageView", "UIScrollView", "UITableView", "UITextField",
    "UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UIPageControl", "UIControl",
  ]
}
