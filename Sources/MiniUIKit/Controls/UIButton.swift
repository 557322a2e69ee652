/// A control that is tapped.
open class UIButton: UIControl {
  /// Keeps a foreign one-finger tap from beginning (CT-40).
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    !isForeignTap(gestureRecognizer)
  }

  override var hasPrimaryAction: Bool { true }

  override var nameOfKind: String { "button" }
}
