import ExerciseKit

/// Exercise 10.6 ★★ · write · 10 minutes
///
/// Write a slider for screens that others have built. A quick finger from its thumb that goes
/// farther sideways than up or down is the slider's: no pan of another view may take it. One that
/// goes farther up or down scrolls the list, as ever. All other recognizers, and those of the slider
/// itself, begin as they do with any `UISlider`. Change nothing of what lies around the slider.
///
///     screen          drawer, a pan for fingers to the right
///     └─ pager        turns to both sides
///        └─ list      scrolls up and down
///           └─ level  the slider
///
/// Worked touch: quickly 60 to the left: level slides, and the page stays.
/// Out of scope: several fingers, fingers that turn, and those that go as far up as sideways.
final class PageSlider: UISlider {
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    todo("10.6", super.gestureRecognizerShouldBegin(gestureRecognizer))
  }
}
