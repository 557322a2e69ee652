import ExerciseKit

// The tile remembers its finger, and every method asks for that finger first. So a second one can
// neither drag nor end anything.
// Both endings go through `finish`, which does what each of them needs: the ghost goes, and the
// finger is forgotten. Only the lift does more, and it does so before.
// A view that is in `board` already is only brought to the front there, so that needs no question.
// `center` is a point of the superview, and the ghost's superview is `board`: each is asked for in
// its own coordinates.
// The trap: taking the ghost away in touchesEnded alone. An alert, a scroll view or a page that goes
// leaves it on the board, and nothing ever comes back for it.
final class Tile: UIView {
  weak var board: UIView?
  private(set) var ghost: UIView?
  private var finger: UITouch?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if finger == nil { finger = touches.first }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let finger, touches.contains(finger), let board else { return }
    let ghost = ghost ?? UIView(frame: bounds)
    board.addSubview(ghost)
    ghost.center = finger.location(in: board)
    self.ghost = ghost
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let finger, touches.contains(finger) else { return }
    if ghost != nil { center = finger.location(in: superview) }
    finish()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let finger, touches.contains(finger) else { return }
    finish()
  }

  private func finish() {
    ghost?.removeFromSuperview()
    ghost = nil
    finger = nil
  }
}
