import ExerciseKit

/// Counts and phases of small scripts.
///
/// We count events, and a down, three moves and a lift are five. Fingers that change at the same
/// instant share one event, which is why two fingers that tap together still make two.
///
/// The hit test belongs to a touch that begins, so it runs once, however long the drag is. A finger
/// that rests isn't forgotten, because it is in the event as stationary. And if a touch is taken
/// away, its finger isn't lifted, so its view hears cancelled, and nothing after it.
///
/// The trap is to count fingers where the system counts moments.
func answers() -> [String] {
  ["5", "1", "stationary", "2", "cancelled"]
}
