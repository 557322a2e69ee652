import ExerciseKit

/// Counts and phases of small scripts.
///
/// What is counted is events: a down, three moves and a lift are five. Fingers that change at the
/// same instant share one event, which is why two fingers that tap together still make two.
///
/// The hit test belongs to a touch that begins, so it runs once, however long the drag is. A finger
/// that rests is not forgotten: it is in the event, as stationary. And a touch that is taken away
/// is not lifted: its view hears cancelled, and nothing after it.
///
/// The trap: thinking of fingers where the system thinks of moments.
func answers() -> [String] {
  ["5", "1", "stationary", "2", "cancelled"]
}
