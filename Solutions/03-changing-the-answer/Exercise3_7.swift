import ExerciseKit

// A hit test is a question, and it may be asked any number of times, by the system more than once
// for one touch, and by the app itself. If you count questions, you don't count touches.
// `touchesBegan` runs only when touches begin on the bell, and it gets each of them once.
// It calls `super`, so that the views around the bell still hear what they heard before.
// The trap is to keep the count in `hitTest` and divide it by two, or to leave out what looks like
// the same touch. How often the question comes isn't promised, and two touches may look the same.
class Bell: UIView {
  private(set) var rings = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    rings += touches.count
    super.touchesBegan(touches, with: event)
  }
}
