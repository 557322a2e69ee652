import MiniUIKit
import Stage

/// What is told of a mistake that no explanation of the grader fits: where the reader's own trace of
/// the scene leaves the right one.
struct TraceComparison {
  /// What was recorded of a scene.
  struct Scene {
    let lines: [String]
    let outlines: [String]

    /// What the scene that was played last left behind, up to the check that failed: what comes after
    /// it, such as the end of a phone, is not the answer's.
    init(_ play: Play) {
      let cuts = play.cuts ?? play.recordings.map(\.lines.count)
      lines = zip(play.recordings, cuts).flatMap { $0.lines.prefix($1) }.filter {
        Self.kinds.contains($0.kind)
      }
      .map { Self.withoutPlaces(String($0.text.drop { $0 == " " })) }
      outlines = play.placed.map(outline)
    }

    /// An action without a name is known by its place in the code, which is another one in ours.
    private static func withoutPlaces(_ line: String) -> String {
      guard line.contains(".swift:") else { return line }
      let words = line.split(separator: " ", omittingEmptySubsequences: false)
      return words.map { $0.contains(".swift:") ? "(no name)" : String($0) }.joined(separator: " ")
    }

    /// The names of its actions.
    var actions: Set<String> { Set(lines.compactMap { Self.action($0)?.name }) }

    /// A line about an action: its name, and what stands before it.
    static func action(_ line: String) -> (rest: [Substring], name: String)? {
      let words = line.split(separator: " ")
      guard words.count > 2, words[1] == "action", let name = words.last else { return nil }
      return (Array(words.dropLast()), String(name))
    }

    /// What a trace tells of an app: who heard, who recognized or waits, what was sent, what moved.
    private static let kinds: Set<String> = [
      "touch", "press", "motion", "remote", "responder", "notify", "gesture", "wait", "control",
      "action", "scroll", "row",
    ]
  }

  /// How many lines two scenes have in common at first.
  ///
  /// An action that has no name in one of them is the same as one that has, and so are two with
  /// names that the other scene doesn't know: readers call theirs as they like.
  private static func same(_ one: Scene, _ other: Scene) -> Int {
    let (ones, others) = (one.actions, other.actions)
    func isRenamed(_ line: String, like other: String) -> Bool {
      guard let mine = Scene.action(line), let its = Scene.action(other) else { return false }
      return mine.rest == its.rest && !others.contains(mine.name) && !ones.contains(its.name)
    }
    func isUnnamed(_ line: String, like other: String) -> Bool {
      let none = "(no name)"
      return line.hasSuffix(none) && other.hasPrefix(line.dropLast(none.count))
    }
    return zip(one.lines, other.lines).prefix {
      $0 == $1 || isUnnamed($0, like: $1) || isUnnamed($1, like: $0) || isRenamed($0, like: $1)
    }.count
  }

  private let yours: Scene
  private let ours: Scene

  /// Compares a scene with those of all right answers: what differs from one and not from another is
  /// no mistake, so the one that is like it for longest counts.
  ///
  /// - Parameters:
  ///   - yours: The reader's scene.
  ///   - right: The same scene with each of the right answers, at least one.
  init(yours: Scene, right: [Scene]) {
    self.yours = yours
    func same(_ scene: Scene) -> Int {
      if scene.lines == yours.lines { return .max }
      return Self.same(yours, scene)
    }
    ours = right.max { same($0) < same($1) } ?? yours
  }

  /// What is told where a trace does not differ: nothing is said of what is not in it.
  static let noDifference =
    "The trace of this scene shows no difference; it lies in what your code keeps or answers."

  /// Whether a message explains nothing, and lays two traces side by side at best.
  ///
  /// That is for mistakes that nobody thought of, so no wrong answer in a table may be told so.
  static func isTold(in message: String) -> Bool {
    let text = message.split(whereSeparator: \.isNewline).joined(separator: " ")
    return [Wrong.untold, noDifference, beforeTrace, beforeDrawing].contains { text.contains($0) }
  }

  private static let beforeTrace = "Your trace of this scene; at →"
  private static let beforeDrawing = ". The scene: "

  /// The comparison in at most six lines.
  var text: String {
    let same = Self.same(yours, ours)
    guard same < max(yours.lines.count, ours.lines.count) else {
      return drawing ?? (yours.lines.isEmpty ? Wrong.untold : Self.noDifference)
    }
    let first = max(0, same - 2)
    var lines = yours.lines[first...].prefix(5).enumerated().map { index, line in
      (first + index == same ? "→ " : "  ") + Message.shown(line, atMost: Message.width - 2)
    }
    if same == yours.lines.count { lines = lines.suffix(4) + ["→ and nothing more"] }
    let right = same < ours.lines.count ? clock(ours.lines[same]) : "nothing more"
    return (["\(Self.beforeTrace) it should say “\(right)”:"] + lines)
      .joined(separator: "\n")
  }

  /// The scene, where no stage was played on.
  private var drawing: String? {
    guard yours.lines.isEmpty, let view = yours.outlines.first, view.count <= 3 * Message.width
    else { return nil }
    return "The scene: \(view)."
  }

  /// A line with single blanks.
  private func clock(_ line: String) -> String {
    line.split(separator: " ").joined(separator: " ")
  }
}
