import ExerciseKit

// A touch has two endings, and the look ends with both: touchesEnded and touchesCancelled. Only the
// lift may act, and only here is it asked where the finger is. The card hears the lift wherever that
// is, since the touch stays the card's.
// The place is asked for in the card's own coordinates, in which its bounds are. touch.view may be
// the label, so don't ask for a place in that.
// The trap: a card without touchesCancelled works until the first alert, and then looks pressed.
final class DeleteCard: UIView {
  private(set) var isPressed = false
  private(set) var actions = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isPressed = true
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    isPressed = false
    guard let touch = touches.first, bounds.contains(touch.location(in: self)) else { return }
    actions += 1
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isPressed = false
  }
}
