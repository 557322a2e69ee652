import ExerciseKit
import Grading
import MiniUIKit

let wrong7_5: [WrongAnswer<UIGestureRecognizer>] = [
  WrongAnswer(
    "sets the state back to possible",
    gets: """
      The same again, after it was recognized (down, move, move, up): expected recognized at step \
      3, but your code gives failed at step 4.
      """,
    DiagnosisOfReset.left, rule: DiagnosisOfReset.rule
  ) {
    SomeLatch(.state) as UIGestureRecognizer
  },
  WrongAnswer(
    "puts back the start alone",
    gets: """
      The same again, after it was recognized (down, move, move, up): expected recognized at step \
      3, but your code gives failed at step 4.
      """,
    DiagnosisOfReset.left, rule: DiagnosisOfReset.rule
  ) { SomeLatch(.start) },
  WrongAnswer(
    "puts the phase back when it has failed",
    gets: """
      The same again, after it was recognized (down, move, move, up): expected recognized at step \
      3, but your code gives failed at step 4.
      """,
    DiagnosisOfReset.left, rule: DiagnosisOfReset.rule
  ) { SomeLatch(.failures) },
  WrongAnswer(
    "puts the phase back when it is recognized",
    gets: """
      A short stroke, after a touch that was lifted out there (down, move, up): expected failed at \
      step 3, but your code gives recognized at step 2.
      """,
    DiagnosisOfReset.left, rule: DiagnosisOfReset.rule
  ) { SomeLatch(.recognized) },
  WrongAnswer(
    "puts the phase back in touchesEnded, too",
    gets: """
      A short stroke, after a touch that was cancelled out there (down, move, up): expected failed \
      at step 3, but your code gives recognized at step 2.
      """,
    DiagnosisOfReset.left, rule: DiagnosisOfReset.rule
  ) { SomeLatch(.ended) },
  WrongAnswer(
    "puts the phase back in each touches method",
    gets: """
      A short stroke, after a touch during which it was switched off (down, move, up): expected \
      failed at step 3, but your code gives recognized at step 2.
      """,
    DiagnosisOfReset.leftUnheard, rule: DiagnosisOfReset.rule
  ) { SomeLatch(.methods) },
  WrongAnswer(
    "leaves the phase open out",
    gets: """
      The same again, after it was recognized (down, move, move, up): expected recognized at step \
      3, but your code gives no decision.
      """,
    "After it was recognized, the recognizer decides nothing any more.", rule: DiagnosisOfReset.rule
  ) { SomeLatch(.dead) },
  WrongAnswer(
    "needs no way out",
    gets: """
      Out, and not back yet (down, move): expected no decision, but your code gives recognized at \
      step 2.
      """,
    Diagnosis7_5.needsNoWayBack, rule: Diagnosis7_5.decide
  ) { SomeLatch(.outOnly) },
  WrongAnswer(
    "keeps the place where the first touch began",
    gets: """
      Out and back 40 points further right, after it was recognized (down, move, move, up): \
      expected recognized at step 3, but your code gives failed at step 4.
      """,
    DiagnosisOfReset.left, rule: DiagnosisOfReset.rule
  ) { SomeLatch(.firstStart) },
  WrongAnswer(
    "calls no super in reset",
    gets: "Overrides that do not call super: expected nothing, but your code gives reset.",
    DiagnosisOfSuper.why, rule: DiagnosisOfSuper.rule
  ) { SomeLatch(.noSuper) },
  WrongAnswer(
    "must come back in one move",
    gets: """
      Out, halfway back, and back (down, move, move, move): expected recognized at step 4, but \
      your code gives no decision.
      """,
    Diagnosis7_5.comesBackInOneMove, rule: Diagnosis7_5.decide
  ) { SomeLatch(.impatient) },
  WrongAnswer(
    "opens when the finger is lifted",
    gets: """
      Out and back, not lifted yet (down, move, move): expected recognized at step 3, but your \
      code gives no decision.
      """,
    Diagnosis7_5.waitsForTheLift, rule: Diagnosis7_5.decide
  ) { SomeLatch(.late) },
  WrongAnswer(
    "makes the phase out the first one again",
    gets: """
      A short stroke, after it was recognized (down, move, up): expected failed at step 3, but \
      your code gives recognized at step 2.
      """,
    DiagnosisOfReset.left, rule: DiagnosisOfReset.rule
  ) { SomeLatch(.wrongPhase) },
  WrongAnswer(
    "takes the start in reset",
    gets: """
      Out and back, not lifted yet (down, move, move): expected recognized at step 3, but your \
      code gives no decision.
      """,
    Diagnosis7_5.measuresFromElsewhere, rule: Diagnosis7_5.decide
  ) { SomeLatch(.startInReset) },
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
