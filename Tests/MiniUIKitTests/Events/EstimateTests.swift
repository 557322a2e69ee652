import MiniUIKit
import TestKit
import Testing

/// A pencil's force, which is an estimate first.
@Suite(.provedOnce(.engine)) struct EstimateTests {
  /// A view that notes what it hears of forces: the sample's number, its force, what is to come.
  private final class Canvas: UIView {
    var samples: [String] = []
    var updates: [String] = []
    private func words(_ touch: UITouch) -> String {
      let index = touch.estimationUpdateIndex.map { String($0) } ?? "none"
      let isOpen = touch.estimatedPropertiesExpectingUpdates == .force
      let isEstimate = touch.estimatedProperties == .force
      return "\(index): \(decimals(Double(touch.force))) \(isEstimate) \(isOpen)"
    }
    private func note(_ touches: Set<UITouch>, _ event: UIEvent?) {
      for touch in touches {
        samples += (event?.coalescedTouches(for: touch) ?? [touch]).map(words)
      }
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      note(touches, event)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      note(touches, event)
    }
    override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
      updates += touches.map(words)
    }
  }

  private let world = World()
  private let canvas: Canvas

  init() { canvas = world.add("canvas", Canvas(frame: world.root.bounds)) }

  private func pencil(
    _ change: HIDEvent.Contact.Change, _ x: CGFloat, isEstimate: Bool = true,
    _ type: UITouch.TouchType = .pencil
  ) throws {
    var contact = HIDEvent.Contact(finger: 1, change, at: CGPoint(x, 60), force: 0.5)
    (contact.type, contact.isForceEstimated) = (type, isEstimate)
    try world.phone.digitizer.report([contact])
  }

  @Test func `EV-42 each sample has a number, and its measured force comes by that number`() throws
  {
    try pencil(.down, 10)
    try pencil(.moved, 12)
    try pencil(.moved, 14)
    try world.frame()
    expectLines(canvas.samples, "1: 0.5 true true", "2: 0.5 true true", "3: 0.5 true true")
    try world.phone.reportForce(1.5, of: 2)
    try world.phone.reportForce(0.25, of: 1)
    try world.phone.reportForce(4, of: 2)
    expectLines(canvas.updates, "2: 1.5 false false", "1: 0.25 false false")
    expectLines(world.sentences("estimate"), "canvas updated index 2", "canvas updated index 1")
  }

  @Test func `EV-42 an update may never come, and one may come after the end (model)`() throws {
    try pencil(.down, 10)
    try pencil(.up, 10, isEstimate: false)
    try world.phone.reportForce(nil, of: 1)
    expectLines(canvas.updates, "1: 0.5 true false")
  }

  @Test func `EV-42 what is measured at once has no number, nor has a finger`() throws {
    try pencil(.down, 10, isEstimate: false)
    try pencil(.up, 10, isEstimate: false)
    try pencil(.down, 10, .direct)
    expectLines(canvas.samples, "none: 0.5 false false", "none: 0 false false")
  }

  @Test(arguments: [true, false])
  func `EV-42 a recognizer that has the touch hears it first, and no view that never heard (model)`(
    isHeld: Bool
  ) throws {
    let own = Own("own")
    own.delaysTouchesBegan = isHeld
    canvas.addGestureRecognizer(own)
    try pencil(.down, 10)
    try world.phone.reportForce(1, of: 1)
    let view = isHeld ? [] : ["canvas updated index 1"]
    expectLines(world.sentences("estimate"), ["own updated index 1"] + view)
  }
}
