import MiniUIKit
import Stage

/// A tap recognizer on the button itself, or one that cancels nothing (published experiment G4).
let owner = [
  tapped("9C", "A tap on a button, and a tap recognizer", on: "button", cancels: true),
  tapped(
    "9C2", "A tap on a button; grey's tap cancels nothing", on: "grey", cancels: false),
  tapped(
    "9C3", "A tap on a button, whose own tap cancels nothing", on: "button",
    cancels: false),
]

private func tapped(
  _ id: String, _ title: String, on owner: String, cancels: Bool
) -> Experiment {
  // The titles of the others name the owner.
  let choice: [Parameter] =
    cancels
    ? [.word("owner", owner, of: ["grey", "button"], "the view that has the tap recognizer")] : []
  return Experiment(
    id, title, kinds: shown, showsChain: false, parameters: choice,
    touch: CGPoint(x: 80, y: 226), pictures: [.map, .timeline], on: screenStage
  ) { stage throws(ScriptError) in
    guard let screen = stage.screen else { return }
    let grey = stage.addGrey()
    let button = dressed(
      UIButton(frame: CGRect(x: 30, y: 88, width: 100, height: 100)), "button", .green)
    grey.addSubview(button)
    button.addTarget(screen, action: Screen.didSave, for: .touchUpInside, name: "didSave")
    let tap = UITapGestureRecognizer(target: screen, action: Screen.didTap, name: "didTap")
    tap.cancelsTouchesInView = cancels
    ((cancels ? stage.word("owner") : owner) == "button" ? button : grey).addGestureRecognizer(tap)
    try stage.finger.tap(at: stage.touch)
  }
}
