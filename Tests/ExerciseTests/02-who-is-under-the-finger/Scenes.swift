/// Where the mechanism of this chapter stands.
let theRule = "Chapters/02-who-is-under-the-finger, The rule"

/// The sections of The rule: what a message's rule begins with, the reader finds there.
let steps = ["The window", "The gates", "The area", "The subviews", "Myself"]

/// What a message says of an alpha that is on the wrong side.
func about(alpha: Double) -> String {
  if alpha > 0.01 { return "\(alpha) can hardly be seen, but it can be touched." }
  if alpha == 0.01 { return "UIKit stores alpha as a Float: 0.01 reads back a little smaller." }
  return "\(alpha) is below the limit of 0.01."
}
