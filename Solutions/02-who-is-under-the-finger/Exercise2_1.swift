import ExerciseKit

// (190, 130) is on the heart, but the heart is in a picture. A UIImageView is not enabled for
// interaction, so its gate is shut for everything in it, and the card answers with itself.
// (210, 235) is on more and inside the card. The banner is in front of it, but with alpha 0 it is
// switched off, so it does not get in the way.
// (240, 235) is on the part of more that hangs out. The card declines, so more is never asked.
// (220, 150) is on the card's right edge, at 20 + 200. The right edge does not belong to a view.
// The trap is to look for the view that is drawn there. Look for the views that are asked instead.
func whoIsHit() -> [String] {
  ["card", "more", "root", "root", "card"]
}
