import ExerciseKit

/// Exercise 5.8 ★★★ · write · 20 minutes
///
/// Find the field to which the tab key leads: the next below; at the same height, from left to
/// right. Compare upper left corners on the screen. Only fields in `root` count, at any depth, and
/// they may be of a subclass. Only disabled fields are left out, and fields that are hidden or lie
/// in something hidden; nothing else that they lie in matters. After the last one comes nil.
///
///     root
///     ├─ box (20, 300)  [b]
///     ├─ box (20, 100)  [a1] [a2]
///     └─ [c] (20, 500)             a1 → a2 → b → c → nil
///
/// Worked case: p at (20, 100), q at (20, 40): q → p → nil.
/// Out of scope: transforms, fields at one place, a start that is left out.
func fieldAfter(_ field: UITextField, in root: UIView) -> UITextField? {
  todo("5.8", nil)
}
