import MiniUIKit
package import Stage

/// An experiment as one Swift file for an iOS app.
///
/// There were two ways to make it. The built scene can be read off its objects: then it is what the
/// reader's parameters have made of it, and it reads like a scene, not like the book's machinery; but
/// an object does not tell what its class overrides. The experiments' source can be copied: then all
/// overrides are there, but wrapped in scripts, parameters and tables, of which a phone knows nothing.
/// So each part is taken from where it is whole: views, recognizers and their relations from the
/// objects (`SceneWriter`), the experiment's own classes from the source (`ChapterSource`), with the
/// few changes that UIKit asks for (`ForUIKit`). What fingers do becomes words for the reader, and
/// what the script changes between two of its steps becomes a statement with its time.
///
/// One thing gets lost, and is why some experiments stay: a call that the script makes itself leaves
/// no object behind. Where no finger touches the scene, there is nothing to write down.
package struct PhoneFile {
  /// The kinds of the trace that a phone can show with public methods alone.
  static let kinds: Set<String> = [
    "hitTest", "point", "touch", "gesture", "action", "control", "scroll", "row", "responder",
    "motion",
  ]

  /// The file, line by line.
  package let lines: [String]

  /// Writes an experiment down.
  ///
  /// - Parameters:
  ///   - experiment: The experiment.
  ///   - settings: What the reader varied.
  ///   - source: The source of its chapter.
  ///   - command: The command that asks for it.
  /// - Throws: `Problem` with the reason, if it cannot leave the book.
  package init(
    of experiment: Experiment, _ settings: Settings = Settings(), source: ChapterSource,
    command: String
  ) throws(Problem) {
    var wanted = Self.kinds
    if !experiment.kinds.isEmpty {
      wanted = wanted.intersection(Set(experiment.kinds).union(["touch", "gesture", "action"]))
    }
    let writer = SceneWriter(source: source, logsControls: wanted.contains("control"))
    let watch = Watch(writer)
    let run: Run
    do {
      run = try experiment.run(settings) { watch.follow($0) }
    } catch {
      throw Problem("\(experiment.id) cannot be played: \(error.description)")
    }
    watch.finish(run.stage)
    if let reason = Self.reason(for: run) ?? watch.problem?.message {
      throw Problem("\(experiment.id) cannot leave the book: \(reason)")
    }
    if !writer.logsRows { wanted.remove("row") }
    if !writer.logsScrolling && !writer.logsRows { wanted.remove("scroll") }
    let log = PhoneLog(
      kinds: wanted, classes: writer.loggedClasses, roots: writer.roots,
      logsRows: writer.logsRows, logsScrolling: writer.logsScrolling,
      hasChanges: !watch.changes.isEmpty)
    let own = OwnClasses(source: source, writer: writer)
    var all = PhoneHead(run: run, kinds: wanted, names: writer.namesInTrace, command: command).lines
    all += ["import UIKit", ""]
    all += watch.lines(touch: run.stage.recording.touches.first) + [""]
    if !own.lines.isEmpty { all += ["// MARK: - The experiment's own classes", ""] + own.lines + [""] }
    all += log.lines + [""] + Self.app
    lines = all
  }

  /// Why a run cannot be done on a phone; nil if it can.
  private static func reason(for run: Run) -> String? {
    let (recording, phone) = (run.stage.recording, run.stage.phone)
    func has(_ kind: String) -> Bool { run.lines.contains { $0.kind == kind } }
    if !phone.isApplicationInFront { return "no app is in front in it, so none could show its log" }
    if has("press") || has("remote") {
      return "it presses buttons of the hardware, and a finger on the screen cannot"
    }
    if SceneWriter.property("keyboardObservers", of: phone.application)
      .map({ !Mirror(reflecting: $0).children.isEmpty }) ?? false
    {
      return "its script follows the keyboard by a call of our own, which UIKit does not have"
    }
    guard recording.touches.isEmpty, !has("motion") else {
      return type(of: phone.application) == UIApplication.self
        ? nil : "it needs an application of its own class, which a pasted file cannot bring along"
    }
    return run.lines.isEmpty
      ? "it prints tables, and has no scene to touch"
      : "no finger touches its scene; the script itself calls what happens in it"
  }

  private static let app = """
    // MARK: - The app

    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?

      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
      ) {
        if let scene = scene as? UIWindowScene { window = buildScene(on: scene) }
      }
    }

    @main
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
    """.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
}

