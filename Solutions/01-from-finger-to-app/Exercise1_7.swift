import ExerciseKit

/// Two scripts that tell counters apart.
///
/// Halves believes that every touch is two events. A third event alone would not betray it, for
/// three halves are rounded down to one; so the finger moves twice. Between the moves a frame must
/// pass, or the two could become one event.
///
/// Lifts waits for the end of a touch. A touch that is taken away has begun, but it is never lifted.
///
/// The trap: sliding off the view does not help. A touch that leaves its view is still alive, and
/// its ended comes when the finger is lifted, wherever that is.
struct Scripts {
  let halvesFromBegans: [TouchStep] = [
    .down(x: 60, y: 60), .wait(0.1), .move(x: 90, y: 60), .wait(0.1), .move(x: 120, y: 60),
    .wait(0.1), .up(),
  ]

  let begansFromLifts: [TouchStep] = [.down(x: 60, y: 60), .wait(0.1), .cancel()]
}
