import ExerciseKit

// Two questions for each line. Does the recognizer recognize? If so, what it takes ends with
// cancelled, or does not arrive at all if the view has not heard it yet (3). If it fails,
// everything arrives, only later (4, 5).
// In 4 the tap is held too long, so it fails; in 5 the second tap is missing.
// In 6 the press begins after half a second and takes the touch; the move belongs to it alone.
// In 2 and 7 the touch is left to the note, and it hears what it would hear without a recognizer.
// The trap is 8: it does not matter on which of the views above the finger a recognizer sits.
func whatTheNoteHears() -> [[String]] {
  let (taken, left) = (["began", "cancelled"], ["began", "ended"])
  return [taken, left, [], left, left, taken, ["began", "moved", "ended"], taken]
}
