/// A line of text to edit.
///
/// It recognizes taps and long presses itself, which make it first responder (FR-12, CT-47, CT-50).
open class UITextField: UIControl, UIKeyInput {
  /// The object that is asked and told.
  ///
  /// [model] Kept alive in the browser, where there are no weak references.
  open var delegate: (any UITextFieldDelegate)? {
    get { delegateBox?() }
    set { delegateBox = newValue.map { delegate in Self.box(delegate) } }
  }
  private final var delegateBox: (() -> (any UITextFieldDelegate)?)?

  /// The text.
  open var text: String? = ""
  /// Whether the field is first responder and edits.
  open var isEditing: Bool { edits }
  private final var edits = false
  /// Where the end is reported, should the field be off the screen by then.
  private final var editingTracer: Tracer?
  private final var ownInputView: UIView?
  private final var ownAccessoryView: UIView?

  /// True, if the field is enabled.
  ///
  /// That a disabled one refuses is our choice; nothing is published (FR-3).
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

  /// Makes a field that recognizes taps and long presses.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    for recognizer in [
      UITextFieldTapGestureRecognizer(), UITextFieldLongPressGestureRecognizer(),
    ] {
      recognizer.allowedPressTypes = []  // a button does not tap into a field [model]
      addGestureRecognizer(recognizer)
    }
  }

  /// Whether there is any text.
  open var hasText: Bool { !(text ?? "").isEmpty }

  /// Adds a text, if the delegate agrees; a line break is the return key (FR-14).
  open func insertText(_ text: String) {
    if text == "\n" { return pressReturn() }
    let old = self.text ?? ""
    guard mayReplace(NSRange(location: old.utf16.count, length: 0), with: text) else { return }
    self.text = old + text
    sendActions(for: .editingChanged)
  }

  /// Takes the last character away, if the delegate agrees (FR-14).
  open func deleteBackward() {
    guard let old = text, let last = old.last else { return }
    let length = String(last).utf16.count
    let range = NSRange(location: old.utf16.count - length, length: length)
    guard mayReplace(range, with: "") else { return }
    text = String(old.dropLast())
    sendActions(for: .editingChanged)
  }

  /// What the return key does unless the delegate says no (FR-14).
  ///
  /// A target for `editingDidEndOnExit` ends editing, whatever its action does.
  private final func pressReturn() {
    guard ask("shouldReturn", { $0.textFieldShouldReturn(self) }) else { return }
    sendActions(for: .primaryActionTriggered)
    let endsEditing = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    if endsEditing { resignFirstResponder() }
  }

  private final func mayReplace(_ range: NSRange, with new: String) -> Bool {
    ask("shouldChangeCharacters") {
      $0.textField(self, shouldChangeCharactersIn: range, replacementString: new)
    }
  }

  override var mayBecomeFirst: Bool {
    ask("shouldBeginEditing") { $0.textFieldShouldBeginEditing(self) }
  }
  override var mayResignFirst: Bool {
    ask("shouldEndEditing") { $0.textFieldShouldEndEditing(self) }
  }

  override func didBecomeFirst() {
    edits = true
    editingTracer = tracer
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    tracer?.report(.notify(name, "didBeginEditing"))
  }

  override func didResignFirst() {
    edits = false
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
    editingTracer?.report(.notify(name, "didEndEditing"))
    if !edits { editingTracer = nil }
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

/// The tap by which a text field becomes first responder (CT-47).
///
/// It is deeper than any recognizer of a superview, and so goes first (GR-23) and excludes the tap
/// of a superview (GR-60). [model] One tap; it takes the touch from the field.
final class UITextFieldTapGestureRecognizer: UITapGestureRecognizer {
  override func didReport(_ state: State) {
    if state == .ended { view?.becomeFirstResponder() }
  }
}

/// The long press by which a text field becomes first responder, when it begins (CT-50). [model: the
/// moment]
final class UITextFieldLongPressGestureRecognizer: UILongPressGestureRecognizer {
  override func didReport(_ state: State) {
    if state == .began { view?.becomeFirstResponder() }
  }

  override var nameOfKind: String { "hold" }
}
