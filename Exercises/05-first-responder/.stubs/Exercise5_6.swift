import ExerciseKit

/// Exercise 5.6 ★★ · repair · 12 minutes
///
/// When `appear()` has returned, the bar must lie at the lower edge of the screen; while a message
/// is typed, above the keyboard. `close()` ends typing, with text or without, and leaves the text
/// alone. When it has returned, the bar is at the lower edge again, and the message can be tapped
/// again. So far the bar does not show, and an empty field cannot be left: change the delegate's
/// answer or overrule it, as you like.
///
///     appear()       ……  [bar]
///     tap message    ……  [bar] [keyboard]
///     close()        ……  [bar]
///
/// Worked case: `close()` without a tap: the bar stays.
/// Out of scope: the bar's content. Delete the `todo` when you begin.
class ChatScreen: UIViewController, UITextFieldDelegate {
  let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))
  let message = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 44))

  override var inputAccessoryView: UIView? { bar }

  func appear() {
    todo("5.6")
    view.addSubview(message)
    message.delegate = self
  }

  func close() {
    view.endEditing(false)
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    textField.hasText
  }
}
