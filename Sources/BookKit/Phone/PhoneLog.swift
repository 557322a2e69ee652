/// The part of an exported file that writes down what happens on the phone, in the words of the
/// trace.
struct PhoneLog {
  /// The kinds of lines that it writes.
  let kinds: Set<String>
  /// The classes that are logged, with what they inherit from.
  let classes: [(name: String, base: String)]
  /// What UIKit's class each of them is in the end.
  let roots: [String: String]
  let (logsRows, logsScrolling): (Bool, Bool)
  /// Whether the script changes the scene while it is touched.
  let hasChanges: Bool
  /// Whether a table has rows with nothing in them.
  let hasPlainRows: Bool
  /// Whether a class of the experiment makes its own screen.
  let hasSelfMade: Bool

  private func has(_ kind: String) -> Bool { kinds.contains(kind) }

  /// The lines.
  var lines: [String] {
    var parts = [Self.basics, Self.recognizers, Self.helpers]
    if hasChanges { parts.append(Self.changes) }
    if has("hitTest") { parts.append(Self.hitTests) }
    if has("control") { parts.append(Self.controls) }
    if hasSelfMade { parts.append(Self.selfMade(watchesControls: has("control"))) }
    if logsScrolling || logsRows { parts.append(Self.scrolling) }
    if logsRows { parts.append(Self.rows) }
    if hasPlainRows { parts.append(Self.plainRows) }
    parts += classes.map { logged($0.name, $0.base) }
    return parts.joined(separator: "\n\n").split(
      separator: "\n", omittingEmptySubsequences: false
    ).map { String($0) }
  }

  // MARK: - Classes that log

  private func logged(_ name: String, _ base: String) -> String {
    let root = roots[name] ?? base
    let isController = root == "UIViewController"
    var members: [String] = []
    if isController {
      members.append("  override func loadView() { view = LoggedView() }")
    } else if has("hitTest") {
      members.append(
        """
          override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            traceHitTest(self, point) { super.hitTest(point, with: event) }
          }
          override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            tracePoint(self, super.point(inside: point, with: event))
          }
        """)
    }
    if root == "UIWindow" {
      members.append(
        """
          override func sendEvent(_ event: UIEvent) {
        \(hasChanges ? "    beginChanges(with: event)\n" : "")    super.sendEvent(event)
            traceStates()
          }
        """)
    }
    for phase in ["Began", "Moved", "Ended", "Cancelled"] {
      members.append(
        """
          override func touches\(phase)(_ touches: Set<UITouch>, with event: UIEvent?) {
            trace("touch", self, "\(phase.lowercased())")
            super.touches\(phase)(touches, with: event)
          }
        """)
    }
    if has("motion") {
      for phase in ["Began", "Ended"] {
        members.append(
          """
            override func motion\(phase)(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
              trace("motion", self, "\(phase.lowercased())")
              super.motion\(phase)(motion, with: event)
            }
          """)
      }
    }
    if has("responder") {
      for (method, word) in [
        ("becomeFirstResponder", "becomeFirst"), ("resignFirstResponder", "resignFirst"),
      ] {
        members.append(
          """
            @discardableResult override func \(method)() -> Bool {
              let wasFirst = isFirstResponder
              let answer = super.\(method)()
              if isFirstResponder != wasFirst { trace("responder", self, "\(word)") }
              return answer
            }
          """)
      }
    }
    let article = "AEIO".contains(base.first ?? "X") ? "An" : "A"
    return
      "/// \(article) \(base) that writes down what it hears.\nfinal class \(name): \(base) {\n"
      + members.joined(separator: "\n") + "\n}"
  }

  // MARK: - The log itself

