import ExerciseKit
import Grading

let wrong13_6: [WrongAnswer<Liked>] = [
  WrongAnswer("changes at the lift") { aHeart(ChangesAtTheLift()) },
  WrongAnswer("saves at the down") { aHeart(SavesAtTheDown()) },
  WrongAnswer("forgets that a touch can be lost") { aHeart(ForgetsTheLoss13_6()) },
  WrongAnswer("takes a loss for a lift") { aHeart(EndsWhatIsLost()) },
  WrongAnswer("keeps what is lifted anywhere") { aHeart(KeepsAnywhere()) },
  WrongAnswer("measures in its frame") { aHeart(MeasuresInTheWindow()) },
  WrongAnswer("asks its frame for a point of its own") { aHeart(MixesFrameAndOwn()) },
  WrongAnswer("asks its bounds for a point of the row") { aHeart(MixesBoundsAndRow()) },
  WrongAnswer("rolls back when the finger leaves") { aHeart(RollsBackOutside()) },
  WrongAnswer("saves the rollback as well") { aHeart(SavesTheRollback()) },
  WrongAnswer("rolls back to not liked") { aHeart(RollsBackToFalse()) },
  WrongAnswer("rolls back what another photo shows") { aHeart(TogglesBack()) },
  WrongAnswer("saves for the next photo") { aHeart(SavesForTheNext()) },
  WrongAnswer("lets nothing in while a finger is down") { aHeart(RefusesThePhoto()) },
  WrongAnswer("keeps what is lifted 10 points beside") { aHeart(KeepsNearby()) },
  WrongAnswer("saves one value only") { aHeart(SavesOne()) },
]

private final class KeepsNearby: AnyLikeHeart {
  override func isInside(_ touches: Set<UITouch>) -> Bool {
    touches.contains { bounds.insetBy(dx: -10, dy: -10).contains($0.location(in: self)) }
  }
}

private final class SavesOne: AnyLikeHeart {
  override func keep() { if before != nil { saved = [isLiked] } }
}

func aHeart(_ heart: AnyLikeHeart) -> Liked {
  Liked(
    heart: heart, show: { heart.show($0) }, isLiked: { heart.isLiked }, saved: { heart.saved })
}

/// A heart in parts that wrong ones replace.
class AnyLikeHeart: UIView {
  var isLiked = false
  var saved: [Bool] = []
  var before: Bool?

  func show(_ isLiked: Bool) {
    self.isLiked = isLiked
    before = nil
  }
  func begin() {
    before = isLiked
    isLiked.toggle()
  }
  func isInside(_ touches: Set<UITouch>) -> Bool {
    touches.contains { point(inside: $0.location(in: self), with: nil) }
  }
  func keep() { if before != nil { saved.append(isLiked) } }
  func rollBack() { if let before { isLiked = before } }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { begin() }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isInside(touches) { keep() } else { rollBack() }
    before = nil
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    rollBack()
    before = nil
  }
}

/// Right: the saved value and the shown one, and a flag for the touch.
final class KeepsBoth: AnyLikeHeart {
  private var isGuess = false
  private var known = false
  override func show(_ isLiked: Bool) {
    (known, self.isLiked, isGuess) = (isLiked, isLiked, false)
  }
  override func begin() { (isGuess, isLiked) = (true, !known) }
  override func keep() {
    guard isGuess else { return }
    (known, isGuess) = (isLiked, false)
    saved.append(isLiked)
  }
  override func rollBack() {
    if isGuess { isLiked = known }
    isGuess = false
  }
}

/// Right: remembers its touch, and a new photo forgets it.
final class RemembersTheTouch: AnyLikeHeart {
  private var touch: UITouch?
  override func show(_ isLiked: Bool) {
    self.isLiked = isLiked
    touch = nil
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    touch = touches.first
    isLiked = !isLiked
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch, touches.contains(touch) else { return }
    self.touch = nil
    if isInside([touch]) { saved.append(isLiked) } else { isLiked.toggle() }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if touch != nil { isLiked.toggle() }
    touch = nil
  }
}

/// Right: what is shown is computed from the value and from whether a finger presses.
final class TwoValues: AnyLikeHeart {
  private var value = false
  private var isPressed = false
  override var isLiked: Bool {
    get { isPressed ? !value : value }
    set {}
  }
  override func show(_ isLiked: Bool) { (value, isPressed) = (isLiked, false) }
  override func begin() { isPressed = true }
  override func keep() {
    guard isPressed else { return }
    (value, isPressed) = (!value, false)
    saved.append(value)
  }
  override func rollBack() { isPressed = false }
}

private final class ChangesAtTheLift: AnyLikeHeart {
  override func begin() { before = isLiked }
  override func keep() {
    if before != nil { isLiked.toggle() }
    super.keep()
  }
}

private final class SavesAtTheDown: AnyLikeHeart {
  override func begin() {
    super.begin()
    super.keep()
  }
  override func keep() {}
}

private final class ForgetsTheLoss13_6: AnyLikeHeart {
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

private final class EndsWhatIsLost: AnyLikeHeart {
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchesEnded(touches, with: event)
  }
}

private final class KeepsAnywhere: AnyLikeHeart {
  override func isInside(_ touches: Set<UITouch>) -> Bool { true }
}

private final class MeasuresInTheWindow: AnyLikeHeart {
  override func isInside(_ touches: Set<UITouch>) -> Bool {
    touches.contains { bounds.contains($0.location(in: nil)) }
  }
}

private final class RollsBackOutside: AnyLikeHeart {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !isInside(touches) {
      rollBack()
      before = nil
    }
  }
}

private final class SavesTheRollback: AnyLikeHeart {
  override func rollBack() {
    guard before != nil else { return }
    super.rollBack()
    saved.append(isLiked)
  }
}

private final class RollsBackToFalse: AnyLikeHeart {
  override func rollBack() { if before != nil { isLiked = false } }
}

private final class TogglesBack: AnyLikeHeart {
  override func show(_ isLiked: Bool) {
    self.isLiked = isLiked
    isNew = true
  }
  private var isNew = false
  override func begin() {
    super.begin()
    isNew = false
  }
  override func keep() { if !isNew { super.keep() } }
  override func rollBack() { isLiked.toggle() }
}

private final class SavesForTheNext: AnyLikeHeart {
  override func show(_ isLiked: Bool) {
    self.isLiked = isLiked
    if before != nil { before = isLiked }
  }
}

private final class RefusesThePhoto: AnyLikeHeart {
  override func show(_ isLiked: Bool) { if before == nil { self.isLiked = isLiked } }
}

private final class MixesFrameAndOwn: AnyLikeHeart {
  override func isInside(_ touches: Set<UITouch>) -> Bool {
    touches.contains { frame.contains($0.location(in: self)) }
  }
}

private final class MixesBoundsAndRow: AnyLikeHeart {
  override func isInside(_ touches: Set<UITouch>) -> Bool {
    touches.contains { bounds.contains($0.location(in: superview)) }
  }
}
