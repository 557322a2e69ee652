import ExerciseKit

/// Exercise 2.6 ★★ · tell apart · 10 minutes
///
/// Four people wrote a hit test, each with one mistake, and every view of this screen uses it. For
/// each of the four, give one touch for which it finds another view than UIKit's: 1 asks the
/// subviews from the back, 2 forgets the gates, 3 hands the point down unconverted, 4 asks the
/// subviews even where its own area ends.
///
///     screen               (0, 0)     300 × 300
///     ├─ list              (20, 20)   160 × 200
///     │  └─ row            (10, 10)   200 × 60   in list, hangs out on the right
///     ├─ card              (100, 60)  120 × 120
///     │  └─ pin            (70, 70)   40 × 40    in card
///     └─ toast             (150, 20)  120 × 60, hidden
///
/// Worked touch: (290, 290) tells none of them apart; all of them find screen.
func touchesThatTellApart() -> [CGPoint] {
  todo("2.6", [.zero, .zero, .zero, .zero])
}
