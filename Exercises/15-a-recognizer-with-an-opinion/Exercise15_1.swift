import ExerciseKit

/// Exercise 15.1 ★ · trace · 6 minutes
///
/// `child` lies in `parent`, and each has a `TapGesture`. A finger taps `child`. Which of the two
/// taps runs its `onEnded`? Answer `"child"`, `"parent"`, `"both"` or `"neither"`. What the table
/// doesn't say is as plain as can be: `.gesture(tap)`, and everything can be hit.
///
///         parent                                   child
///      1  gesture                                  highPriorityGesture
///      2  highPriorityGesture                      highPriorityGesture
///      3  simultaneousGesture                      highPriorityGesture
///      4  gesture                                  gesture, then allowsHitTesting(false)
///      5  highPriorityGesture, incl. .subviews     highPriorityGesture
///      6  gesture, including: .gesture             highPriorityGesture
///      7  simultaneousGesture                      gesture, including: .subviews
///      8  gesture, including: .subviews            gesture, then allowsHitTesting(false)
///
/// Another piece of the parent's, without a gesture, lies behind `child`.
/// Worked touch: only `parent` has a gesture, and the finger taps `child`: parent.
func whoActs() -> [String] {
  todo("15.1", ["", "", "", "", "", "", "", ""])
}
