import ExerciseKit

// The hidden veil is asked every time, because it cannot decline before it is asked. It answers
// nil at its gates, without looking at the point.
// panel is in front of grid, so it is asked first, even where it is far from the finger.
// As soon as a branch answers, the search is over. With (60, 60) two answers, so one is not asked.
// With (170, 200) the knob is asked and declines, and panel answers with itself, so grid is not
// asked.
// The trap is to leave out the views that decline. They are asked like all others.
func whoIsAsked() -> [[String]] {
  [
    ["root", "veil", "panel", "grid", "two"],
    ["root", "veil", "panel", "grid", "two", "one"],
    ["root", "veil", "panel", "knob"],
    ["root", "veil", "panel", "knob"],
  ]
}
