import MiniUIKit
import Testing

private typealias State = UIGestureRecognizer.State

/// The state machine: what becomes of an assignment to `state`.
struct StateTableTests {
  @Test func `GR-1 the six states have UIKit's numbers, and recognized is ended`() {
    let states: [State] = [.possible, .began, .changed, .ended, .cancelled, .failed]
    #expect(states.map { $0.rawValue } == [0, 1, 2, 3, 4, 5])
    #expect(State.recognized == .ended)
  }

  @Test func `GR-2 a continuous gesture goes possible, began, changed, ended, possible`() throws {
    let scene = GestureScene()
    let own = Own.assigning([.began: [.began], .moved: [.changed], .ended: [.ended]])
    scene.add(own, to: scene.c, "act")
    try scene.dragC(1, 2)
    try scene.world.up()
    #expect(
      scene.lines("gesture") == [
        "own = began", "own = changed", "own = changed", "own = ended", "own = possible",
      ])
  }

  @Test func `GR-2 a discrete gesture goes possible, recognized, possible, or it fails`() throws {
    let scene = GestureScene()
    scene.tap(on: scene.c, "tapC")
    try scene.tapC()
    try scene.dragC(50)
    #expect(
      scene.lines("gesture") == [
        "tap(C) = ended", "tap(C) = possible", "tap(C) = failed", "tap(C) = possible",
      ])
  }

  /// The whole table: the state before, the one assigned, and what follows.
  private static let table: [(from: [State], assigned: State, then: [String])] = {
    let possible: [(State, [String])] = [
      (.possible, []), (.began, ["began"]), (.changed, ["began"]),
      (.ended, ["ended", "possible"]), (.cancelled, ["failed", "possible"]),
      (.failed, ["failed", "possible"]),
    ]
    let underWay: [(State, [String])] = [
      (.possible, []), (.began, ["changed"]), (.changed, ["changed"]),
      (.ended, ["ended", "possible"]), (.cancelled, ["cancelled", "possible"]),
      (.failed, ["cancelled", "possible"]),
    ]
    return possible.map { ([], $0.0, $0.1) } + underWay.map { ([.began], $0.0, $0.1) }
      + underWay.map { ([.began, .changed], $0.0, $0.1) }
  }()

  @Test(arguments: table)
  private func `GR-8a GR-8b an assignment leads to the state the table says`(
    row: (from: [State], assigned: State, then: [String])
  ) throws {
    let scene = GestureScene()
    let own = Own("own")
    scene.add(own, to: scene.c, "act")
    // One assignment an event, so that each is settled before the next; nothing at the first.
    var assignments = [.possible] + row.from + [row.assigned]
    own.on = { own, _, _, _ in
      if !assignments.isEmpty { own.state = assignments.removeFirst() }
    }
    try scene.world.down(60, 60)
    let steps = assignments.count
    for step in 0..<steps {
      scene.world.forget()
      try scene.world.drag([CGPoint(x: 61 + CGFloat(step), y: 60)])
    }
    // Who has begun and says nothing in its second update has changed by itself (GR-9).
    let isSilent = row.assigned == .possible && row.from == [.began]
    let then = isSilent ? ["changed"] : row.then
    #expect(scene.lines("gesture") == then.map { "own = \($0)" })
  }

  @Test(arguments: [State.ended, .failed, .cancelled], 0...5)
  private func `GR-8c after the end every assignment is ignored until the reset (model)`(
    end: State, later: Int
  ) throws {
    let scene = GestureScene()
    let own = Own("own")
    scene.add(own, to: scene.c, "act")
    own.on = { own, phase, _, _ in
      if end == .cancelled, phase == .began { return own.state = .began }
      own.state = end
      State(rawValue: later).map { own.state = $0 }
    }
    own.onReset = { own in State(rawValue: later).map { own.state = $0 } }
    try scene.dragC(1)
    let begin = end == .cancelled ? ["own = began"] : []
    #expect(scene.lines("gesture") == begin + ["own = \(end.word)", "own = possible"])
    #expect(own.state == .possible)
    scene.world.forget()
    try scene.world.up()
    own.on = { _, _, _, _ in }
    try scene.tapC()
    #expect(scene.lines("gesture") == [], "nothing of it is left for the next attempt")
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
    #expect(
      scene.lines == [
        "own began", "own = failed", "own = possible", "began C", "began A",
      ])
    #expect(scene.world.sentences("gesture")[0] == "own failed because must not begin")
  }

  @Test func `GR-9 who has begun and says nothing to a further update has changed`() throws {
    let scene = GestureScene()
    let own = Own.assigning([.began: [.began], .ended: [.ended]])
    scene.add(own, to: scene.c, "act")
    try scene.dragC(1, 2)
    try scene.world.up()
    #expect(
      scene.lines("gesture", "action") == [
        "own = began", "action act", "own = changed", "action act",
        "own = ended", "action act", "own = possible",
      ], "the second move says nothing more, as it has changed already")
  }

  @Test func `GR-9 began and ended in one update are two actions (model)`() throws {
    let scene = GestureScene()
    var states: [State] = []
    let own = Own.assigning([.began: [.began, .ended]])
    scene.add(own, to: scene.c, "act") { states.append($0.state) }
    try scene.world.down(60, 60)
    #expect(states == [.began, .ended])
    #expect(scene.lines("gesture") == ["own = began", "own = ended", "own = possible"])
  }

  @Test func `GR-7 disabled while possible it fails; then it hears of nothing`() throws {
    let scene = GestureScene()
    let tap = scene.tap(on: scene.c, "tapC")
    try scene.world.down(60, 60)
    tap.isEnabled = false
    try scene.world.up()
    try scene.tapC()
    #expect(
      scene.lines == [
        "tap(C) began", "began C", "began A", "tap(C) = failed", "tap(C) = possible",
        "ended C", "ended A", "began C", "began A", "ended C", "ended A",
      ])
    #expect(scene.world.sentences("gesture")[0] == "tap(C) failed because disabled")
    tap.isEnabled = true
    try scene.tapC()
    #expect(scene.lines("action") == ["action tapC"])
  }

  @Test func `GR-7 switched off and on while it goes on it is cancelled, and leaves the finger`()
    throws
  {
    let scene = GestureScene()
    let pan = scene.add(UIPanGestureRecognizer(), to: scene.c, "pan")
    try scene.dragC(20)
    scene.world.forget()
    pan.isEnabled = false
    pan.isEnabled = true
    #expect(scene.news() == ["pan(C) = cancelled", "action pan", "pan(C) = possible"])
    try scene.dragC(60)
    try scene.world.up()
    #expect(scene.news() == [], "the view lost the touch when the pan began")
    try scene.dragC(20)
    #expect(scene.lines("action") == ["action pan"])
  }

  @Test func `GR-7 disabled in its own began action it is cancelled in the same event`() throws {
    let scene = GestureScene()
    var states: [State] = []
    scene.add(UIPanGestureRecognizer(), to: scene.c, "pan") {
      states.append($0.state)
      if $0.state == .began { $0.isEnabled = false }
    }
    try scene.dragC(20)
    #expect(states == [.began, .cancelled])
    #expect(
      scene.lines(after: "pan(C) moved") == [
        "pan(C) = began", "action pan", "cancelled C", "cancelled A",
        "pan(C) = cancelled", "action pan", "pan(C) = possible",
      ])
  }

  @Test func `GR-7 disabled in its own ended action it is not cancelled as well`() throws {
    let scene = GestureScene()
    let tap = scene.tap(on: scene.c, "tapC") { $0.isEnabled = false }
    try scene.tapC()
    #expect(scene.lines("gesture") == ["tap(C) = ended", "tap(C) = possible"])
    #expect(!tap.isEnabled)
  }

  @Test func `GR-7 disabled by its delegate's own answer it fails once and for all`() throws {
    let scene = GestureScene(c: Disabling())
    scene.tap(on: scene.c, "tapC")
    try scene.tapC()
    #expect(scene.lines("gesture", "action") == ["tap(C) = failed", "tap(C) = possible"])
    scene.c.gestureRecognizers?[0].isEnabled = true
    scene.world.forget()
    try scene.dragC(60)
    #expect(scene.lines("gesture", "action") == ["tap(C) = failed", "tap(C) = possible"])
  }

  /// A view that disables who asks it, and agrees.
  private final class Disabling: UIView {
    override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
      recognizer.isEnabled = false
      return true
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
