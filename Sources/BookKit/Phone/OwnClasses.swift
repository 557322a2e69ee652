/// The experiment's own classes, written for UIKit.
struct OwnClasses {
  let lines: [String]
  /// Whether they fill tables with rows that have nothing in them.
  private(set) var hasPlainRows = false
  /// The classes that log because the experiment's own classes make objects of them.
  private(set) var logged: [(name: String, base: String, root: String)] = []

  init(source: ChapterSource, writer: SceneWriter) {
    let needed = source.needed(by: writer.ownClasses)
    var actions = writer.actions
    for declaration in needed {
      let text = declaration.text
      for match in text.matches(of: "\\baction: ([A-Z]\\w*)\\.(\\w+)") {
        actions[match[0], default: [:]][match[1]] = actions[match[0]]?[match[1]] ?? match[1]
      }
      for match in text.matches(
        of: "\\baction: ([A-Z]\\w*)\\.(\\w+)(?:, for: [^,)]+)?,\\s*name: \"(\\w+)\"")
      {
        actions[match[0], default: [:]][match[1]] = match[2]
      }
    }
    var rewriting = ForUIKit(actions: actions)
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
    hasPlainRows = Self.uses("numberOfRows", in: text)
    for (word, helper) in Self.helpers where Self.uses(word, in: text) { parts.append(helper) }
    lines = parts.joined(separator: "\n\n").split(
      separator: "\n", omittingEmptySubsequences: false
    ).map { String($0) }
  }

  /// UIKit's views of which a class may make some for its own screen.
  private static let views = [
    "UIView", "UIButton", "UILabel", "UIImageView", "UIScrollView", "UITableView", "UITextField",
    "UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UIPageControl", "UIControl",
  ]

  /// Whether some classes use a word of the book.
  private static func uses(_ word: String, in text: String) -> Bool {
    switch word {
    case "finger", "word", "numberOfRows": !text.matches(of: "(\\.\(word))\\b").isEmpty
    case "name": !text.matches(of: "(?<!note|action)(\\.name)\\b").isEmpty
    case "row": !text.matches(of: "(\\.row\\(at)").isEmpty
    case "reuseIdentifier": text.contains("UITableViewCell(reuseIdentifier")
    default: !text.matches(of: "\\b(\(word))\\b").isEmpty
    }
  }

  /// What the book's classes use of the book, as it must be on a phone.
  private static let helpers: [(word: String, text: String)] = [
    (
      "dressed",
      """
      /// Gives a view its name and its color.
      @MainActor @discardableResult
      func dressed<View: UIView>(_ view: View, _ name: String, _ color: UIColor? = nil) -> View {
        view.backgroundColor = color
        return named(name, view)
      }
      """
    ),
    (
      "reportingHitTest",
      """
      extension UIView {
        /// In the book this reports a hit test that calls no super; here the log does.
        func reportingHitTest(_ point: CGPoint, _ answer: () -> UIView?) -> UIView? { answer() }
      }
      """
    ),
    (
      "KeyboardNotification",
      """
      /// What the system says about the keyboard, in the book's words.
      struct KeyboardNotification {
        enum Name { case willChangeFrame, willShow, willHide, didChangeFrame, didShow, didHide }
        let name: Name
      }
      """
    ),
    (
      "dequeueReusableCell",
      """
      extension UITableView {
        func dequeueReusableCell(
          withIdentifier identifier: String, make: () -> UITableViewCell
        ) -> UITableViewCell {
          dequeueReusableCell(withIdentifier: identifier) ?? make()
        }
      }
      """
    ),
    (
      "reuseIdentifier",
      """
      extension UITableViewCell {
        /// In UIKit a cell has a style as well.
        convenience init(reuseIdentifier: String?) {
          self.init(style: .default, reuseIdentifier: reuseIdentifier)
        }
      }
      """
    ),
    (
      "numberOfRows",
      """
      extension UITableView {
        /// In the book a table can have rows with nothing in them.
        var numberOfRows: Int {
          get { numberOfRows(inSection: 0) }
          set { self.dataSource = keep(PlainRows(newValue)) }
        }
      }
      """
    ),
    (
      "traceName",
      """
      extension UIResponder {
        /// What the log calls it.
        @MainActor var traceName: String? {
          get { nameInLog(self) }
          set { named(newValue ?? "nil", self) }
        }
      }
      """
    ),
    (
      "finger",
      """
      @MainActor private var fingers: [ObjectIdentifier] = []

      extension UITouch {
        /// The number of its finger: touches are counted in the order in which they begin.
        @MainActor var finger: Int {
          if let place = fingers.firstIndex(of: ObjectIdentifier(self)) { return place + 1 }
          fingers.append(ObjectIdentifier(self))
          return fingers.count
        }
      }
      """
    ),
    (
      "name",
      """
      extension UIResponder {
        /// What the book calls it.
        @MainActor var name: String { nameInLog(self) }
      }
      """
    ),
    (
      "word",
      """
      extension UITouch.Phase {
        /// The phase in the words of the trace.
        var word: String {
          switch self {
          case .began: return "began"
          case .moved: return "moved"
          case .stationary: return "stationary"
          case .ended: return "ended"
          case .cancelled: return "cancelled"
          default: return "other"
          }
        }
      }
      """
    ),
    (
      "decimals",
      """
      /// A number with so many places.
      func decimals(_ number: Double, _ places: Int = 3) -> String {
        String(format: "%.\\(places)f", number)
      }
      """
    ),
    (
      "row",
      """
      extension UITableView {
        func row(at point: CGPoint) -> Int? { indexPathForRow(at: point)?.row }
      }
      """
    ),
  ]
}
