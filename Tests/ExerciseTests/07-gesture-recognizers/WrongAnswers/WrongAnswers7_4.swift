import ExerciseKit
import Grading
import MiniUIKit

private let decide = "decide: possible goes to recognized or to failed, by what you assign (GR-2)."
private let far = "decide: a tap stays within a distance of the place where it began."
private let one = "decide: whoever counts fingers counts all that are down (GR-18)."
private let reset = "reset: what an attempt left in your variables is still there (GR-5)."

/// A message: the scene, what is right, what was got, why, and the rule.
private func told(
  _ scene: String, _ right: String, _ got: String, _ why: String, _ rule: String
) -> String {
  "\(scene): \(right) is right, your answer is \(got).\n\(why)\nRule: \(rule)"
}

let wrong7_4: [WrongAnswer<UIGestureRecognizer>] = [
  WrongAnswer(
    "recognizes as the finger comes down",
    gets: told(
      "Down, and not lifted yet (down)", "no decision", "recognized at step 1",
      "Your tap is over as soon as the finger comes down.", decide)
  ) { MistakenTap(.atOnce) as UIGestureRecognizer },
  WrongAnswer(
    "begins as the finger comes down",
    gets: told(
      "Down, and not lifted yet (down)", "no decision", "began at step 1",
      "Began is a state of continuous gestures; this one happens in one moment.", decide)
  ) { MistakenTap(.begins) },
  WrongAnswer(
    "recognizes every touch",
    gets: told(
      "Moved by 20 points, not lifted yet (down, move)", "failed at step 2", "no decision",
      "It is clear by now that this is no tap, and nobody has been told.",
      "decide: failed at once sets free whoever waits for the answer (GR-58).")
  ) { MistakenTap(.any) },
  WrongAnswer(
    "measures only at the lift",
    gets: told(
      "Moved by 20 points, not lifted yet (down, move)", "failed at step 2", "no decision",
      "It is clear by now that this is no tap, and nobody has been told.",
      "decide: failed at once sets free whoever waits for the answer (GR-58).")
  ) { MistakenTap(.late) },
  WrongAnswer(
    "fails at exactly ten points",
    gets: told(
      "Moved by exactly 10 points and lifted (down, move, up)", "recognized at step 3",
      "failed at step 2",
      "10 points are allowed; only more than that is too far.", far)
  ) { MistakenTap(.open) },
  WrongAnswer(
    "measures sideways only",
    gets: told(
      "Moved by 10.5 points and lifted (down, move, up)", "failed at step 2",
      "recognized at step 3",
      "10.5 points are more than 10, here in the height.", far)
  ) { MistakenTap(.sideways) },
  WrongAnswer(
    "looks to the right and down only",
    gets: told(
      "Moved by 20 points to the left, and lifted (down, move, up)", "failed at step 2",
      "recognized at step 3",
      "A way to the left is a way like any other.", far)
  ) { MistakenTap(.signed) },
  WrongAnswer(
    "allows ten points on each axis",
    gets: told(
      "Moved by 8 to the right and 8 down, and lifted (down, move, up)", "failed at step 2",
      "recognized at step 3",
      "Each way is short, but in a straight line it is 11.3, more than 10.", far)
  ) { MistakenTap(.axes) },
  WrongAnswer(
    "adds the two axes",
    gets: told(
      "Moved by 7 to the right and 7 down, and lifted (down, move, up)", "recognized at step 3",
      "failed at step 2",
      "In a straight line the finger is less than 10 points away.", far)
  ) { MistakenTap(.sum) },
  WrongAnswer(
    "measures from the last move",
    gets: told(
      "Three moves of 4 points, all to the right (down, move, move, move)", "failed at step 4",
      "no decision",
      "Each move is short, but the finger is 12 points from where it came down.", far)
  ) { MistakenTap(.step) },
  WrongAnswer(
    "adds up the way",
    gets: told(
      "Four moves of 4 points, to and fro (down, move, move, move, move, up)",
      "recognized at step 6", "failed at step 4",
      "You add up the way; the finger was never further than 4 points away.", far)
  ) { MistakenTap(.way) },
  WrongAnswer(
    "does not count fingers",
    gets: told(
      "A second finger comes down, 5 points beside the first (down, down)", "failed at step 2",
      "no decision",
      "Two fingers are down, and the recognizer still hopes for a tap of one.", one)
  ) { MistakenTap(.fingers) },
  WrongAnswer(
    "counts the calls, not the fingers",
    gets: told(
      "Two fingers that come down in one event", "failed at step 1", "recognized at step 1",
      "Both fingers came in one call, and you took them for one.", one)
  ) { MistakenTap(.calls) },
  WrongAnswer(
    "counts the fingers of one call",
    gets: told(
      "A second finger comes down, 5 points beside the first (down, down)", "failed at step 2",
      "no decision",
      "Two fingers are down, and the recognizer still hopes for a tap of one.", one)
  ) { MistakenTap(.call) },
  WrongAnswer(
    "does nothing when the touch is cancelled",
    gets: told(
      "The touch is cancelled (down, cancel)", "failed at step 2", "no decision",
      "The touch is gone, and the recognizer is still possible.", decide)
  ) { MistakenTap(.cancel) },
  WrongAnswer(
    "takes a cancelled touch for a tap",
    gets: told(
      "The touch is cancelled (down, cancel)", "failed at step 2", "recognized at step 2",
      "Nobody lifted the finger; the touch was taken away.", decide)
  ) { MistakenTap(.cancelIsTap) },
  WrongAnswer(
    "keeps the place of its first tap",
    gets: told(
      "A tap, and another one 60 points beside it (down, up, wait, down, move, up)",
      "recognized at step 2, recognized at step 6",
      "recognized at step 2, failed at step 5",
      "The second tap failed at a move of 2 points, 60 points beside the first tap.", reset)
  ) { MistakenTap(.start) },
  WrongAnswer(
    "remembers that it failed",
    gets: told(
      "A drag, and a tap after it (down, move, up, wait, down, up)",
      "failed at step 2, recognized at step 6",
      "failed at step 2, failed at step 6", "After a failure it goes on failing.", reset)
  ) { MistakenTap(.failure) },
  WrongAnswer(
    "counts fingers by hand and forgets reset",
    gets: told(
      "A drag, and a tap after it (down, move, up, wait, down, up)",
      "failed at step 2, recognized at step 6",
      "failed at step 2, failed at step 5",
      "The second touch failed as it began. A recognizer that has failed hears of no lift.", reset)
  ) { MistakenTap(.count) },
]

