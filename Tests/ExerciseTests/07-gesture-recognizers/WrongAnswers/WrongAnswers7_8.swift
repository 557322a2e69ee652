import ExerciseKit
import Grading
import MiniUIKit

let wrong7_8: [WrongAnswer<UIGestureRecognizer>] = [
  WrongAnswer(
    "recognizes before the lift",
    gets: """
      Down by 30, up by 75, and lifted (down, move, move, up, wait): expected recognized at step \
      4, but your code gives recognized at step 3.
      """,
    Diagnosis7_8.recognizesBeforeTheLift, rule: Diagnosis7_8.decide
  ) { SomeCheck(.eager) as UIGestureRecognizer },
  WrongAnswer(
    "wants more than 20 points down",
    gets: """
      Down by exactly 20, up by exactly 40 (down, move, move, up): expected recognized at step 4, \
      but your code gives failed at step 3.
      """,
    Diagnosis7_8.wantsMoreThan20PointsDown, rule: nil
  ) { SomeCheck(.moreDown) },
  WrongAnswer(
    "wants more than 40 points up",
    gets: """
      Down by exactly 20, up by exactly 40 (down, move, move, up): expected recognized at step 4, \
      but your code gives failed at step 4.
      """,
    Diagnosis7_8.wantsMoreThan40PointsUp, rule: nil
  ) { SomeCheck(.moreUp) },
  WrongAnswer(
    "judges everything at the lift",
    gets: """
      Down by 19, and up (down, move, move): expected failed at step 3, but your code gives no \
      decision.
      """,
    Diagnosis7_8.judgesEverythingAtTheLift, rule: Diagnosis7_8.early
  ) { SomeCheck(.late) },
  WrongAnswer(
    "does not measure the stroke up",
    gets: """
      Down by 30, up by 39, and lifted (down, move, move, up): expected failed at step 4, but your \
      code gives recognized at step 4.
      """,
    Diagnosis7_8.doesNotMeasureTheStrokeUp, rule: Diagnosis7_8.decide
  ) { SomeCheck(.anyUp) },
  WrongAnswer(
    "measures the stroke up from the start",
    gets: """
      Down by 60, up by 50, and lifted (down, move, move, up): expected recognized at step 4, but \
      your code gives failed at step 4.
      """,
    Diagnosis7_8.measuresTheStrokeUpFromTheStart, rule: Diagnosis7_8.decide
  ) { SomeCheck(.fromStart) },
  WrongAnswer(
    "measures single moves",
    gets: """
      In small moves (down, move, move, move, move, move, move, up): expected recognized at step \
      8, but your code gives failed at step 5.
      """,
    Diagnosis7_8.measuresSingleMoves, rule: Diagnosis7_8.decide
  ) { SomeCheck(.single) },
  WrongAnswer(
    "takes a level move for a turn",
    gets: """
      Down by 25, level, and down again before the turn (down, move, move, move, move, up): \
      expected recognized at step 6, but your code gives failed at step 4.
      """,
    Diagnosis7_8.takesALevelMoveForATurn, rule: Diagnosis7_8.decide
  ) { SomeCheck(.level) },
  WrongAnswer(
    "takes a level move on the way up for a way down",
    gets: """
      A level move in each stroke (down, move, move, move, move, move, move, up): expected \
      recognized at step 8, but your code gives failed at step 6.
      """,
    Diagnosis7_8.takesALevelMoveOnTheWay, rule: Diagnosis7_8.decide
  ) { SomeCheck(.levelUp) },
  WrongAnswer(
    "lets the finger go straight down",
    gets: """
      A move straight down (down, move): expected failed at step 2, but your code gives no decision.
      """,
    Diagnosis7_8.letsTheFingerGoStraightDown, rule: Diagnosis7_8.early
  ) { SomeCheck(.straight) },
  WrongAnswer(
    "does not look sideways on the way up",
    gets: """
      The stroke up goes to the left (down, move, move): expected failed at step 3, but your code \
      gives no decision.
      """,
    Diagnosis7_8.doesNotLookSidewaysOnTheWay, rule: Diagnosis7_8.early
  ) { SomeCheck(.upLeft) },
  WrongAnswer(
    "compares with the start",
    gets: """
      Back to the left, but still right of the start (down, move, move): expected failed at step \
      3, but your code gives no decision.
      """,
    Diagnosis7_8.comparesWithTheStart, rule: Diagnosis7_8.early
  ) { SomeCheck(.startX) },
  WrongAnswer(
    "lets it go down a second time",
    gets: """
      Down again after the turn (down, move, move, move): expected failed at step 4, but your code \
      gives no decision.
      """,
    Diagnosis7_8.letsItGoDownASecondTime, rule: Diagnosis7_8.early
  ) { SomeCheck(.zigzag) },
  WrongAnswer(
    "forgets the turn in a level move",
    gets: """
      Down again after a level move (down, move, move, move, move): expected failed at step 5, but \
      your code gives no decision.
      """,
    Diagnosis7_8.forgetsTheTurnInALevelMove, rule: Diagnosis7_8.early
  ) { SomeCheck(.forgetful) },
  WrongAnswer(
    "does nothing at a lift that comes too early",
    gets: "A tap (down, up): expected failed at step 2, but your code gives no decision.",
    Diagnosis7_8.doesNothingAtALiftThatComes, rule: Diagnosis7_8.decide
  ) { SomeCheck(.silent) },
  WrongAnswer(
    "does not count fingers",
    gets: """
      A second finger comes down (down, move, down): expected failed at step 3, but your code \
      gives no decision.
      """,
    Diagnosis7_8.doesNotCountFingers, rule: Diagnosis7_8.one
  ) { SomeCheck(.fingers) },
  WrongAnswer(
    "takes a cancelled touch for a lift",
    gets: """
      Complete, and cancelled (down, move, move, cancel): expected failed at step 4, but your code \
      gives recognized at step 4.
      """,
    Diagnosis7_8.takesACancelledTouchForALift, rule: Diagnosis7_8.decide
  ) { SomeCheck(.cancelIsLift) },
  WrongAnswer(
    "does nothing when the touch is cancelled",
    gets: """
      Complete, and cancelled (down, move, move, cancel): expected failed at step 4, but your code \
      gives no decision.
      """,
    Diagnosis7_8.doesNothingWhenTheTouchIsCancelled, rule: Diagnosis7_8.decide
  ) { SomeCheck(.noCancel) },
  WrongAnswer(
    "forgets to put the turn back",
    gets: """
      A mark, after a mark (down, move, move, up, wait): expected recognized at step 4, but your \
      code gives failed at step 2.
      """,
    DiagnosisOfReset.left, rule: DiagnosisOfReset.rule
  ) { SomeCheck(.noReset) },
  WrongAnswer(
    "lets the finger go straight up",
    gets: """
      The stroke up goes straight up (down, move, move): expected failed at step 3, but your code \
      gives no decision.
      """,
    Diagnosis7_8.letsTheFingerGoStraightUp, rule: Diagnosis7_8.early
  ) { SomeCheck(.straightUp) },
  WrongAnswer(
    "puts the turn back only at the lift",
    gets: """
      A mark, after one that went down again (down, move, move, up, wait): expected recognized at \
      step 4, but your code gives failed at step 2.
      """,
    DiagnosisOfReset.left, rule: DiagnosisOfReset.rule
  ) { SomeCheck(.resetAtLift) },
  WrongAnswer(
    "puts the turn back wherever it decides, except at a cancel",
    gets: """
      A mark, after one that was cancelled (down, move, move, up, wait): expected recognized at \
      step 4, but your code gives failed at step 2.
      """,
    DiagnosisOfReset.left, rule: DiagnosisOfReset.rule
  ) {
    SomeCheck(.resetByHand)
  },
  WrongAnswer(
    "counts fingers by hand and forgets reset",
    gets: """
      A mark, after one that went down again (down, move, move, up, wait): expected recognized at \
      step 4, but your code gives failed at step 1.
      """,
    "It failed as the finger came down: something of the attempt before is still there.",
    rule: DiagnosisOfReset.rule
  ) { SomeCheck(.count) },
  WrongAnswer(
    "begins when the stroke up is high enough",
    gets: """
      Down by 30, up by 75, and lifted (down, move, move, up, wait): expected recognized at step \
      4, but your code gives began at step 3, recognized at step 4.
      """,
    "Began is a state of continuous gestures; this one is discrete.", rule: Diagnosis7_8.decide
  ) { SomeCheck(.begins) },
  WrongAnswer(
    "calls super nowhere",
    gets: """
      Overrides that do not call super: expected nothing, but your code gives touchesBegan, \
      touchesMoved, touchesEnded, reset, touchesCancelled.
      """,
    DiagnosisOfSuper.why, rule: DiagnosisOfSuper.rule
  ) { SomeCheck(.noSuper) },
  WrongAnswer(
    "keeps the lowest place of all attempts",
    gets: """
      A shallow mark, after a mark (down, move, move, up): expected failed at step 3, but your \
      code gives recognized at step 4.
      """,
    DiagnosisOfReset.left, rule: DiagnosisOfReset.rule
  ) { SomeCheck(.staleLowest) },
  WrongAnswer(
    "keeps the last place of the attempt before",
    gets: """
      A mark, after a mark (down, move, move, up, wait): expected recognized at step 4, but your \
      code gives failed at step 2.
      """,
    DiagnosisOfReset.left, rule: DiagnosisOfReset.rule
  ) { SomeCheck(.staleLast) },
  WrongAnswer(
    "counts the fingers on the whole screen",
    gets: """
      A mark beside a finger that rests on another view (down, down, move, move, up, wait): \
      expected recognized at step 5, but your code gives failed at step 2.
      """,
    Diagnosis7_8.countsFingersElsewhere, rule: Diagnosis7_8.one
  ) { SomeCheck(.elsewhere) },
  WrongAnswer(
    "puts the turn back in every method, but not in reset",
    gets: """
      A mark, after one with two fingers (down, move, move, up, wait): expected recognized at step \
      4, but your code gives failed at step 2.
      """,
    DiagnosisOfReset.left, rule: DiagnosisOfReset.rule
  ) {
    SomeCheck(.everyMethod)
  },
  WrongAnswer(
    "turns as soon as it is 20 points deep",
    gets: """
      Down by 20, by 20 more, and up by 60 (down, move, move, move, up): expected recognized at \
      step 5, but your code gives failed at step 3.
      """,
    Diagnosis7_8.turnsAtTwenty, rule: Diagnosis7_8.decide
  ) { SomeCheck(.deepTurns) },
  WrongAnswer(
    "takes a level move for a turn once it is deep enough",
    gets: """
      Down by 25, level, and down again before the turn (down, move, move, move, move, up): \
      expected recognized at step 6, but your code gives failed at step 4.
      """,
    Diagnosis7_8.takesALevelMoveForATurn, rule: Diagnosis7_8.decide
  ) {
    SomeCheck(.deepLevel)
  },
]

