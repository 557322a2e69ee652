import ExerciseKit

/// Keeps places, not touches.
///
/// The finger is one object from began to ended. If you keep it four times, you have four references
/// to the same object, and all four say where it is now. A point is a value, and a value that has
/// been read stays as it was.
///
/// The trap is to keep the event instead, which doesn't help, because one event object is used for
/// all. And read the place in the view's own coordinates while the touch is handed over.
final class TrailView: UIView {
  private(set) var trail: [CGPoint] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    trail = []
    note(touches)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }

  private func note(_ touches: Set<UITouch>) {
    trail += touches.map { $0.location(in: self) }
  }
}