private final class MistakenTap: UIGestureRecognizer {
  enum Mistake {
    case atOnce, any, late, open, sideways, axes, sum, step, way, fingers, calls, call, cancel
    case cancelIsTap, start, failure, count, signed, begins
  }
  private let mistake: Mistake
  private var start: CGPoint?
  private var last = CGPoint.zero
  private var way = 0.0
  private var hasFailed = false
  private var count = 0

  init(_ mistake: Mistake) {
    self.mistake = mistake
    super.init()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    last = location(in: view)
    if mistake != .start || start == nil { start = last }
    way = 0
    count += mistake == .calls ? 1 : touches.count
    let fingers: Int
    switch mistake {
    case .fingers, .any: fingers = 1
    case .call: fingers = touches.count
    case .calls, .count: fingers = count
    default: fingers = numberOfTouches
    }
    if mistake == .atOnce { state = .recognized }
    if mistake == .begins { state = .began }
    if fingers > 1 { fail() }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if mistake != .any, mistake != .late, isTooFar { fail() }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if mistake == .calls || mistake == .count { count -= 1 }
    if mistake == .late && isTooFar || mistake == .failure && hasFailed { return fail() }
    state = .recognized
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if mistake == .cancelIsTap { state = .recognized } else if mistake != .cancel { fail() }
    if mistake == .calls || mistake == .count { count -= 1 }
  }

  override func reset() { if mistake == .calls { count = 0 } }

  private func fail() {
    hasFailed = true
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
    case .step: return step > 10
    case .way: return way > 10
    case .signed: return place.x - start.x > 10 || place.y - start.y > 10
    default: return hypot(x, y) > 10
    }
  }
}

/// Right: remembers the touch, and clears in reset.
final class CountingTap: UIGestureRecognizer {
  private var touch: UITouch?
  private var start: CGPoint?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard touch == nil, touches.count == 1, let first = touches.first else {
      state = .failed
      return
    }
    (touch, start) = (first, first.location(in: view))
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch, let start else { return }
    let place = touch.location(in: view)
    let (x, y) = (place.x - start.x, place.y - start.y)
    if x * x + y * y > 100 { state = .failed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = .ended }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  override func reset() { (touch, start) = (nil, nil) }
}
