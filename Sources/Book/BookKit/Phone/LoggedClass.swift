/// A class that writes down what its objects hear.
struct LoggedClass {
  /// The class it inherits from.
  let base: String
  /// UIKit's class that this is in the end.
  let root: String
  /// The kinds of lines that it writes; nil for all.
  var kinds: Set<String>?

  /// Its name: `LoggedView` of `UIView`, and `LoggedCard` of `Card`.
  var name: String { Self.name(of: base) }

  /// What the logged class of another one is called.
  static func name(of base: String) -> String {
    "Logged" + (base.hasPrefix("UI") ? String(base.dropFirst(2)) : base)
  }

  private func has(_ kind: String) -> Bool { kinds?.contains(kind) ?? true }

  /// Its declaration.
  var text: String {
    let article = "AEIO".contains(base.first ?? "X") ? "An" : "A"
    return
      "/// \(article) \(base) that writes down what it hears.\nfinal class \(name): \(base) {\n"
      + members.joined(separator: "\n") + "\n}"
  }

  private var members: [String] {
    var members: [String] = []
    if root == "UIViewController" {
      members.append("  override func loadView() { view = LoggedView() }")
    } else if has("hitTest") {
      members.append(Self.hitTest)
    }
    if root == "UIWindow" { members.append(Self.sendEvent) }
    for phase in ["Began", "Moved", "Ended", "Cancelled"] {
      members.append(
        """
          override func touches\(phase)(_ touches: Set<UITouch>, with event: UIEvent?) {
            trace("touch", self, "\(phase.lowercased())")
            super.touches\(phase)(touches, with: event)
          }
        """)
    }
    for phase in ["Began", "Ended"] where has("motion") {
      members.append(
        """
          override func motion\(phase)(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
            trace("motion", self, "\(phase.lowercased())")
            super.motion\(phase)(motion, with: event)
          }
        """)
    }
    for (method, word) in [("become", "becomeFirst"), ("resign", "resignFirst")]
    where has("responder") {
      members.append(
        """
          @discardableResult override func \(method)FirstResponder() -> Bool {
            let wasFirst = isFirstResponder
            let answer = super.\(method)FirstResponder()
            if isFirstResponder != wasFirst { trace("responder", self, "\(word)") }
            return answer
          }
        """)
    }
    return members
  }

  private static let hitTest = """
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        traceHitTest(self, point) { super.hitTest(point, with: event) }
      }
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        tracePoint(self, super.point(inside: point, with: event))
      }
    """

  private static let sendEvent = """
      override func sendEvent(_ event: UIEvent) {
        traceStates()
        beginChanges(with: event)
        super.sendEvent(event)
        traceStates()
      }
    """
}
