import ExerciseKit

// 1 and 5: the key keeps began, so the keyboard never gets this touch. super in ended or cancelled
// changes nothing: it passes a phase on only to the responder that got began from here.
// 2: began goes up, because it is not overridden. Ended is kept, so the keyboard waits for ever.
// 3: the override of ended is never called here. A touch that is taken away ends with cancelled.
// 4: began and ended go up; the move between them is kept, and that does not disturb them.
// The trap: reading each column for itself. Look at began first, always.
func whatTheKeyboardHears() -> [String] {
  ["nothing", "began", "began cancelled", "began ended", "nothing"]
}
