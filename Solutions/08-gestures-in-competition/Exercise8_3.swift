import ExerciseKit

// The delegate may be asked about the pair in either order, so both orders are tested.
// One of them would do here: this object is the delegate of both, and one yes is enough.
// The view is part of the question, because the map's rotation must not join the photo's pinch.
// The trap: "both are a pinch or a rotation" is also true of two pinches.
// Another trap is to return true for everything. Then a pan would run along with every pinch, and
// the taps of a card and its page would both act.
final class TwoAtOnce: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard gestureRecognizer.view === otherGestureRecognizer.view else { return false }
    return isPair(gestureRecognizer, otherGestureRecognizer)
      || isPair(otherGestureRecognizer, gestureRecognizer)
  }

  private func isPair(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    one is UIPinchGestureRecognizer && other is UIRotationGestureRecognizer
  }
}
