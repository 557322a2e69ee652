import MiniUIKit
import Stage

// listing: mute
/// A plain view that cuts the responder chain as a control does.
final class MuteView: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
// end

/// A control of one's own.
final class HeartControl: UIControl {}

// listing: guarded
/// A control of our own that refuses taps.
final class GuardedHeart: UIControl {
  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    !(recognizer is UITapGestureRecognizer)
  }
}
// end

/// What lies on grey, which has a tap recognizer (published experiments G1 to G3).
let onGrey = [
  standing("9B", "A tap on a button on grey, which has a tap", "button"),
  standing("9B2", "A tap on a mute view on grey, which has a tap", "mute"),
  standing("9B3", "A tap on a control of our own on grey, which has a tap", "own"),
  standing("9B4", "A tap on a guarded control on grey, which has a tap", "guarded"),
]

private func standing(_ id: String, _ title: String, _ kind: String) -> Experiment {
  Experiment(
    id, title, kinds: shown, showsChain: false,
    parameters: [
      .word("view", kind, of: ["button", "mute", "own", "guarded"], "what lies on grey")
    ], touch: CGPoint(x: 80, y: 226), pictures: [.map, .scene, .timeline], on: screenStage
  ) { stage throws(ScriptError) in
    guard let screen = stage.screen else { return }
    let grey = stage.addGrey()
    let frame = CGRect(x: 30, y: 88, width: 100, height: 100)
    switch stage.word("view") {
    case "mute": grey.addSubview(dressed(MuteView(frame: frame), "mute", .yellow))
    case "own": add(dressed(HeartControl(frame: frame), "heart", .red))
    case "guarded": add(dressed(GuardedHeart(frame: frame), "heart", .red))
    default: add(dressed(UIButton(frame: frame), "button", .green))
    }
    func add(_ control: UIControl) {
      control.addTarget(screen, action: Screen.didSave, for: .touchUpInside, name: "didSave")
      grey.addSubview(control)
    }
    grey.addGestureRecognizer(
      UITapGestureRecognizer(target: screen, action: Screen.didTap, name: "didTap"))
    try stage.finger.tap(at: stage.touch)
  }
}
