import Grading

// What answers to exercise 6.7 are told that send too little, or measure and put back otherwise.
extension Diagnosis6_7 {
  static let measuresItsFrame =
    "You divide by the frame's width, which has grown with the drawing; in the fader it is 200."
    + "\nRule: \(width)"
  static let isSilentOutside =
    "The value changed while the finger was outside, and no event was sent for it.\nRule: \(eachOnce)"
  static let putsBackZero =
    "The value goes to 0, and not to the one from before this touch.\nRule: \(noted)"
  static let isSilentForLittle =
    "One point is a change as well, by 0.005, and no event was sent for it.\nRule: \(eachOnce)"
  static let isReleasedByAChangeOnly =
    "The fader still looks pressed: without a change cancelTracking has called no super."
}
