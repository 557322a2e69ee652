import ExerciseKit
import Grading
import MiniUIKit

let wrong7_8: [WrongAnswer<UIGestureRecognizer>] = [
  WrongAnswer("recognizes before the lift") { SomeCheck(.eager) as UIGestureRecognizer },
  WrongAnswer("wants more than 20 points down") { SomeCheck(.moreDown) },
  WrongAnswer("wants more than 40 points up") { SomeCheck(.moreUp) },
  WrongAnswer("judges everything at the lift") { SomeCheck(.late) },
  WrongAnswer("does not measure the stroke up") { SomeCheck(.anyUp) },
  WrongAnswer("measures the stroke up from the start") { SomeCheck(.fromStart) },
  WrongAnswer("measures single moves") { SomeCheck(.single) },
  WrongAnswer("takes a level move for a turn") { SomeCheck(.level) },
  WrongAnswer("takes a level move on the way up for a way down") { SomeCheck(.levelUp) },
  WrongAnswer("lets the finger go straight down") { SomeCheck(.straight) },
  WrongAnswer("does not look sideways on the way up") { SomeCheck(.upLeft) },
  WrongAnswer("compares with the start") { SomeCheck(.startX) },
  WrongAnswer("lets it go down a second time") { SomeCheck(.zigzag) },
  WrongAnswer("forgets the turn in a level move") { SomeCheck(.forgetful) },
  WrongAnswer("does nothing at a lift that comes too early") { SomeCheck(.silent) },
  WrongAnswer("does not count fingers") { SomeCheck(.fingers) },
  WrongAnswer("counts the calls") { SomeCheck(.calls) },
  WrongAnswer("takes a cancelled touch for a lift") { SomeCheck(.cancelIsLift) },
  WrongAnswer("does nothing when the touch is cancelled") { SomeCheck(.noCancel) },
  WrongAnswer("forgets to put the turn back") { SomeCheck(.noReset) },
  WrongAnswer("lets the finger go straight up") { SomeCheck(.straightUp) },
  WrongAnswer("puts the turn back only at the lift") { SomeCheck(.resetAtLift) },
  WrongAnswer("puts the turn back wherever it decides, except at a cancel") {
    SomeCheck(.resetByHand)
  },
  WrongAnswer("counts fingers by hand and forgets reset") { SomeCheck(.count) },
  WrongAnswer("begins when the stroke up is high enough") { SomeCheck(.begins) },
  WrongAnswer("calls super nowhere") { SomeCheck(.noSuper) },
  WrongAnswer("keeps the lowest place of all attempts") { SomeCheck(.staleLowest) },
  WrongAnswer("keeps the last place of the attempt before") { SomeCheck(.staleLast) },
  WrongAnswer("counts the fingers on the whole screen") { SomeCheck(.elsewhere) },
  WrongAnswer("puts the turn back in every method, but not in reset") { SomeCheck(.everyMethod) },
  WrongAnswer("turns as soon as it is 20 points deep") { SomeCheck(.deepTurns) },
  WrongAnswer("takes a level move for a turn once it is deep enough") { SomeCheck(.deepLevel) },
  WrongAnswer("allows no deep mark") { SomeCheck(.shallow) },
  WrongAnswer("lets y grow upwards") { SomeCheck(.upsideDown) },
  WrongAnswer("must stay in the view") { SomeCheck(.inside) },
]

/// Right, or with one mistake: keeps the stroke in a variable.
final class SomeCheck: UIGestureRecognizer {
  enum Way {
    case right, eager, moreDown, moreUp, late, anyUp, fromStart, single, level, levelUp, straight
    case upLeft, startX, zigzag, forgetful, silent, fingers, cancelIsLift, noCancel, noReset
    case straightUp, resetAtLift, resetByHand, count, begins, noSuper
    case staleLowest, staleLast, elsewhere, everyMethod, deepTurns, deepLevel, shallow, inside
    case upsideDown, calls
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
    let isOne = way == .calls && count == touches.count
    if fingers > 1, way != .fingers, !isOne { state = .failed }
    start = location(in: view)
    if way == .upsideDown { start.y *= -1 }
    isBroken = false
    if way != .staleLowest || start.y > lowest.y { lowest = start }
    if way != .staleLast || last == .zero { last = start }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if way != .noSuper { super.touchesMoved(touches, with: event) }
    var place = location(in: view)
    if way == .upsideDown { place.y *= -1 }
    defer { last = place }
    if way == .inside, view?.bounds.contains(place) != true { return fail() }
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
      if way == .shallow, depth > 100 { return fail() }
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
