import ExerciseKit

// Return alone ends nothing: it asks the delegate, and the delegate decides which field is next.
// Whether a field can become first responder, nobody knows but the call: the field may be disabled,
// or its class says no, or its delegate. So the fields after this one are asked in their order,
// until one answers true.
// A refused call changes nothing. One that is granted makes the old one resign, and the keyboard
// stays.
// The trap: asking isEnabled or canBecomeFirstResponder, and not looking at the call's answer.
class ReturnKey: UITextFieldDelegate {
  var fields: [UITextField] = []

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    guard let place = fields.firstIndex(where: { $0 === textField }) else { return true }
    let hasLeft = fields.dropFirst(place + 1).contains { $0.becomeFirstResponder() }
    if !hasLeft { textField.resignFirstResponder() }
    return true
  }
}
