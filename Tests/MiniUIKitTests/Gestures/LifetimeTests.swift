import MiniUIKit
import TestKit
import Testing

/// Recognizers, views and phones that go away while a gesture is at work.
@Suite(.provedOnce(.engine)) struct LifetimeTests {
  @Test func `GR-7 who is removed fails, or is cancelled if it goes on (model)`() throws {
    try play(
      "while it is possible",
      seen: "tap(C) began", "began C", "began A", "tap(C) = failed", "tap(C) = possible",
      "ended C", "ended A"
    ) {
      let tap = $0.tap(on: $0.c, "tapC")
      try $0.world.down(60, 60)
      $0.c.removeGestureRecognizer(tap)
      try $0.world.up()
    }
    try play("while it goes on", seen: "pan(C) = cancelled", "action pan", "pan(C) = possible") {
      let pan = $0.add(UIPanGestureRecognizer(), to: $0.c, "pan")
      try $0.dragC(15)
      $0.world.forget()
      $0.c.removeGestureRecognizer(pan)
    }
    let probe = Probe()
    probe.on = { phase, _, _ in if phase == .began { probe.gestureRecognizers = nil } }
    try play(
      "in the view's touchesBegan", on: probe,
      seen: "tap(C) began", "began C", "tap(C) = failed", "began A", "tap(C) = possible",
      "ended C", "ended A"
    ) {
      $0.tap(on: $0.c, "tapC")
      try $0.tapC()
    }
    try play(
      "in its own touchesBegan",
      seen: "own began", "own = failed", "own = possible", "began C", "began A", "ended C",
      "ended A"
    ) {
      $0.add(Own("own"), to: $0.c, "act").on = { own, _, _, _ in
        own.view?.removeGestureRecognizer(own)
        own.state = .ended
      }
      try $0.tapC()
    }
  }

  @Test func `GR-7 GR-13 recognizers, views and delegates that go away in an attempt`() throws {
    let ended = GestureScene()
    ended.tap(on: ended.c, "tapC") { $0.view?.removeGestureRecognizer($0) }
    try ended.tapC()
    expectLines(
      ended.lines(after: "tap(C) ended"), "tap(C) = ended", "action tapC", "cancelled C",
      "cancelled A", "tap(C) = possible")
    expectNil(ended.c.gestureRecognizers)

    // In its began action it is cancelled in the same event.
    let begun = GestureScene()
    begun.add(UIPanGestureRecognizer(), to: begun.c, "pan") {
      $0.view?.removeGestureRecognizer($0)
    }
    try begun.dragC(15, 20)
    expectLines(
      begun.lines(after: "pan(C) moved"), "pan(C) = began", "action pan", "cancelled C",
      "cancelled A", "pan(C) = cancelled", "action pan", "pan(C) = possible")

    // The recognizers of a view that leaves the window fail or are cancelled (model).
    let scene = GestureScene()
    scene.tap(on: scene.c, "tapC")
    let pan = scene.add(UIPanGestureRecognizer(), to: scene.a, "pan")
    let other = scene.add(Own("root"), to: scene.world.root, "root")
    let voice = Voice()
    voice.allowsBoth = { _ in true }
    pan.delegate = voice
    try scene.dragC(15)
    scene.world.forget()
    scene.a.removeFromSuperview()
    expectLines(
      scene.lines, "pan(A) = cancelled", "action pan", "pan(A) = possible", "tap(C) = failed",
      "tap(C) = possible")
    try scene.dragC(20)
    expectLines(other.calls, ["began 1", "moved 1", "moved 1"], "the touch itself goes on")

    let acting = GestureScene()
    acting.tap(on: acting.a, "tapA") { _ in acting.c.removeFromSuperview() }
    try acting.tapC()
    // A view that is removed in an action still has its touch cancelled.
    expectLines(
      acting.lines(after: "tap(A) ended"), "tap(A) = ended", "action tapA", "cancelled C",
      "cancelled A", "tap(A) = possible")

    try play("a delegate that goes away is asked no more", of: "action", seen: "action tapC") {
      let tap = $0.tap(on: $0.c, "tapC")
      do {
        let voice = Voice()
        voice.begins = false
        tap.delegate = voice
        try $0.world.down(60, 60)
      }
      try $0.world.up()
    }
  }

  @Test func `GR-15 a view takes its recognizers along, a hidden window keeps them`() throws {
    let scene = GestureScene()
    weak var view: UIView?
    weak var recognizer: UIGestureRecognizer?
    do {
      let outer = scene.world.add("outer", CGRect(x: 0, y: 300, width: 200, height: 200))
      // The inner view forwards nothing, so that the touch does not keep the outer one alive.
      let inner = Probe(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      inner.callsSuper = [.began: false]
      scene.world.add("inner", inner, to: outer)
      scene.add(UIPanGestureRecognizer(), to: outer, "pan")
      (view, recognizer) = (outer, outer.gestureRecognizers?[0])
      try scene.world.down(10, 310)
      try scene.world.drag([CGPoint(x: 40, y: 310)])
      scene.world.root.addSubview(inner)
      scene.world.forget()
      outer.removeFromSuperview()
    }
    expectLines(scene.lines, "pan(outer) = cancelled", "action pan", "pan(outer) = possible")
    expectNil(view)
    expectNil(recognizer?.view)
    try scene.world.up()
    expectNil(recognizer, "the touch was the last to know it")
    expectLines(scene.lines("touch"), [], "it was taken from the view when the pan began")

    // A window that is hidden is kept by its scene.
    let hidden = GestureScene()
    weak var freed: UIWindow?
    do {
      let window = hidden.world.addWindow("other", level: .alert)
      window.addGestureRecognizer(Own("own"))
      freed = window
      try hidden.world.down(300, 600)
      window.isHidden = true
    }
    try hidden.world.up()
    #expect(freed != nil, "the scene keeps its windows")
    try hidden.world.tap(300, 600)
    expectLines(hidden.lines("gestureTouch"), "own began", "own ended")
  }

  @Test(arguments: 0..<4)
  func `GR-15 a phone is freed in the middle of a gesture, and so are its recognizers`(stage: Int)
    throws
  {
    weak var phone: Phone?
    weak var view: UIView?
    weak var first: UIGestureRecognizer?
    var kept: UIPanGestureRecognizer?
    do {
      let scene = GestureScene()
      let single = scene.tap(on: scene.c, "single")
      let double = scene.tap(on: scene.c, "double", taps: 2)
      single.require(toFail: double)
      double.delaysTouchesBegan = true
      let voice = Voice()
      voice.isRequired = { _ in true }
      let pan = scene.add(UIPanGestureRecognizer(), to: scene.a, "pan")
      pan.delegate = voice
      (phone, view, first, kept) = (scene.world.phone, scene.c, single, pan)
      switch stage {
      case 0: try scene.world.down(60, 60)
      case 1: try scene.dragC(15)
      case 2: try scene.dragC(60)
      default: try scene.tapC()
      }
    }
    expectNil(phone)
    expectNil(view)
    expectNil(first)
    kept?.isEnabled = false
    expectEqual(kept?.state, .possible)
    expectEqual(kept?.numberOfTouches, 0)
  }

  @Test func `GR-60 recognizers of two windows, or two phones, leave each other alone`() throws {
    let scene = GestureScene()
    let other = scene.world.addWindow("other", level: .alert)
    other.frame = CGRect(x: 0, y: 400, width: 375, height: 400)
    scene.add(UIPanGestureRecognizer(), to: scene.world.window, "below")
    scene.add(UIPanGestureRecognizer(), to: other, "above")
    try scene.world.down((60, 60), (60, 460))
    try scene.world.frame()
    try scene.world.together(.moved, (80, 60), (80, 460))
    expectLines(scene.lines("action"), "action below", "action above")

    let (one, two) = (GestureScene(), GestureScene())
    one.tap(on: one.c, "one")
    two.tap(on: two.c, "two")
    try one.world.down(60, 60)
    try two.tapC()
    try one.world.up()
    expectLines(one.lines("action"), "action one")
    expectLines(two.lines("action"), "action two")
  }
}
