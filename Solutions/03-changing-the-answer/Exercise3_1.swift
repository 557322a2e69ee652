import ExerciseKit

// `play` is drawn from (250, 110) to (274, 134) on the screen, so its area reaches from (240, 100)
// to (284, 144). The point (245, 120) lies in the area and in `page`, so `play` is hit beside what
// is drawn.
// (282, 120) lies in the area too, but `page` ends at x = 280, so `page` declines and `play` is
// never asked.
// The area of `share` reaches from (118, 238) to (162, 282). It contains (122, 245), which is to
// the left of `cover`, because `cover` begins at x = 140. So `share` is hit.
// (150, 255) is on what is drawn of `share`, but `cover` lies in front of it there and reaches down
// to y = 260.
// (162, 280) lies on the right edge of the area, and a right edge is outside, so the answer is
// `page`.
// (279, 105) lies beyond two sides of what is drawn of `play`, but inside its area and inside
// `page`.
// The trap is to look at the areas alone. An area counts only where every view above agrees and no
// view in front is asked first.
func whoIsHit() -> [String] {
  ["play", "root", "share", "cover", "page", "play"]
}
