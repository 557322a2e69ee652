import MiniUIKit
import Stage

// listing: turnstile
/// A view that counts in its hit test, to let every second touch through.
///
/// Do not do this.
final class Turnstile: UIView {
  private(set) var count = 0

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    count += 1
    return count % 2 == 0 ? nil : super.hitTest(point, with: event)
  }
}
// end

/// A floor that keeps its touches to itself.
private final class Floor: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// What becomes of a hit test with a memory when a touch is hit-tested more than once.
let turnstile = [
  counting("3H", "A turnstile counts in its hit test; one for each touch", passes: 1),
  counting("3H2", "A turnstile counts in its hit test; two for each touch", passes: 2),
]

private func counting(_ id: String, _ title: String, passes: Int) -> Experiment {
  Experiment(
    id, title, kinds: ["touch"], showsChain: false,
    parameters: [.whole("passes", passes, in: 1...3, "how often a touch is hit-tested")],
    touch: CGPoint(x: 120, y: 200)
  ) { stage throws(ScriptError) in
    stage.phone.application.hitTestPasses = Int(stage.number("passes"))
    let floor = dressed(
      Floor(frame: CGRect(x: 20, y: 120, width: 240, height: 180)), "floor", .gray)
    let turnstile = Turnstile(frame: CGRect(x: 60, y: 40, width: 120, height: 100))
    stage.root.addSubview(floor)
    floor.addSubview(dressed(turnstile, "turnstile", .purple))
    for _ in 0..<2 {
      try stage.finger.tap(at: stage.touch)
      try stage.wait(1)
    }
    stage.recording.add(
      Table(
        "What the turnstile counted",
        [
          ["touches", "hit tests for each", "count"],
          ["2", "\(stage.phone.application.hitTestPasses)", "\(turnstile.count)"],
        ]))
  }
}
