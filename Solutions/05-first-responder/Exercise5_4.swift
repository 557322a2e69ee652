import ExerciseKit

// Return alone ends nothing: it asks the delegate, and the delegate decides which field is next.
// `dropFirst(place + 1)` are the fields after this one; the first enabled one of them is next.
// Handing over needs no resign: the new first responder makes the old one resign, and so the
// keyboard stays.
// The trap: resigning first and becoming afterwards. It ends in the same place, but in between
// nothing is first responder, and the keyboard goes down and comes up again.
class ReturnKey: UITextFieldDelegate {
  var fields: [UITextField] = []

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    guard let place = fields.firstIndex(where: { $0 === textField }) else { return true }
    if let next = fields.dropFirst(place + 1).first(where: { $0.isEnabled }) {
      next.becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
    }
    return true
  }
}
