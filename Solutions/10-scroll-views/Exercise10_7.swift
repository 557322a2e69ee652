import ExerciseKit

// 1 needs a drag within the delay, for which a usual photo hears nothing, and this one began and
// cancelled.
// 2 needs a drag after the delay, from photo, because there a usual list takes the touch back.
// 3 needs a drag after the delay, from buy, because from photo both lists take it.
// 4 needs a drag down at the top, where only a list that bounces begins to scroll.
// The trap: a tap for 1. Photo hears began and ended in both lists, and only the time differs.
func touchesThatTellListsApart() -> [[TouchStep]] {
  [
    [.down(x: 50, y: 150), .move(x: 50, y: 110), .wait(0.3), .up()],
    [.down(x: 50, y: 150), .wait(0.3), .move(x: 50, y: 110), .up()],
    [.down(x: 50, y: 225), .wait(0.3), .move(x: 50, y: 185), .up()],
    [.down(x: 50, y: 150), .move(x: 50, y: 190), .wait(0.3), .up()],
  ]
}
