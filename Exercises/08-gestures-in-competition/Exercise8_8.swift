import ExerciseKit

/// Exercise 8.8 ★★★ · write · 30 minutes
///
/// A finger is lifted. Which recognizers act in this event, and in which order? Their views lie on
/// one branch. One that `isThere` would recognize now; the others are still possible, and wait for
/// none. The list is in the order of adding. A recognizer that acts makes all fail that it
/// excludes, and all that wait for it, allowed or not. What waited for a loser may act in this same
/// event. There are no circles and no double taps.
///
///     name   depth  isThere  waitsFor   allows
///     open   2      yes      []         []
///     zoom   1      no       []         []
///     bars   1      yes      [zoom]     []
///
/// Worked list: here open acts alone; without open, none does.
/// Out of scope: lists where it matters whether losers fail at once or after all that are free acted.
func whoActs(among contenders: [Contender]) -> [String] {
  todo("8.8", [])
}

/// A recognizer that has the finger.
struct Contender {
  /// Its name; no two have the same.
  var name: String
  /// How deep its view lies; a larger number is deeper.
  var depth: Int
  /// Whether it would recognize now.
  var isThere = true
  /// Who must fail before it may recognize; names of others than contenders do not count.
  var waitsFor: [String] = []
  /// Beside whom its delegate lets it recognize; the yes of one of two is enough.
  var allows: [String] = []
}
