import ExerciseKit
import Grading
import MiniUIKit

let wrong7_5: [WrongAnswer<UIGestureRecognizer>] = [
  WrongAnswer("sets the state back to possible") { SomeLatch(.state) as UIGestureRecognizer },
  WrongAnswer("puts back the start alone") { SomeLatch(.start) },
  WrongAnswer("puts the phase back when it has failed") { SomeLatch(.failures) },
  WrongAnswer("puts the phase back when it is recognized") { SomeLatch(.recognized) },
  WrongAnswer("puts the phase back in touchesEnded, too") { SomeLatch(.ended) },
  WrongAnswer("puts the phase back in each touches method") { SomeLatch(.methods) },
  WrongAnswer("leaves the phase open out") { SomeLatch(.dead) },
  WrongAnswer("needs no way out") { SomeLatch(.outOnly) },
  WrongAnswer("keeps the place where the first touch began") { SomeLatch(.firstStart) },
  WrongAnswer("calls no super in reset") { SomeLatch(.noSuper) },
  WrongAnswer("must come back in one move") { SomeLatch(.impatient) },
  WrongAnswer("opens when the finger is lifted") { SomeLatch(.late) },
  WrongAnswer("makes the phase out the first one again") { SomeLatch(.wrongPhase) },
  WrongAnswer("takes the start in reset") { SomeLatch(.startInReset) },
]

final class SomeLatch: UIGestureRecognizer {
  enum Way {
    case inBegan, state, start, failures, recognized, ended, methods, dead, outOnly, firstStart
    case noSuper, impatient, late, wrongPhase, startInReset
  }
  private enum Phase { case waiting, out, open }
  private let way: Way
  private var phase = Phase.waiting
  private var start: CGFloat?

  init(_ way: Way) {
    self.way = way
    super.init()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if way == .inBegan { phase = .waiting }
    if way != .firstStart && way != .startInReset || way == .firstStart && start == nil {
      start = location(in: view).x
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    let distance = location(in: view).x - (start ?? 0)
    switch phase {
    case .waiting:
      if distance >= 80 { phase = .out }
      if way == .outOnly, phase == .out { state = .recognized }
    case .out:
      guard distance <= 20 else {
        if way == .impatient, distance < 80 { phase = .waiting }
        return
      }
      phase = .open
      if way == .late { return }
      state = .recognized
      if way == .recognized || way == .ended || way == .methods { phase = .waiting }
    case .open: break
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if way == .ended || way == .methods || way == .failures { phase = .waiting }
    if way == .late, phase == .open { state = .recognized }
    if state == .possible, way != .dead || phase != .open { state = .failed }
    if way == .state { state = .possible }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    if way == .methods || way == .failures { phase = .waiting }
    state = .failed
  }

  override func reset() {
    if way != .noSuper { super.reset() }
    switch way {
    case .start: start = nil
    case .firstStart, .noSuper, .impatient, .late, .startInReset: phase = .waiting
    case .wrongPhase: phase = .out
    default: break
    }
  }
}

/// Right: keeps how far out the finger was, instead of a phase.
final class FarthestLatch: UIGestureRecognizer {
  private var start: CGPoint?
  private var farthest = 0.0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    start = location(in: nil)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let start else { return }
    let way = Double(location(in: nil).x - start.x)
    farthest = max(farthest, way)
    if farthest >= 80, way <= 20 { state = .ended }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  override func reset() {
    (start, farthest) = (nil, 0)
    super.reset()
  }
}
