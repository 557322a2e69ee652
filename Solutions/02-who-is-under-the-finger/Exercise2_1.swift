import ExerciseKit

// (190, 130) lies on the heart, but the heart lies in a picture. A UIImageView is not enabled for
// interaction, so its gate is shut for everything in it, and the card answers itself.
// (210, 235) lies on more and inside the card. The banner is in front of it and has alpha 0: off.
// (240, 235) lies on the part of more that hangs out. The card declines, so more is never asked.
// (220, 150) lies on the card's right edge: 20 + 200. The right edge does not belong to a view.
// The trap: looking for the view that is drawn there. Look for the views that are asked instead.
func whoIsHit() -> [String] {
  ["card", "more", "root", "root", "card"]
}
