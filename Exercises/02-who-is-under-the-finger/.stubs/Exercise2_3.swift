import ExerciseKit

/// Exercise 2.3 ★ · write · 6 minutes
///
/// Say whether a view is switched on, as far as the gates decide: whether the view and everything
/// it lies in let a finger through. Where the finger is does not matter here.
///
///     panel (hidden)
///     └─ button           → false: its panel is off
///
///     panel
///     └─ button (alpha 0.5) → true
///
/// Worked case: a label on its own is off, because a UILabel is not enabled for interaction.
/// Out of scope: disabled controls, animations, windows.
func isSwitchedOn(_ view: UIView) -> Bool {
  todo("2.3", false)
}
