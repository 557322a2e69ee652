import ExerciseKit
import Grading
import MiniUIKit

private let again = """
  The same again, after it was recognized (down, move, move, up, wait, down, move, move, up, wait): recognized at step 3, recognized at step 8 is right, \
  your answer is recognized at step 3, failed at step 9.
  \(Diagnosis7_5.setsTheStateBackToPossible)
  Rule: \(Diagnosis7_5.reset)
  """

let wrong7_5: [WrongAnswer<UIGestureRecognizer>] = [
  WrongAnswer("sets the state back to possible", gets: again) {
    SomeLatch(.state) as UIGestureRecognizer
  },
  WrongAnswer("puts back the start alone", gets: again) { SomeLatch(.start) },
  WrongAnswer("puts the phase back when it has failed", gets: again) { SomeLatch(.failures) },
  WrongAnswer(
    "puts the phase back when it is recognized",
    gets: """
      A short stroke, after a touch that was lifted out there (down, move, up, wait, down, move, \
      up): failed at step 3, failed at step 7 is right, your answer is failed at step 3, \
      recognized at step 6.
      """,
    Diagnosis7_5.early, rule: Diagnosis7_5.reset
  ) { SomeLatch(.recognized) },
  WrongAnswer(
    "puts the phase back in touchesEnded, too",
    gets: """
      A short stroke, after a touch that was cancelled out there (down, move, cancel, wait, \
      down, move, up): failed at step 3, failed at step 7 is right, your answer is failed at \
      step 3, recognized at step 6.
      """,
    Diagnosis7_5.early, rule: Diagnosis7_5.reset
  ) { SomeLatch(.ended) },
  WrongAnswer(
    "puts the phase back in each touches method",
    gets: """
      A short stroke, after the recognizer was switched off and on out there: failed at step 3, \
      failed at step 7 is right, your answer is failed at step 3, recognized at step 6.
      """,
    Diagnosis7_5.early, rule: Diagnosis7_5.reset
  ) { SomeLatch(.methods) },
  WrongAnswer(
    "leaves the phase open out",
    gets: """
      The same again, after it was recognized (down, move, move, up, wait, down, move, move, up, \
      wait): recognized at step 3, recognized at step 8 is right, your answer is recognized at \
      step 3.
      """,
    Diagnosis7_5.leavesThePhaseOpenOut, rule: Diagnosis7_5.reset
  ) { SomeLatch(.dead) },
  WrongAnswer(
    "needs no way out",
    gets: """
      Out and back (down, move, move, up, wait): recognized at step 3 is right, your answer is \
      recognized at step 2.
      """,
    Diagnosis7_5.needsNoWayOut, rule: Diagnosis7_5.decide
  ) { SomeLatch(.outOnly) },
  WrongAnswer(
    "keeps the place where the first touch began",
    gets: """
      Out and back 40 points further right, after it was recognized (down, move, move, up, wait, \
      down, move, move, up): recognized at step 3, recognized at step 8 is right, your answer is \
      recognized at step 3, failed at step 9.
      """,
    Diagnosis7_5.keepsThePlaceWhereTheFirstTouch, rule: Diagnosis7_5.reset
  ) { SomeLatch(.firstStart) },
  WrongAnswer(
    "calls no super in reset",
    gets: """
      Overrides that do not call super: nothing is right, your answer is reset.
      """,
    DiagnosisOfSuper.why, rule: DiagnosisOfSuper.rule
  ) { SomeLatch(.noSuper) },
]

final class SomeLatch: UIGestureRecognizer {
  enum Way {
    case inBegan, state, start, failures, recognized, ended, methods, dead, outOnly, firstStart
    case noSuper
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
    if way != .firstStart || start == nil { start = location(in: view).x }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    let distance = location(in: view).x - (start ?? 0)
    switch phase {
    case .waiting:
      if distance >= 80 { phase = .out }
      if way == .outOnly, phase == .out { state = .recognized }
    case .out:
      guard distance <= 20 else { return }
      phase = .open
      state = .recognized
      if way == .recognized || way == .ended || way == .methods { phase = .waiting }
    case .open: break
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if way == .ended || way == .methods || way == .failures { phase = .waiting }
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
    case .firstStart, .noSuper: phase = .waiting
    default: break
    }
  }
}
