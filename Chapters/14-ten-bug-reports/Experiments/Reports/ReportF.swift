import MiniUIKit
import Stage

/// 14F: a finger that changes its mind on a button.
let reportF = report(
  "14F", "A finger comes down on send, and is lifted below it",
  complaint:
    "I press send, see a mistake, and slide my finger off the button before I lift it. The "
    + "message is sent all the same.",
  works: [
    "A tap on send sends, and so does a tap close beside its small icon.",
    "A finger lifted 120 points or more away from send or discard does nothing.",
    "A finger that leaves a button and comes back before it is lifted does what the button does.",
    "A tap outside the text ends typing, also a tap on a button.",
  ],
  kinds: ["hitTest", "touch", "gesture", "control", "action"], touch: CGPoint(x: 343, y: 182)
) { stage throws(ScriptError) in
  stage.root.addSubview(ComposeScreen())
  let start = stage.touch
  try stage.finger.down(at: start)
  try stage.wait(0.3)
  try stage.finger.move(to: CGPoint(x: start.x, y: start.y + 66))
  try stage.wait(0.3)
  try stage.finger.up()
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
