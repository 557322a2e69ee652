import ExerciseKit

/// Exercise 7.2 ★★ · order · 8 minutes
///
/// A note lies on a card. In each line one recognizer sits on the note (in line 8 on the card), and
/// nothing is set but what the line says. Which touches methods does the note hear, in which order:
/// `"began"`, `"moved"`, `"ended"`, `"cancelled"`? Times don't matter. Where it hears none, leave
/// the list empty. In this engine a tap may last 0.75 seconds.
///
///     1   tap                                         a quick tap
///     2   tap, cancelsTouchesInView = false           a quick tap
///     3   tap, delaysTouchesBegan = true              a quick tap
///     4   tap, delaysTouchesBegan = true              down, 2 seconds, up
///     5   double tap                                  one quick tap, then nothing
///     6   long press                                  down, 0.6 seconds, a move, up
///     7   long press, cancelsTouchesInView = false    down, 0.6 seconds, a move, up
///     8   tap, on the card                            a quick tap on the note
///
/// Worked touch: a long press and a quick tap give began, ended, because the press fails.
func whatTheNoteHears() -> [[String]] {
  todo("7.2", [[], [], [], [], [], [], [], []])
}
