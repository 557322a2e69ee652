import ExerciseKit

// Every drag has the same four words, in this order: it begins, the content follows, it is about to
// end (here the target can still be changed), it has ended.
// 2 and 3 go on by themselves afterwards: 2 because the finger had a speed, 3 because the content
// lies beyond its edge. Both are told as a deceleration, also the way back of 3.
// 4 and 7 look alike and are not: assigning contentOffset tells the delegate, assigning bounds does
// not. 5 has no drag, so its end has a name of its own.
// 6: less than 10 points are no drag.
// The trap: stopping a timer in didEndDecelerating only. After 1 it never comes.
func whatTheDelegateHears() -> [[String]] {
  func words(_ text: String) -> [String] { text.split(separator: " ").map { String($0) } }
  let drag = words("willBeginDragging didScroll willEndDragging didEndDragging")
  let motion = words("willBeginDecelerating didScroll didEndDecelerating")
  return [
    drag, drag + motion, drag + motion, words("didScroll"),
    words("didScroll didEndScrollingAnimation"), [], [],
  ]
}
