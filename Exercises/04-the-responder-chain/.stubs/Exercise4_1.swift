import ExerciseKit

/// Exercise 4.1 ★ · order · 6 minutes
///
/// In the controller main's view lies a shelf; in the shelf lies the view of a child controller,
/// player. lid overrides all four touches methods without super; nobody else overrides anything.
/// List who hears began, in order, of four touches: on knob, on dial, on card, and on tab.
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
/// Worked touch: on lid, only lid hears.
func whoHearsBegan() -> [[String]] {
  todo("4.1", [[], [], [], []])
}
