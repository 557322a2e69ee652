import ExerciseKit

/// Exercise 5.2 ★★ · write · 10 minutes
///
/// A tap makes the card first responder when the finger is lifted; a tap on a lit card leaves it
/// lit. `isLit` is true while the card is first responder, and only then, whatever made it first
/// responder and whatever ends that. A touch that is cancelled changes nothing. The card's
/// superview still hears the whole touch.
///
///     before        tap on A       tap on B
///     [A]  [B]      [*A*] [B]      [A]  [*B*]
///
/// Worked touch: A was tapped, and its superview is taken off the screen: A goes dark, since it is
/// not first responder any more.
/// You will override more than this one method. Delete the `todo` when you begin.
/// Out of scope: fingers that move, several fingers, subviews of the card.
class ResponderCard: UIView {
  var isLit = false

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    todo("5.2")
    super.touchesEnded(touches, with: event)
  }
}
