import MiniUIKit
import Stage

/// A pad that writes down how many samples of the glass each of its events stands for.
private final class Pad: UIView {
  private(set) var rows = [["event", "at", "samples", "x"]]

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches, event) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches, event) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches, event) }

  // listing: samples
  private func note(_ touches: Set<UITouch>, _ event: UIEvent?) {
    for touch in touches {
      let samples = event?.coalescedTouches(for: touch) ?? []
      rows.append([
        touch.phase.word, decimals(event?.timestamp ?? 0, 4), String(samples.count),
        decimals(touch.location(in: self).x, 1),
      ])
    }
  }
  // end
}

/// The glass is sampled more often than the screen is drawn (EV-28).
let coalescing = [
  Experiment(
    "1J", "A drag on a glass that is sampled often", kinds: ["touch"], showsChain: false,
    parameters: [.whole("rate", 240, in: 30...480, "samples of the glass in a second")],
    touch: CGPoint(x: 60, y: 200), pictures: [.scene]
  ) { stage throws(ScriptError) in
    let pad = Pad(frame: CGRect(x: 20, y: 120, width: 300, height: 200))
    stage.root.addSubview(dressed(pad, "pad", .blue))
    // listing: rate
    let rate = stage.number("rate")
    let between = Double(Int(1_000_000 / rate)) / 1_000_000
    try stage.finger.down(at: stage.touch)
    for sample in 0..<Int(rate / 10) {
      try stage.wait(between)
      let x = stage.touch.x + 200 * Double(sample + 1) / (rate / 10)
      try stage.finger.move(to: CGPoint(x: x, y: stage.touch.y))
    }
    try stage.finger.up()
    // end
    stage.recording.add(
      pad.rows.count == 1
        ? Table("pad heard nothing: the finger came down beside it", [])
        : Table("The events that pad gets:", pad.rows))
  }
]
