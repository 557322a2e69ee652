import ExerciseKit

/// Exercise 1.2 ★ · order · 4 minutes
///
///     glass ── card, the app's only view besides root
///     stages: UIWindow card backboardd hitTest SpringBoard UIApplication
///
/// The stages of the way stand above in no particular order. How far does each event below get,
/// and what does it leave out? Write the stages that it passes in our model, in their order, with
/// spaces between.
///
/// 1. A finger comes down on `card`.
/// 2. It moves by 10 points on `card`.
/// 3. It is lifted beside `card`.
/// 4. No app is in front; a finger comes down.
/// 5. The app's `sendEvent` forgets `super`; a finger comes down on `card`.
///
/// Worked touch: an app that ignores interaction events drops what it fetches, and nothing looks
/// for a view: `backboardd`.
///
/// Out of scope: all other stages.
func stages() -> [String] {
  todo("1.2", ["", "", "", "", ""])
}
