import MiniUIKit
import Stage

/// A button in grey's place (the beginning of published experiment C4; more in chapter 6).
let buttonAbove = [
  Experiment(
    "4L", "Grey is a button now, and red lies in it", kinds: ["touch", "action"], touch: onRed,
    pictures: [.map, .chain]
  ) { stage throws(ScriptError) in
    // listing: button
    let button = UIButton()
    build(on: stage, grey: button)
    named("button", button)
    // end
    try stage.finger.tap(at: stage.touch)
  }
]
