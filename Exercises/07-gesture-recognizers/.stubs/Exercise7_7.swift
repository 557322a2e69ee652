import ExerciseKit

/// Exercise 7.7 ★★ · tell apart · 10 minutes
///
/// Each pair of recognizers sits on a note of its own. For each, give one script after which the
/// two notes have heard different touches methods. Only which ones and in which order counts, not
/// when. Nothing else is set.
///
///     1   tap                  tap, cancelsTouchesInView = false
///     2   tap                  tap, delaysTouchesBegan = true
///     3   double tap           double tap, delaysTouchesEnded = false
///     4   long press           long press, minimumPressDuration = 1 (the default is 0.5)
///
///     the note: x 100 … 300, y 100 … 300       .wait(0.2) lets time pass
///
/// Worked touch: `[.down(x: 20, y: 20), .up()]` tells none apart.
///
/// Out of scope: several fingers.
func touchesThatTellRecognizersApart() -> [[TouchStep]] {
  todo("7.7", [[], [], [], []])
}
