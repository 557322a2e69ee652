import MiniUIKit
import Stage

// listing: passthrough
/// A view that lets touches through, but not those for what lies in it.
final class Passthrough: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
// end

/// Five views, of which C lets touches through (published experiment B3).
let passthrough = [
  lettingThrough(
    "3F", "C lets touches through; the finger is on C", CGPoint(x: 60, y: 170), knob: false),
  lettingThrough(
    "3F2", "C lets touches through; the finger is on its knob", CGPoint(x: 75, y: 185), knob: true),
]

private func lettingThrough(
  _ id: String, _ title: String, _ point: CGPoint, knob: Bool
) -> Experiment {
  Experiment(
    id, title, kinds: shown, showsChain: false,
    parameters: [
      .flag("through", true, "C lets touches through"),
      .flag("knob", knob, "a knob lies in C"),
    ],
    touch: point, pictures: [.map, .scene, .hits]
  ) { stage throws(ScriptError) in
    let a = view("A", CGRect(x: 20, y: 120, width: 120, height: 120), .red)
    let b = view("B", CGRect(x: 20, y: 300, width: 120, height: 120), .green)
    let frame = CGRect(x: 10, y: 20, width: 60, height: 60)
    let c = stage.flag("through") ? Passthrough(frame: frame) : UIView(frame: frame)
    let d = view("D", CGRect(x: 20, y: 60, width: 60, height: 40), .yellow)
    let e = view("E", CGRect(x: 40, y: 0, width: 60, height: 40), .purple)
    e.alpha = 0.5
    stage.root.addSubview(a)
    stage.root.addSubview(b)
    a.addSubview(dressed(c, "C", .blue))
    b.addSubview(d)
    b.addSubview(e)
    if stage.flag("knob") {
      c.addSubview(view("knob", CGRect(x: 35, y: 35, width: 20, height: 20), .white))
    }
    try stage.finger.tap(at: stage.touch)
  }
}
