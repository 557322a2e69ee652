import MiniUIKit

/// A well-behaved discrete recognizer: three moves, and the finger is lifted.
final class WiggleRecognizer: UIGestureRecognizer {
  private let answers: SceneAnswers
  private var moves = 0
  init(_ answers: SceneAnswers) { self.answers = answers }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    answers.heard(.recognizerBegan, self)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    answers.heard(.recognizerMoved, self)
    moves += 1
    if moves > 8 { state = .failed }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    answers.heard(.recognizerEnded, self)
    state = moves >= 3 ? .ended : .failed
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    answers.heard(.recognizerCancelled, self)
    state = .failed
  }
  override func reset() {
    super.reset()
    moves = 0
    answers.heard(.recognizerReset, self)
  }

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    answers.heard(.canPrevent, self)
    return !answers.says(5, 25, self, other)
  }
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    answers.heard(.canBePrevented, self)
    return !answers.says(6, 25, self, other)
  }
  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
    answers.heard(.shouldRequireFailure, self)
    return answers.says(7, 20, self, other)
  }
  override func shouldReceive(_ event: UIEvent) -> Bool {
    answers.heard(.receivesEvent, self)
    return true
  }
}

/// A well-behaved continuous recognizer: it follows the first finger and ignores all others.
final class FirstFingerRecognizer: UIGestureRecognizer {
  private let answers: SceneAnswers
  private var first: Int?
  init(_ answers: SceneAnswers) { self.answers = answers }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    answers.heard(.recognizerBegan, self)
    for touch in touches.sorted(by: { $0.id < $1.id }) {
      if first == nil { first = touch.id } else { ignore(touch, for: event) }
    }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    answers.heard(.recognizerMoved, self)
    state = state == .possible ? .began : .changed
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    answers.heard(.recognizerEnded, self)
    state = state == .possible ? .failed : .ended
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    answers.heard(.recognizerCancelled, self)
    state = .cancelled
  }
  override func reset() {
    super.reset()
    first = nil
    answers.heard(.recognizerReset, self)
  }

  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    answers.heard(.shouldBeRequiredToFail, self)
    return answers.says(8, 20, self, other)
  }
}

/// Whom recognizers tell.
final class SceneTarget {
  private let on: (UIGestureRecognizer) -> Void
  init(_ on: @escaping (UIGestureRecognizer) -> Void) { self.on = on }
  func act(_ recognizer: UIGestureRecognizer) { on(recognizer) }
}
