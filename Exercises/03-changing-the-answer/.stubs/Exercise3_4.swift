import ExerciseKit

/// Exercise 3.4 ★★ · write · 10 minutes
///
/// A card shows a film, and a tap opens it. Wherever a finger is on the card, the card itself must be
/// hit, whatever lies there. Only `play`, and what lies in it, is hit as it is now. What is off stays
/// off, and beside the card nothing changes. For VoiceOver the card is one element: when it is
/// activated, `.touchUpInside` must be sent once, and nothing must play, though play lies in the
/// middle. A card that is disabled doesn't open.
///
///     card        UIControl   300 × 180
///     ├─ photo    UIView      with a badge in it
///     ├─ share    UIButton
///     ├─ play     UIButton    in the middle, with an icon in it; may be missing
///     └─ title    UIView
///
/// Worked touch: a finger on title hits the card.
/// Out of scope: what VoiceOver reads.
class FilmCard: UIControl {
  weak var play: UIView?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    todo("3.4", super.hitTest(point, with: event))
  }

  override func accessibilityActivate() -> Bool {
    todo("3.4", super.accessibilityActivate())
  }
}
