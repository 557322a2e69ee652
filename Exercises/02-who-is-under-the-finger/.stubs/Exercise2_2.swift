import ExerciseKit

/// Exercise 2.2 ★ · order · 6 minutes
///
/// Every view was added after those above it in the drawing. For each of the touches (60, 60),
/// (20, 20), (170, 30) and (170, 200), list the views whose `hitTest` is called, in the order in
/// which it is called, root first.
///
///     root        (0, 0)    300 × 300
///     ├─ grid     (0, 0)    200 × 300
///     │  ├─ one   (0, 0)    100 × 100   in grid
///     │  └─ two   (50, 50)  100 × 100   in grid
///     ├─ panel    (150, 0)  150 × 300
///     │  └─ knob  (10, 10)  130 × 40    in panel
///     └─ veil     (0, 0)    300 × 300, hidden
///
/// Worked touch: for (250, 20) the list is root, veil, panel, knob.
func whoIsAsked() -> [[String]] {
  todo("2.2", [[], [], [], []])
}
