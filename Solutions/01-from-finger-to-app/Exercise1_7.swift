import ExerciseKit

/// Two scripts that tell counters apart.
///
/// Halves believes that every touch is two events. A third event alone wouldn't show it, because
/// three halves are rounded down to one, so the finger moves twice. Between the moves a frame has to
/// pass, or the two could become one event.
///
/// Lifts waits for the end of a touch. A touch that is taken away has begun, but its finger is never
/// lifted.
///
/// The trap is to slide off the view. A touch that leaves its view is still alive, and it ends when
/// the finger is lifted, wherever that is.
struct Scripts {
  let halvesFromBegans: [TouchStep] = [
    .down(x: 60, y: 60), .wait(0.1), .move(x: 90, y: 60), .wait(0.1), .move(x: 120, y: 60),
    .wait(0.1), .up(),
  ]

  let begansFromLifts: [TouchStep] = [.down(x: 60, y: 60), .wait(0.1), .cancel()]
}
