import ExerciseKit
import Grading

let wrong13_3: [WrongAnswer<Dragged>] = [
  WrongAnswer("takes the ghost away at the lift alone") { dragged(ForgetsTheLoss()) },
  WrongAnswer("drops the tile at every end") { dragged(DropsWhatIsLost()) },
  WrongAnswer("makes a ghost at every move") { dragged(MakesMany()) },
  WrongAnswer("shows the ghost at the down") { dragged(ShowsAtTheDown()) },
  WrongAnswer("asks for the finger on the screen") { dragged(AsksTheWindow()) },
  WrongAnswer("asks for the finger in the tile") { dragged(AsksItself()) },
  WrongAnswer("hides the ghost of a drag that is lost") { dragged(HidesWhatIsLost()) },
  WrongAnswer("puts the tile where the ghost was") { dragged(TakesTheGhostsCentre()) },
  WrongAnswer("hides the ghost") { dragged(HidesIt()) },
  WrongAnswer("keeps the ghost in its variable") { dragged(KeepsIt()) },
  WrongAnswer("takes a tap for a drag") { dragged(TapsDrop()) },
  WrongAnswer("follows whichever finger moves") { dragged(AnyFinger()) },
  WrongAnswer("shows the ghost when any finger moves") { dragged(AnyMove()) },
  WrongAnswer("ends with whichever finger ends") { dragged(AnyEnd()) },
  WrongAnswer("gives up when any finger is lost") { dragged(AnyLoss()) },
  WrongAnswer("remembers a finger that was lost") { dragged(RemembersTheLost()) },
  WrongAnswer("puts the ghost into the window") { dragged(GhostInTheWindow()) },
  WrongAnswer("hides the tile and shows it again at the lift alone") { dragged(HidesTheTile()) },
  WrongAnswer("puts the tile back where the drag began") { dragged(PutsTheTileBack()) },
  WrongAnswer("begins after ten points") { dragged(NeedsTenPoints()) },
  WrongAnswer("remembers the finger of a tap") { dragged(RemembersATap()) },
  WrongAnswer("gives up after a tap") { dragged(GivesUpAfterATap()) },
]

func dragged(_ tile: AnyTile) -> Dragged {
  Dragged(tile: tile, setBoard: { tile.board = $0 }, ghost: { tile.ghost })
}

/// A tile in parts that wrong ones replace.
class AnyTile: UIView {
  weak var board: UIView?
  var ghost: UIView?
  var finger: UITouch?

  func isOurs(_ touches: Set<UITouch>) -> Bool { finger.map(touches.contains) ?? false }
  func takeGhost() {
    ghost?.removeFromSuperview()
    ghost = nil
  }
  func show(_ touch: UITouch) {
    guard let board else { return }
    if ghost == nil {
      let new = UIView(frame: bounds)
      board.addSubview(new)
      ghost = new
    }
    ghost?.center = touch.location(in: board)
  }
  func drop(_ touch: UITouch) {
    if ghost != nil { center = touch.location(in: superview) }
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if finger == nil { finger = touches.first }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isOurs(touches), let finger { show(finger) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isOurs(touches), let touch = finger else { return }
    drop(touch)
    takeGhost()
    finger = nil
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isOurs(touches) else { return }
    takeGhost()
    finger = nil
  }
}

/// Right: everything about a drag is one optional value, and an end sets it to nil.
final class OneOptional: AnyTile {
  private struct Drag {
    let touch: UITouch
    var ghost: UIView?
  }
  private var drag: Drag? {
    didSet {
      if let old = oldValue?.ghost, old !== drag?.ghost { old.removeFromSuperview() }
      ghost = drag?.ghost
    }
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if drag == nil, let touch = touches.first { drag = Drag(touch: touch) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = drag?.touch, touches.contains(touch), let board else { return }
    if drag?.ghost == nil {
      let view = UIView(frame: bounds)
      board.addSubview(view)
      drag?.ghost = view
    }
    drag?.ghost?.center = touch.location(in: board)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    end(touches) { self.center = $0.location(in: self.superview) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    end(touches) { _ in }
  }
  private func end(_ touches: Set<UITouch>, _ finish: (UITouch) -> Void) {
    guard let touch = drag?.touch, touches.contains(touch) else { return }
    if drag?.ghost != nil { finish(touch) }
    drag = nil
  }
}

/// Right: the ghost is made at the down, and put into the board at the first move.
final class MakesItAtTheDown: AnyTile {
  private var spare: UIView?
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard spare == nil else { return }
    (finger, spare) = (touches.first, UIView(frame: bounds))
  }
  override func show(_ touch: UITouch) {
    guard let spare, let board else { return }
    spare.center = touch.location(in: board)
    board.addSubview(spare)
    ghost = spare
  }
  override func takeGhost() {
    super.takeGhost()
    spare = nil
  }
}

/// Right: each end cleans up first, and drops with what it has kept.
final class CleansUpFirst: AnyTile {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isOurs(touches), let touch = finger else { return }
    let hasMoved = ghost != nil
    touchesCancelled(touches, with: event)
    if hasMoved { center = touch.location(in: superview) }
  }
}

private final class ForgetsTheLoss: AnyTile {
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

private final class DropsWhatIsLost: AnyTile {
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchesEnded(touches, with: event)
  }
}

private final class MakesMany: AnyTile {
  override func show(_ touch: UITouch) {
    ghost = nil
    super.show(touch)
  }
}

private final class ShowsAtTheDown: AnyTile {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if let finger { show(finger) }
  }
}

