// What the log is made of.

extension PhoneLog {
  static let basics = """
    // MARK: - The log, in the words of the book's trace

    /// The kinds of lines that the scene wants to have.
    @MainActor private var loggedKinds: Set<String> = []
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

    /// Begins the log of a scene: the command that made it, and the kinds of lines that it wants.
    @MainActor func startLog(of command: String, _ wanted: String...) {
      loggedKinds = Set(wanted)
      print("The log of: \\(command)")
    }

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
      guard loggedKinds.contains(kind) else { return }
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

  static let recognizers = """
    /// The recognizers of the scene, and the state of each in the last line about it.
    @MainActor private var watched: [(recognizer: UIGestureRecognizer, state: String)] = []

    /// Watches a recognizer. Its actions tell of its states, but for a failure. That is observed, as
    /// a recognizer may be possible again before the next line is written.
    @MainActor func watch(_ recognizer: UIGestureRecognizer, _ name: String) {
      named(name, recognizer)
      watched.append((recognizer, "possible"))
      recognizer.addTarget(StateLog.shared, action: #selector(StateLog.didAct(_:)))
      recognizer.addObserver(StateLog.shared, forKeyPath: "state", options: [], context: nil)
    }

    /// Writes down every failure that is new.
    @MainActor func traceFailures() {
      for place in watched.indices where watched[place].recognizer.state == .failed {
        let isNew = watched[place].state != "failed"
        watched[place].state = "failed"
        if isNew { trace("gesture", watched[place].recognizer, "failed") }
      }
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

    /// The target and the observer that every watched recognizer has, besides those of the scene.
    @MainActor final class StateLog: NSObject {
      static let shared = StateLog()

      nonisolated override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) {
        MainActor.assumeIsolated { traceFailures() }
      }

      @objc func didAct(_ recognizer: UIGestureRecognizer) {
        let isRepeated = watched.contains {
          $0.recognizer === recognizer && $0.state == word(for: recognizer.state)
        }
        traceStates()
        if isRepeated { trace("gesture", recognizer, word(for: recognizer.state)) }
      }
    }
    """

  static let app = """
    // MARK: - The app

    /// Starts the app with an application of some class.
    @MainActor func start(_ application: UIApplication.Type) {
      _ = UIApplicationMain(
        CommandLine.argc, CommandLine.unsafeArgv, NSStringFromClass(application),
        NSStringFromClass(AppDelegate.self))
    }

    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?

      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
      ) {
        if let scene = scene as? UIWindowScene { window = buildScene(on: scene) }
      }
    }

    final class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
      ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
      }
    }
    """

  static let helpers = """
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

  static let hitTests = """
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

  static let controls = """
    /// Writes down the events of a control.
    @MainActor func watch(_ control: UIControl) {
      let all: [(UIControl.Event, String)] = [
        (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"),
        (.touchDragInside, "touchDragInside"), (.touchDragOutside, "touchDragOutside"),
        (.touchDragEnter, "touchDragEnter"), (.touchDragExit, "touchDragExit"),
        (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"),
        (.touchCancel, "touchCancel"), (.valueChanged, "valueChanged"),
        (.primaryActionTriggered, "primaryActionTriggered"), (.editingDidBegin, "editingDidBegin"),
        (.editingChanged, "editingChanged"), (.editingDidEnd, "editingDidEnd"),
        (.editingDidEndOnExit, "editingDidEndOnExit"),
      ]
      for (event, word) in all {
        control.addAction(
          UIAction { [weak control] _ in trace("control", control, word) }, for: event)
      }
    }
    """

  static let changes = """
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

  static let selfMade = """
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
      }
      if loggedKinds.contains("control"), let control = view as? UIControl { watch(control) }
      for subview in view.subviews { watchAll(in: subview) }
    }
    """

  static let scrolling = """
    /// Writes down what a scroll view does.
    class ScrollLog: NSObject, UIScrollViewDelegate {
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        let offset = scrollView.contentOffset
        trace("scroll", scrollView, "didScroll \\(Int(offset.x.rounded())),\\(Int(offset.y.rounded()))")
      }
      func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        trace("scroll", scrollView, "willBeginDragging")
      }
      func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
      ) {
        trace("scroll", scrollView, "willEndDragging")
      }
      func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if decelerate {
          trace("scroll", scrollView, "didEndDragging, decelerates")
        } else {
          trace("scroll", scrollView, "didEndDragging")
        }
      }
      func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        trace("scroll", scrollView, "willBeginDecelerating")
      }
      func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        trace("scroll", scrollView, "didEndDecelerating")
      }
      func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        trace("scroll", scrollView, "didEndScrollingAnimation")
      }
    }
    @MainActor let scrollLog = ScrollLog()
    """

  static let rows = """
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

  static let plainRows = """
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
