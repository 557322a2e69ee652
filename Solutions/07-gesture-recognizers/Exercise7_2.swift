import ExerciseKit

// For each complaint: has the gesture recognized, has it failed, or is it still possible?
// 1: recognized, and the lamp hears cancelled. With cancelsTouchesInView off an alert would still
//    leave it lit; so it needs the other end.
// 2: recognized, too, but the door has to open for a tap alone, and not for an alert. So the tap on
//    the hall must leave it its touch.
// 3: still possible, as a second tap may come; the fan's end waits for that.
// 4: still possible; the letter must not hear even the beginning until the press has failed.
// 5: possible for ever. No setting lets go of a beginning that is held; only failing does.
// The trap is 6: it needs both. The press leaves the touch to the lens, and an alert still takes it.
func whatCuresTheComplaints() -> [[String]] {
  [
    ["touchesCancelled"], ["cancelsTouchesInView"], ["delaysTouchesEnded"], ["delaysTouchesBegan"],
    ["failed"], ["cancelsTouchesInView", "touchesCancelled"],
  ]
}
