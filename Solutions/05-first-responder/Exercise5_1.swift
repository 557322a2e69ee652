import ExerciseKit

// 1 and 5: a touch on a plain view moves no focus, and a view that may not have it does not get it.
// 2: dial may have the focus, but nobody told it to take it; the shake goes to the key window.
// 3: a text field takes the focus by itself when it is tapped.
// 4: whoever leaves the window loses the focus, with everything that lies in it.
// 6: the new one takes the focus over from the old one.
// The trap: 2. `canBecomeFirstResponder` is a permission. It does nothing by itself.
func whoHearsFirst() -> [String] {
  ["search", "window", "search", "window", "search", "dial"]
}
