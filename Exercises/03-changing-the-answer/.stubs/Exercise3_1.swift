import ExerciseKit

/// Exercise 3.1 ★ · trace · 6 minutes
///
/// Both buttons have an area of at least 44 × 44, written as in the chapter. Name the view that is
/// hit at (245, 120), (282, 120), (122, 245), (150, 255), (162, 280) and (279, 105), in this order.
/// A view may be the answer twice.
///
///     root     UIView    (0, 0)      375 × 812
///     └─ page  UIView    (40, 100)   240 × 200
///        ├─ play   button  (210, 10)   24 × 24   in page
///        ├─ share  button  (88, 148)   24 × 24   in page
///        └─ cover  UIView  (100, 90)   80 × 70   in page, added last
///
/// Worked touch: (125, 275) hits share, below what is drawn of it.
/// Out of scope: which views hear the touch afterwards.
func whoIsHit() -> [String] {
  todo("3.1", ["", "", "", "", "", ""])
}
