import ExerciseKit

/// Exercise 2.1 ★ · trace · 5 minutes
///
/// A card lies on the root; a banner with alpha 0 lies in front of both. Name the view that is
/// hit by a finger at (190, 130), (210, 235), (240, 235), (220, 150) and (60, 240), in this order.
///
///     root      UIView       (0, 0)     375 × 812
///     ├─ card   UIView       (20, 100)  200 × 160
///     │  ├─ photo  UIImageView  (0, 0)      200 × 100   in card
///     │  │  └─ heart  UIButton  (150, 10)    40 × 40    in photo
///     │  └─ more   UIButton     (160, 120)   80 × 30    in card, hangs out on the right
///     └─ banner UIView       (0, 230)   375 × 60, alpha 0
///
/// Worked touch: (30, 120) hits card; photo is there, but a picture cannot be touched.
///
/// Out of scope: windows; what becomes of the touch afterwards.
func whoIsHit() -> [String] {
  todo("2.1", ["", "", "", "", ""])
}
