import ExerciseKit

/// Exercise 12.4 ★★ · write · 10 minutes
///
/// The finger lets go. Where does the panel rest? Slower than 500 points a second: at the nearest
/// detent; halfway between two, at the upper one. At 500 or faster: at the next detent in the
/// finger's direction, and never at one on which it lies already, unless there is no further one in
/// that direction; then at the outermost there. Positive means downwards.
///
///     detents   100 ........ 420 ........ 700        top 260 is halfway between 100 and 420
///
/// Worked touch: let go at 650 with 30 points a second, it rests at 700.
/// The detents are sorted, and the panel lies between first and last.
/// Out of scope: the motion.
func restingPlace(of top: Double, velocity: Double, among detents: [Double]) -> Double {
  todo("12.4", top)
}
