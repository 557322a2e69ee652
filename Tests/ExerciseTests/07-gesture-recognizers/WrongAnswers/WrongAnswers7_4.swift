import ExerciseKit
import Grading
import MiniUIKit

let wrong7_4: [WrongAnswer<UIGestureRecognizer>] = [
  WrongAnswer("recognizes as the finger comes down") {
    MistakenTap(.atOnce) as UIGestureRecognizer
  },
  WrongAnswer("begins as the finger comes down") { MistakenTap(.begins) },
  WrongAnswer("recognizes every touch") { MistakenTap(.any) },
  WrongAnswer("measures only at the lift") { MistakenTap(.late) },
  WrongAnswer("fails at exactly ten points") { MistakenTap(.open) },
  WrongAnswer("measures sideways only") { MistakenTap(.sideways) },
  WrongAnswer("looks to the right and down only") { MistakenTap(.signed) },
  WrongAnswer("allows ten points on each axis") { MistakenTap(.axes) },
  WrongAnswer("adds the two axes") { MistakenTap(.sum) },
  WrongAnswer("measures from the last move") { MistakenTap(.step) },
  WrongAnswer("adds up the way") { MistakenTap(.way) },
  WrongAnswer("does not count fingers") { MistakenTap(.fingers) },
  WrongAnswer("counts the calls, not the fingers") { MistakenTap(.calls) },
  WrongAnswer("counts the fingers of one call") { MistakenTap(.call) },
  WrongAnswer("does nothing when the touch is cancelled") { MistakenTap(.cancel) },
  WrongAnswer("takes a cancelled touch for a tap") { MistakenTap(.cancelIsTap) },
  WrongAnswer("keeps the place of its first tap") { MistakenTap(.start) },
  WrongAnswer("remembers that it failed") { MistakenTap(.failure) },
  WrongAnswer("counts fingers by hand and forgets reset") { MistakenTap(.count) },
  WrongAnswer("calls super nowhere") { MistakenTap(.noSuper) },
  WrongAnswer("forgets the root of the sum of squares") { MistakenTap(.squares) },
  WrongAnswer("counts the fingers on the whole screen") { MistakenTap(.elsewhere) },
  WrongAnswer("clears at lift and cancel only") { MistakenTap(.byHand) },
  WrongAnswer("recognizes at the first small move") { MistakenTap(.early) },
  WrongAnswer("asks for a tap count of one") { MistakenTap(.tapCount) },
  WrongAnswer("must be lifted inside the view") { MistakenTap(.inside) },
  WrongAnswer("mixes the coordinates of two views") { MistakenTap(.mixed) },
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
