import ExerciseKit

/// Exercise 10.1 ★ · repair · 4 minutes
///
/// Photos lie in a list. A quick finger scrolls it. But a finger that has rested on a photo drags in
/// vain. Change one word, so that it scrolls as well. Nothing else may change, neither what photos
/// hear nor how the list scrolls.
///
///     down ── rests 0.3 s ── 40 points up     now: nothing moves    wanted: the list scrolls
///     down ───────────────── 40 points up     the list scrolls
///
/// Worked touch: a press of 0.5 s scrolls nothing.
/// Delete the `todo` when you begin.
/// Out of scope: controls in the list.
func preparePhotoList(_ list: UIScrollView) {
  todo("10.1")
  list.alwaysBounceVertical = false
  list.delaysContentTouches = true
  list.isPagingEnabled = false
  list.canCancelContentTouches = false
  list.bounces = true
  list.isDirectionalLockEnabled = false
  list.panGestureRecognizer.cancelsTouchesInView = true
}
