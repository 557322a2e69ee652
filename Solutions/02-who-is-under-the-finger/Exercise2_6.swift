import ExerciseKit

// 1 needs a point that two siblings share: list and card overlap from (100, 60) to (180, 180).
// 2 needs a point on the hidden toast, where UIKit finds what is behind it.
// 3 needs a point where converting matters: card reaches from 100 to 220 on the screen, but a card
// that takes 200 for its own x finds it beyond its width of 120.
// 4 needs a point on what hangs out of the list: row ends at 230, the list at 180; and nothing
// else may lie in front there.
// The trap: a point that differs for one mistake may hit the same view for another reason. Follow
// both searches to their ends before you trust a touch.
func touchesThatTellApart() -> [CGPoint] {
  [
    CGPoint(x: 120, y: 150), CGPoint(x: 260, y: 30), CGPoint(x: 200, y: 100),
    CGPoint(x: 200, y: 40),
  ]
}
