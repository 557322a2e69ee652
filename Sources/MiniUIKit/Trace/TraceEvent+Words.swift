extension TraceEvent {
  /// The kind of thing that happened: the trace's second column.
  public var kind: String {
    switch self {
    case .system: "system"
    case .hitTestAsked, .hitTestAnswered: "hitTest"
    case .point: "point"
    case .activate: "activate"
    case .touch: "touch"
    case .message(_, let word): word.kind
    case .responder: "responder"
    case .notify: "notify"
    case .gestureTouch: "gestureTouch"
    case .gesturePress: "gesturePress"
    case .gestureScroll: "gestureScroll"
    case .estimate: "estimate"
    case .noSuper: "noSuper"
    case .gesture: "gesture"
    case .delay: "delay"
    case .wait: "wait"
    case .timer: "timer"
    case .ask: "ask"
    case .control: "control"
    case .send, .sendHandler: "send"
    case .chain: "chain"
    case .action, .handler: "action"
    case .scroll: "scroll"
    case .row: "row"
    }
  }

  /// What did it or what it happened to, by the name the scene gave.
  public var who: String {
    switch self {
    case .system(let stage, _): stage.rawValue
    case .hitTestAsked(let view, _), .hitTestAnswered(let view, _), .point(let view, _): view.name
    case .activate(let view, _): view.name
    case .touch(let responder, _, _): responder.name
    case .message(let responder, _), .responder(let responder, _): responder.name
    case .gestureTouch(let recognizer, _, _), .gesturePress(let recognizer, _, _),
      .gesture(let recognizer, _, _), .wait(let recognizer, _, _), .noSuper(let recognizer, _),
      .gestureScroll(let recognizer, _, _):
      recognizer.wordInTrace
    case .estimate(let hearer, _): hearer.wordInTrace
    case .delay(let view, _, _, _): view.name
    case .timer(let owner, _): owner.wordInTrace
    case .ask(let object, _, _, _, _): (object as? UIResponder)?.name ?? "delegate"
    case .notify(let who, _): who
    case .control(let control, _): control.name
    case .send(let sender, _, _): sender.name
    case .chain(let responder, _, _): responder.name
    case .action(let target, _): Self.name(of: target)
    case .sendHandler(let control, _), .handler(let control, _): control.name
    case .scroll(let view, _): view.name
    case .row(let table, _, _): table.name
    }
  }

  /// What happened, in the fixed words of the trace.
  public var what: String {
    switch self {
    case .system(_, let step): step.words
    case .hitTestAsked: "asked"
    case .hitTestAnswered(_, let answer): "-> " + (answer?.name ?? "nil")
    case .point(_, let isInside): isInside ? "inside" : "outside"
    case .activate(_, let answer): answer.map { $0 ? "-> yes" : "-> no" } ?? "asked"
    case .touch(_, let phase, _): phase.word
    case .message(_, let word): word.what
    case .responder(_, let change): change.rawValue
    case .notify(_, let what): what
    case .gestureTouch(_, let phase, _): phase.word
    case .gesturePress(_, let phase, _): phase.word
    case .gestureScroll(_, let phase, _): phase
    case .estimate: "updated"
    case .noSuper(_, let method): method
    case .gesture(_, let state, _): state.word
    case .delay(_, let step, let phase, _):
      step.rawValue + (phase.map { " " + $0.word } ?? "")
    case .wait(_, let step, _): step.rawValue
    case .timer(_, let step): step.words
    case .ask(_, let question, let answer, _, _): question + " -> " + (answer ? "yes" : "no")
    case .control(_, let event): event.word
    case .send(_, let action, let target):
      "sendAction " + action.name + " to " + (target.map(Self.name) ?? "nil")
    case .chain(_, let action, let canPerform):
      "canPerform " + action.name + (canPerform ? " -> yes" : " -> no")
    case .action(_, let action): action.name
    case .sendHandler(_, let action): "sendAction " + action.name
    case .handler(_, let action): action.name
    case .scroll(_, let step): step.words
    case .row(let table, let step, let row): step.rawValue + " " + table.word(for: row)
    }
  }

  /// Further facts, each with its key.
  public var details: [(key: String, value: String)] {
    switch self {
    case .touch(_, _, .some(let finger)): [("finger", String(finger))]
    case .gestureTouch(_, _, .some(let finger)): [("finger", String(finger))]
    case .gesturePress(_, _, let type): [("button", type.word)]
    case .gestureScroll(_, "changed", let way): [("by", coordinates(way))]
    case .estimate(_, let index): [("index", String(index))]
    case .gesture(_, _, .some(let reason)): [("because", reason)]
    case .delay(_, _, _, .some(let recognizer)): [("by", recognizer.wordInTrace)]
    case .wait(_, _, let other): [("for", other.wordInTrace)]
    case .ask(_, _, _, let about, let other):
      [("about", about.wordInTrace)] + (other.map { [("with", $0.wordInTrace)] } ?? [])
    case .message(_, let word): word.button.map { [("button", $0)] } ?? []
    case .system(_, .forward(let toApplication)):
      [("to", toApplication ? "application" : "SpringBoard")]
    case .hitTestAsked(_, let point): [("at", coordinates(point))]
    default: []
    }
  }

  private static func name(of object: AnyObject) -> String {
    (object as? UIResponder)?.name ?? "target"
  }
}

extension SystemStep {
  /// The step in the trace's words.
  var words: String {
    switch self {
    case .event: "event"
    case .forward: "forward"
    case .wake: "wake"
    case .sendEventBegan: "sendEvent began"
    case .sendEventEnded: "sendEvent ended"
    case .sendEventRefused: "sendEvent refused"
    case .beforeWaiting: "beforeWaiting"
    case .sleep: "sleep"
    case .ignored: "ignored"
    case .swallowed: "swallowed"
    }
  }
}

extension ScrollStep {
  /// The step in the trace's words.
  var words: String {
    switch self {
    case .willBeginDragging: "willBeginDragging"
    case .didScroll(let place): "didScroll " + coordinate(place.x) + "," + coordinate(place.y)
    case .willEndDragging: "willEndDragging"
    case .didEndDragging(let willDecelerate):
      willDecelerate ? "didEndDragging, decelerates" : "didEndDragging"
    case .willBeginDecelerating: "willBeginDecelerating"
    case .didEndDecelerating: "didEndDecelerating"
    case .didEndScrollingAnimation: "didEndScrollingAnimation"
    case .willBeginZooming: "willBeginZooming"
    case .didZoom: "didZoom"
    case .didEndZooming: "didEndZooming"
    }
  }
}

extension TimerStep {
  /// The step in the trace's words.
  var words: String {
    switch self {
    case .scheduled(let delay): "scheduled " + decimals(delay)
    case .fired: "fired"
    case .stopped: "stopped"
    }
  }
}

extension UITouch.Phase {
  /// The phase in the trace's words; not part of UIKit.
  public var word: String {
    switch self {
    case .began: "began"
    case .moved: "moved"
    case .stationary: "stationary"
    case .ended: "ended"
    case .cancelled: "cancelled"
    case .regionEntered: "regionEntered"
    case .regionMoved: "regionMoved"
    case .regionExited: "regionExited"
    }
  }
}
