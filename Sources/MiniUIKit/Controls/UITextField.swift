/// What a text field asks and tells (FR-14).
///
/// Every method has a default.
public protocol UITextFieldDelegate: AnyObject {
  /// Whether editing may begin; false keeps the field from the focus.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether editing may end; not honoured if the end is forced (FR-16).
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Editing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// The return key was pressed; the answer is for the app's own use.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Yes.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Yes.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Yes.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

/// A line of text to edit.
///
/// A tap on it makes it first responder (FR-12).
open class UITextField: UIControl, UIKeyInput {
  /// Who is asked and told.
  ///
  /// [model] Kept alive in the browser, where there are no weak references.
  public final var delegate: (any UITextFieldDelegate)? {
    get { delegateBox?() }
    set { delegateBox = newValue.map { delegate in Self.box(delegate) } }
  }
  private final var delegateBox: (() -> (any UITextFieldDelegate)?)?

  /// The text.
  public final var text: String? = ""
  /// Whether the field has the focus and edits.
  public private(set) final var isEditing = false
  /// Where the end is reported, should the field be off the screen by then.
  private final var editingTracer: Tracer?
  private final var ownInputView: UIView?
  private final var ownAccessoryView: UIView?

  /// True, if the field is enabled (FR-3).
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// What comes up instead of the keyboard; here it can be set (FR-8).
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }

  /// What lies above the keyboard; here it can be set (FR-9).
  open override var inputAccessoryView: UIView? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }

  /// A tap inside gives the field the focus (FR-12).
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isTouchInside { becomeFirstResponder() }
  }

  /// Whether there is any text.
  public final var hasText: Bool { !(text ?? "").isEmpty }

  /// Adds a text, or, for a line break, asks the delegate what return means.
  public final func insertText(_ new: String) {
    if new == "\n" {
      _ = delegate?.textFieldShouldReturn(self)
      sendActions(for: .editingDidEndOnExit)
      return
    }
    text = (text ?? "") + new
    sendActions(for: .editingChanged)
  }

  /// Takes the last character away.
  public final func deleteBackward() {
    guard hasText else { return }
    text?.removeLast()
    sendActions(for: .editingChanged)
  }

  override var mayTakeFocus: Bool {
    ask("shouldBeginEditing") { $0.textFieldShouldBeginEditing(self) }
  }
  override var mayGiveUpFocus: Bool {
    ask("shouldEndEditing") { $0.textFieldShouldEndEditing(self) }
  }

  override func didTakeFocus() {
    isEditing = true
    editingTracer = tracer
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    tracer?.report(.notify(name, "didBeginEditing"))
  }

  override func didGiveUpFocus() {
    isEditing = false
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
    editingTracer?.report(.notify(name, "didEndEditing"))
    if !isEditing { editingTracer = nil }
  }

  private final func ask(
    _ question: String, _ answer: (any UITextFieldDelegate) -> Bool
  ) -> Bool {
    guard let delegate else { return true }
    let isAllowed = answer(delegate)
    (tracer ?? editingTracer)?.report(.ask(delegate as AnyObject, question, isAllowed, about: self))
    return isAllowed
  }

  private static func box(
    _ delegate: any UITextFieldDelegate
  ) -> () -> (any UITextFieldDelegate)? {
    #if hasFeature(Embedded)
      return { delegate }
    #else
      return { [weak delegate] in delegate }
    #endif
  }

  override var nameOfKind: String { "textField" }
}
