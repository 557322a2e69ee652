import MiniUIKit
import Stage

/// A view of our own with a keyboard and a bar, first responder after a tap; it takes no text.
final class NotePad: UIView {
  let keys = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 300))
  let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 60))

  override var canBecomeFirstResponder: Bool { true }
  override var inputView: UIView? { keys }
  override var inputAccessoryView: UIView? { bar }

  override func becomeFirstResponder() -> Bool {
    let isFirst = super.becomeFirstResponder()
    if isFirst { backgroundColor = .yellow }
    return isFirst
  }

  override func resignFirstResponder() -> Bool {
    let hasLetGo = super.resignFirstResponder()
    if hasLetGo { backgroundColor = .gray }
    return hasLetGo
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    _ = becomeFirstResponder()
  }
  func finish() { _ = resignFirstResponder() }
}

/// A view that leaves `canBecomeFirstResponder` as it is.
final class PlainPad: UIView {}

/// A custom text view with an input view and an accessory view (published experiment D4).
let ownKeyboard = [
  Experiment(
    "5D", "A text view of our own is tapped, and then its button",
    kinds: ["responder", "touch", "action", "notify"], showsChain: false, parameters: keyHeight,
    touch: CGPoint(x: 150, y: 160)
  ) { stage throws(ScriptError) in
    let pad = build(on: stage)
    try stage.finger.tap(at: stage.touch)
    try stage.wait(1)
    add(pad, to: stage)
    try stage.finger.tap(at: CGPoint(x: 310, y: pad.bar.frame.midY))
    try stage.wait(1)
  },
  Experiment(
    "5D2", "A plain view is told to become first responder", kinds: ["responder"],
    pictures: []
  ) { stage throws(ScriptError) in
    let plain = dressed(PlainPad(frame: CGRect(x: 20, y: 120, width: 300, height: 80)), "plain")
    stage.root.addSubview(plain)
    let answer = plain.becomeFirstResponder()
    stage.recording.add(
      Table(
        "What plain says:",
        [
          ["canBecomeFirstResponder", "becomeFirstResponder()", "isFirstResponder"],
          [
            plain.canBecomeFirstResponder ? "true" : "false", answer ? "true" : "false",
            plain.isFirstResponder ? "true" : "false",
          ],
        ]))
  },
  Experiment(
    "5D3", "The text view with everything up; dismiss is tapped",
    kinds: ["responder", "touch", "action"], showsChain: false, parameters: keyHeight,
    touch: CGPoint(x: 310, y: 482)
  ) { stage throws(ScriptError) in
    let pad = build(on: stage)
    _ = pad.becomeFirstResponder()
    try stage.wait(1)
    try stage.finger.tap(at: stage.touch)
    try stage.wait(1)
  },
  Experiment(
    "5D4", "How large are the input view and the bar?", kinds: ["responder"],
    parameters: keyHeight, pictures: []
  ) { stage throws(ScriptError) in
    let pad = build(on: stage)
    _ = pad.becomeFirstResponder()
    try stage.wait(1)
    add(pad, to: stage)
  },
]

private let keyHeight: [Parameter] = [
  .number("height", 300, in: 0...500, "the height of the input view")
]

private func build(on stage: Stage) -> NotePad {
  let pad = NotePad(frame: CGRect(x: 20, y: 120, width: 300, height: 80))
  stage.root.addSubview(dressed(pad, "pad", .gray))
  dressed(pad.keys, "keys", .green)
  dressed(pad.bar, "bar", .purple)
  pad.keys.bounds.size.height = stage.number("height")
  let dismiss = UIButton(frame: CGRect(x: 260, y: 10, width: 100, height: 40))
  pad.bar.addSubview(dressed(dismiss, "dismiss", .white))
  dismiss.addTarget(pad, action: NotePad.finish, for: .touchUpInside, name: "finish")
  return pad
}

private func add(_ pad: NotePad, to stage: Stage) {
  var rows = [["view", "x", "y", "width", "height"]]
  for (name, frame) in [("bar", pad.bar.frame), ("keys", pad.keys.frame)] {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height]
    rows.append([name] + numbers.map { decimals(Double($0)) })
  }
  stage.recording.add(Table("Where they are while pad is first responder:", rows))
}
