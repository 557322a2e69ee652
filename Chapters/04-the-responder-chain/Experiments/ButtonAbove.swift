import MiniUIKit
import Stage

/// Counts what a button fires at touchDown.
private final class Presses {
  private(set) var count = 0

  func didPress() { count += 1 }
}

/// A button in grey's place (the beginning of published experiment C4; more in chapter 6).
let buttonAbove = [
  Experiment(
    "4L", "Grey is a button now, and red lies in it", kinds: ["touch", "action"], touch: onRed,
    pictures: [.map, .chain]
  ) { stage throws(ScriptError) in
    // listing: button
    let (button, presses) = (UIButton(), Presses())
    button.addTarget(presses, action: Presses.didPress, for: .touchDown, name: "didPress")
    build(on: stage, grey: button)
    named("button", button)
    // end
    try stage.finger.tap(at: stage.touch)
    stage.recording.add(Table("The button fired:", [["times"], [String(presses.count)]]))
  }
]
