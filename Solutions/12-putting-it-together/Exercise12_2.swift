import ExerciseKit

// Find: the row is the deepest view. Hear: panel and table lie on the way up, the root does as well,
// but its tap asks its delegate first, and a row is no part of the map. The table holds the touch for
// 0.15 s, so the row has heard by 0.3 s.
// Decide: the panel is up, the rows are at their top, and the finger goes down: the panel's pan
// begins, and the table's, which has waited for its failure, does not. The touch is taken from the row.
// Share: two of the twelve points count. Keyboard: the panel is below 100 with them, so the field
// resigns at once, and the panel stays with the finger.
// Settle: lifted at 202 at rest, so the nearest detent counts, 100, and not 420: where the panel lay
// before the keyboard was forgotten when the drag took it.
// The trap: 8. The drag began at 100, and the panel goes back there, by another rule.
func oneTouchThroughTheScreen() -> [String] {
  ["row", "tap", "began", "panelPan", "cancelled", "away", "102", "100"]
}
