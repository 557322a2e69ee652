import ExerciseKit

/// Exercise 5.4 ★★ · write · 10 minutes
///
/// The return key makes the next enabled field of `fields` first responder, wherever on the screen
/// it lies. Where no enabled field comes after it, the field resigns. Fields may be enabled or
/// disabled between two returns. The keyboard stays up between two fields; in this engine it goes
/// down as soon as a field resigns.
///
///     fields   [ name ]  [ street (off) ]  [ city ]
///     return   name → city, city → nothing
///
/// Worked case: of two fields the first is off; return in the second: it resigns.
/// No field has a target for `editingDidEndOnExit`, so what the method returns does not matter.
/// Out of scope: fields that refuse, a field that is not in `fields`, one that is disabled while it
/// is edited.
class ReturnKey: UITextFieldDelegate {
  var fields: [UITextField] = []

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    todo("5.4", true)
  }
}
