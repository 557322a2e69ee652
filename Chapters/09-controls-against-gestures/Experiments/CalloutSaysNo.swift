import MiniUIKit
import Stage

/// A callout that answers no for everything in it, as that of Places does in `places 9 --naive`.
private final class StrictCallout: UIView {
  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { false }
}

/// Who is asked about a tap of the root: the stars that are hit, and not the callout around them.
let calloutSaysNo = [
  Experiment(
    "9M", "A callout that says no, and the stars in it", kinds: shown, showsChain: false,
    touch: CGPoint(x: 120, y: 180), pictures: [.map, .branch], on: screenStage
  ) { stage throws(ScriptError) in
    guard let screen = stage.screen else { return }
    let callout = dressed(
      StrictCallout(frame: CGRect(x: 40, y: 120, width: 200, height: 120)), "callout", .white)
    stage.root.addSubview(callout)
    callout.addSubview(
      dressed(HeartControl(frame: CGRect(x: 20, y: 40, width: 160, height: 40)), "stars", .yellow))
    stage.root.addGestureRecognizer(
      UITapGestureRecognizer(target: screen, action: Screen.didTap, name: "didTap"))
    stage.look(of: callout) { "says no" }
    try stage.finger.tap(at: stage.touch)
  }
]
