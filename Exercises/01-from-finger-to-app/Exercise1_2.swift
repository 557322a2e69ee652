import ExerciseKit

/// Exercise 1.2 ★ · order · 4 minutes
///
///     glass ── card, the app's only view besides root
///     stages: UIWindow source0 card backboardd hitTest SpringBoard UIApplication source1
///
/// The drawing names the stages of the way in no particular order. For each event below, write the
/// stages that it passes in our model, in the order in which it passes them, with spaces between.
///
/// 1. A finger comes down on `card`.
/// 2. It moves by 10 points on `card`.
/// 3. It is lifted beside `card`.
/// 4. No app is in front; a finger comes down.
/// 5. The app's `sendEvent` forgets `super`; a finger comes down on `card`.
///
/// Worked touch: an app that ignores interaction events gets no further than
/// `backboardd source1 source0`.
///
/// Out of scope: all other stages.
func stages() -> [String] {
  todo("1.2", ["", "", "", "", ""])
}
