import ExerciseKit

/// Exercise 3.3 ★★ · write · 12 minutes
///
/// A clear HUD lies over the whole app, and in December a clear view with snowflakes over both. Since
/// then no finger gets anywhere. Users want to tap the page through both, as it would be tapped
/// without them. What lies in the HUD or in its `column` stays touchable. The snow and its flakes
/// can be seen as before, and never take a touch. A HUD or column that is off stays off, with
/// everything in it. How you do it is your choice.
///
///     app
///     ├─ page             under the HUD
///     ├─ hud              as large as the app, clear
///     │  └─ column        as large as the HUD, clear
///     │     └─ banner     a plain view
///     │        └─ undo    a button in it
///     └─ snow             as large as the app, clear
///        └─ flake         a view, of any class
///
/// Worked touch: a finger on undo hits undo, under a flake, too.
/// Out of scope: windows, views that lie behind the column.
class HUD: UIView {
  /// Where the banners stand.
  weak var column: UIView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    todo("3.3")
  }
}

class Snow: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    todo("3.3")
  }
}
