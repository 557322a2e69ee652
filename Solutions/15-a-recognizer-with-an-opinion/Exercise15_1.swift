import ExerciseKit

// In rows 1 to 3 both taps hear the finger, and the parent's says what it thinks of the one inside.
// Plain, it yields; with high priority it goes first; simultaneous, it runs beside that one. That the
// child's has high priority changes nothing: it is over the gestures inside child, and there are none.
// Row 4 isn't about precedence. The finger is on the piece behind child, so that child's tap never
// hears it.
// A mask switches gestures off before any of them can compete: the parent's own in row 5, those
// inside in row 6, and the child's own in row 7.
// The trap is row 8. The mask has left only the child's tap, and the finger isn't on child.
func whoActs() -> [String] {
  ["child", "parent", "both", "parent", "child", "parent", "parent", "neither"]
}
