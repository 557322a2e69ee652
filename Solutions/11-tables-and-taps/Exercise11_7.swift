import ExerciseKit

// Each pair needs a finger for which its one difference matters, and the two clocks say when.
// 1: only while the touch is held by the table does it matter whether it holds, so less than 0.15 s.
// 2: both hold for the first 0.15 s; after that only the second does, until the tap gives up.
// 3: the question is asked when a row is about to be selected, so the tap must have failed.
// 5: the tap holds the touch for longer than the table ever does, so nil. 6: both release what they
// hold when the tap recognizes, and only between 0.15 and 0.75 s has the row been lit before.
// 4: one runs its action and the other does not, as long as there is a tap at all.
// The trap: a long press seems the safest try. For 1, 2, 4 and 6 it is the one that shows nothing.
func pressesThatTellScreensApart() -> [Double?] {
  [0.1, 0.4, 1, 0.1, nil, 0.4]
}
