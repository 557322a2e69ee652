import ExerciseKit

// A kept phase shows only in a touch that has this phase, and it must be the only one of the
// three. So the first touch moves and is never lifted: a test may leave its finger where it is.
// The second is taken away by the system and has no ended; the third is lifted and does not move.
// All three come down on the key. A finger that comes down on the keyboard and slides onto the key
// stays the keyboard's.
// The trap: tidying up with a lift at the end of each touch; that is the phase 3 keeps.
func touchesThatShowTheFault() -> [[TouchStep]] {
  [
    [.down(x: 50, y: 50), .move(x: 60, y: 50)],
    [.down(x: 50, y: 50), .cancel()],
    [.down(x: 50, y: 50), .up()],
  ]
}
