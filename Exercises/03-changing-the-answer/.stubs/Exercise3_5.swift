import ExerciseKit

/// Exercise 3.5 ★ · write · 8 minutes
///
/// The bar has a raised button whose upper half hangs out and is dead. Bring it to life: everywhere
/// in its own area the button is hit, or what lies in it, wherever it hangs out. A button that is off,
/// in this engine also a disabled one, is not hit: the touch goes where it would go without it. While
/// the bar is off, so is everything in it. All other touches stay as they are.
///
///     list
///     ├──────────╭──────╮──────────┐
///     │ bar      │raised│          │
///     │          ╰──────╯  [home]  │
///     └────────────────────────────┘
///
/// `raised` is a subview of the bar, or nil.
/// Worked touch: a finger on home still hits home.
/// Out of scope: siblings in front of the raised button; other views that hang out.
class RaisedBar: UIView {
  var raised: UIView?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    todo("3.5", super.hitTest(point, with: event))
  }
}
