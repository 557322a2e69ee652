import MiniUIKit

/// What happened in one run of an experiment.
public final class Run {
  /// The experiment.
  public let experiment: Experiment
  /// The stage as the run left it.
  public let stage: Stage
  /// Everything that happened, in order.
  public var lines: [TraceLine] {
    let lines = stage.recording.lines
    guard let first, first < lines.count else { return lines }
    return Array(lines[..<first])
  }

  /// Whether its fingers come from outside: only the scene is the experiment's, not the script.
  let isLive: Bool
  /// How many of the lines it has; nil for all.
  private let first: Int?

  init(of experiment: Experiment, on stage: Stage, isLive: Bool = false, first: Int? = nil) {
    (self.experiment, self.stage, self.isLive, self.first) = (experiment, stage, isLive, first)
  }

  /// The lines of some kinds, in order.
  public func lines(_ kinds: String...) -> [TraceLine] {
    lines.filter { line in kinds.contains { $0 == line.kind } }
  }

  /// The views that were asked in the hit test of a touch, in order.
  ///
  /// - Parameter touch: Which touch of the run, from 0.
  /// - Returns: Their names, the window's first.
  public func asked(_ touch: Int = 0) -> [String] {
    hitTestLines(touch).filter { $0.what == "asked" }.map { $0.who }
  }

  /// The name of the view that was hit, or `nobody`.
  ///
  /// - Parameter touch: Which touch of the run, from 0.
  /// - Returns: Its name.
  public func hit(_ touch: Int = 0) -> String {
    let answers = hitTestLines(touch)
      .filter { $0.kind == "hitTest" && $0.depth == 0 && $0.what != "asked" }.map { $0.what }
    let name = answers.last { $0 != "-> nil" }.map { String($0.dropFirst(3)) }
    return name ?? "nobody"
  }

  /// The lines of one touch's hit test, questions about points included.
  ///
  /// Two fingers that come down at the same instant are two touches; a second pass for the same
  /// touch (HT-20) belongs to it.
  func hitTestLines(_ touch: Int) -> [TraceLine] {
    let tests = Self.hitTests(in: ArraySlice(lines))
    return tests.indices.contains(touch) ? tests[touch] : []
  }

  /// The lines of each touch's hit test.
  static func hitTests(in lines: ArraySlice<TraceLine>) -> [[TraceLine]] {
    var first: TraceLine?
    var tests: [[TraceLine]] = []
    for line in lines {
      guard line.kind == "hitTest" || line.kind == "point" else {
        first = nil
        continue
      }
      // The frontmost window is asked again, about another point: that is the next touch.
      let isNext =
        first.map {
          line.depth == 0 && line.what == "asked" && line.who == $0.who
            && line.details != $0.details
        } ?? true
      if isNext {
        tests.append([])
        first = line
      }
      tests[tests.count - 1].append(line)
    }
    return tests
  }
}
