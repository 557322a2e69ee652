import ExerciseKit

// Every drag has the same four calls in this order: it begins, the content follows, it is about to
// end (here the target can still be changed), and it has ended.
// 2 and 3 continue alone after that, because the finger had a speed. In 3 the content is beyond its
// edge; to the delegate the way back is a deceleration like the way on in 2.
// 4 and 7 look alike and differ, because the delegate is called if contentOffset is assigned and
// not called if bounds is. 5 is not a drag, so its end has a call of its own.
// 6: fewer than 10 points are not a drag.
// The trap: stopping a timer only in didEndDecelerating, which never comes in 1.
func whatTheDelegateHears() -> [[String]] {
  func words(_ text: String) -> [String] { text.split(separator: " ").map { String($0) } }
  let drag = words("willBeginDragging didScroll willEndDragging didEndDragging")
  let motion = words("willBeginDecelerating didScroll didEndDecelerating")
  return [
    drag, drag + motion, drag + motion, words("didScroll"),
    words("didScroll didEndScrollingAnimation"), [], [],
  ]
}
