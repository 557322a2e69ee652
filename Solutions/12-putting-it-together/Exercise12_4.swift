import ExerciseKit

// Two questions, in this order: is the finger quick, and if not, what is near?
// A quick finger says a direction. The first detent beyond the panel in that direction is the next
// one, and the panel's own place does not count, so "greater" and not "greater or equal".
// A slow finger says a place. `min(by:)` keeps the first of equal ones, which is the upper one,
// because the detents are sorted.
// The trap: adding a velocity to a place. Points and points a second are not the same thing;
// to combine them you need a law of motion, as a scroll view has one.
func restingPlace(of top: Double, velocity: Double, among detents: [Double]) -> Double {
  if velocity >= 500 { return detents.first { $0 > top } ?? detents[detents.count - 1] }
  if velocity <= -500 { return detents.last { $0 < top } ?? detents[0] }
  return detents.min { abs($0 - top) < abs($1 - top) } ?? top
}
