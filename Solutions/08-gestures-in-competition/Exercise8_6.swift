import ExerciseKit

// 1 needs a double tap: without the wait it sends single and double, with the wait double alone.
// 2 needs a stroke that is a swipe. If the swipe waits for the pan, the pan is first and wins.
// 3 needs two fingers at once. With one finger both screens send dot, but for different reasons:
// beside the board, its pan never gets the touch; in the board, its pan is excluded.
// 4 needs a finger that crosses both lines: it rests until the press begins, and then it moves.
// The trap in 4: a finger that moves first makes the long press fail on both screens.
func scriptsThatTellApart() -> [[TouchStep]] {
  [
    [
      .down(x: 160, y: 200), .wait(0.08), .up(), .wait(0.1), .down(x: 160, y: 200), .wait(0.08),
      .up(),
    ],
    [.down(x: 100, y: 200), .wait(0.1), .move(x: 180, y: 200), .wait(0.1), .up()],
    [
      .down(x: 50, y: 150), .move(x: 50, y: 170), .down(2, x: 250, y: 350),
      .move(2, x: 250, y: 370), .up(), .up(2),
    ],
    [.down(x: 160, y: 200), .wait(0.6), .move(x: 190, y: 200), .up()],
  ]
}
