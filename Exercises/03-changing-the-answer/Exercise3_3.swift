import ExerciseKit

/// Exercise 3.3 ★ · finish · 5 minutes
///
/// A transparent HUD lies over the whole app, and since then nothing below it can be tapped. Finish
/// its hit test: everything in the HUD stays touchable as it is now, and every other touch goes
/// where it would go without the HUD. A HUD that is off stays off, with everything in it.
///
///     app
///     ├─ page             under the HUD
///     └─ hud              as large as the app, clear
///        └─ banner        a plain view, stays touchable
///           └─ undo       a button in it
///
/// Worked touch: a finger on undo hits undo, as it does now.
/// Out of scope: windows.
class HUD: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return todo("3.3", hit)
  }
}
