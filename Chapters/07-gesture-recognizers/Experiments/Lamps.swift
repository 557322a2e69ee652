import MiniUIKit
import Stage

// listing: lamp
/// The obvious idea: a touch that begins also ends.
class Lamp: UIView {
  fileprivate(set) var isLit = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = true
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = false
  }
}
// end

/// A lamp that also goes out when its touch is taken away.
final class CarefulLamp: Lamp {
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = false
  }
}

let lamps = [
  lighting("7B", "A tap on a lamp that goes out at the end", isCareful: false),
  lighting("7B2", "A tap on a lamp that goes out at the end and at a cancel", isCareful: true),
]

private func lighting(_ id: String, _ title: String, isCareful: Bool) -> Experiment {
  Experiment(
    id, title, kinds: shown, showsChain: false, tellsLeftOut: false,
    parameters: [.number("hold", 0.08, in: 0...3, "how long the finger stays, in seconds")],
    touch: onNote, pictures: [.scene], on: deskStage
  ) { stage throws(ScriptError) in
    guard let desk = stage.desk else { return }
    let lamp: Lamp = isCareful ? CarefulLamp() : Lamp()
    lamp.frame = noteFrame
    stage.root.addSubview(dressed(lamp, "lamp", .yellow))
    stage.look(of: lamp) { [unowned(unsafe) lamp] in lamp.isLit ? "lit" : nil }
    lamp.addGestureRecognizer(
      UITapGestureRecognizer(target: desk, action: Desk.didTap, name: "didTap"))
    try stage.finger.press(at: stage.touch, for: stage.number("hold"))
    try stage.wait(1)
    stage.recording.add(Table("Afterwards:", [["lamp is lit"], [word(lamp.isLit)]]))
  }
}
