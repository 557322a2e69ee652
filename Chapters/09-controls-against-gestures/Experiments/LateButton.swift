import MiniUIKit
import Stage

/// A button on a view that has a double tap.
let lateButton = [
  doubled("9F", "A button is tapped; grey has a double tap", taps: 1),
  doubled("9F2", "A button is tapped twice; grey has a double tap", taps: 2),
]

private func doubled(_ id: String, _ title: String, taps: Int) -> Experiment {
  // A title that names the number of taps keeps it.
  let number: [Parameter] =
    taps == 1 ? [.whole("taps", 1, in: 1...3, "how often the finger taps")] : []
  return Experiment(
    id, title, kinds: shown + ["delay"], showsChain: false,
    parameters: number + [.flag("delays", true, "the double tap's delaysTouchesEnded")],
    touch: CGPoint(x: 80, y: 226), pictures: [.timeline], on: screenStage
  ) { stage throws(ScriptError) in
    guard let screen = stage.screen else { return }
    let grey = stage.addGrey()
    let button = dressed(
      UIButton(frame: CGRect(x: 30, y: 88, width: 100, height: 100)), "button", .green)
    grey.addSubview(button)
    button.addTarget(screen, action: Screen.didSave, for: .touchUpInside, name: "didSave")
    let double = UITapGestureRecognizer(target: screen, action: Screen.didTap, name: "didTap")
    double.numberOfTapsRequired = 2
    double.delaysTouchesEnded = stage.flag("delays")
    grey.addGestureRecognizer(double)
    for tap in 1...(taps == 1 ? Int(stage.number("taps")) : taps) {
      if tap > 1 { try stage.wait(0.12) }
      try stage.finger.tap(at: stage.touch)
    }
    try stage.wait(0.5)
  }
}
