import ExerciseKit

// The search runs as always, and only its last step is another one. Where the sheet would answer
// with itself, no subview wants the finger. There the sheet asks the handle, which gets points above
// the panel in this way. If the handle says no, the answer is nil, and the search goes on behind the
// sheet.
// Everything else stays UIView's: gates, order from the front, deepest view first. So hidden
// subviews, rows in the panel and a compass beside it need no line of their own.
// Asking `hitTest` of the handle, and not its area alone, leaves its gates to it. The point has to
// be converted first.
// One trap is isUserInteractionEnabled = false on the sheet. That shuts the gate for the panel too,
// and the map gets every touch. Another is to ask the handle first: a compass in front of it would
// get no finger there.
final class Sheet: UIView {
  weak var handle: UIView?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit === self else { return hit }
    return handle.flatMap { $0.hitTest(convert(point, to: $0), with: event) }
  }
}
