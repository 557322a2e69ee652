import MiniUIKit

// Whole touches: from the glass through the system to recognizers and views.

extension Workload {
  /// A drag onto a leaf: with a pan on an ancestor, which soon takes the touch; and without, where
  /// the leaf keeps its touches, or hands every phase on up the chain.
  ///
  /// The roof is the delivery of an event that only moves the finger, called by hand on the same
  /// objects: what the recognizer, its action and the views do themselves. A view that keeps its
  /// touches does nothing, so there it has no roof.
  static func drag() -> [Outcome] {
    let (panned, passed) = (Drag(hasPan: true), Drag(keeps: false))
    let (panning, keeping, passing) = (panned.perEvent(), Drag().perEvent(), passed.perEvent())
    let (panRoof, passRoof) = (panned.byHand(), passed.byHand())
    return [
      outcome(panning, panRoof, isMet: panning <= 4 * panRoof),
      Outcome(value: Write.time(keeping)),
      outcome(passing, passRoof, isMet: passing <= 4 * passRoof),
    ]
  }

  /// The drag with the pan, and a listener that stores everything.
  static func tracedDrag(facts count: Int) -> Outcome {
    let silent = Drag(hasPan: true).perEvent()
    let traced = Drag(hasPan: true)
    let store = BatchStore()
    traced.scene.phone.tracer.listener = { [store] in store.append($0) }
    let time = traced.perEvent { store.removeAll() }
    guard store.facts.count / 102 == count else {
      return Outcome(value: "WRONG FACTS", isMet: false)
    }
    return Outcome(
      value: Write.time(time), roof: Write.time(silent), ratio: Write.ratio(time, silent),
      isMet: time <= 3 * silent)
  }

  /// A tap on a view whose recognizers must wait for each other's failure; the time of both its
  /// events must not grow faster than the number of requirements.
  static func requirements(isCircle: Bool) -> Outcome {
    let counts = [8, 35, 100]
    let times = counts.map { count in
      let crowd = Crowd(count, isCircle: isCircle)
      return Measure.nanoseconds { crowd.scene.touch([1], moves: 0) { _, _ in crowd.scene.point } }
    }
    let isMet = counts.indices.dropFirst().allSatisfy { place in
      let growth = Double(counts[place]) / Double(counts[place - 1])
      return times[place] <= times[place - 1] * growth * growth
    }
    return Outcome(
      value: Write.time(times[2]),
      roof: Write.time(times[1]) + " for 35, " + Write.time(times[0]) + " for 8",
      ratio: Write.ratio(times[2], times[1]), isMet: isMet)
  }

  /// A hundred fingers on a hundred views, against ten: the cost must grow like the fingers.
  static func fingers() -> Outcome {
    func event(_ count: Int) -> Double {
      let scene = Scene.grid()
      return Measure.nanoseconds {
        scene.touch(Array(1...count), moves: 100) { finger, step in
          CGPoint(
            x: CGFloat(finger % 10) * 96 + 16,
            y: CGFloat(finger / 10) * 96 + 16 + CGFloat(step % 7))
        }
      } / 102
    }
    let (ten, hundred) = (event(10), event(100))
    return Outcome(
      value: Write.time(hundred), roof: Write.time(ten) + " for 10",
      ratio: Write.ratio(hundred, ten), isMet: hundred <= 12 * ten)
  }
}

extension Scene {
  /// Fingers come down together, move, a frame each time, and are lifted.
  fileprivate func touch(
    _ fingers: [Int], moves: Int, isLifted: Bool = true, at place: (Int, Int) -> CGPoint
  ) {
    func report(_ change: HIDEvent.Contact.Change, _ step: Int) {
      let contacts = fingers.map { HIDEvent.Contact(finger: $0, change, at: place($0, step)) }
      do throws(ScriptError) {
        try phone.digitizer.report(contacts)
        try phone.clock.advance(to: phone.clock.now + Clock.frame)
      } catch { preconditionFailure(error.description) }
    }
    report(.down, 0)
    for step in 0..<moves { report(.moved, step + 1) }
    if isLifted { report(.up, moves) }
  }
}

/// A leaf ten views deep, and a finger that is dragged on it.
private final class Drag {
  let scene = Scene.chain(depth: 9)
  private var actions = 0
  private var pan: UIPanGestureRecognizer?
  private let leaf: LeafView

  init(hasPan: Bool = false, keeps: Bool = true) {
    var views: [UIView] = [scene.window]
    while let inner = views[views.count - 1].subviews.first { views.append(inner) }
    let frame = scene.window.bounds
    leaf = keeps ? KeepingView(frame: frame) : LeafView(frame: frame)
    views[views.count - 1].addSubview(leaf)
    guard hasPan else { return }
    let pan = UIPanGestureRecognizer(target: self, action: Drag.didPan)
    views[5].addGestureRecognizer(pan)
    self.pan = pan
  }

  private func didPan() { actions += 1 }

  /// How long one of the drag's 102 events takes, in nanoseconds.
  func perEvent(_ prepare: () -> Void = {}) -> Double {
    Measure.nanoseconds {
      prepare()
      scene.touch([1], moves: 100) { _, step in CGPoint(x: 100 + CGFloat(step), y: 100) }
    } / 102
  }

  /// How long it takes to call by hand what an event that moves the finger calls, in nanoseconds.
  ///
  /// The finger is down and has moved far enough for the pan to be under way.
  func byHand() -> Double {
    scene.touch([1], moves: 20, isLifted: false) { _, step in
      CGPoint(x: 100 + CGFloat(step), y: 100)
    }
    guard let event = leaf.event else { return .nan }
    let touches = leaf.touches
    return Measure.nanoseconds {
      if let pan {
        pan.touchesMoved(touches, with: event)
      } else {
        leaf.touchesMoved(touches, with: event)
      }
    }
  }
}

/// A view with many taps, each of which waits for all before it, or for all others.
private struct Crowd {
  let scene = Scene.chain(depth: 1)

  init(_ count: Int, isCircle: Bool) {
    let taps = (0..<count).map { _ in UITapGestureRecognizer() }
    for (place, tap) in taps.enumerated() {
      scene.window.addGestureRecognizer(tap)
      for other in isCircle ? taps[...] : taps[..<place] where other !== tap {
        tap.require(toFail: other)
      }
    }
  }
}

/// A view that passes its touches on, and can say of which event they are.
private class LeafView: UIView {
  fileprivate final var touches: Set<UITouch> = []
  fileprivate final var event: UIEvent?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    (self.touches, self.event) = (touches, event)
    super.touchesBegan(touches, with: event)
  }
}

/// A view that keeps its touches to itself.
private final class KeepingView: LeafView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    (self.touches, self.event) = (touches, event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
