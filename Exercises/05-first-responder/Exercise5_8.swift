import ExerciseKit

/// Exercise 5.8 ★★★ · write · 20 minutes
///
/// Find the field to which the tab key leads: the next below on the screen; at the same height,
/// from left to right. Fields lie at any depth in `root`. Left out are disabled fields and fields
/// that are hidden, or lie in something hidden. After the last one comes nobody.
///
///     root
///     ├─ box (20, 300)  [b]
///     ├─ box (20, 100)  [a1] [a2]
///     └─ [c] (20, 500)             a1 → a2 → b → c → nil
///
/// Worked case: a root with one field leads to nil.
/// Out of scope: transforms, two fields at one place, a start that is itself left out.
func fieldAfter(_ field: UITextField, in root: UIView) -> UITextField? {
  todo("5.8", nil)
}
