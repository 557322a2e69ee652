import ExerciseKit

// 1 needs a drag within the delay: a usual photo hears nothing of it, this one began and cancelled.
// 2 needs a drag after the delay, from photo: a usual list takes the touch back.
// 3 needs a drag after the delay, from buy: from photo both lists take it.
// 4 needs a drag down at the top: a list that gives way scrolls, and one that does not declines.
// The trap: a tap for 1. Photo hears began and ended in both lists; only the time differs, and a
// test that looks at the end of the touch does not see it.
func touchesThatTellListsApart() -> [[TouchStep]] {
  [
    [.down(x: 50, y: 150), .move(x: 50, y: 110), .wait(0.3), .up()],
    [.down(x: 50, y: 150), .wait(0.3), .move(x: 50, y: 110), .up()],
    [.down(x: 50, y: 225), .wait(0.3), .move(x: 50, y: 185), .up()],
    [.down(x: 50, y: 150), .move(x: 50, y: 190), .wait(0.3), .up()],
  ]
}
