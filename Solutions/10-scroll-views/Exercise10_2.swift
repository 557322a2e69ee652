import ExerciseKit

// 1 and 6: the finger is lifted before the 0.15 s are over. That ends the hold, and the content
// hears began and ended at once.
// 2: after 0.15 s photo hears began. Then the drag takes the touch, because photo is a plain view.
// 3: the pan begins before the hold is over, so buy never learns about the finger.
// 4: buy has the touch and is a control, so touchesShouldCancel says no, and nothing scrolls. The
// finger is lifted less than 70 points away, which counts as inside (chapter 6).
// 5: nine points are not a drag yet, so photo keeps its touch. 7: with the tenth point it is one.
// The trap: thinking that every touch that scrolls was on the content first. Only slow ones are.
func whatTheContentHears() -> [[String]] {
  func words(_ text: String) -> [String] { text.split(separator: " ").map { String($0) } }
  return [
    words("began ended"), words("began cancelled scrolls"), words("scrolls"),
    words("touchDown touchDragInside touchUpInside"), words("began moved ended"),
    words("touchDown touchUpInside"), words("began cancelled scrolls"),
  ]
}
