import ExerciseKit

// Which window and who was hit: as they should be. Who heard: wren hears began, and its ended only
// after 0.6 s: takeBack holds it back. It takes nothing; it waits for a second tap.
// For two fingers that is right: if the end of a first tap were let go, it would count, and a
// gesture is to count nothing. For one finger it is wrong: its tap can never become two taps of
// two, and takeBack knows that when it is lifted. So it waits after a tap of two, and fails after
// any other.
// Whoever holds something back has to fail as soon as it can.
// The trap: the flags. With delaysTouchesEnded off, each first tap of two fingers counts as well;
// with cancelsTouchesInView off, all of them do, and late. And to fail when a single finger comes
// down is too early, for the second may be on its way.
func causes14_13() -> [Cause] {
  [Cause(.whoHeard, object: "takeBack", line: "D")]
}

final class BirdScreen: UIView {
  /// The birds counted so far.
  private(set) var birds: [String] = []

  init(pads names: [String], runLoop: MainRunLoop) {
    super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    (traceName, backgroundColor) = ("screen", .white)
    let takeBack = TwiceWithTwo(
      target: self, action: BirdScreen.didTakeBack, name: "didTakeBack")
    (takeBack.name, takeBack.runLoop) = ("takeBack", runLoop)
    addGestureRecognizer(takeBack)  // [A] it works everywhere
    for (index, name) in names.enumerated() {
      let pad = BirdPad(name)
      pad.frame.origin = CGPoint(x: 20, y: 100 + 120 * CGFloat(index))
      pad.hold.addTarget(self, action: BirdScreen.didHold, name: "didHold")
      addSubview(pad)
    }
  }

  func count(_ bird: String) { birds.append(bird) }

  func didTakeBack() { _ = birds.popLast() }

  func didHold(_ hold: UILongPressGestureRecognizer) {
    guard hold.state == .began, let pad = hold.view as? BirdPad else { return }
    birds.removeAll { $0 == pad.bird }
  }
}

final class BirdPad: UIView {
  let bird: String
  let hold = UILongPressGestureRecognizer()

  init(_ bird: String) {
    self.bird = bird
    super.init(frame: CGRect(x: 0, y: 0, width: 335, height: 100))
    (traceName, hold.name, backgroundColor) = (bird, "hold of " + bird, .gray)
    hold.minimumPressDuration = 1  // [B] a pad held for a second is cleared
    addGestureRecognizer(hold)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    backgroundColor = .yellow
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    backgroundColor = .gray
    (superview as? BirdScreen)?.count(bird)  // [C] a lift counts
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    backgroundColor = .gray
  }
}

/// Two quick taps, each with two fingers.
final class TwiceWithTwo: UIGestureRecognizer {
  /// Makes the timers; in an app it would be `Timer`.
  var runLoop: MainRunLoop?
  private var pause: ClockTimer?
  private var down = 0
  /// How many fingers each tap had.
  private var fingers: [Int] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    pause?.stop()
    if down == 0 { fingers.append(0) }
    fingers[fingers.count - 1] += touches.count
    down += touches.count
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    down -= touches.count
    guard down == 0 else { return }
    if fingers == [2] { return wait() }  // [D] a second tap may follow
    state = fingers == [2, 2] ? .recognized : .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  private func wait() {
    pause = runLoop?.schedule(after: 0.6) { self.state = .failed }  // [E] slow fingers, too
  }

  override func reset() {
    super.reset()
    (down, fingers) = (0, [])
  }
}
