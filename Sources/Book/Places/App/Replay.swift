import MiniUIKit
import Stage

/// The touches of an earlier step, done once more with the app of a later one.
struct Replay {
  /// What was touched, and what came of it.
  struct Outcome: Equatable {
    /// What the app wrote into its diary.
    var diary: [String]
    /// The actions that were sent: to whom, and which.
    var actions: [String]
    /// The trace from the first hearer of each touch to the actions, without its times.
    var trace: [String]
  }

  /// Does a step's touches with the app of another step.
  ///
  /// - Throws: `ScriptError` if they cannot be done.
  static func outcome(of touches: Step, with app: Step) throws(ScriptError) -> Outcome {
    let stage = app.stage()
    try touches.touches(stage)
    let lines = stage.recording.lines
    let words = lines.filter { ["touch", "action", "row", "motion"].contains($0.kind) }
    return Outcome(
      diary: (stage.viewController as? Places1)?.diary ?? [],
      actions: lines.filter { $0.kind == "action" }.map { $0.who + " " + $0.what },
      trace: words.map { $0.kind + " " + $0.who + " " + $0.what })
  }
}

extension Replay.Outcome {
  /// Whether a later app does what this one did: the same diary, and every action in the same order.
  ///
  /// A later app may have further recognizers, which send actions, too.
  func isKept(in later: Replay.Outcome) -> Bool {
    var rest = actions[...]
    for action in later.actions where action == rest.first { rest.removeFirst() }
    return rest.isEmpty && diary == later.diary
  }

  /// What differs between two traces: the lines that one of them has, with a minus, and those that
  /// the other has instead, with a plus.
  func difference(to later: Replay.Outcome) -> [String] {
    let (old, new) = (allLines, later.allLines)
    let same = zip(old, new).prefix { $0 == $1 }.count
    let (oldRest, newRest) = (old.dropFirst(same), new.dropFirst(same))
    let end = zip(oldRest.reversed(), newRest.reversed()).prefix { $0 == $1 }.count
    return oldRest.dropLast(end).map { "- " + $0 } + newRest.dropLast(end).map { "+ " + $0 }
  }

  private var allLines: [String] { trace + diary.map { "diary " + $0 } }
}
