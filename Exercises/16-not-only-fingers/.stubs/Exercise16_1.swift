import ExerciseKit

/// Exercise 16.1 ★ · trace · 6 minutes
///
/// Eight things are done to an app on an iPad with a trackpad and a keyboard. The app knows of
/// pointers, and a field is first responder. Of what type are the events that `sendEvent` gets:
/// `touches`, `presses`, `scroll` or `hover`? For each of the eight give one word.
///
///     1  a finger taps a button               5  a pencil makes a dot
///     2  the pointer clicks the button        6  the pointer moves across the page
///     3  two fingers on the trackpad          7  the key A is pressed
///        scroll the list                      8  the list is clicked with the second
///     4  a mouse's wheel scrolls the list        button of the pointer
///
/// Worked example: two fingers on the screen, not on the trackpad, scroll the list with `touches`.
func whatComesIn() -> [String] {
  todo("16.1", ["", "", "", "", "", "", "", ""])
}
