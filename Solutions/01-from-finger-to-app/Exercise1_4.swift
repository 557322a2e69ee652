import ExerciseKit

/// Keeps places, not touches.
///
/// The finger is one object from began to ended. Whoever keeps it four times has four references to
/// the same object, and asks it four times where it is now. Values are copies: a point that has
/// been read stays as it was.
///
/// The trap: keeping the event instead does not help; one event object is used again for all. And
/// the place must be asked for in the view's own coordinates while the touch is handed over.
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
