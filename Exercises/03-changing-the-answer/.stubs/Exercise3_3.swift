import ExerciseKit

/// Exercise 3.3 ★ · finish · 5 minutes
///
/// A transparent HUD lies over the whole app, and since then nothing below it can be tapped. Its
/// banners stand in a `column`, which is as clear and as large as the HUD. Finish the hit test:
/// where only the HUD or its column would be hit, the touch goes where it would go without the HUD.
/// Everything else in the HUD stays touchable as it is now. A HUD that is off stays off, with
/// everything in it.
///
///     app
///     ├─ page             under the HUD
///     └─ hud              as large as the app, clear
///        └─ column        as large as the HUD, clear
///           └─ banner     a plain view, stays touchable
///              └─ undo    a button in it
///
/// Worked touch: a finger on undo hits undo, as it does now.
/// Out of scope: windows, views that lie behind the column.
class HUD: UIView {
  /// Where the banners stand.
  weak var column: UIView?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return todo("3.3", hit)
  }
}
