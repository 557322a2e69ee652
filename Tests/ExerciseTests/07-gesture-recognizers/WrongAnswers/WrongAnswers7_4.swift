import ExerciseKit
import Grading
import MiniUIKit

let wrong7_4: [WrongAnswer<UIGestureRecognizer>] = [
  WrongAnswer(
    "recognizes as the finger comes down",
    gets: """
      Down, and not lifted yet (down): expected no decision, but your code gives recognized at \
      step 1.
      """,
    Diagnosis7_4.recognizesAsTheFingerComesDown, rule: Diagnosis7_4.decide
  ) { MistakenTap(.atOnce) as UIGestureRecognizer },
  WrongAnswer(
    "begins as the finger comes down",
    gets: """
      Down, and not lifted yet (down): expected no decision, but your code gives began at step 1.
      """,
    "Began is a state of continuous gestures; this one is discrete.", rule: Diagnosis7_4.decide
  ) { MistakenTap(.begins) },
  WrongAnswer(
    "recognizes every touch",
    gets: """
      Moved by 20 points, not lifted yet (down, move): expected failed at step 2, but your code \
      gives no decision.
      """,
    Diagnosis7_4.recognizesEveryTouch, rule: Diagnosis7_4.early
  ) { MistakenTap(.any) },
  WrongAnswer(
    "measures only at the lift",
    gets: """
      Moved by 20 points, not lifted yet (down, move): expected failed at step 2, but your code \
      gives no decision.
      """,
    Diagnosis7_4.failsLate, rule: Diagnosis7_4.early
  ) { MistakenTap(.late) },
  WrongAnswer(
    "fails at exactly ten points",
    gets: """
      Moved by exactly 10 points and lifted (down, move, up): expected recognized at step 3, but \
      your code gives failed at step 2.
      """,
    Diagnosis7_4.failsAtExactlyTenPoints, rule: Diagnosis7_4.far
  ) { MistakenTap(.open) },
  WrongAnswer(
    "measures sideways only",
    gets: """
      Moved by 10.5 points down (down, move): expected failed at step 2, but your code gives no \
      decision.
      """,
    Diagnosis7_4.measuresSidewaysOnly, rule: Diagnosis7_4.far
  ) { MistakenTap(.sideways) },
  WrongAnswer(
    "looks to the right and down only",
    gets: """
      Moved by 20 points to the left (down, move): expected failed at step 2, but your code gives \
      no decision.
      """,
    Diagnosis7_4.looksToTheRightAndDownOnly, rule: Diagnosis7_4.far
  ) { MistakenTap(.signed) },
  WrongAnswer(
    "allows ten points on each axis",
    gets: """
      Moved by 8 to the right and 8 down (down, move): expected failed at step 2, but your code \
      gives no decision.
      """,
    Diagnosis7_4.allowsTenPointsOnEachAxis, rule: Diagnosis7_4.far
  ) { MistakenTap(.axes) },
  WrongAnswer(
    "adds the two axes",
    gets: """
      Moved by 7 to the right and 7 down, and lifted (down, move, up): expected recognized at step \
      3, but your code gives failed at step 2.
      """,
    Diagnosis7_4.addsTheTwoAxes, rule: Diagnosis7_4.far
  ) { MistakenTap(.sum) },
  WrongAnswer(
    "measures from the last move",
    gets: """
      Three moves of 4 points, all to the right (down, move, move, move): expected failed at step \
      4, but your code gives no decision.
      """,
    Diagnosis7_4.measuresFromTheLastMove, rule: Diagnosis7_4.far
  ) { MistakenTap(.step) },
  WrongAnswer(
    "adds up the way",
    gets: """
      Four moves of 4 points, to and fro (down, move, move, move, move, up): expected recognized \
      at step 6, but your code gives failed at step 4.
      """,
    Diagnosis7_4.addsUpTheWay, rule: Diagnosis7_4.far
  ) { MistakenTap(.way) },
  WrongAnswer(
    "does not count fingers",
    gets: """
      A second finger comes down, 5 points beside the first (down, down): expected failed at step \
      2, but your code gives no decision.
      """,
    Diagnosis7_4.doesNotCountFingers, rule: Diagnosis7_4.one
  ) { MistakenTap(.fingers) },
  WrongAnswer(
    "counts the calls, not the fingers",
    gets: """
      Two fingers that come down in one event: expected failed at step 1, but your code gives \
      recognized at step 1.
      """,
    Diagnosis7_4.countsTheCalls, rule: Diagnosis7_4.one
  ) { MistakenTap(.calls) },
  WrongAnswer(
    "counts the fingers of one call",
    gets: """
      A second finger comes down, 5 points beside the first (down, down): expected failed at step \
      2, but your code gives no decision.
      """,
    Diagnosis7_4.doesNotCountFingers, rule: Diagnosis7_4.one
  ) { MistakenTap(.call) },
  WrongAnswer(
    "does nothing when the touch is cancelled",
    gets: """
      The touch is cancelled (down, cancel): expected failed at step 2, but your code gives no \
      decision.
      """,
    Diagnosis7_4.doesNothingWhenTheTouchIsCancelled, rule: Diagnosis7_4.decide
  ) { MistakenTap(.cancel) },
  WrongAnswer(
    "takes a cancelled touch for a tap",
    gets: """
      The touch is cancelled (down, cancel): expected failed at step 2, but your code gives \
      recognized at step 2.
      """,
    Diagnosis7_4.takesACancelledTouchForATap, rule: Diagnosis7_4.decide
  ) { MistakenTap(.cancelIsTap) },
  WrongAnswer(
    "keeps the place of its first tap",
    gets: """
      A tap 60 points beside it, after a tap (down, move, up): expected recognized at step 3, but \
      your code gives failed at step 2.
      """,
    DiagnosisOfReset.left, rule: DiagnosisOfReset.rule
  ) { MistakenTap(.start) },
  WrongAnswer(
    "remembers that it failed",
    gets: """
      A tap, after a drag that failed (down, up): expected recognized at step 2, but your code \
      gives failed at step 2.
      """,
    DiagnosisOfReset.left, rule: DiagnosisOfReset.rule
  ) { MistakenTap(.failure) },
  WrongAnswer(
    "counts fingers by hand and forgets reset",
    gets: """
      A tap, after a drag that failed (down, up): expected recognized at step 2, but your code \
      gives failed at step 1.
      """,
    "It failed as the finger came down: something of the attempt before is still there.",
    rule: DiagnosisOfReset.rule
  ) { MistakenTap(.count) },
  WrongAnswer(
    "calls super nowhere",
    gets: """
      Overrides that do not call super: expected nothing, but your code gives touchesBegan, \
      touchesMoved, touchesEnded, reset, touchesCancelled.
      """,
    DiagnosisOfSuper.why, rule: DiagnosisOfSuper.rule
  ) { MistakenTap(.noSuper) },
  WrongAnswer(
    "forgets the root of the sum of squares",
    gets: """
      Moved by 4 points, not lifted yet (down, move): expected no decision, but your code gives \
      failed at step 2.
      """,
    Diagnosis7_4.isTooCareful, rule: Diagnosis7_4.far
  ) { MistakenTap(.squares) },
  WrongAnswer(
    "counts the fingers on the whole screen",
    gets: """
      A tap beside a finger that rests on another view (down, down, up): expected recognized at \
      step 3, but your code gives failed at step 2.
      """,
    Diagnosis7_4.countsFingersElsewhere, rule: Diagnosis7_4.one
  ) { MistakenTap(.elsewhere) },
  WrongAnswer(
    "clears at lift and cancel only",
    gets: """
      A tap, after a touch during which it was switched off (down, up): expected recognized at \
      step 2, but your code gives failed at step 1.
      """,
    "It failed as the finger came down: something of the attempt before is still there.",
    rule: DiagnosisOfReset.rule
  ) { MistakenTap(.byHand) },
  WrongAnswer(
    "recognizes at the first small move",
    gets: """
      Moved by 4 points, not lifted yet (down, move): expected no decision, but your code gives \
      recognized at step 2.
      """,
    Diagnosis7_4.recognizesAtAMove, rule: Diagnosis7_4.far
  ) { MistakenTap(.early) },
  WrongAnswer(
    "asks for a tap count of one",
    gets: """
      Two quick taps (down, up, down, up): expected recognized at step 2, recognized at step 4, \
      but your code gives recognized at step 2, failed at step 3.
      """,
    Diagnosis7_4.failsASecondTap, rule: Diagnosis7_4.decide
  ) { MistakenTap(.tapCount) },
  WrongAnswer(
    "must be lifted inside the view",
    gets: """
      Down 3 points from the view's edge, moved 8 points outward, and lifted (down, move, up): \
      expected recognized at step 3, but your code gives failed at step 3.
      """,
    Diagnosis7_4.failsOutside, rule: Diagnosis7_4.far
  ) { MistakenTap(.inside) },
  WrongAnswer(
    "mixes the coordinates of two views",
    gets: """
      Moved by 4 points, not lifted yet (down, move): expected no decision, but your code gives \
      failed at step 2.
      """,
    Diagnosis7_4.mixesCoordinates, rule: Diagnosis7_4.far
  ) { MistakenTap(.mixed) },
]

