import ExerciseKit

// 1 and 5 stay within 70 points of an edge: 300 is 60 below 240, and 265 is 65 beside 200.
// That is inside, although the finger has left everything that is drawn.
// 2 is one point further. The move that crosses the border sends two events: first that the touch
// left, then where it is now. 3 does the same in both directions.
// 4 begins five points beside dial. The tolerance belongs to a touch that is followed already; to
// begin one, dial itself must be hit.
// 6: the second quick tap says touchDown like any other, and then that it is a repetition.
// The trap: writing only the crossing, or only the place. A move always tells the place.
func whatDialSends() -> [[String]] {
  [
    ["touchDown", "touchDragInside", "touchUpInside"],
    ["touchDown", "touchDragExit", "touchDragOutside", "touchDragOutside", "touchUpOutside"],
    [
      "touchDown", "touchDragExit", "touchDragOutside", "touchDragEnter", "touchDragInside",
      "touchUpInside",
    ],
    [],
    ["touchDown", "touchDragInside", "touchCancel"],
    ["touchDown", "touchUpInside", "touchDown", "touchDownRepeat", "touchUpInside"],
  ]
}
