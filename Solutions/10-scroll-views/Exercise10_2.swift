import ExerciseKit

// 1 and 6: the finger is lifted before the 0.15 s are over. The hold ends with the lift, and the
// content hears began and ended at once.
// 2: after 0.15 s photo hears began. The drag then takes the touch: a plain view gives it back.
// 3: the pan begins before the hold is over, so buy never hears the finger.
// 4: buy has heard of it and is a control: touchesShouldCancel says no, and nothing scrolls. The
// finger is lifted less than 70 points away, which counts as inside (chapter 6).
// 5: nine points are no drag, so nobody takes the touch. 7: with the tenth it is one.
// The trap: thinking that a touch which scrolls was on the content first. Only slow ones are.
func whatTheContentHears() -> [[String]] {
  func words(_ text: String) -> [String] { text.split(separator: " ").map { String($0) } }
  return [
    words("began ended"), words("began cancelled scrolls"), words("scrolls"),
    words("touchDown touchDragInside touchUpInside"), words("began moved ended"),
    words("touchDown touchUpInside"), words("began cancelled scrolls"),
  ]
}
