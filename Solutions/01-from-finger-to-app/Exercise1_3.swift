import ExerciseKit

/// Counts and phases of small scripts.
///
/// We count events, and a down, three moves and a lift are five.
///
/// The hit test belongs to a touch that begins, so it runs once, however long the drag is. A finger
/// that rests isn't forgotten, because it is in the event as stationary. A finger that slides off
/// card is still card's, so card hears the lift as well. And if a touch is taken away, its finger isn't lifted, so its view hears cancelled, and nothing after it.
///
/// The trap is to count fingers where the system counts moments.
func answers() -> [String] {
  ["5", "1", "stationary", "ended", "cancelled"]
}
