import MiniUIKit

// Whole touches: from the glass through the system to the views.

extension Workload {
  /// A drag onto a leaf that hands every phase on up the chain, and one onto a leaf that keeps it.
  static func drag() -> [Row] {
    let (passing, keeping) = (perEvent(keeps: false), perEvent(keeps: true))
    return [
      Row(
        name: "W4", what: "drag, an event kept by its view", value: Write.time(keeping),
        target: "≤ 500 ns", isMet: keeping <= 500),
      Row(
        name: "W4", what: "drag, an event passed on to 14 responders", value: Write.time(passing),
        target: "", isMet: nil),
    ]
  }

  private static func perEvent(keeps: Bool) -> Double {
    let scene = Scene.chain(depth: 9)
    var leaf: UIView = scene.window
    while let inner = leaf.subviews.first { leaf = inner }
    let last = keeps ? KeepingView(frame: leaf.bounds) : UIView(frame: leaf.bounds)
    leaf.addSubview(last)
    return Measure.nanoseconds {
      touch(scene, [1]) { finger, step in CGPoint(x: 100 + CGFloat(step * finger), y: 100) }
    } / 102
  }

  /// A hundred fingers on a hundred views, against ten: the cost must grow like the fingers.
  static func fingers() -> Row {
    func event(_ count: Int) -> Double {
      let scene = Scene.grid()
      return Measure.nanoseconds {
        touch(scene, Array(1...count)) { finger, step in
          CGPoint(
            x: CGFloat(finger % 10) * 96 + 16, y: CGFloat(finger / 10) * 96 + 16 + CGFloat(step))
        }
      } / 102
    }
    let (ten, hundred) = (event(10), event(100))
    return Row(
      name: "W7", what: "an event of 100 fingers", value: Write.time(hundred),
      roof: Write.time(ten) + " for 10", ratio: Write.ratio(hundred, ten), target: "≤ 12 ×",
      isMet: hundred <= 12 * ten)
  }

  /// Fingers come down together, move a hundred times, and are lifted.
  private static func touch(
    _ scene: Scene, _ fingers: [Int], at place: (Int, Int) -> CGPoint
  ) {
    let phone = scene.phone
    func report(_ change: HIDEvent.Contact.Change, _ step: Int) {
      let contacts = fingers.map { HIDEvent.Contact(finger: $0, change, at: place($0, step)) }
      do throws(ScriptError) {
        try phone.digitizer.report(contacts)
        try phone.clock.advance(to: phone.clock.now + Clock.frame)
      } catch { preconditionFailure(error.description) }
    }
    report(.down, 0)
    for step in 1...100 { report(.moved, step % 7) }
    report(.up, 0)
  }
}

/// A view that keeps its touches to itself.
private final class KeepingView: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
