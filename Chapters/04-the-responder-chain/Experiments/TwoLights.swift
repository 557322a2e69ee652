import MiniUIKit
import Stage

/// A pin that passes everything on, and has two lights: one that believes each call, and one that
/// remembers its touch.
private final class TwoLights: UIView {
  private var finger: UITouch?
  private var isBelieving = false
  var note: ((_ byTheCall: Bool, _ byTheTouch: Bool) -> Void)?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isBelieving = touches.contains { $0.view === self }
    if let own = touches.first(where: { $0.view === self }) { finger = own }
    note?(isBelieving, finger != nil)
    super.touchesBegan(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    finish(touches)
    super.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    finish(touches)
    super.touchesCancelled(touches, with: event)
  }

  private func finish(_ touches: Set<UITouch>) {
    isBelieving = false
    if let finger, touches.contains(finger) { self.finger = nil }
    note?(isBelieving, finger != nil)
  }
}

/// Two fingers, one on a pin and one on its card, and the two ways to light the pin.
let twoLights = [
  Experiment(
    "4M", "A finger on harbour, a tap on its card, and two lights", kinds: shown,
    touch: CGPoint(x: 100, y: 250), pictures: [.map, .timeline]
  ) { stage throws(ScriptError) in
    let harbour = TwoLights(frame: CGRect(x: 40, y: 60, width: 120, height: 120))
    let map = dressed(Silent(), "map", .green)
    map.frame = CGRect(x: 0, y: 100, width: 375, height: 300)
    stage.root.addSubview(map)
    map.addSubview(dressed(harbour, "harbour", .red))
    harbour.addSubview(view("callout", CGRect(x: 0, y: 0, width: 60, height: 60), .white))
    harbour.note = { [unowned(unsafe) stage] byTheCall, byTheTouch in
      stage.note("asks the call", isLit: byTheCall)
      stage.note("SharingPin", isLit: byTheTouch)
    }
    let second = stage.finger(2)
    try stage.finger.down(at: stage.touch)
    try stage.wait(0.3)
    try second.down(at: CGPoint(x: 70, y: 190))
    try stage.wait(0.2)
    try second.up()
    try stage.wait(0.3)
    try stage.finger.up()
  }
]
