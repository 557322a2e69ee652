import ExerciseKit

// 1 needs a place that is outside the bounds and inside the tolerance: 10 points below will do.
// 2 needs a place between 70 and 100 points away.
// 3 needs a place at a side: 240 is 40 points beside 200, and no point above or below tells the two
// apart.
// 4 needs a way: far out, and then back in. The place alone does not tell it.
// The trap: beginning outside. A touch that does not begin on dial is never followed, and four
// controls that send nothing cannot be told apart.
func touchesThatTellDialsApart() -> [[TouchStep]] {
  [
    [.down(x: 150, y: 220), .move(x: 150, y: 250), .up()],
    [.down(x: 150, y: 220), .move(x: 150, y: 320), .up()],
    [.down(x: 150, y: 220), .move(x: 240, y: 220), .up()],
    [.down(x: 150, y: 220), .move(x: 150, y: 400), .move(x: 150, y: 220), .up()],
  ]
}
