import ExerciseKit

/// Exercise 12.1 ★★ · write · 10 minutes
///
/// A sheet is as large as the screen, so that its panel can slide over it. Where no subview of the
/// sheet takes the finger, it must reach what lies behind. There is one exception: the handle's
/// `point(inside:with:)` also accepts points above the panel, which no view offers it. Where no other
/// view takes such a point, the handle must be hit. The sheet, its subviews and the handle may be
/// hidden or off, the handle also nil; subviews may stand beside the panel.
///
///     sheet  (0, 0) 300 × 400          behind it: a map and what lies on it
///       panel  (0, 200) 300 × 200      and in it row (20, 40) 260 × 44
///         handle  (125, 8) 50 × 6      accepts 20 points more on each side
///       compass  (240, 20) 40 × 40
///
/// Worked touch: (150, 195) hits handle.
/// Out of scope: views that hang out of the sheet, the handle of a panel that is hidden or off.
final class Sheet: UIView {
  /// The panel's handle.
  weak var handle: UIView?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    todo("12.1", super.hitTest(point, with: event))
  }
}