  private static let basics = """
    // MARK: - The log, in the words of the book's trace

    /// What the book calls each object.
    @MainActor private var names: [ObjectIdentifier: String] = [:]
    /// What would not live long enough otherwise: targets and delegates are held weakly.
    @MainActor private var kept: [AnyObject] = []
    /// When the first line was written, in seconds since the phone was started.
    @MainActor private var firstTime = 0.0
    /// When the last one was.
    @MainActor private var lastTime = 0.0
    /// How deep a hit test is nested.
    @MainActor private var depth = 0

    /// Gives an object its name in the log, and returns it.
    @MainActor @discardableResult
    func named<Object: AnyObject>(_ name: String, _ object: Object) -> Object {
      names[ObjectIdentifier(object)] = name
      return object
    }

    /// Keeps an object as long as the app runs, and returns it.
    @MainActor @discardableResult
    func keep<Object: AnyObject>(_ object: Object) -> Object {
      kept.append(object)
      return object
    }

    /// The name of an object, or its class for one without.
    @MainActor func nameInLog(_ object: AnyObject?) -> String {
      guard let object else { return "nil" }
      return names[ObjectIdentifier(object)] ?? String(describing: type(of: object))
    }

    /// Writes a line: seconds, kind, who, what. After three quiet seconds the clock begins anew.
    @MainActor func trace(_ kind: String, _ who: AnyObject?, _ what: String) {
      if kind != "gesture" { traceStates() }
      let now = ProcessInfo.processInfo.systemUptime
      if now - lastTime > 3 {
        firstTime = now
        print("")
      }
      lastTime = now
      let clock = String(Int(((now - firstTime) * 1000).rounded()))
      let digits = String(repeating: "0", count: max(0, 4 - clock.count)) + clock
      let time = digits.dropLast(3) + "." + digits.suffix(3)
      let space = String(repeating: " ", count: max(1, 8 - kind.count) + 2 * depth)
      print("\\(String(repeating: " ", count: max(0, 7 - time.count)))\\(time)  \\(kind)\\(space)"
        + "\\(nameInLog(who)) \\(what)")
    }
    """

  private static let recognizers = """
    /// The recognizers of the scene, and the state of each in the last line about it.
    @MainActor private var watched: [(recognizer: UIGestureRecognizer, state: String)] = []

    /// Watches a recognizer. Its failures are noticed with the next line; its other states at once.
    @MainActor func watch(_ recognizer: UIGestureRecognizer, _ name: String) {
      named(name, recognizer)
      watched.append((recognizer, "possible"))
      recognizer.addTarget(StateLog.shared, action: #selector(StateLog.didAct(_:)))
    }

    /// Writes down every state that is new.
    @MainActor func traceStates() {
      for place in watched.indices {
        let (recognizer, old) = watched[place]
        let new = word(for: recognizer.state)
        watched[place].state = new
        if new != old, new != "possible" { trace("gesture", recognizer, new) }
      }
    }

    func word(for state: UIGestureRecognizer.State) -> String {
      switch state {
      case .possible: return "possible"
      case .began: return "began"
      case .changed: return "changed"
      case .ended: return "ended"
      case .cancelled: return "cancelled"
      case .failed: return "failed"
      @unknown default: return "unknown"
      }
    }

    /// The target that every watched recognizer has, besides those of the scene.
    @MainActor final class StateLog: NSObject {
      static let shared = StateLog()

      @objc func didAct(_ recognizer: UIGestureRecognizer) {
        let isRepeated = watched.contains {
          $0.recognizer === recognizer && $0.state == word(for: recognizer.state)
        }
        traceStates()
        if isRepeated { trace("gesture", recognizer, word(for: recognizer.state)) }
      }
    }
    """

  private static let helpers = """
    /// Does something after some seconds; after none, as soon as the screen has appeared.
    @MainActor func after(_ seconds: Double, _ work: @escaping @MainActor () -> Void) {
      Task { @MainActor in
        try? await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
        work()
      }
    }

    /// Draws a ring where a finger is to come down. It is no view, so no hit test asks it.
    @MainActor func mark(_ point: CGPoint, in window: UIWindow) {
      let ring = CAShapeLayer()
      ring.path = UIBezierPath(
        ovalIn: CGRect(x: point.x - 14, y: point.y - 14, width: 28, height: 28)
      ).cgPath
      ring.fillColor = nil
      ring.strokeColor = UIColor.black.cgColor
      ring.zPosition = 1000
      window.layer.addSublayer(ring)
    }
    """

  private static let hitTests = """
    /// Writes down that a view is asked, and its answer.
    @MainActor func traceHitTest(_ view: UIView, _ point: CGPoint, _ ask: () -> UIView?) -> UIView? {
      trace("hitTest", view, "asked  at (\\(short(point.x)), \\(short(point.y)))")
      depth += 1
      let answer = ask()
      depth -= 1
      trace("hitTest", view, "-> \\(nameInLog(answer))")
      return answer
    }

    /// Writes down whether a point is inside a view.
    @MainActor func tracePoint(_ view: UIView, _ isInside: Bool) -> Bool {
      let old = depth
      depth = max(0, depth - 1)
      trace("point", view, isInside ? "inside" : "outside")
      depth = old
      return isInside
    }

    func short(_ number: CGFloat) -> String {
      let tenths = (Double(number) * 10).rounded() / 10
      return tenths == tenths.rounded() ? String(Int(tenths)) : String(tenths)
    }
    """

