import ExerciseKit

// No cause, and no change. All five answers are as they should be: one window, send is hit, send hears
// the whole touch, nothing takes it, and its target is told. A control that follows a touch counts
// some 70 points around itself as inside, so that a finger which rolls a little still means the
// button (chapter 6). This user slid 54 points. discard does the same, and so does every app.
// The trap: making send stricter. It would then be the one button on the phone that forgets a tap if
// the thumb slips. What helps this user is another design: undo, or a question before sending.
func causes14_6() -> [Cause] { [] }

final class ComposeScreen: UIView {
  /// What the user has done so far, as in `send` and `end typing`.
  private(set) var log: [String] = []
  let text = UITextField(frame: CGRect(x: 20, y: 100, width: 335, height: 44))
  let send = IconButton(frame: CGRect(x: 331, y: 170, width: 24, height: 24))
  let discard = UIButton(frame: CGRect(x: 20, y: 160, width: 80, height: 44))

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    (traceName, text.traceName) = ("screen", "text")
    (send.traceName, discard.traceName) = ("send", "discard")
    (text.backgroundColor, send.backgroundColor, discard.backgroundColor) = (.white, .blue, .gray)
    let tap = UITapGestureRecognizer(target: self, action: ComposeScreen.didTap, name: "end typing")
    tap.name = "tap"
    tap.cancelsTouchesInView = false  // [A] whatever is tapped keeps its touch
    tap.delaysTouchesEnded = false  // [B] and hears at once that it is over
    addGestureRecognizer(tap)
    send.addTarget(self, action: ComposeScreen.didSend, for: .touchUpInside, name: "send")  // [C]
    discard.addTarget(
      self, action: ComposeScreen.didDiscard, for: .touchUpInside, name: "discard")
    for view in [text, send, discard] { addSubview(view) }
  }

  func didTap() {
    text.resignFirstResponder()
    log.append("end typing")
  }

  func didSend() { log.append("send") }
  func didDiscard() { log.append("discard") }
}

/// A button that is drawn small.
final class IconButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -10, dy: -10).contains(point)  // [D] 44 by 44 points, as Apple asks
  }
}
