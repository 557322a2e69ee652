import ExerciseKit

/// Exercise 12.2 ★ · trace · 6 minutes
///
/// Which view is hit by each touch? The sheet lets fingers through, as in 12.1. The handle's
/// `point(inside:with:)` adds 20 points on all four sides; everything else is UIView's. Nothing
/// clips. Answer with names, in order.
///
///     map     (0, 0) 375 × 812, on the screen; in it here (20, 360) 60 × 44
///     sheet   (0, 0) 375 × 812, in front of the map
///     panel   (0, 420) 375 × 392, in the sheet
///     search  (16, 30) 343 × 40, in the panel
///     handle  (162, 8) 50 × 6, in the panel, in front of search
///
///     1 (187, 431)   2 (145, 440)   3 (187, 415)   4 (187, 420)
///     5 (187, 453)   6 (187, 454)   7 (141, 440)   8 (50, 400)
///
/// Worked touch: (187, 600) hits panel.
func whoIsHit() -> [String] {
  todo("12.2", ["", "", "", "", "", "", "", ""])
}
