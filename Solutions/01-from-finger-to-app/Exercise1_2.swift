import ExerciseKit

/// The stages of five events.
///
/// The way is the same for every phase: Route, Fetch, Build, Send, Deliver. The only stage that a
/// later phase leaves out is the hit test, a part of Build that belongs to new touches. Where the
/// finger is lifted does not matter: `card` hears it all the same.
///
/// The trap is question 5. Build comes before Send, so the hit test has run before the app's
/// `sendEvent` has a chance to stop anything.
func stages() -> [String] {
  [
    "backboardd source1 source0 hitTest UIApplication UIWindow card",
    "backboardd source1 source0 UIApplication UIWindow card",
    "backboardd source1 source0 UIApplication UIWindow card",
    "backboardd SpringBoard",
    "backboardd source1 source0 hitTest UIApplication",
  ]
}
