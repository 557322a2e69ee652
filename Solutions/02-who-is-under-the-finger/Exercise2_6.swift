import ExerciseKit

// 1 needs a point that two siblings share, and list and card overlap from (100, 60) to (180, 180).
// 2 needs a point on the hidden toast, where UIKit finds what is behind it.
// 3 needs a point where converting matters. The card reaches from 100 to 220 on the screen, but if
// it takes 200 for its own x, it finds this beyond its width of 120.
// 4 needs a point on what hangs out of the list, because row ends at 230 and the list at 180. No
// other view may be in front there.
// The trap is that a point that differs for one mistake may hit the same view for another reason.
// Follow both searches to their ends before you trust a touch.
func touchesThatTellApart() -> [CGPoint] {
  [
    CGPoint(x: 120, y: 150), CGPoint(x: 260, y: 30), CGPoint(x: 200, y: 100),
    CGPoint(x: 200, y: 40),
  ]
}
