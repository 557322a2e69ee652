import MiniUIKit
import Stage

// listing: eager
/// A button that takes the end of a touch for a tap.
final class EagerButton: UIButton {
  private(set) var taps = 0

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    taps += 1
  }
}
// end

/// A button that keeps all four methods to itself (published experiment C5).
final class MuteButton: UIButton {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// Buttons that override the touches methods without super (published experiment C5).
let ownTaps = [
  Experiment(
    "6C", "A button that overrides touchesEnded", kinds: shown, showsChain: false,
    touch: onSave, on: screenStage
  ) { stage throws(ScriptError) in
    guard let screen = stage.screen else { return }
    let save = stage.addButton(EagerButton(frame: saveFrame), "save", .green)
    save.addTarget(screen, action: Screen.didSave, for: .touchUpInside, name: "didSave")
    var rows = [["after", "taps", "didSave", "isTracking", "isHighlighted"]]
    func note(_ what: String) {
      rows.append([
        what, String(save.taps), String(screen.saves), word(save.isTracking),
        word(save.isHighlighted),
      ])
    }
    try stage.finger.tap(at: stage.touch)
    note("a tap")
    try stage.wait(1)
    try stage.slide([stage.touch, CGPoint(x: 180, y: 700)])
    note("a drag to the bottom")
    stage.recording.add(Table("The button:", rows))
  },
  Experiment(
    "6C2", "A button that overrides all four touches methods", kinds: shown, showsChain: false,
    touch: onSave, on: screenStage
  ) { stage throws(ScriptError) in
    guard let screen = stage.screen else { return }
    let save = stage.addButton(MuteButton(frame: saveFrame), "save", .green)
    save.addTarget(screen, action: Screen.didSave, for: .allTouchEvents, name: "didSave")
    try stage.finger.tap(at: stage.touch)
  },
]
