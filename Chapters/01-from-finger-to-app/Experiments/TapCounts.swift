import MiniUIKit
import Stage

/// Two taps: whether they count as one series (EV-8).
let tapCounts = [
  twice(
    "1L", "Two taps and their tapCount",
    [.number("pause", 0.2, in: 0...5, "seconds from the first up to the second down")]
  ) { $0.number("pause") },
  twice("1L2", "Two slow taps and their tapCount") { _ in 0.5 },
]

private final class Counter: UIView {
  private(set) var rows = [["phase", "at", "tapCount"]]

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }

  private func note(_ touches: Set<UITouch>) {
    for touch in touches {
      rows.append([touch.phase.word, decimals(touch.timestamp, 3), String(touch.tapCount)])
    }
  }
}

private func twice(
  _ id: String, _ title: String, _ parameters: [Parameter] = [],
  pause: @escaping @Sendable (Stage) -> Double
) -> Experiment {
  Experiment(
    id, title, kinds: ["touch"], showsChain: false,
    parameters: parameters + [
      .number("aside", 0, in: 0...100, "how far beside the first tap the second is, in points")
    ], touch: CGPoint(x: 105, y: 240), pictures: [.scene]
  ) { stage throws(ScriptError) in
    let counter = Counter(frame: CGRect(x: 40, y: 180, width: 240, height: 120))
    stage.root.addSubview(dressed(counter, "counter", .purple))
    try stage.finger.tap(at: stage.touch)
    try stage.wait(pause(stage))
    try stage.finger.tap(at: CGPoint(x: stage.touch.x + stage.number("aside"), y: stage.touch.y))
    stage.recording.add(
      counter.rows.count == 1
        ? Table("counter heard nothing: both taps are beside it", [])
        : Table("What counter reads:", counter.rows))
  }
}
