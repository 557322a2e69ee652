import ExerciseKit

/// Exercise 1.9 ★★ · write · 8 minutes
///
/// This card deletes a photo. It looks pressed from began until its touch is over, wherever the finger
/// is. It acts, which makes `actions` one more, if the finger is lifted on the card. Its label
/// passes its touches on to it, and they count like the card's own.
///
///     down on the card, lifted on it                     actions += 1
///     down on the card, slid off, and lifted there       nothing
///     down on the card, slid off and back, and lifted    actions += 1
///     down beside the card, and lifted on it             nothing
///
/// Worked touch: during a tap `isPressed` is true; afterwards it is false, and `actions` is 1.
///
/// Out of scope: a second finger, a card that leaves the screen.
final class DeleteCard: UIView {
  private(set) var isPressed = false
  private(set) var actions = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    todo("1.9")
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    todo("1.9")
  }
}
