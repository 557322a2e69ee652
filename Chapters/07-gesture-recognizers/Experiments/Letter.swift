import MiniUIKit
import Stage

/// A long press that delays everything.
let letter = [
  opening("7J", "A letter that is pressed for 0.7 seconds", hold: 0.7),
  opening("7J2", "A letter that is pressed for 0.3 seconds", hold: 0.3),
]

private func opening(
  _ id: String, _ title: String, hold: Double
) -> Experiment {
  Experiment(
    id, title, kinds: shown, showsChain: false, tellsLeftOut: false,
    parameters: [.number("hold", hold, in: 0.05...3, "when the finger is lifted, in seconds")],
    touch: onNote, pictures: [.scene], on: deskStage
  ) { stage throws(ScriptError) in
    guard let desk = stage.desk else { return }
    stage.root.addSubview(view("letter", noteFrame, .orange))
    let press = UILongPressGestureRecognizer(
      target: desk, action: Desk.didPress, name: "didPress")
    press.delaysTouchesBegan = true
    stage.root.subviews.last?.addGestureRecognizer(press)
    try stage.finger.press(at: stage.touch, for: stage.number("hold"))
  }
}
