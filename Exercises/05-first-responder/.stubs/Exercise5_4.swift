import ExerciseKit

/// Exercise 5.4 ★★ · write · 10 minutes
///
/// The return key makes the next enabled field of `fields` first responder. Where no enabled field
/// comes after it, the field resigns. The keyboard stays up between two fields; in this engine it
/// goes down as soon as a field resigns.
///
///     fields   [ name ]  [ street (off) ]  [ city ]
///     return   name → city, city → nobody
///
/// Worked case: of two fields the first is off; return in the second: it resigns.
/// Out of scope: fields that refuse. What the method returns does not matter here.
class ReturnKey: UITextFieldDelegate {
  var fields: [UITextField] = []

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    todo("5.4", true)
  }
}
