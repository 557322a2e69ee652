import ExerciseKit
import Grading
import MiniUIKit

private let decide = "decide: possible goes to recognized or to failed, by what you assign (GR-2)."
private let early = "decide: failed at once sets free whoever waits for the answer (GR-58)."
private let one = "decide: whoever counts fingers counts all that are down (GR-18)."
private let reset = "reset: what an attempt left in your variables is still there (GR-5)."

/// A message: the scene, what is right, what was got, why, and the rule.
private func told(
  _ scene: String, _ right: String, _ got: String, _ why: String, _ rule: String
) -> String {
  "\(scene): \(right) is right, your answer is \(got).\n\(why)\nRule: \(rule)"
}

let wrong7_8: [WrongAnswer<UIGestureRecognizer>] = [
  WrongAnswer(
    "recognizes before the lift",
    gets: told(
      "Down by 30, up by 75, and lifted (down, move, move, up, wait)", "recognized at step 4",
      "recognized at step 3",
      "The finger was still down; the lift belongs to the mark.", decide)
  ) { SomeCheck(.eager) as UIGestureRecognizer },
  WrongAnswer(
    "wants more than 20 points down",
    gets: told(
      "Down by exactly 20, up by exactly 40 (down, move, move, up)", "recognized at step 4",
      "failed at step 3",
      "20 points down are enough for turning.", decide)
  ) { SomeCheck(.moreDown) },
  WrongAnswer(
    "wants more than 40 points up",
    gets: told(
      "Down by exactly 20, up by exactly 40 (down, move, move, up)", "recognized at step 4",
      "failed at step 4",
      "20 points down and 40 up are enough.", decide)
  ) { SomeCheck(.moreUp) },
  WrongAnswer(
    "judges everything at the lift",
    gets: told(
      "Down by 19, and up (down, move, move)", "failed at step 3", "no decision",
      "The finger has turned up after 19 points; it is too early, and clear by now.", early)
  ) { SomeCheck(.late) },
  WrongAnswer(
    "does not measure the stroke up",
    gets: told(
      "Down by 30, up by 39, and lifted (down, move, move, up)", "failed at step 4",
      "recognized at step 4",
      "39 points up are too few.", decide)
  ) { SomeCheck(.anyUp) },
  WrongAnswer(
    "measures the stroke up from the start",
    gets: told(
      "Down by 60, up by 50, and lifted (down, move, move, up)", "recognized at step 4",
      "failed at step 4",
      "The stroke up is measured from the lowest place, not from where the finger came down.",
      decide)
  ) { SomeCheck(.fromStart) },
  WrongAnswer(
    "measures single moves",
    gets: told(
      "In small moves (down, move, move, move, move, move, move, up)", "recognized at step 8",
      "failed at step 5",
      "You measure the last move; the stroke down has 24 points in all.", decide)
  ) { SomeCheck(.single) },
  WrongAnswer(
    "takes a level move for a turn",
    gets: told(
      "A level move in each stroke (down, move, move, move, move, move, move, up)",
      "recognized at step 8", "failed at step 3",
      "A level move in the stroke down belongs to that stroke.", decide)
  ) { SomeCheck(.level) },
  WrongAnswer(
    "takes a level move on the way up for a way down",
    gets: told(
      "A level move in each stroke (down, move, move, move, move, move, move, up)",
      "recognized at step 8", "failed at step 6",
      "A level move in the stroke up belongs to that stroke.", decide)
  ) { SomeCheck(.levelUp) },
  WrongAnswer(
    "lets the finger go straight down",
    gets: told(
      "A move straight down (down, move)", "failed at step 2", "no decision",
      "Straight down is not to the right.",
      early)
  ) { SomeCheck(.straight) },
  WrongAnswer(
    "does not look sideways on the way up",
    gets: told(
      "The stroke up goes to the left (down, move, move)", "failed at step 3", "no decision",
      "The finger went to the left, which no move of a mark does.", early)
  ) { SomeCheck(.upLeft) },
  WrongAnswer(
    "compares with the start",
    gets: told(
      "Back to the left, but still right of the start (down, move, move)", "failed at step 3",
      "no decision",
      "To the right means right of the last place, not of the first.", early)
  ) { SomeCheck(.startX) },
  WrongAnswer(
    "lets it go down a second time",
    gets: told(
      "Down again after the turn (down, move, move, move)", "failed at step 4", "no decision",
      "A mark turns once; this finger went down a second time.", early)
  ) { SomeCheck(.zigzag) },
  WrongAnswer(
    "forgets the turn in a level move",
    gets: told(
      "Down again after a level move (down, move, move, move, move)", "failed at step 5",
      "no decision",
      "A level move belongs to the stroke up, so this finger goes down again.", early)
  ) { SomeCheck(.forgetful) },
  WrongAnswer(
    "does nothing at a lift that comes too early",
    gets: told(
      "Down by 30, up by 39, and lifted (down, move, move, up)", "failed at step 4", "no decision",
      "The finger is lifted, and the recognizer is still possible.", decide)
  ) { SomeCheck(.silent) },
  WrongAnswer(
    "does not count fingers",
    gets: told(
      "A second finger comes down (down, move, down)", "failed at step 3", "no decision",
      "Two fingers are down, and a mark has one.", one)
  ) { SomeCheck(.fingers) },
  WrongAnswer(
    "takes a cancelled touch for a lift",
    gets: told(
      "Complete, and cancelled (down, move, move, cancel)", "failed at step 4",
      "recognized at step 4",
      "Nobody lifted the finger; the touch was taken away.", decide)
  ) { SomeCheck(.cancelIsLift) },
  WrongAnswer(
    "does nothing when the touch is cancelled",
    gets: told(
      "Complete, and cancelled (down, move, move, cancel)", "failed at step 4", "no decision",
      "The touch is gone, and the recognizer is still possible.", decide)
  ) { SomeCheck(.noCancel) },
  WrongAnswer(
    "forgets to put the turn back",
    gets: told(
      "A mark, and another one (down, move, move, up, wait, down, move, move, up, wait)",
      "recognized at step 4, recognized at step 9",
      "recognized at step 4, failed at step 7",
      "The second mark failed at its first move: something of the first is still there.", reset)
  ) { SomeCheck(.noReset) },
  WrongAnswer(
    "lets the finger go straight up",
    gets: told(
      "The stroke up goes straight up (down, move, move)", "failed at step 3", "no decision",
      "Straight up is not to the right.", early)
  ) { SomeCheck(.straightUp) },
  WrongAnswer(
    "puts the turn back only at the lift",
    gets: told(
      "A mark after one that went down again "
        + "(down, move, move, move, up, wait, down, move, move, up, wait)",
      "failed at step 4, recognized at step 10", "failed at step 4, failed at step 8",
      "The second mark failed at its first move: something of the failed one is still there.",
      reset)
  ) { SomeCheck(.resetAtLift) },
  WrongAnswer(
    "puts the turn back wherever it decides, except at a cancel",
    gets: told(
      "A mark after one that was cancelled "
        + "(down, move, move, cancel, wait, down, move, move, up, wait)",
      "failed at step 4, recognized at step 9", "failed at step 4, failed at step 7",
      "The second mark failed at its first move: something of the cancelled one is still there.",
      reset)
  ) { SomeCheck(.resetByHand) },
  WrongAnswer(
    "counts fingers by hand and forgets reset",
    gets: told(
      "A mark after one that went down again "
        + "(down, move, move, move, up, wait, down, move, move, up, wait)",
      "failed at step 4, recognized at step 10", "failed at step 4, failed at step 7",
      "The second touch failed as it began. A recognizer that has failed hears of no lift.", reset)
  ) { SomeCheck(.count) },
  WrongAnswer(
    "begins when the stroke up is high enough",
    gets: told(
      "Down by 30, up by 75, and lifted (down, move, move, up, wait)", "recognized at step 4",
      "began at step 3, recognized at step 4",
      "Began is a state of continuous gestures; this one happens in one moment.", decide)
  ) { SomeCheck(.begins) },
]

