import ExerciseKit

/// Exercise 4.3 ★ · write · 6 minutes
///
/// A view deep in the tree wants to know whose view it is. Find the nearest controller along its
/// chain by walking `next`, however long that is; nil if there is none. Views may have moved since
/// you were asked last: what counts is the chain as it is now.
///
///     root      the root view of main
///     └─ card      the root view of player
///        └─ knob      → player
///
/// Worked touch: a tap on knob is heard by knob, card, player; player is the first controller, so
/// it is the answer.
///
/// Out of scope: presented controllers.
func controller(of view: UIView) -> UIViewController? {
  todo("4.3", nil)
}
