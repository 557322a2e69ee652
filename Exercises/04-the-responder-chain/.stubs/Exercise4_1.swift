import ExerciseKit

/// Exercise 4.1 ★ · order · 6 minutes
///
/// A shelf lies in the view of the controller main. In the shelf lies the view of player, a child
/// controller. lid overrides all four touches methods without super, and no other responder
/// overrides anything. There are four touches: on knob, on dial, on card, and on tab. For each of
/// them, list the responders that hear began, in order.
///
///     window, scene, application (no delegate)
///     └─ root        the root view of main
///        ├─ shelf
///        │  └─ card      the root view of player, a child of main
///        │     ├─ knob
///        │     └─ lid    keeps its touches
///        │        └─ dial
///        └─ tab
///
/// Worked touch: a touch on lid is heard by lid alone.
func whoHearsBegan() -> [[String]] {
  todo("4.1", [[], [], [], []])
}
