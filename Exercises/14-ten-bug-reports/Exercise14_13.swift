import ExerciseKit

/// Exercise 14.13 ★★ · diagnose · 15 minutes
///
/// “Each bird is counted late, or together with the next.”
///
/// Name the cause or causes in `causes14_13`, then mend the screen with the smallest change: one
/// finger's tap counts at its lift, however soon the next follows. These must keep working: two
/// taps of two fingers, up to 0.5 s apart, take the last bird back, anywhere, and count none.
/// Fingers needn't come or go together. If two tap once, on two pads, each counts within a second.
/// Holding a pad for a second clears it. In this engine, what is `possible` holds back after a lift.
///
///     ┌ wren ────────────┐
///     └──────────────────┘      pads: 335 × 100, every 120 points
///     ┌ robin ───────────┐      run: swift run chapter14 14U
///     └──────────────────┘
///
/// Worked touch: wren, (187, 150), tapped for 0.08 s, should count at 0.08.
func causes14_13() -> [Cause] {
  todo("14.13", [Cause(.whichWindow, object: "", line: "")])
}

// The screen, as a colleague wrote it.

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
    if fingers.count == 1 { return wait() }  // [D] a second tap may follow
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

// The end of the screen.
