import MiniUIKit
import Stage

/// Follows a script, and writes down the scene at its beginning and what the script changes later.
final class ScriptWatch {
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

  /// Describes the scene of a script without a step: no finger, no shake and no wait is in it.
  func finish(_ stage: Stage) {
    if !begun { stage.onStep?(false) }
    stage.onStep = nil
  }

  /// Notes what the script has changed since its last step.
  private func note(_ now: [SceneWriter.Fact], on stage: Stage) throws(Problem) {
    var new: [String] = []
    let keys = Set(now.map { $0.key })
    for old in before where !keys.contains(old.key) && !old.key.hasSuffix(SceneWriter.made) {
      // What leaves with its superview or its controller is not taken out one by one.
      if let undo = old.undo {
        let container = old.code.replacing(pattern: "^(?:after\\(0\\) \\{ )?(?:_ = )?", "")
          .prefix { $0 != "." }
        if keys.contains(where: {
          $0.hasPrefix(container + ".") || $0.hasPrefix(container + " ")
        }) {
          new.append(undo)
        }
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
      statements +=
        ["after(\(code(Clock.seconds(stage.phone.clock.now - start)))) {"]
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
  ///
  /// - Parameters:
  ///   - touch: Where the first finger comes down; nil for none.
  ///   - command: The command that makes the file.
  ///   - kinds: The kinds of lines that are logged.
  /// - Returns: The function's lines.
  func lines(touch: CGPoint?, command: String, kinds: [String]) -> [String] {
    var lines = [
      "/// The scene, as it is when the first finger comes.",
      "@MainActor func buildScene(on scene: UIWindowScene) -> UIWindow {",
      "  startLog(",
      "    of: \(code(command)),",
      "    \(kinds.map { code($0) }.joined(separator: ", ")))",
    ]
    lines += (statements + makes).map { "  " + $0 }
    for (time, statements) in changes {
      lines.append("  later(\(code(Clock.seconds(time)))) {")
      lines += statements.map { "    " + $0 }
      lines.append("  }")
    }
    if let touch { lines.append("  mark(\(code(touch)), in: \(firstWindow))") }
    lines += ["  return \(firstWindow)", "}"]
    // What is not used again needs no constant.
    let words = identifiers(in: lines.joined(separator: "\n"))
    return lines.map { line in
      guard let made = line.matches(of: "^  let (\\w+) = (named\\(.*)$").first,
        words.count(where: { $0 == made[0] }) == 1
      else { return line }
      return "  " + made[1]
    }
  }
}
