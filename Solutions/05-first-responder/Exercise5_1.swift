import ExerciseKit

// 1 and 5: a touch on a plain view changes nothing, and photo may not become first responder.
// 2: dial may, but no code tells it to, so the shake begins at the window.
// 3: a text field becomes first responder by itself when it is tapped.
// 4: a view that leaves the window resigns, with everything that lies in it.
// 6: the new one takes over from the old one.
// The trap: 2. `canBecomeFirstResponder` is a permission. It does nothing by itself.
func whoHearsFirst() -> [String] {
  ["search", "window", "search", "window", "search", "dial"]
}
