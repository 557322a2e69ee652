import ExerciseKit

// 1: the primary action would do as well, but not both: they come with the same lift.
// 2, 3: the border has an event for each direction, and the down and the loss have their own.
// 4: two events for one thought, as a lift beside the button is a lift.
// 5: the first place is asked once, the second at each move; touchDown would do for the first.
// 6: a program sends no event and asks no method, so the property itself has to tell.
// The trap is 6: valueChanged sounds like it, and with didSet it would run twice for a finger.
func whereCodeIsCalled() -> [[String]] {
  [
    ["touchUpInside"],
    ["touchDown", "touchDragEnter"],
    ["touchDragExit", "touchCancel"],
    ["touchUpInside", "touchUpOutside"],
    ["beginTracking", "continueTracking"],
    ["didSet"],
  ]
}
