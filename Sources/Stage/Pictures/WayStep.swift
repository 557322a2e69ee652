import MiniUIKit

/// One step on the way of an event, in one lane.
struct WayStep {
  /// Where a step happens, from the left to the right.
  enum Lane: Int {
    case hardware
    case backboardd
    case springBoard
    case fetchThread
    case mainThread
    case views

    /// The lane of a stage of the system by the trace's word.
    init(stage: String) {
      switch stage {
      case "IOKit": self = .hardware
      case "backboardd": self = .backboardd
      case "SpringBoard": self = .springBoard
      case "machPort", "source1": self = .fetchThread
      default: self = .mainThread
      }
    }

    /// The heading of the lane.
    var title: (name: String, place: String) {
      switch self {
      case .hardware: ("hardware", "IOKit driver")
      case .backboardd: ("backboardd", "routes events")
      case .springBoard: ("SpringBoard", "home screen")
      case .fetchThread: ("fetch thread", "source1")
      case .mainThread: ("main thread", "source0")
      case .views: ("views", "responders")
      }
    }
  }

  let time: Microseconds
  let lane: Lane
  /// What happens, in the trace's words.
  var text: String
  /// Whether the main thread begins to sleep.
  var isSleep = false
  /// Whether the main thread wakes.
  var isWake = false

  /// The part of the way that begins or continues here, by its name in chapter 1.
  var part: String? {
    switch lane {
    case .hardware, .backboardd, .springBoard: return "Route"
    case .fetchThread: return "Fetch"
    case .mainThread:
      if text.hasPrefix("runLoop") { return "Sleep" }
      if text.hasPrefix("source0") { return "Build" }
      let isSent = text.hasSuffix("sendEvent began") || text.hasSuffix("sendEvent ended")
      return isSent ? "Send" : nil
    case .views:
      if text.hasPrefix("hit test") { return "Build" }
      return text.hasPrefix("touch ") ? "Deliver" : nil
    }
  }

  /// The steps of a run: a hit test is one, and so is a phase on its way along the chain.
  static func steps(of run: Run) -> [WayStep] {
    var steps: [WayStep] = []
    var previous: TraceLine?
    var asked: [TraceLine] = []
    for line in run.lines {
      if line.kind == "hitTest" || line.kind == "point" {
        if line.what == "asked" { asked.append(line) }
        if line.kind == "hitTest", line.depth == 0, line.what != "asked" {
          // Further windows are asked until one answers with a view; that is still one hit test.
          if line.what != "-> nil" || run.stage.phone.application.windowScene.windows.count == 1 {
            steps.append(hitTest(asked, line))
            asked = []
          }
        }
      } else {
        if let last = asked.last { steps.append(hitTest(asked, last)) }
        asked = []
        add(line, after: previous, showsChain: run.experiment.showsChain, to: &steps)
      }
      // What is not drawn does not come between two receivers of the same phase.
      if line.kind != "timer" { previous = line }
    }
    return steps
  }

  private static func hitTest(_ asked: [TraceLine], _ answer: TraceLine) -> WayStep {
    let names = asked.map { $0.who }
    var text = "hit test: " + (names.first ?? answer.who)
    if names.count > 1 { text += (names.count > 2 ? " … " : ", ") + (names.last ?? "") }
    text += answer.what == "asked" ? " -> nil" : " " + answer.what
    return WayStep(time: answer.time, lane: .views, text: text)
  }

  private static func add(
    _ line: TraceLine, after previous: TraceLine?, showsChain: Bool, to steps: inout [WayStep]
  ) {
    switch line.kind {
    case "system":
      let facts = line.details.map { " " + $0.key + " " + $0.value }.joined()
      steps.append(
        WayStep(
          time: line.time, lane: Lane(stage: line.who), text: line.who + " " + line.what + facts,
          isSleep: line.who == "runLoop" && line.what == "sleep",
          isWake: line.what == "wake" && line.who != "source1"))
    case "touch", "gestureTouch":
      let isSame =
        previous?.kind == line.kind && previous?.what == line.what && previous?.time == line.time
        && previous?.details == line.details
      if isSame, line.kind == "touch", !showsChain { return }
      if isSame, !steps.isEmpty {
        steps[steps.count - 1].text += ", " + line.who
      } else {
        let facts = line.details.map { " (" + $0.key + " " + $0.value + ")" }.joined()
        steps.append(
          WayStep(
            time: line.time, lane: .views,
            text: line.kind + " " + line.what + facts + ": " + line.who))
      }
    case "gesture" where line.what != "possible":
      let facts = line.details.map { " (" + $0.key + " " + $0.value + ")" }.joined()
      steps.append(
        WayStep(
          time: line.time, lane: .views, text: "gesture " + line.what + ": " + line.who + facts))
    case "action":
      steps.append(
        WayStep(time: line.time, lane: .views, text: "action " + line.what + ": " + line.who))
    default: break
    }
  }
}