/// Right, or with one mistake: keeps the stroke in a variable.
final class SomeCheck: UIGestureRecognizer {
  enum Way {
    case right, eager, moreDown, moreUp, late, anyUp, fromStart, single, level, levelUp, straight
    case upLeft, startX, zigzag, forgetful, silent, fingers, cancelIsLift, noCancel, noReset
    case straightUp, resetAtLift, resetByHand, count, begins
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
    count += touches.count
    if (way == .count ? count : numberOfTouches) > 1, way != .fingers { state = .failed }
    start = location(in: view)
    (lowest, last, isBroken) = (start, start, false)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
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
    } else if way == .level ? dy <= 0 : dy < 0 {
      let depth = way == .single ? CGFloat(lastFall) : lowest.y - start.y
      guard way == .moreDown ? depth > 20 : depth >= 20 else { return fail() }
      isUp = true
    }
    if dy > 0 { lastFall = dy }
    if place.y > lowest.y { lowest = place }
    guard isUp, lowest.y - place.y >= 40 else { return }
    if way == .eager { state = .recognized }
    if way == .begins { state = .began }
  }

  private var lastFall: CGFloat = 0

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    count -= touches.count
    finish()
    if way == .resetAtLift || way == .resetByHand { (isUp, lastFall) = (false, 0) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if way == .cancelIsLift { finish() } else if way != .noCancel { state = .failed }
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
    if way == .resetByHand { isUp = false }
    if way != .late { state = .failed }
  }

  override func reset() {
    if way == .noReset || way == .resetAtLift || way == .resetByHand { return }
    (isUp, lastFall) = (false, 0)
    if way != .count { count = 0 }
  }
}
