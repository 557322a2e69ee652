import ExerciseKit

/// Exercise 12.4 ★★ · write · 10 minutes
///
/// The finger lets go. Where does the panel come to rest? At 500 points a second or faster, at the
/// next detent in the finger's direction; where there is none, at the last one in that direction.
/// Slower, at the nearest detent; halfway, at the upper one.
///
///     detents   100 ........ 420 ........ 700       positive velocity: downwards
///     top 260: halfway between 100 and 420
///
/// Worked touch: let go at 650 with 30 points a second, it rests at 700.
/// The detents are sorted, and there is at least one; the panel is let go between the first and the
/// last. Out of scope: the motion.
func restingPlace(of top: Double, velocity: Double, among detents: [Double]) -> Double {
  todo("12.4", top)
}
