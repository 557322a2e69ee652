import ExerciseKit

/// Exercise 5.8 ★★★ · write · 20 minutes
///
/// Find the field to which the tab key leads: the next one below, and from left to right where
/// fields are at the same height. Compare their upper left corners on the screen. Fields in `root`
/// count, at any depth, also those of a subclass. Leave out disabled fields, and fields that are
/// hidden or lie in something hidden; nothing else about their superviews matters. After the last
/// field comes nil.
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