private final class MistakenTap: UIGestureRecognizer {
  enum Mistake {
    case atOnce, any, late, open, sideways, axes, sum, step, way, fingers, calls, call, cancel
    case cancelIsTap, start, failure, count, signed, begins, noSuper
    case squares, elsewhere, byHand, early, tapCount, inside, mixed
  }
  private let mistake: Mistake
  private var start: CGPoint?
  private var last = CGPoint.zero
  private var way = 0.0
  private var hasFailed = false
  private var count = 0
  private var isTouched = false

  init(_ mistake: Mistake) {
    self.mistake = mistake
    super.init()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if mistake != .noSuper { super.touchesBegan(touches, with: event) }
    last = location(in: view)
    if mistake != .start || start == nil { start = last }
    way = 0
    count += mistake == .calls ? 1 : touches.count
    let fingers: Int
    switch mistake {
    case .fingers, .any: fingers = 1
    case .call: fingers = touches.count
    case .calls, .count: fingers = count
    case .elsewhere: fingers = event.allTouches?.count ?? 0
    case .byHand: fingers = isTouched ? 2 : touches.count
    default: fingers = numberOfTouches
    }
    if mistake == .atOnce { state = .recognized }
    if mistake == .begins { state = .began }
    isTouched = true
    if mistake == .mixed { start = location(in: nil) }
    if mistake == .tapCount, touches.first?.tapCount != 1 { fail() }
    if fingers > 1 { fail() }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if mistake != .noSuper { super.touchesMoved(touches, with: event) }
    if mistake != .any, mistake != .late, isTooFar { return fail() }
    if mistake == .early { state = .recognized }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if mistake != .noSuper { super.touchesEnded(touches, with: event) }
    isTouched = false
    if mistake == .calls || mistake == .count { count -= 1 }
    if mistake == .inside, view?.bounds.contains(location(in: view)) != true { return fail() }
    if mistake == .late && isTooFar || mistake == .failure && hasFailed { return fail() }
    state = .recognized
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if mistake != .noSuper { super.touchesCancelled(touches, with: event) }
    isTouched = false
    if mistake == .cancelIsTap { state = .recognized } else if mistake != .cancel { fail() }
    if mistake == .calls || mistake == .count { count -= 1 }
  }

  override func reset() {
    if mistake != .noSuper { super.reset() }
    if mistake == .calls { count = 0 }
  }

  private func fail() {
    (hasFailed, isTouched) = (true, false)
    state = .failed
  }

  private var isTooFar: Bool {
    let (place, start) = (location(in: view), start ?? .zero)
    let (x, y) = (abs(place.x - start.x), abs(place.y - start.y))
    let step = hypot(place.x - last.x, place.y - last.y)
    way += step
    last = place
    switch mistake {
    case .open: return hypot(x, y) >= 10
    case .sideways: return x > 10
    case .axes: return x > 10 || y > 10
    case .sum: return x + y > 10
    case .squares: return x * x + y * y > 10
    case .step: return step > 10
    case .way: return way > 10
    case .signed: return place.x - start.x > 10 || place.y - start.y > 10
    default: return hypot(x, y) > 10
    }
  }
}
