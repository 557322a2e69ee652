/// What can be typed into; its adopters get the system's keyboard (FR-13).
public protocol UIKeyInput: AnyObject {
  /// Whether there is any text.
  var hasText: Bool { get }
  /// Adds a text.
  func insertText(_ text: String)
  /// Takes the last character away.
  func deleteBackward()
}

extension UIResponder {
  /// This responder as something to type into, if it is.
  final var keyInput: (any UIKeyInput)? {
    #if hasFeature(Embedded)
      self as? UITextField  // Embedded Swift cannot ask for a protocol
    #else
      self as? any UIKeyInput
    #endif
  }
}
