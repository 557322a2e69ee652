import ExerciseKit

// The search runs as always; only its last step is taken back. "Myself: nobody in me wants it"
// becomes "nobody at all", and the superview goes on to the map behind.
// Everything else stays UIView's: gates, order from the front, deepest view first. So hidden
// subviews, rows in the panel and a compass beside it need no line of their own.
// One trap: isUserInteractionEnabled = false on the sheet. That shuts the gate for the panel too,
// and the map gets every touch.
// Another: naming the superview or the map. An answer ends the search; nil lets it go on, to the
// deepest view behind.
final class Sheet: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
