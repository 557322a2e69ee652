import ExerciseKit
import PieceKit

// onEnded runs after a success only, and an alert is none. So what must go back can't be reset there,
// and there is no other closure to reset it in. A GestureState goes back by itself.
// Throwing is what the user has decided by lifting the finger. It stays in onEnded, which doesn't run
// if the system has taken the finger away.
// The trap is to reset at the beginning of the next drag. The card hangs in the air until then, and
// the user looks at it.
final class ThrowCard {
  @GestureState var lift = CGSize.zero
  private(set) var thrown = 0

  func card() -> Piece {
    let drag = DragGesture()
      .updating($lift) { value, lift, _ in lift = value.translation }
      .onEnded { [unowned self] value in
        if value.translation.height <= -100 { thrown += 1 }
      }
    return Piece("card", CGRect(x: 0, y: 0, width: 200, height: 120)).gesture(drag)
  }
}
