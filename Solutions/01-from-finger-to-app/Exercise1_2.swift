import ExerciseKit

/// The stages of five events.
///
/// The way has the same steps for every phase, namely Route, Fetch, Build, Send and Deliver. The
/// only stage that a later phase leaves out is the hit test, which is a part of Build and belongs to
/// new touches. It doesn't matter where the finger is lifted, because the touch keeps `card`.
///
/// The trap is question 5. Build comes before Send, so the hit test has run before the app's
/// `sendEvent` has a chance to stop anything.
func stages() -> [String] {
  [
    "backboardd hitTest UIApplication UIWindow card",
    "backboardd UIApplication UIWindow card",
    "backboardd UIApplication UIWindow card",
    "backboardd SpringBoard",
    "backboardd hitTest UIApplication",
  ]
}
