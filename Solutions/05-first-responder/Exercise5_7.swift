import ExerciseKit

// 1: the script ends while the finger is still down.
// 2 and 3 need a second card that takes over; A's light tells 2, the first responder tells 3.
// 4: down, then cancelled, as by an alert of the system.
// The trap: for 1, lifting the finger. After a whole tap the right card is first responder,
// however early it became so.
func scriptsThatTellApart() -> [[TouchStep]] {
  let tapA: [TouchStep] = [.down(x: 50, y: 130), .wait(0.1), .up()]
  let tapB: [TouchStep] = [.down(x: 50, y: 230), .wait(0.1), .up()]
  return [
    [.down(x: 50, y: 130)], tapA + tapB, tapA + tapB, [.down(x: 50, y: 130), .cancel()],
  ]
}
