import MiniUIKit

/// A view that may become first, or not, and notes what it is asked and told.
class EagerView: UIView {
  var mayBecome = true
  var mayResign = true
  var input: UIView?
  var accessory: UIView?
  var log: (String) -> Void = { _ in }

  override var canBecomeFirstResponder: Bool {
    log("canBecome \(name)")
    return mayBecome
  }
  override var canResignFirstResponder: Bool {
    log("canResign \(name)")
    return mayResign
  }
  override var inputView: UIView? { input }
  override var inputAccessoryView: UIView? { accessory }

  @discardableResult
  override func becomeFirstResponder() -> Bool {
    log("become \(name)")
    let isFirst = super.becomeFirstResponder()
    if isFirst { backgroundColor = .yellow }
    return isFirst
  }
  @discardableResult
  override func resignFirstResponder() -> Bool {
    log("resign \(name)")
    let hasResigned = super.resignFirstResponder()
    if hasResigned { backgroundColor = nil }
    return hasResigned
  }
}

/// A view that may become first and hears of what is not a touch; calls super, or not.
final class Listener: EagerView {
  var callsSuper = true
  var heard: [String] = []
  var on: (UIEvent?) -> Void = { _ in }

  private func hear(_ what: String, _ event: UIEvent?, _ forward: () -> Void) {
    heard.append(what)
    on(event)
    if callsSuper { forward() }
  }

  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    hear("motionBegan", event) { super.motionBegan(motion, with: event) }
  }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    hear("motionEnded", event) { super.motionEnded(motion, with: event) }
  }
  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    hear("motionCancelled", event) { super.motionCancelled(motion, with: event) }
  }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    hear("pressesBegan", event) { super.pressesBegan(presses, with: event) }
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    hear("pressesEnded", event) { super.pressesEnded(presses, with: event) }
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    hear("pressesCancelled", event) { super.pressesCancelled(presses, with: event) }
  }
  override func remoteControlReceived(with event: UIEvent?) {
    hear("remote", event) { super.remoteControlReceived(with: event) }
  }
}

/// A controller that may become first and has an accessory view.
final class EagerController: UIViewController {
  var accessory: UIView?
  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? { accessory }
}

/// A delegate that may refuse, notes what it is asked and told, and may do something meanwhile.
final class FieldDelegate: UITextFieldDelegate {
  var mayBegin = true
  var mayEnd = true
  var mayChange = true
  var returns = true
  var calls: [String] = []
  var changes: [String] = []
  var on: [String: (UITextField) -> Void] = [:]

  private func note(_ call: String, _ field: UITextField) {
    calls.append("\(call) \(field.name)")
    on[call]?(field)
  }
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    note("shouldBegin", textField)
    return mayBegin
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { note("didBegin", textField) }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    note("shouldEnd", textField)
    return mayEnd
  }
  func textFieldDidEndEditing(_ textField: UITextField) { note("didEnd", textField) }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    note("shouldReturn", textField)
    return returns
  }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    changes.append("\(range.location)+\(range.length) \(string)")
    return mayChange
  }
}

extension World {
  @discardableResult
  func addEager(_ name: String, to superview: UIView? = nil) -> EagerView {
    add(name, EagerView(frame: CGRect(20, 100, 100, 40)), to: superview)
  }

  @discardableResult
  func addField(_ name: String, y: CGFloat = 100, to superview: UIView? = nil) -> UITextField {
    add(name, UITextField(frame: CGRect(20, y, 200, 40)), to: superview)
  }

  /// Which windows the scene shows besides the app's.
  var inputWindow: UIWindow? {
    application.windowScene.windows.first { $0.name == "inputWindow" }
  }

  /// The names of the input views that are up.
  var inputs: [String] { inputWindow?.subviews.map { $0.name } ?? [] }
}
