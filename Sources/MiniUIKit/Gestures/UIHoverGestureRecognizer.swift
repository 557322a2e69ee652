/// Recognizes a pointer above a view; this phone has none, so it never recognizes anything (GR-102).
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// A finger is no pointer.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    assign(.failed, because: "no pointer")
  }

  override var nameOfKind: String { "hover" }
}
