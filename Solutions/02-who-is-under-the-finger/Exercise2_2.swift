import ExerciseKit

// The hidden veil is asked every time: it cannot decline before it is asked. It answers nil at its
// gates, without looking at the point.
// panel lies in front of grid, so it is asked before it, even where it is far from the finger.
// As soon as a branch answers, the search is over: with (60, 60) two answers and one is not asked.
// With (170, 200) the knob is asked and declines, and panel answers itself: grid is not asked.
// The trap: leaving out the views that decline. They are asked like all others.
func whoIsAsked() -> [[String]] {
  [
    ["root", "veil", "panel", "grid", "two"],
    ["root", "veil", "panel", "grid", "two", "one"],
    ["root", "veil", "panel", "knob"],
    ["root", "veil", "panel", "knob"],
  ]
}
