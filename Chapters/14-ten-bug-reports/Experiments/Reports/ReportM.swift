import MiniUIKit
import Stage

/// Pads that count birds, and a gesture of two fingers that takes one back.
let reportM = report(
  "14U", "A tap on wren, and then one on robin and one on swift",
  complaint: "Each bird is counted late, or together with the next.",
  works: [
    "Two taps of two fingers, up to 0.5 s apart, take the last bird back.",
    "They do so anywhere, and count none.",
    "If two fingers tap once, on two pads, each counts within a second.",
    "Holding a pad for a second clears it.",
  ],
  kinds: ["gesture", "touch", "delay"], touch: CGPoint(x: 187, y: 150)
) { stage throws(ScriptError) in
  stage.root.addSubview(
    BirdScreen(pads: ["wren", "robin", "swift"], runLoop: stage.phone.runLoop))
  try stage.finger.tap(at: stage.touch)
  try stage.wait(1.92)
  try stage.finger.tap(at: CGPoint(x: 187, y: 270))
  try stage.wait(0.12)
  try stage.finger.tap(at: CGPoint(x: 187, y: 390))
  try stage.wait(1)
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
