import ExerciseKit

/// Exercise 8.8 ★★★ · write · 30 minutes
///
/// A finger is lifted. Which recognizers act, and in which order? Any two are on one branch. Those
/// with `isThere` would recognize now; the others stay possible. The list shows them in the order
/// they were added. When one acts, all that it excludes fail, and so do all that wait for it, even
/// if allowed. When one fails, those that waited for it may act in this same event. There are no
/// circles and no double taps.
///
///     name   depth  isThere  waitsFor   allows
///     open   2      yes      []         []
///     zoom   1      no       []         []
///     bars   1      yes      [zoom]     []
///
/// Worked list: here `open` acts alone; without it, none acts. If `open` allows `bars`, both act,
/// because `zoom` fails.
/// Out of scope: lists in which it matters how soon a loser fails.
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
  /// Which ones must fail before it may recognize; a name that is not in the list does not count.
  var waitsFor: [String] = []
  /// Beside which ones its delegate lets it recognize; of two delegates, one that allows it is enough.
  var allows: [String] = []
}
