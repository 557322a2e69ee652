import ExerciseKit

// 1 needs a tap that is recognized: a setting for recognition shows nothing when it fails.
// 2 needs one as well. If the tap fails, what was held back arrives, and only the time differs.
// 3 is the other way round at first sight: after one tap both notes have heard began and ended, one
// of them late. Only a second tap shows that the first note's end was held back, for then it is
// dropped.
// 4 needs a finger that stays long enough for one press and not for the other. Lifted early, both
// fail; held for a second, both begin, and only the time differs.
// The trap: taking what comes late for something else. Only what is dropped or cancelled differs.
func touchesThatTellRecognizersApart() -> [[TouchStep]] {
  [
    [.down(x: 200, y: 200), .wait(0.08), .up()],
    [.down(x: 200, y: 200), .wait(0.08), .up()],
    [.down(x: 200, y: 200), .wait(0.08), .up(), .wait(0.1), .down(x: 200, y: 200), .up()],
    [.down(x: 200, y: 200), .wait(0.7), .up()],
  ]
}
