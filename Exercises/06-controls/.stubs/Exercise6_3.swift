import ExerciseKit

/// Exercise 6.3 ★★ · write · 8 minutes
///
/// Write an app that watches its actions. `performed` gets the `action.name` of each action that an
/// object performed, `lost` that of each that none did, both in the order in which they were sent.
/// Nothing else changes: every action is passed on as it came, is performed once, and its sender
/// gets the true answer.
///
///     save ── sendAction ──▶ app ──▶ screen        performed: didSave
///     print ─ sendAction ──▶ app ──▶ (no object)   lost:      didPrint
///
/// Worked touch: two taps on save append `didSave` to `performed` twice.
/// Out of scope: actions of class UIAction, which do not come by here; an action that sends another
/// one.
final class WatchfulApp: UIApplication {
  /// The actions that somebody performed.
  private(set) var performed: [String] = []
  /// The actions that nobody performed.
  private(set) var lost: [String] = []

  override func sendAction(
    _ action: Action, to target: AnyObject?, from sender: AnyObject?, for event: UIEvent?
  ) -> Bool {
    todo("6.3", super.sendAction(action, to: target, from: sender, for: event))
  }
}
