import MiniUIKit
import Stage

/// A button that is switched off, on a view with a tap recognizer.
let switchedOff = [
  Experiment(
    "9G", "A tap on a disabled button on grey, which has a tap", kinds: ["hitTest"] + shown,
    showsChain: false,
    parameters: [.flag("on", false, "the button's isEnabled")],
    touch: CGPoint(x: 80, y: 226), on: screenStage
  ) { stage throws(ScriptError) in
    guard let screen = stage.screen else { return }
    let grey = stage.addGrey()
    let button = dressed(
      UIButton(frame: CGRect(x: 30, y: 88, width: 100, height: 100)), "button", .green)
    button.isEnabled = stage.flag("on")
    grey.addSubview(button)
    button.addTarget(screen, action: Screen.didSave, for: .touchUpInside, name: "didSave")
    grey.addGestureRecognizer(
      UITapGestureRecognizer(target: screen, action: Screen.didTap, name: "didTap"))
    try stage.finger.tap(at: stage.touch)
  }
]
