import MiniUIKit

/// Answers that a seed chooses, the same whenever the same is asked.
final class RandomAnswers: UIGestureRecognizerDelegate {
  var numbers: [ObjectIdentifier: Int] = [:]
  private let seed: UInt64

  init(_ seed: UInt64) { self.seed = seed }

  func number(of recognizer: UIGestureRecognizer) -> Int {
    numbers[ObjectIdentifier(recognizer)] ?? -1
  }

  /// A yes in some of a hundred cases.
  func says(
    _ question: UInt64, _ percent: UInt64, _ one: UIGestureRecognizer,
    _ other: UIGestureRecognizer? = nil, _ more: Int = 0
  ) -> Bool {
    let place = UInt64(number(of: one) + 1) << 8 | UInt64((other.map { number(of: $0) } ?? -1) + 1)
    var random = Seeded(seed &* 31 &+ question << 32 &+ UInt64(more) << 16 &+ place)
    return random.next() % 100 < percent
  }

  /// Whether one of the two delegates lets both recognize.
  func allow(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    one.delegate === self && says(1, 25, one, other)
      || other.delegate === self && says(1, 25, other, one)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    says(0, 85, gestureRecognizer, nil, gestureRecognizer.numberOfTouches)
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { says(1, 25, gestureRecognizer, otherGestureRecognizer) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { says(2, 15, gestureRecognizer, otherGestureRecognizer) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { says(3, 15, gestureRecognizer, otherGestureRecognizer) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { says(4, 85, gestureRecognizer, nil, touch.id) }
}

/// Whom all recognizers of a scene tell.
final class RandomTarget {
  private let on: (UIGestureRecognizer) -> Void
  init(_ on: @escaping (UIGestureRecognizer) -> Void) { self.on = on }
  func act(_ recognizer: UIGestureRecognizer) { on(recognizer) }
}

/// A well-behaved discrete recognizer: three moves, and the finger is lifted.
final class WiggleRecognizer: UIGestureRecognizer {
  private let answers: RandomAnswers
  private var moves = 0
  init(_ answers: RandomAnswers) { self.answers = answers }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    moves += 1
    if moves > 8 { state = .failed }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = moves >= 3 ? .ended : .failed
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
  override func reset() { moves = 0 }

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    !answers.says(5, 25, self, other)
  }
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    !answers.says(6, 25, self, other)
  }
  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
    answers.says(7, 20, self, other)
  }
}

/// A well-behaved continuous recognizer: it follows the first finger and ignores all others.
final class FirstFingerRecognizer: UIGestureRecognizer {
  private let answers: RandomAnswers
  private var first: UITouch?
  init(_ answers: RandomAnswers) { self.answers = answers }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches.sorted(by: { $0.id < $1.id }) {
      if first == nil { first = touch } else { ignore(touch, for: event) }
    }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .began : .changed
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .ended
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }
  override func reset() { first = nil }

  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    answers.says(8, 20, self, other)
  }
}

typealias Hear = (Set<UITouch>, UITouch.Phase) -> Void

/// A button that tells what it hears.
final class HearingButton: UIButton {
  var hear: Hear = { _, _ in }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    hear(touches, .began)
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    hear(touches, .moved)
    super.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    hear(touches, .ended)
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    hear(touches, .cancelled)
    super.touchesCancelled(touches, with: event)
  }
}

/// A control of one's own that tells what it hears.
final class HearingControl: UIControl {
  var hear: Hear = { _, _ in }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    hear(touches, .began)
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    hear(touches, .moved)
    super.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    hear(touches, .ended)
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    hear(touches, .cancelled)
    super.touchesCancelled(touches, with: event)
  }
}
