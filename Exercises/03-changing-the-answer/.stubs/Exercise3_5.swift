import ExerciseKit

/// Exercise 3.5 ★★ · write · 12 minutes
///
/// The bar has a raised button whose upper half hangs out and is dead. Bring it to life: wherever
/// the button can be seen it is hit, and what lies in it too. When the button or the bar is
/// switched off, the touch goes where it would go without it.
///
///     list
///     ├──────────╭──────╮──────────┐
///     │ bar      │raised│          │
///     │          ╰──────╯  [home]  │
///     └────────────────────────────┘
///
/// Worked touch: a finger on home still hits home.
/// Out of scope: siblings in front of the raised button. A disabled button counts as off here.
class RaisedBar: UIView {
  var raised: UIView?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    todo("3.5", super.hitTest(point, with: event))
  }
}
