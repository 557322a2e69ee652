import ExerciseKit

// Two properties, and each says something about one half of the world: the mask about what comes
// without a touch, the list about touches. Neither knows of the other.
// A held button is a touch of the type indirectPointer, so it has to be in the list.
// The trap: an empty list, as Apple's page on the mask recommends it, switches the finger off as well.
func setUp(_ pan: UIPanGestureRecognizer) {
  pan.allowedScrollTypesMask = .continuous
  pan.allowedTouchTypes = [.direct, .indirectPointer]
}
