import ExerciseKit

/// Exercise 8.8 ★★★ · write · 30 minutes
///
/// One finger is lifted. Who acts in that event, in which order? All views lie on one branch. Who
/// `isThere` would recognize now; the others are still possible, and wait for nobody. The list is
/// in the order of adding. Nobody waits in a circle.
///
///     name   depth  isThere  waitsFor   allows        one yes allows both
///     open   2      yes      []         []
///     zoom   1      no       []         []
///     bars   1      yes      [zoom]     []
///
/// Worked list: here open acts alone; without open, nobody does.
/// Out of scope: cases where it matters whether losers fail at once or after all who may have acted.
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
  /// With whom its delegate lets it recognize at once.
  var allows: [String] = []
}
