import ExerciseKit

/// Exercise 7.2 ★ · order · 8 minutes
///
/// A note lies on a card. One recognizer sits on the note, unless the card is named; nothing else
/// is set. Which of its touches methods does the note hear, in order: `"began"`, `"moved"`,
/// `"ended"`, `"cancelled"`? Times do not matter. Where it hears nothing, leave the list empty.
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
/// Worked touch: a long press and a quick tap give began, ended.
func whatTheNoteHears() -> [[String]] {
  todo("7.2", [[], [], [], [], [], [], [], []])
}
