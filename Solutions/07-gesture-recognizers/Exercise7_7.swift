import ExerciseKit

// 1 needs a tap that is recognized: a setting for recognition shows nothing when it fails.
// 2 needs one as well. If the tap fails, what was held back arrives, and only the time differs.
// 3 is the other way round at first sight: after one tap both notes have heard began and ended, one
// of them late. Only a second tap shows that the first note's end was held back, for then it is
// dropped.
// 4 needs a press that is one of the two and not the other: short, or longer than a tap may last.
// Between half a second and three quarters it is both.
func touchesThatTellRecognizersApart() -> [[TouchStep]] {
  [
    [.down(x: 200, y: 200), .wait(0.08), .up()],
    [.down(x: 200, y: 200), .wait(0.08), .up()],
    [.down(x: 200, y: 200), .wait(0.08), .up(), .wait(0.1), .down(x: 200, y: 200), .up()],
    [.down(x: 200, y: 200), .wait(0.08), .up()],
  ]
}
