import ExerciseKit

// The finger has rested, so after 0.15 s the photo has the touch, and the delay does not matter any
// more. What is left is the step cancel, in which the drag must be allowed to take the touch back.
// Without canCancelContentTouches the scroll view does not even ask touchesShouldCancel.
// The trap: switching the delay off instead. Then photos hear began for every finger, even for
// those that scroll, and since no touch may be taken back, no drag that begins on a photo scrolls
// at all.
func preparePhotoList(_ list: UIScrollView) {
  list.alwaysBounceVertical = false
  list.delaysContentTouches = true
  list.isPagingEnabled = false
  list.canCancelContentTouches = true
  list.bounces = true
  list.isDirectionalLockEnabled = false
  list.panGestureRecognizer.cancelsTouchesInView = true
}
