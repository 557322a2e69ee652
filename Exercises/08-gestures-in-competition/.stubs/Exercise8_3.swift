import ExerciseKit

/// Exercise 8.3 ★★ · write · 8 minutes
///
/// On this screen a pinch and a rotation go together if they sit on the same view; nothing else
/// goes together with anything. The object below is the delegate of all recognizers. Answer for it.
///
///     map       pinch, rotation
///     └─ photo  pinch, rotation, pan, tap
///
/// Worked pair: the tap and the pan of the photo do not go together.
/// Subclasses count as what they inherit from.
/// Out of scope: recognizers without a view.
final class TwoAtOnce: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    todo("8.3", false)
  }
}
