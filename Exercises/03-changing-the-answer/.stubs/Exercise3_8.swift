import ExerciseKit

/// Exercise 3.8 ★★ · write · 10 minutes
///
/// Toasts float above the app, in a window of their own. Their content answers with itself for all
/// points, so it doesn't say where a toast is. Write the window: it takes touches only in regions
/// that were declared, and there it hits what its content answers. A region is declared in the
/// coordinates of `space`, a view in this window. It stays where it was then, whatever becomes of the
/// view. The same name replaces its region, and nil takes it back. As always, right and lower edges do
/// not belong to it.
///
///     window            level .alert
///     └─ content        the root view controller's view
///        └─ column
///           └─ stack    `space`, for instance
///
/// Worked touch: with nothing declared, all touches reach the app.
/// Out of scope: turned views.
class ToastWindow: UIWindow {
  func declare(_ region: CGRect?, as name: String, in space: UIView) {
    todo("3.8")
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    todo("3.8", super.point(inside: point, with: event))
  }
}
