import ExerciseKit

// Two mistakes. The lamp counted calls, and one call may bring two touches. And it had one ending,
// where a touch has two: an alert, a recognizer or a page that goes ends it with cancelled.
// Both endings do the same here, so one calls the other.
// A set knows which fingers are there. It can be told twice that one is gone, and it never gets below
// zero. A number would do as well, if it adds and subtracts `touches.count`.
// A lamp that leaves its window hears cancelled for each of its touches, so that needs no line.
// The trap: putting the light out in every cancelled. The system can take one finger of two away, and
// the other one still holds the lamp.
final class Lamp: UIView {
  private var fingers: Set<UITouch> = []
  var isLit: Bool { !fingers.isEmpty }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingers.formUnion(touches)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingers.subtract(touches)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchesEnded(touches, with: event)
  }
}
