import ExerciseKit

// A hit test is a question, and it may be asked any number of times: by the system, more than once
// for one touch, and by the app itself. Whoever counts questions does not count touches.
// touchesBegan runs once for each touch that begins on the bell, and only then.
// super is called, so that the views that heard the touch before still do.
// The trap: keeping the count in hitTest and dividing by two, or leaving out what looks like the
// same touch. How often it is asked is not promised, and two touches may look the same.
class Bell: UIView {
  private(set) var rings = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    rings += touches.count
    super.touchesBegan(touches, with: event)
  }
}
