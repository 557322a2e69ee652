import MiniUIKit
import Stage

/// What is told of a mistake that no explanation of the grader fits: where the reader's own trace of
/// the scene leaves the right one.
struct Tale {
  /// What was recorded of a scene.
  struct Scene {
    let lines: [String]
    let outlines: [String]

    /// What the scene that was played last left behind.
    init(_ play: Play) {
      lines = play.recordings.flatMap(\.lines).filter { Self.kinds.contains($0.kind) }
        .map { Self.withoutPlaces(String($0.text.drop { $0 == " " })) }
      outlines = play.placed.map(outline)
    }

    /// An action without a name is known by its place in the code, which is another one in ours.
    private static func withoutPlaces(_ line: String) -> String {
      guard line.contains(".swift:") else { return line }
      let words = line.split(separator: " ", omittingEmptySubsequences: false)
      return words.map { $0.contains(".swift:") ? "(no name)" : String($0) }.joined(separator: " ")
    }

    /// What a trace tells of an app: who heard, who recognized or waits, what was sent, what moved.
    private static let kinds: Set<String> = [
      "touch", "press", "motion", "remote", "responder", "notify", "gesture", "wait", "control",
      "action", "scroll", "row",
    ]
  }

  let yours: Scene
  let ours: Scene

  /// The tale in at most six lines.
  var text: String {
    let same = zip(yours.lines, ours.lines).prefix { $0 == $1 }.count
    guard same < max(yours.lines.count, ours.lines.count) else {
      if let drawing { return drawing }
      return yours.lines.isEmpty
        ? Wrong.untold
        : "Your trace is the right one here; what your code keeps or tells is not."
    }
    let first = max(0, same - 2)
    var lines = yours.lines[first...].prefix(5).enumerated().map { index, line in
      (first + index == same ? "→ " : "  ") + Message.shown(line, atMost: Message.width - 2)
    }
    if same == yours.lines.count { lines = lines.suffix(4) + ["→ and nothing more"] }
    let right = same < ours.lines.count ? clock(ours.lines[same]) : "nothing more"
    return (["Your trace of this scene; at → it should say “\(right)”:"] + lines)
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
