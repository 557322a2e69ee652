import ExerciseKit

/// Exercise 5.4 ★★ · write · 10 minutes
///
/// The return key leads to the next of `fields`, by their order there, that can become first
/// responder now. One that can't is passed over, whatever the reason. If none after it can, the
/// field resigns. The keyboard stays up between two fields; in this engine it goes down as soon as
/// a field resigns.
///
///     fields   [ name ]  [ street (off) ]  [ city ]
///     return   name → city, city → nothing
///
/// Worked case: of two fields the first is off; return in the second: it resigns.
/// Some fields have delegates of their own. No field has a target for `editingDidEndOnExit`, so
/// what the method returns does not matter.
/// Out of scope: a field that is not in `fields`, not on the screen, or can't resign.
class ReturnKey: UITextFieldDelegate {
  var fields: [UITextField] = []

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    todo("5.4", true)
  }
}
