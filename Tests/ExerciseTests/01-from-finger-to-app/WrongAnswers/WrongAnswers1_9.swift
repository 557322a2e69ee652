import ExerciseKit
import Grading
import MiniUIKit

let wrong1_9: [WrongAnswer<Pressed>] = [
  WrongAnswer("acts wherever it is lifted") { pressing { _, _ in true } },
  WrongAnswer("forgets cancelled") { pressing(endsLoss: false) { $0.isTouched(by: $1) } },
  WrongAnswer("treats a loss as a lift") { pressing(actsAtLoss: true) { $0.isTouched(by: $1) } },
  WrongAnswer("asks for the place in the window") {
    pressing { $0.bounds.contains($1.location(in: nil)) }
  },
  WrongAnswer("asks for the place in the superview") {
    pressing { $0.bounds.contains($1.location(in: $0.superview)) }
  },
  WrongAnswer("looks for a place of its own in its frame") {
    pressing { $0.frame.contains($1.location(in: $0)) }
  },
  WrongAnswer("asks whether the touch is its own") { pressing { $1.view === $0 } },
  WrongAnswer("asks the hit view about the place") {
    pressing { $1.view?.bounds.contains($1.location(in: $1.view)) == true }
  },
  WrongAnswer("asks for the place in the hit view") {
    pressing { $0.bounds.contains($1.location(in: $1.view)) }
  },
  WrongAnswer("takes its size for its bounds") {
    pressing { CGRect(origin: .zero, size: $0.bounds.size).contains($1.location(in: $0)) }
  },
  WrongAnswer("asks where the finger was before") {
    pressing { $0.bounds.contains($1.previousLocation(in: $0)) }
  },
  WrongAnswer("acts at began") { pressing(actsAtBegan: true) { _, _ in false } },
  WrongAnswer("looks pressed while the finger is on it") {
    pressing(looksAtMoves: true) { $0.isTouched(by: $1) }
  },
  WrongAnswer("gives up when the finger leaves") {
    pressing(givesUp: true) { $0.isTouched(by: $1) }
  },
  WrongAnswer("acts for a first tap alone") {
    pressing { $1.tapCount < 2 && $0.isTouched(by: $1) }
  },
  WrongAnswer("stays pressed after a lift outside") {
    pressing(endsOutside: false) { $0.isTouched(by: $1) }
  },
]

/// A card that asks something of its touch at the lift.
func pressing(
  endsLoss: Bool = true, actsAtLoss: Bool = false, actsAtBegan: Bool = false,
  looksAtMoves: Bool = false, givesUp: Bool = false, endsOutside: Bool = true,
  _ asks: @escaping (UIView, UITouch) -> Bool
) -> Pressed {
  let card = PressesSomehow(frame: cardFrame)
  (card.asks, card.endsLoss, card.actsAtLoss) = (asks, endsLoss, actsAtLoss)
  (card.actsAtBegan, card.looksAtMoves, card.givesUp) = (actsAtBegan, looksAtMoves, givesUp)
  card.endsOutside = endsOutside
  return Pressed(card, { card.isPressed }, { card.actions })
}

extension UIView {
  /// Whether a touch is in the view now.
  fileprivate func isTouched(by touch: UITouch) -> Bool {
    bounds.contains(touch.location(in: self))
  }
}

private final class PressesSomehow: UIView {
  var asks: (UIView, UITouch) -> Bool = { _, _ in true }
  var (endsLoss, actsAtLoss, actsAtBegan) = (true, false, false)
  var (looksAtMoves, givesUp, endsOutside) = (false, false, true)
  private(set) var isPressed = false
  private(set) var actions = 0
  private var hasLeft = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    (isPressed, hasLeft) = (true, false)
    if actsAtBegan { actions += 1 }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    if !isTouched(by: touch) { hasLeft = true }
    if looksAtMoves { isPressed = isTouched(by: touch) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    if !endsOutside, !isTouched(by: touch) { return }
    isPressed = false
    if asks(self, touch), !(givesUp && hasLeft) { actions += 1 }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if endsLoss { isPressed = false }
    if actsAtLoss { touchesEnded(touches, with: event) }
  }
}
