import ExerciseKit

// `super` takes the four steps, gates included. If it found nothing, the card isn't there either. What
// it found in `play` is returned as it is, and for everything else the card answers itself.
// `isDescendant(of:)` is true of the view itself, too, and at any depth.
// VoiceOver's tap would come down in the middle of the card, which is where play lies. So the card does
// by itself what a tap on it does, and answers true, which means that no tap follows. Of a disabled
// control `sendActions(for:)` would send all the same, hence the test.
// One trap is to ask play first: a view in front of it, or the card's own gates, would be skipped.
// Another is to send the action and to answer false. Then the tap comes as well, and the film starts.
class FilmCard: UIControl {
  weak var play: UIView?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    if let play, hit.isDescendant(of: play) { return hit }
    return self
  }

  override func accessibilityActivate() -> Bool {
    if isEnabled { sendActions(for: .touchUpInside) }
    return true
  }
}
