import MiniUIKit

final class EndedForCancelled: UIView {
  private(set) var isLit = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = true
    super.touchesBegan(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = false
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchesEnded(touches, with: event)
  }
}

/// Passes everything on, and is never released.
final class KeyStaysDown: UIView {
  private(set) var isLit = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = true
    super.touchesBegan(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = false
    super.touchesCancelled(touches, with: event)
  }
}
