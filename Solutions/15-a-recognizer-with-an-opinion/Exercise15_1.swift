import ExerciseKit

// In rows 1 to 4 both taps hear the finger, and the parent's says what it thinks of the one inside.
// Plain, it yields; with high priority it goes first; simultaneous, it runs beside that one, whatever
// priority that one has: child's is over the gestures inside child, and there are none.
// Row 5 isn't about precedence. The finger is on the piece behind child, so that child's tap never
// hears it.
// A mask switches gestures off before any of them can compete: those inside in row 6, the parent's
// own in row 7, and all of them in row 8.
// The trap is row 7. High priority is the priority of a gesture that is off.
func whoActs() -> [String] {
  ["child", "parent", "both", "both", "parent", "parent", "child", "neither"]
}
