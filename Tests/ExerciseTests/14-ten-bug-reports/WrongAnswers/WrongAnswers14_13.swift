import ExerciseKit
import Grading
import MiniUIKit
import WrittenExercises

let wrong14_13: [WrongAnswer<Diagnosed<BirdCounts>>] = [
  suspect("takes the place of the gesture for the cause", line: "A"),
  suspect("takes the hold of a pad for the cause", line: "B"),
  suspect("takes the pad's counting for the cause", line: "C"),
  suspect("takes the pause for the cause", line: "E"),
  cause("asks who took it, and mends the right line", .whoTookIt, "takeBack"),
  cause("asks who was told, and mends the right line", .whoWasTold, "takeBack"),
  cause("asks who was hit, and mends the right line", .whoWasHit, "takeBack"),
  cause("blames wren", .whoHeard, "wren"),
  cause("blames the hold of wren", .whoHeard, "hold of wren"),
  cause("blames the screen", .whoHeard, "screen"),
  WrongAnswer("names no cause") { birds14_13([], .failsFirst) },
  mend("mends nothing", .unchanged),
  mend("doesn't delay ends", .noDelay),
  mend("doesn't cancel touches", .noCancel),
  mend("neither delays nor cancels", .neither),
  mend("fails in time, and doesn't delay ends either", .inTimeNoDelay),
  mend("fails in time, and doesn't cancel touches", .inTimeNoCancel),
  mend("takes the gesture away", .removed),
  mend("keeps the gesture off the pads", .notOnPads),
  mend("waits for 0.2 s only", .shorter),
  mend("waits for no time at all", .noPause),
  mend("waits less after one finger", .shorterForOne),
  mend("takes a tap recognizer instead", .tapRecognizer),
  mend("fails when one finger comes down alone", .failsAtBegan),
  mend("fails when one finger is lifted alone", .failsAtLift),
  mend("fails when the second finger isn't there after 0.05 s", .failsSoon),
  mend("counts when a finger comes down", .countsAtBegan),
  mend("never waits for a second tap", .neverWaits),
  mend("takes a bird back after one tap of two", .onceIsEnough),
  mend("takes any second tap", .anySecond),
  mend("holds back only what two fingers do, and waits all the same", .holdsTwo),
  mend("counts a lost touch as well", .countsLost),
  mend("lets the holds go", .noHolds),
  mend("starts over without saying that it has failed", .startsOver),
]

private func suspect(_ name: String, line: String) -> WrongAnswer<Diagnosed<BirdCounts>> {
  WrongAnswer(name) {
    birds14_13([Cause(.whoHeard, object: "takeBack", line: line)], .failsFirst)
  }
}

private func cause(
  _ name: String, _ question: Cause.Question, _ object: String
) -> WrongAnswer<Diagnosed<BirdCounts>> {
  WrongAnswer(name) { birds14_13([Cause(question, object: object, line: "D")], .failsFirst) }
}

private func mend(
  _ name: String, _ design: TrialTwice.Design
) -> WrongAnswer<Diagnosed<BirdCounts>> {
  WrongAnswer(name) { right14_13(design) }
}

/// The right diagnosis with a mend of any design.
func right14_13(_ design: TrialTwice.Design) -> Diagnosed<BirdCounts> {
  birds14_13([Cause(.whoHeard, object: "takeBack", line: "D")], design)
}

private func birds14_13(
  _ causes: [Cause], _ design: TrialTwice.Design
) -> Diagnosed<BirdCounts> {
  Diagnosed(causes) { names, runLoop in
    let screen = TrialBirds(pads: names, runLoop, design)
    return BirdCount(screen: screen, birds: { screen.birds })
  }
}

/// The screen with one of several mends.
private final class TrialBirds: UIView, UIGestureRecognizerDelegate {
  private(set) var birds: [String] = []
  private let design: TrialTwice.Design

  init(pads names: [String], _ runLoop: MainRunLoop, _ design: TrialTwice.Design) {
    self.design = design
    super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    if design != .removed { addTakeBack(runLoop) }
    for (index, name) in names.enumerated() {
      let pad = TrialPad(name, design)
      pad.frame.origin = CGPoint(x: 20, y: 100 + 120 * CGFloat(index))
      pad.hold.addTarget(self, action: TrialBirds.didHold, name: "didHold")
      addSubview(pad)
    }
  }

