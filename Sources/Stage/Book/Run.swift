import MiniUIKit

/// What happened in one run of an experiment.
public final class Run {
  /// The experiment.
  public let experiment: Experiment
  /// The stage as the run left it.
  public let stage: Stage
  /// Everything that happened, in order.
  public var lines: [TraceLine] { stage.recording.lines }

  init(of experiment: Experiment, on stage: Stage) {
    (self.experiment, self.stage) = (experiment, stage)
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
    hitTest(touch).filter { $0.what == "asked" }.map { $0.who }
  }

  /// The name of the view that was hit, or `nobody`.
  ///
  /// - Parameter touch: Which touch of the run, from 0.
  /// - Returns: Its name.
  public func hit(_ touch: Int = 0) -> String {
    let answers = hitTest(touch).filter { $0.depth == 0 && $0.what != "asked" }.map { $0.what }
    let name = answers.last { $0 != "-> nil" }.map { String($0.dropFirst(3)) }
    return name ?? "nobody"
  }

  /// The lines of one touch's hit test.
  private func hitTest(_ touch: Int) -> [TraceLine] {
    var number = -1
    var wasHitTest = false
    var result: [TraceLine] = []
    for line in lines {
      let isHitTest = line.kind == "hitTest" || line.kind == "point"
      if isHitTest, !wasHitTest { number += 1 }
      wasHitTest = isHitTest
      if isHitTest, line.kind == "hitTest", number == touch { result.append(line) }
    }
    return result
  }
}
