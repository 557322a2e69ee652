import MiniUIKit
import Stage

// listing: careless
/// A key that knows two of the four phases.
final class CarelessKey: UIView {
  private(set) var isPressed = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { isPressed = true }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { isPressed = false }
}
// end

/// A finger each on two keys when the system takes both touches away (EV-17).
let cancellation = [
  Experiment(
    "1M", "Two keys are held when their touches are cancelled", kinds: ["touch"], showsChain: false,
    tellsLeftOut: false,
    parameters: [.flag("alert", true, "an alert comes up; if not, both fingers are lifted")],
    touch: CGPoint(x: 105, y: 240), pictures: [.scene]
  ) { stage throws(ScriptError) in
    let careless = CarelessKey(frame: CGRect(x: 40, y: 180, width: 130, height: 120))
    let careful = Card(frame: CGRect(x: 205, y: 180, width: 130, height: 120))
    stage.root.addSubview(dressed(careless, "careless", .orange))
    stage.root.addSubview(dressed(careful, "careful", .green))
    let other = CGPoint(x: 270, y: 240)
    let change: HIDEvent.Contact.Change = stage.flag("alert") ? .cancelled : .up
    try stage.finger(1).down(at: stage.touch)
    try stage.finger(2).down(at: other)
    try stage.wait(0.3)
    try stage.report([
      .init(finger: 1, change, at: stage.touch), .init(finger: 2, change, at: other),
    ])
    stage.recording.add(
      Table(
        "The keys afterwards:",
        [
          ["key", "looks pressed"], ["careless", careless.isPressed ? "yes" : "no"],
          ["careful", careful.isPressed ? "yes" : "no"],
        ]))
  }
]
