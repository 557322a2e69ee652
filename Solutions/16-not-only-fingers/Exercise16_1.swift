import ExerciseKit

// Three of the eight touch something: a finger, a pencil, and a button of the pointer, whichever it is.
// The type of the touch tells them apart (direct, pencil, indirectPointer), not the type of the event.
// A pointer without a pressed button has no touch: it hovers, and what turns under it scrolls.
// 4: a wheel and a trackpad make the same type of event. The pan's mask tells them apart.
// The trap is 3: there are fingers, two of them, and they move. But they are not on the screen.
func whatComesIn() -> [String] {
  ["touches", "touches", "scroll", "scroll", "touches", "hover", "presses", "touches"]
}