/// Right, or with one mistake: keeps the stroke in a variable.
final class SomeCheck: UIGestureRecognizer {
  enum Way {
    case right, eager, moreDown, moreUp, late, anyUp, fromStart, single, level, levelUp, straight
    case upLeft, startX, zigzag, forgetful, silent, fingers, cancelIsLift, noCancel, noReset
    case straightUp, resetAtLift, resetByHand, count, begins, noSuper
    case staleLowest, staleLast, elsewhere, everyMethod, deepTurns, deepLevel
  }
  private let way: Way
  private var isUp = false
  private var (start, lowest, last) = (CGPoint.zero, CGPoint.zero, CGPoint.zero)
  private var isBroken = false
  private var count = 0

  init(_ way: Way) {
    self.way = way
    super.init()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if way != .noSuper { super.touchesBegan(touches, with: event) }
    count += touches.count
    let fingers =
      way == .count ? count : way == .elsewhere ? event.allTouches?.count ?? 0 : numberOfTouches
    if fingers > 1, way != .fingers { state = .failed }
    start = location(in: view)
    isBroken = false
    if way != .staleLowest || start.y > lowest.y { lowest = start }
    if way != .staleLast || last == .zero { last = start }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if way != .noSuper { super.touchesMoved(touches, with: event) }
    let place = location(in: view)
    defer { last = place }
    let (dx, dy) = (place.x - (way == .startX ? start.x : last.x), place.y - last.y)
    let isSideways = way == .straight ? dx < 0 : dx <= 0
    let isExcused = way == .upLeft && dy < 0 || way == .straightUp && dy < 0 && dx == 0
    if isSideways, !isExcused { return fail() }
    if isUp {
      if way == .zigzag, dy > 0 { isUp = false }
      if way == .forgetful, dy == 0 { isUp = false }
      if isUp, way == .levelUp ? dy >= 0 : dy > 0 { return fail() }
    } else if way == .deepLevel && dy == 0 && lowest.y - start.y >= 20 {
      isUp = true
    } else if way == .level ? dy <= 0 : dy < 0 {
      let depth = way == .single ? CGFloat(lastFall) : lowest.y - start.y
      guard way == .moreDown ? depth > 20 : depth >= 20 else { return fail() }
      isUp = true
    }
    if dy > 0 { lastFall = dy }
    if place.y > lowest.y { lowest = place }
    if way == .deepTurns, lowest.y - start.y >= 20 { isUp = true }
    guard isUp, lowest.y - place.y >= 40 else { return }
    if way == .eager { state = .recognized }
    if way == .begins { state = .began }
  }

  private var lastFall: CGFloat = 0

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if way != .noSuper { super.touchesEnded(touches, with: event) }
    count -= touches.count
    finish()
    if way == .resetAtLift || way == .resetByHand || way == .everyMethod {
      (isUp, lastFall) = (false, 0)
    }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if way != .noSuper { super.touchesCancelled(touches, with: event) }
    if way == .cancelIsLift { finish() } else if way != .noCancel { state = .failed }
    if way == .everyMethod { isUp = false }
  }

  private func finish() {
    let height = (way == .fromStart ? start.y : lowest.y) - last.y
    let isHigh = way == .moreUp ? height > 40 : height >= (way == .anyUp ? 1 : 40)
    if isUp, isHigh, !isBroken {
      state = .recognized
    } else if way != .silent {
      state = .failed
    }
  }

  private func fail() {
    isBroken = true
    if way == .resetByHand || way == .everyMethod { isUp = false }
    if way != .late { state = .failed }
  }

  override func reset() {
    if way != .noSuper { super.reset() }
    if way == .noReset || way == .resetAtLift || way == .resetByHand || way == .everyMethod {
      return
    }
    (isUp, lastFall) = (false, 0)
    if way != .count { count = 0 }
  }
}
