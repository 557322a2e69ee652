import ExerciseKit

/// Exercise 8.2 ★ · order · 8 minutes
///
/// Which actions are sent, in which order, until everything is quiet? `bars` waits until `zoom` has
/// failed; no other recognizer waits, and there are no delegates. A long press sends its action when
/// it begins, whenever it changes, and when it ends. In this engine a double tap goes before a tap
/// that is complete at the same moment, even a deeper one.
///
///     page     (0, 0)     320 × 480    zoom (double tap), bars (tap)
///     └─ card  (40, 100)  240 × 120    open (tap), menu (long press)
///
///     1  a tap at (160, 400)            4  two quick taps at (160, 150)
///     2  two quick taps at (160, 400)   5  a finger rests for 0.6 s at (160, 150), and lifts
///     3  a tap at (160, 150)            6  two taps at (160, 400), 0.6 s apart
///
/// Worked touch: three quick taps at (160, 400) send zoom, bars.
func whatIsSent() -> [[String]] {
  todo("8.2", [[""], [""], [""], [""], [""], [""]])
}
