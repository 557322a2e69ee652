import WrittenExercises

/// Where the mechanism of this chapter stands.
let theRule = Rule2.page

/// The sections of The rule: what a message's rule begins with, the reader finds there.
let steps = Rule2.steps

/// What a message says of an alpha that is on the wrong side.
func about(alpha: Double) -> String {
  if alpha > 0.01 { return "\(alpha) can hardly be seen, but it can be touched." }
  if alpha == 0.01 { return "UIKit stores alpha as a Float: 0.01 reads back a little smaller." }
  return "\(alpha) is below the limit of 0.01."
}
