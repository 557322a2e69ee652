import ExerciseKit

/// Exercise 1.5 ★★ · write · 7 minutes
///
/// A window that logs where touches begin: one point for each touch of this window in phase began,
/// in the window's own coordinates. Every event, a shake included, does in this window what it does
/// in any other.
///
///     +-- other window --+
///     |        x         |    not logged
///     +-- this window ---+
///     |   x (40, 60)     |    logged as (40, 60), wherever the window lies on the screen
///     +------------------+
///
/// Worked touch: a tap at the window's (40, 60): the log is [(40, 60)].
///
/// Out of scope: the order of two touches that begin in one event.
final class BeganWindow: UIWindow {
  /// Where touches began, in this window's coordinates.
  private(set) var log: [CGPoint] = []

  override func sendEvent(_ event: UIEvent) {
    todo("1.5")
  }
}