  private static let controls = """
    /// Writes down the events of a control.
    @MainActor func watch(_ control: UIControl) {
      let all: [(UIControl.Event, String)] = [
        (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"),
        (.touchDragInside, "touchDragInside"), (.touchDragOutside, "touchDragOutside"),
        (.touchDragEnter, "touchDragEnter"), (.touchDragExit, "touchDragExit"),
        (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"),
        (.touchCancel, "touchCancel"), (.valueChanged, "valueChanged"),
        (.primaryActionTriggered, "primaryActionTriggered"),
      ]
      for (event, word) in all {
        control.addAction(
          UIAction { [weak control] _ in trace("control", control, word) }, for: event)
      }
    }
    """

  private static let changes = """
    /// What the experiment does while the scene is touched, and how many seconds after the first
    /// finger came down.
    @MainActor private var changes: [(time: Double, change: @MainActor () -> Void)] = []

    /// Does something some seconds after the first finger came down.
    @MainActor func later(_ time: Double, _ change: @escaping @MainActor () -> Void) {
      changes.append((time, change))
    }

    /// Begins to count with the first finger.
    @MainActor func beginChanges(with event: UIEvent) {
      guard event.allTouches?.contains(where: { $0.phase == .began }) ?? false else { return }
      for (time, change) in changes { after(time, change) }
      changes = []
    }
    """

  private static func selfMade(watchesControls: Bool) -> String {
    let control =
      watchesControls ? "\n  if let control = view as? UIControl { watch(control) }" : ""
    return """
      /// Watches the recognizers of a screen that a class has made for itself.
      @MainActor func watchAll(in view: UIView) {
        let kinds: [String: String] = [
          "UITapGestureRecognizer": "tap", "UIPanGestureRecognizer": "pan",
          "UIScrollViewPanGestureRecognizer": "pan", "UILongPressGestureRecognizer": "longPress",
          "UISwipeGestureRecognizer": "swipe", "UIPinchGestureRecognizer": "pinch",
          "UIRotationGestureRecognizer": "rotation", "UIScreenEdgePanGestureRecognizer": "edgePan",
        ]
        for recognizer in view.gestureRecognizers ?? [] {
          let kind = kinds[String(describing: type(of: recognizer))]
          let isDouble = (recognizer as? UITapGestureRecognizer)?.numberOfTapsRequired == 2
          let name = recognizer.name ?? kind.map {
            (isDouble ? "doubleTap" : $0) + "(" + nameInLog(view) + ")"
          }
          if let name { watch(recognizer, name) }
        }\(control)
        for subview in view.subviews { watchAll(in: subview) }
      }
      """
  }

  private static let scrolling = """
    /// Writes down what a scroll view does.
    class ScrollLog: NSObject, UIScrollViewDelegate {
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        let offset = scrollView.contentOffset
        trace("scroll", scrollView, "didScroll \\(Int(offset.x.rounded())),\\(Int(offset.y.rounded()))")
      }
      func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        trace("scroll", scrollView, "willBeginDragging")
      }
      func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        trace("scroll", scrollView, "didEndDragging")
      }
      func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        trace("scroll", scrollView, "willBeginDecelerating")
      }
      func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        trace("scroll", scrollView, "didEndDecelerating")
      }
    }
    @MainActor let scrollLog = ScrollLog()
    """

  private static let rows = """
    /// Writes down what becomes of a table's rows.
    final class RowLog: ScrollLog, UITableViewDelegate {
      func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        trace("row", tableView, "highlight \\(indexPath.row)")
      }
      func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        trace("row", tableView, "unhighlight \\(indexPath.row)")
      }
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        trace("row", tableView, "select \\(indexPath.row)")
      }
      func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        trace("row", tableView, "deselect \\(indexPath.row)")
      }
    }
    @MainActor let rowLog = RowLog()
    """

  private static let plainRows = """
    /// Rows with nothing in them.
    final class PlainRows: NSObject, UITableViewDataSource {
      let count: Int
      init(_ count: Int) { self.count = count }

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
    }
    """
}
