import ExerciseKit

/// Exercise 1.7 ★★ · tell apart · 7 minutes
///
/// Three apps count touches in `sendEvent`, and all say 1 for a tap:
///
///     Halves    counts its calls and halves the number, rounded down
///     Begans    counts the touches in phase began
///     Lifts     counts the touches in phase ended
///
/// Write two scripts: after the first, Halves and Begans disagree; after the second, Begans and
/// Lifts. Each begins on an untouched phone, and ends when all its touches are over.
/// The screen is one view. Each step but a wait is an event of its own.
///
/// Worked script: after `[.down(x: 60, y: 60), .wait(0.1), .up()]` all three agree. There are also
/// `.move(x: 90, y: 60)`, `.cancel()`, which takes a touch away, and a second finger:
/// `.down(2, x: 90, y: 90)`, `.up(2)`.
///
/// Out of scope: points outside the screen, 375 by 812.
struct Scripts {
  /// After this script Halves and Begans disagree.
  let halvesFromBegans: [TouchStep] = todo("1.7", [])

  /// After this script Begans and Lifts disagree.
  let begansFromLifts: [TouchStep] = todo("1.7", [])
}