  private func addTakeBack(_ runLoop: MainRunLoop) {
    if design == .tapRecognizer {
      let tap = UITapGestureRecognizer(
        target: self, action: TrialBirds.didTakeBack, name: "didTakeBack")
      (tap.numberOfTapsRequired, tap.numberOfTouchesRequired) = (2, 2)
      return addGestureRecognizer(tap)
    }
    let takeBack = TrialTwice(
      target: self, action: TrialBirds.didTakeBack, name: "didTakeBack")
    (takeBack.name, takeBack.runLoop, takeBack.design) = ("takeBack", runLoop, design)
    takeBack.delegate = self
    takeBack.delaysTouchesEnded = ![.noDelay, .neither, .inTimeNoDelay].contains(design)
    takeBack.cancelsTouchesInView = ![.noCancel, .neither, .inTimeNoCancel].contains(design)
    addGestureRecognizer(takeBack)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    design != .notOnPads || !(touch.view is TrialPad)
  }

  func count(_ bird: String) { birds.append(bird) }

  func didTakeBack() { _ = birds.popLast() }

  func didHold(_ hold: UILongPressGestureRecognizer) {
    guard hold.state == .began, let pad = hold.view as? TrialPad else { return }
    birds.removeAll { $0 == pad.bird }
  }
}

/// A pad of the screen.
private final class TrialPad: UIView {
  let bird: String
  let hold = UILongPressGestureRecognizer()
  private let design: TrialTwice.Design

  init(_ bird: String, _ design: TrialTwice.Design) {
    (self.bird, self.design) = (bird, design)
    super.init(frame: CGRect(x: 0, y: 0, width: 335, height: 100))
    (traceName, hold.minimumPressDuration) = (bird, 1)
    if design != .noHolds { addGestureRecognizer(hold) }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if design == .countsAtBegan { count() }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if design != .countsAtBegan { count() }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if design == .countsLost { count() }
  }

  private func count() { (superview as? TrialBirds)?.count(bird) }
}

/// Two taps of two fingers, with one of several mends.
final class TrialTwice: UIGestureRecognizer {
  enum Design {
    case failsFirst, ignores, remembersTheFirst
    case unchanged, noDelay, noCancel, neither, removed, notOnPads, shorter, noPause
    case shorterForOne, tapRecognizer, failsAtBegan, failsAtLift, failsSoon, countsAtBegan
    case neverWaits, onceIsEnough, anySecond, holdsTwo, countsLost, noHolds, startsOver
    case inTimeNoDelay, inTimeNoCancel
  }

  var design = Design.unchanged
  var runLoop: MainRunLoop?
  private var pause: ClockTimer?
  private var down = 0
  private var fingers: [Int] = []
  /// Whether a first tap of two fingers is over.
  private var hasFirst = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    pause?.stop()
    if down == 0 { fingers.append(0) }
    fingers[fingers.count - 1] += touches.count
    down += touches.count
    switch design {
    case .failsAtBegan: if touches.count == 1 { state = .failed }
    case .failsSoon:
      if down == 1 { wait(0.05) }
    case .holdsTwo: delaysTouchesEnded = fingers.last == 2
    default: break
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    down -= touches.count
    if design == .failsAtLift, touches.count == 1 {
      state = .failed
      return
    }
    guard down == 0, let last = fingers.last else { return }
    switch design {
    case .ignores where last != 2 && fingers.count == 1:
      fingers = []
      for touch in touches { ignore(touch, for: event) }
    case .startsOver where last != 2: fingers = []
    case .remembersTheFirst: decide(on: last)
    case .neverWaits: state = fingers == [2, 2] ? .recognized : .failed
    case .onceIsEnough where fingers == [2]: state = .recognized
    case .anySecond where fingers.count == 2: state = .recognized
    default:
      if waits(after: last) {
        wait(length)
      } else {
        state = fingers == [2, 2] ? .recognized : .failed
      }
    }
  }

  /// Decides with a note of the first tap instead of a list.
  private func decide(on last: Int) {
    if last != 2 {
      state = .failed
    } else if hasFirst {
      state = .recognized
    } else {
      hasFirst = true
      wait(0.6)
    }
  }

  private func waits(after last: Int) -> Bool {
    switch design {
    case .unchanged, .noDelay, .noCancel, .neither, .notOnPads, .shorter, .noPause,
      .shorterForOne, .countsAtBegan, .holdsTwo, .ignores:
      fingers.count == 1
    default: fingers.count == 1 && last == 2
    }
  }

  private var length: Double {
    switch design {
    case .shorter: 0.2
    case .noPause: 0
    case .shorterForOne: fingers == [1] ? 0.1 : 0.6
    default: 0.6
    }
  }

  private func wait(_ length: Double) {
    pause = runLoop?.schedule(after: length) { self.state = .failed }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  override func reset() {
    super.reset()
    (down, fingers, hasFirst) = (0, [], false)
  }
}
