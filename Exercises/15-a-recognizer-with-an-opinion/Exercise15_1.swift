import ExerciseKit

/// Exercise 15.1 ★ · trace · 6 minutes
///
/// `child` lies in `parent`, and each has a `TapGesture`. A finger taps `child`. Which of the two
/// taps runs its `onEnded`? Answer `"child"`, `"parent"`, `"both"` or `"neither"`. What the table
/// doesn't say is as plain as can be: `.gesture(tap)`, and everything can be hit.
///
///         parent                                   child
///      1  gesture                                  gesture
///      2  highPriorityGesture                      gesture
///      3  simultaneousGesture                      gesture
///      4  simultaneousGesture                      highPriorityGesture
///      5  gesture                                  gesture, then allowsHitTesting(false)
///      6  gesture, including: .gesture             gesture
///      7  highPriorityGesture, incl. .subviews     gesture
///      8  simultaneousGesture, incl. .none         gesture
///
/// In 5 another piece of the parent's, without a gesture, lies behind `child`.
/// Worked touch: only `parent` has a gesture, and the finger taps `child`: parent.
func whoActs() -> [String] {
  todo("15.1", ["", "", "", "", "", "", "", ""])
}