/// Follows a script, and writes down the scene at its beginning and what the script changes later.
private final class Watch {
  private let writer: SceneWriter
  private var before: [SceneWriter.Fact] = []
  private var begun = false
  private var start = Microseconds(0)
  private var makes: [String] = []
  private var statements: [String] = []
  private(set) var changes: [(time: Microseconds, statements: [String])] = []
  private(set) var problem: Problem?
  private var firstWindow = ""

  init(_ writer: SceneWriter) { self.writer = writer }

  func follow(_ stage: Stage) {
    stage.onStep = { [unowned(unsafe) stage, self] isOver in
      guard problem == nil, !isOver || begun else { return }
      do throws(Problem) {
        let now = try writer.describe(stage)
        if isOver {
          before = now
        } else if begun {
          try note(now, on: stage)
        } else {
          (begun, start) = (true, stage.phone.clock.now)
          statements = now.filter { !$0.isUsual }.map { $0.code }
          firstWindow = writer.words[ObjectIdentifier(stage.window)] ?? ""
        }
      } catch {
        problem = error
      }
    }
  }

  /// Describes the scene of a script without a step: nothing has happened in it but a shake.
  func finish(_ stage: Stage) {
    if !begun { stage.onStep?(false) }
    stage.onStep = nil
  }

  /// Notes what the script has changed since its last step.
  private func note(_ now: [SceneWriter.Fact], on stage: Stage) throws(Problem) {
    var new: [String] = []
    let keys = Set(now.map { $0.key })
    for old in before where !keys.contains(old.key) && !old.key.hasSuffix(SceneWriter.made) {
      if let undo = old.undo {
        new.append(undo)
      } else if !isPartOfSomethingGone(old.key, keys) {
        throw Problem("while it is touched, its script undoes something: \(old.key)")
      }
    }
    var codes: [String: String] = [:]
    for fact in before { codes[fact.key] = fact.code }
    for fact in now where codes[fact.key] != fact.code {
      if fact.key.hasSuffix(SceneWriter.made) {
        makes.append(fact.code)
      } else if codes[fact.key] != nil || !fact.isUsual {
        new.append(fact.code)
      }
    }
    before = now
    if new.isEmpty { return }
    let first = stage.recording.samples.first { $0.contact.change == .down }
    if let first {
      changes.append((stage.phone.clock.now - first.time, new))
    } else if stage.phone.clock.now > start {
      statements += ["after(\(code(Clock.seconds(stage.phone.clock.now - start)))) {"]
        + new.map { "  " + $0 } + ["}"]
    } else {
      statements += new
    }
  }

  /// Whether a fact is no longer told because its view is not on the screen any more.
  private func isPartOfSomethingGone(_ key: String, _ keys: Set<String>) -> Bool {
    let word = key.prefix { $0 != "." && $0 != " " }
    return !keys.contains("\(word).superview") && !keys.contains("\(word).root")
      && !keys.contains { $0.hasPrefix("\(word) on ") && !key.contains(" on ") }
  }

  /// The function that builds the scene.
  func lines(touch: CGPoint?) -> [String] {
    var lines = [
      "/// The scene, as it is when the first finger comes.",
      "@MainActor func buildScene(on scene: UIWindowScene) -> UIWindow {",
    ]
    lines += (statements + makes).map { "  " + $0 }
    for (time, statements) in changes {
      lines.append("  later(\(code(Clock.seconds(time)))) {")
      lines += statements.map { "    " + $0 }
      lines.append("  }")
    }
    if let touch { lines.append("  mark(\(code(touch)), in: \(firstWindow))") }
    return lines + ["  return \(firstWindow)", "}"]
  }
}

/// The experiment's own classes, written for UIKit.
private struct OwnClasses {
  let lines: [String]

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
    let rewriting = ForUIKit(actions: actions)
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
    for (word, helper) in Self.helpers where Self.uses(word, in: text) { parts.append(helper) }
    lines = parts.joined(separator: "\n\n").split(
      separator: "\n", omittingEmptySubsequences: false
    ).map { String($0) }
  }

  /// Whether some classes use a word of the book.
  private static func uses(_ word: String, in text: String) -> Bool {
    switch word {
    case "finger", "word": !text.matches(of: "(\\.\(word))\\b").isEmpty
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
