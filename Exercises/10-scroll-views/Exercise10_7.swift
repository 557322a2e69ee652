import ExerciseKit

/// Exercise 10.7 ★★ · tell apart · 10 minutes
///
/// Four lists differ from a usual one in one thing each: 1 has `delaysContentTouches` false, 2 has
/// `canCancelContentTouches` false, 3 answers yes to every `touchesShouldCancel`, 4 has `bounces`
/// false. For each, give one touch after which what photo heard, what buy sent or whether the list
/// scrolled is different, or came in another order. When it came does not count.
///
///     on the screen:
///     list   (0, 100)  300 × 300, 900 points of content, at its top
///       photo  y 100 … 200, a plain view       buy  y 200 … 250, a button
///
/// Worked touch, which tells none of them apart:
///
///     [.down(x: 50, y: 350), .wait(0.5), .move(x: 50, y: 345), .wait(0.1), .up()]
///
/// Out of scope: several fingers.
func touchesThatTellListsApart() -> [[TouchStep]] {
  todo("10.7", [[], [], [], []])
}
