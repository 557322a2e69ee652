import ExerciseKit

/// Exercise 14.6 ★★ · diagnose · 12 minutes
///
/// “I press send, see a mistake, and slide my finger off the button before I lift it. The message
/// is sent all the same.”
///
/// Name the cause or causes in `causes14_6`, or none, then mend the screen with the smallest change
/// that they demand. These must keep working: a tap on send, or close beside its small icon, sends.
/// A finger lifted 120 points or more away from send or discard does nothing. One that leaves a
/// button and comes back presses it. A tap outside the text ends typing, also on a button.
///
///     [ text                              ]
///     [ discard ]                      [s]    send: 24 × 24
///                                       │
///                                       ▼     run: swift run chapter14 14F
///
/// Worked touch: down on send at (343, 182), lifted at (343, 248): send is logged.
func causes14_6() -> [Cause] {
  todo("14.6", [Cause(.whichWindow, object: "", line: "")])
}

// The screen, as a colleague wrote it.

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

// The end of the screen.
