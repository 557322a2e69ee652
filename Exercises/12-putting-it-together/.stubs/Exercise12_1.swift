import ExerciseKit

/// Exercise 12.1 ★ · write · 5 minutes
///
/// A sheet is as large as the screen, so that its panel can slide over all of it. Where no subview
/// of the sheet takes the finger, the finger must reach what lies behind. The sheet and its subviews
/// may be hidden or off; subviews may stand beside the panel.
///
///     sheet  (0, 0) 300 × 400          behind it: a map and what lies on it
///       panel  (0, 200) 300 × 200      and in it row (20, 40) 260 × 44
///       compass  (240, 20) 40 × 40
///
/// Worked touch: (30, 250) hits row.
/// Out of scope: views that hang out of the sheet.
final class Sheet: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    todo("12.1", super.hitTest(point, with: event))
  }
}
