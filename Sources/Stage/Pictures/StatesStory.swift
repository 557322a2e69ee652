import MiniUIKit

/// The way one recognizer of a run took from state to state, as the figure tells it.
struct StatesStory {
  typealias State = UIGestureRecognizer.State

  /// A transition, taken once or several times in a row.
  struct Step: Equatable {
    let from: State
    let to: State
    let time: Microseconds
    /// When it was taken for the last time.
    var end: Microseconds
    var count = 1
    /// Why, if the trace says so.
    var because = ""
  }

  /// The recognizer's name; empty if none is at work in the run.
  let name: String
  /// Whether its gesture lasts, or happens in one moment.
  let isContinuous: Bool
  private(set) var steps: [Step] = []

  /// The story of the recognizer whose state changes first.
  init(of run: Run) {
    let lines = run.lines("gesture", "gestureTouch")
    let name = (lines.first { $0.kind == "gesture" } ?? lines.first)?.who ?? ""
    self.name = name
    let own = lines.filter { $0.kind == "gesture" && $0.who == name }
    let recognizer = Self.recognizer(called: name, in: run.stage.window)
    let hasLasted = own.contains { $0.what == "began" || $0.what == "changed" }
    isContinuous = hasLasted || recognizer.map { !Self.isDiscrete($0) } ?? false
    var state = State.possible
    for line in own {
      guard let next = Self.state(line.what) else { continue }
      add(state, next, line)
      state = next
    }
  }

  private mutating func add(_ from: State, _ to: State, _ line: TraceLine) {
    if from == to, let last = steps.last, last.from == from, last.to == to {
      steps[steps.count - 1].count += 1
      steps[steps.count - 1].end = line.time
      return
    }
    var step = Step(from: from, to: to, time: line.time, end: line.time)
    step.because = line.details.first { $0.key == "because" }?.value ?? ""
    steps.append(step)
  }

  private static func state(_ word: String) -> State? {
    let all: [State] = [.possible, .began, .changed, .ended, .cancelled, .failed]
    return all.first { $0.word == word }
  }

  private static func recognizer(called name: String, in view: UIView) -> UIGestureRecognizer? {
    if let own = view.gestureRecognizers?.first(where: { $0.wordInTrace == name }) { return own }
    for subview in view.subviews {
      if let found = recognizer(called: name, in: subview) { return found }
    }
    return nil
  }

  /// Whether a recognizer only ends; of a class that is not UIKit's only the trace can tell.
  private static func isDiscrete(_ recognizer: UIGestureRecognizer) -> Bool {
    let lasts =
      recognizer is UILongPressGestureRecognizer || recognizer is UIPanGestureRecognizer
      || recognizer is UIPinchGestureRecognizer || recognizer is UIRotationGestureRecognizer
    return !lasts
  }
}

extension StatesStory.Step {
  /// The step in words: `0.500 s  possible → began`.
  var words: String {
    var words = TraceLine.seconds(time)
    if end != time { words += " to " + TraceLine.seconds(end) }
    words += " s: " + from.word + " → " + to.word
    if count > 1 { words += ", " + String(count) + " times" }
    if to == .possible { words += " again" }
    return because.isEmpty ? words : words + " (because " + because + ")"
  }
}