private final class AsksTheWindow: AnyTile {
  override func show(_ touch: UITouch) {
    super.show(touch)
    ghost?.center = touch.location(in: nil)
  }
}

private final class TakesTheGhostsCentre: AnyTile {
  override func drop(_ touch: UITouch) { if let ghost { center = ghost.center } }
}

private final class HidesIt: AnyTile {
  override func takeGhost() { ghost?.isHidden = true }
}

private final class KeepsIt: AnyTile {
  override func takeGhost() { ghost?.removeFromSuperview() }
}

private final class TapsDrop: AnyTile {
  override func drop(_ touch: UITouch) { center = touch.location(in: superview) }
}

private final class AnyFinger: AnyTile {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { show(touch) }
  }
}

private final class AnyMove: AnyTile {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let finger { show(finger) }
  }
}

private final class AnyEnd: AnyTile {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    drop(touch)
    takeGhost()
    finger = nil
  }
}

private final class AnyLoss: AnyTile {
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    takeGhost()
    finger = nil
  }
}

private final class RemembersTheLost: AnyTile {
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isOurs(touches) { takeGhost() }
  }
}

private final class RemembersATap: AnyTile {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if ghost != nil { super.touchesEnded(touches, with: event) }
  }
}

private final class GivesUpAfterATap: AnyTile {
  private var isDead = false
  override func drop(_ touch: UITouch) {
    if ghost == nil { isDead = true }
    super.drop(touch)
  }
  override func show(_ touch: UITouch) { if !isDead { super.show(touch) } }
}

private final class GhostInTheWindow: AnyTile {
  override func show(_ touch: UITouch) {
    super.show(touch)
    if let ghost { window?.addSubview(ghost) }
  }
}

private final class HidesTheTile: AnyTile {
  override func show(_ touch: UITouch) {
    super.show(touch)
    isHidden = true
  }
  override func drop(_ touch: UITouch) {
    super.drop(touch)
    isHidden = false
  }
}

private final class PutsTheTileBack: AnyTile {
  private var home = CGPoint.zero
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if finger == nil { home = center }
    super.touchesBegan(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isOurs(touches) { center = home }
    super.touchesCancelled(touches, with: event)
  }
}

private final class NeedsTenPoints: AnyTile {
  override func show(_ touch: UITouch) {
    let place = touch.location(in: self)
    if ghost != nil || hypot(place.x - bounds.midX, place.y - bounds.midY) >= 10 {
      super.show(touch)
    }
  }
}

private final class AsksItself: AnyTile {
  override func show(_ touch: UITouch) {
    super.show(touch)
    ghost?.center = touch.location(in: self)
  }
}

private final class HidesWhatIsLost: AnyTile {
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    ghost?.isHidden = true
    ghost = nil
    finger = nil
  }
}
