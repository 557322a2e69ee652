import MiniUIKit
import TestKit
import Testing

private typealias State = UIGestureRecognizer.State

/// The state machine: what becomes of an assignment to `state`.
@Suite(.provedOnce(.engine)) struct StateTableTests {
  @Test func `GR-1 GR-2 states have UIKit's numbers; gestures go through them`() throws {
    expectEqual(Self.all.map { $0.rawValue }, [0, 1, 2, 3, 4, 5])
    expectEqual(State.recognized, .ended)

    try play(
      "continuous", of: "gesture",
      seen: "own = began", "own = changed", "own = changed", "own = ended", "own = possible"
    ) {
      $0.add(Own.assigning([.began: [.began], .moved: [.changed], .ended: [.ended]]), to: $0.c, "")
      try $0.strokeC(1, 2)
    }
    try play(
      "discrete", of: "gesture",
      seen: "tap(C) = ended", "tap(C) = possible", "tap(C) = failed", "tap(C) = possible"
    ) {
      $0.tap(on: $0.c, "tapC")
      try $0.tapC()
      try $0.dragC(50)
    }
  }

  /// One line of the table: the states before, the one assigned, and what follows.
  private typealias Row = (from: [State], assigned: State, then: [String])

  private static let rows: [Row] =
    [
      ([], .possible, []), ([], .began, ["began"]), ([], .changed, ["began"]),
      ([], .ended, ["ended", "possible"]), ([], .cancelled, ["failed", "possible"]),
      ([], .failed, ["failed", "possible"]),
    ]
    + [[State.began], [.began, .changed]].flatMap { from -> [Row] in
      [
        // Who has begun and says nothing in its second update has changed by itself (GR-9).
        (from, .possible, from == [.began] ? ["changed"] : []), (from, .began, ["changed"]),
        (from, .changed, ["changed"]), (from, .ended, ["ended", "possible"]),
        (from, .cancelled, ["cancelled", "possible"]), (from, .failed, ["cancelled", "possible"]),
      ]
    }

  @Test(arguments: rows)
  private func `GR-8a GR-8b from possible, began and changed an assignment leads where it says`(
    row: Row
  ) throws {
    let scene = GestureScene()
    let own = Own("own")
    scene.add(own, to: scene.c, "act")
    // One assignment an event, so that each is settled before the next; nothing at the first.
    var assignments = [.possible] + row.from + [row.assigned]
    let count = assignments.count
    own.on = { own, _, _, _ in
      if !assignments.isEmpty { own.state = assignments.removeFirst() }
    }
    try scene.world.down(60, 60)
    for step in 1..<count {
      scene.world.forget()
      try scene.world.drag([CGPoint(x: 60 + CGFloat(step), y: 60)])
    }
    expectLines(scene.lines("gesture"), row.then.map { "own = \($0)" })
  }

  private static let all: [State] = [.possible, .began, .changed, .ended, .cancelled, .failed]

  @Test(arguments: [State.ended, .failed, .cancelled], all)
  private func `GR-8c after the end every assignment is ignored until the reset (model)`(
    end: State, later: State
  ) throws {
    let scene = GestureScene()
    let own = Own("own")
    scene.add(own, to: scene.c, "act")
    own.on = { own, phase, _, _ in
      let isBeginning = end == .cancelled && phase == .began
      for state in isBeginning ? [.began] : [end, later] { own.state = state }
    }
    own.onReset = { $0.state = later }
    try scene.dragC(1)
    let begin = end == .cancelled ? ["own = began"] : []
    expectLines(scene.lines("gesture"), begin + ["own = \(end.word)", "own = possible"])
    expectEqual(own.state, .possible)
    scene.world.forget()
    try scene.world.up()
    own.on = { _, _, _, _ in }
    try scene.tapC()
    expectLines(scene.lines("gesture"), [], "nothing of it is left for the next attempt")
  }

  @Test(arguments: [State.began, .changed, .ended], [true, false])
  private func `GR-8a who must not begin fails instead`(assigned: State, isView: Bool) throws {
    let scene = GestureScene(c: Refusing(refuses: isView))
    let voice = Voice()
    voice.begins = isView
    let own = Own.assigning([.began: [assigned]])
    own.delegate = voice
    scene.add(own, to: scene.c, "act")
    try scene.world.down(60, 60)
    expectLines(scene.lines, "own began", "own = failed", "own = possible", "began C", "began A")
    expectEqual(scene.world.sentences("gesture")[0], "own failed because must not begin")
  }

  @Test func `GR-9 silence after began is a change; began and ended are two actions`() throws {
    try play(
      // The second move says nothing more, as it has changed already.
      "silence", of: "gesture", "action",
      seen: "own = began", "action act", "own = changed", "action act", "own = ended",
      "action act", "own = possible"
    ) {
      $0.add(Own.assigning([.began: [.began], .ended: [.ended]]), to: $0.c, "act")
      try $0.strokeC(1, 2)
    }
    var states: [State] = []
    try play(
      "both in one update (model)", of: "gesture",
      seen: "own = began", "own = ended", "own = possible"
    ) {
      $0.add(Own.assigning([.began: [.began, .ended]]), to: $0.c, "act") { states.append($0.state) }
      try $0.world.down(60, 60)
    }
    expectEqual(states, [.began, .ended])
  }

  @Test func `GR-7 who is disabled fails, or is cancelled, until a new touch`() throws {
    let scene = GestureScene()
    let tap = scene.tap(on: scene.c, "tapC")
    try scene.world.down(60, 60)
    tap.isEnabled = false
    try scene.world.up()
    try scene.tapC()
    expectLines(
      scene.lines, "tap(C) began", "began C", "began A", "tap(C) = failed", "tap(C) = possible",
      "ended C", "ended A", "began C", "began A", "ended C", "ended A")
    expectEqual(scene.world.sentences("gesture")[0], "tap(C) failed because disabled")
    tap.isEnabled = true
    try scene.tapC()
    expectLines(scene.lines("action"), "action tapC")

    // Switched off and on while it goes on, it leaves the finger.
    let going = GestureScene()
    let pan = going.add(UIPanGestureRecognizer(), to: going.c, "pan")
    try going.dragC(20)
    going.world.forget()
    pan.isEnabled = false
    pan.isEnabled = true
    expectLines(going.news(), "pan(C) = cancelled", "action pan", "pan(C) = possible")
    try going.dragC(60)
    try going.world.up()
    expectLines(going.news(), [], "the view lost the touch when the pan began")
    try going.dragC(20)
    expectLines(going.lines("action"), "action pan")
  }

  @Test func `GR-7 disabled in its action it is cancelled if it has not ended`() throws {
    let scene = GestureScene()
    var states: [State] = []
    scene.add(UIPanGestureRecognizer(), to: scene.a, "pan") {
      states.append($0.state)
      if $0.state == .began { $0.isEnabled = false }
    }
    try scene.strokeC(15, 30)
    expectEqual(states, [.began, .cancelled])
    expectLines(
      scene.lines(after: "pan(A) moved"), "pan(A) = began", "action pan", "cancelled C",
      "cancelled A", "pan(A) = cancelled", "action pan", "pan(A) = possible")
    // The view's touch does not come back.
    expectLines(scene.world.lines("touch", of: ["C"]), "began C", "cancelled C")

    let ended = GestureScene()
    let tap = ended.tap(on: ended.c, "tapC") { $0.isEnabled = false }
    try ended.tapC()
    expectLines(ended.lines("gesture"), "tap(C) = ended", "tap(C) = possible")
    expect(!tap.isEnabled)

    // Nor by another one when it has just ended.
    let shared = GestureScene()
    let pan = shared.add(UIPanGestureRecognizer(), to: shared.c, "pan")
    let other = Own("other")
    other.isPrevented = { _ in false }
    other.on = { _, phase, _, _ in if phase == .ended { pan.isEnabled = false } }
    shared.a.addGestureRecognizer(other)
    try shared.dragC(15)
    shared.world.forget()
    try shared.world.up()
    expectLines(
      shared.lines, "pan(C) ended", "other ended", "pan(C) = ended", "action pan",
      "pan(C) = possible")
  }

  @Test(arguments: [true, false])
  func `GR-7 disabled by whoever is asked it fails once and for all, whatever the answer`(
    answer: Bool
  ) throws {
    let view = Disabling()
    view.answer = answer
    let scene = GestureScene(c: view)
    let tap = scene.tap(on: scene.c, "tapC")
    try scene.tapC()
    expectLines(
      scene.world.sentences("gesture", "action"), "tap(C) failed because disabled",
      "tap(C) possible")
    tap.isEnabled = true
    scene.world.forget()
    try scene.dragC(60)
    expectLines(scene.lines("gesture", "action"), "tap(C) = failed", "tap(C) = possible")
  }

  /// A view that disables who asks it.
  private final class Disabling: UIView {
    var answer = true
    override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
      recognizer.isEnabled = false
      return answer
    }
  }
}

/// A view that lets no recognizer begin.
final class Refusing: UIView {
  private let refuses: Bool
  init(refuses: Bool) {
    self.refuses = refuses
    super.init(frame: .zero)
  }
  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    !refuses
  }
}
