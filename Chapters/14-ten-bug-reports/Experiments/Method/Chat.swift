import MiniUIKit
import Stage

/// A chat: messages, and a bar with a field and a button that sits on the keyboard.
class Chat: UIViewController, UITextFieldDelegate {
  let messages = dressed(
    UIView(frame: CGRect(x: 0, y: 60, width: 375, height: 340)), "messages", .gray)
  /// Sits at the bottom of the screen, or on the keyboard.
  let bar = dressed(UIView(frame: CGRect(x: 0, y: 420, width: 375, height: 56)), "bar", .blue)
  let field = dressed(
    UITextField(frame: CGRect(x: 10, y: 6, width: 255, height: 44)), "field", .yellow)
  let send = dressed(
    UIButton(frame: CGRect(x: 275, y: 6, width: 90, height: 44)), "send", .orange)
  fileprivate(set) var sent = 0

  /// Puts everything on the screen, and registers for one event more if that is the mend.
  func build(mend: String) {
    for each in [field, send] { bar.addSubview(each) }
    for each in [messages, bar] { view.addSubview(each) }
    field.delegate = self
    // listing: events
    send.addTarget(self, action: Chat.didTouchSend, for: .touchDown, name: "didTouchSend")
    send.addTarget(self, action: Chat.didSend, for: .touchUpInside, name: "didSend")
    // end
    if mend == "outside" {
      send.addTarget(self, action: Chat.didSend, for: .touchUpOutside, name: "didSend")
    }
    field.becomeFirstResponder()
  }

  // listing: actions
  /// The finger is on the button: put the keyboard away at once, so that the chat feels fast.
  func didTouchSend() {
    field.resignFirstResponder()
  }

  func didSend() {
    sent += 1
  }

  /// The keyboard goes, and the bar goes down with it.
  func textFieldDidEndEditing(_ textField: UITextField) {
    bar.frame.origin.y = 756
  }
  // end
}

/// The same chat; the keyboard stays until the message is sent.
private final class PatientChat: Chat {
  override func didTouchSend() {}

  override func didSend() {
    sent += 1
    field.resignFirstResponder()
  }
}

/// A button that has to be tapped twice while the keyboard is up.
let secondTap = [
  Experiment(
    "14N", "A tap on send while the keyboard is up",
    intro: [
      "“I write something and tap Send. The keyboard goes away, but the message is still there. I "
        + "have to tap Send a second time.”"
    ],
    kinds: ["touch", "gesture", "control", "action", "responder"], showsChain: false,
    parameters: [
      .word(
        "mend", "none", of: ["none", "outside", "later"],
        "the mend: also touchUpOutside, or the keyboard goes later"),
      .number("end", 442, in: 300...800, "the y at which the finger is lifted"),
    ],
    touch: CGPoint(x: 320, y: 442), pictures: [.map, .scene, .end, .timeline],
    on: {
      let chat = mend(of: $0) == "later" ? PatientChat() : Chat()
      return Stage(settings: $0, viewController: chat)
    }
  ) { stage throws(ScriptError) in
    guard let chat = stage.viewController as? Chat else { return }
    chat.build(mend: stage.word("mend"))
    try stage.wait(1)
    try stage.finger.down(at: stage.touch)
    let end = CGPoint(x: stage.touch.x, y: CGFloat(stage.number("end")))
    if end.y != 442 {
      try stage.wait(0.05)
      try stage.finger.move(to: end)
    }
    try stage.wait(0.08)
    try stage.finger.up()
    let frame = chat.send.convert(chat.send.bounds, to: nil)
    stage.outline(
      "where the bar was", CGRect(x: 0, y: 420, width: 375, height: 56), atEnd: true, isSeen: true)
    stage.outline("70 points around send", frame.insetBy(dx: -70, dy: -70), atEnd: true)
    stage.recording.add(
      Table(
        "Afterwards:",
        [
          ["finger at y", "send from y", "to y", "sent"],
          [
            decimals(Double(end.y)), decimals(Double(frame.minY)), decimals(Double(frame.maxY)),
            String(chat.sent),
          ],
        ]))
  }
]
