import ExerciseKit

// play is drawn from (250, 110) to (274, 134) on the screen; its area reaches from (240, 100) to
// (284, 144). (245, 120) lies in it and in page, so play is hit beside what is drawn.
// (282, 120) lies in the area too, but page ends at 280. page declines and play is never asked.
// share's area reaches from (118, 238) to (162, 282). (122, 245) lies in it, and left of cover,
// which begins at 140: share.
// (150, 255) is drawn share, and cover lies in front of it and reaches down to 260: cover.
// (162, 280) lies on the area's right edge, which does not belong to it: page.
// (279, 105) lies beyond two sides of what is drawn of play, and in its area and in page: play again.
// The trap: looking at the areas alone. An area counts only where everybody above agrees and nobody
// in front is faster.
func whoIsHit() -> [String] {
  ["play", "root", "share", "cover", "page", "play"]
}
