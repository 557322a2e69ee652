import MiniUIKit
import SeededRandom

/// The delegate of a scene's recognizers: answers that a seed chooses, the same whenever the same is
/// asked.
final class SceneAnswers: UIGestureRecognizerDelegate {
  private var numbers: [ObjectIdentifier: Int] = [:]
  private let seed: UInt64
  private let callbacks: Callbacks

  init(_ seed: UInt64, _ callbacks: Callbacks) { (self.seed, self.callbacks) = (seed, callbacks) }

  /// Gives a recognizer, which the scene keeps, its number.
  func number(_ recognizer: UIGestureRecognizer, _ number: Int) {
    numbers[ObjectIdentifier(recognizer)] = number
  }

  func number(of recognizer: UIGestureRecognizer) -> Int? { numbers[ObjectIdentifier(recognizer)] }

  func heard(_ moment: Moment, _ recognizer: UIGestureRecognizer) {
    callbacks.onMoment(moment, recognizer)
  }

  /// A yes in some of a hundred cases.
  func says(
    _ question: UInt64, _ percent: UInt64, _ one: UIGestureRecognizer,
    _ other: UIGestureRecognizer? = nil, _ more: Int = 0
  ) -> Bool {
    let (first, second) = (number(of: one) ?? -1, other.flatMap { number(of: $0) } ?? -1)
    let place = UInt64(first + 1) << 8 | UInt64(second + 1)
    var random = SplitMix(seed: seed &* 31 &+ question << 32 &+ UInt64(more) << 16 &+ place)
    return random.next() % 100 < percent
  }

  /// Whether one of the two delegates lets both recognize.
  func allow(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    isAsked(about: one) && says(1, 25, one, other)
      || isAsked(about: other) && says(1, 25, other, one)
  }

  /// Whether a recognizer's delegate is this one, or asks this one.
  private func isAsked(about recognizer: UIGestureRecognizer) -> Bool {
    recognizer.delegate === self || recognizer.delegate is AskedScrollView
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    heard(.delegateShouldBegin, gestureRecognizer)
    return says(0, 85, gestureRecognizer, nil, gestureRecognizer.numberOfTouches)
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    heard(.delegateSimultaneously, gestureRecognizer)
    return says(1, 25, gestureRecognizer, otherGestureRecognizer)
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    heard(.delegateRequiresFailure, gestureRecognizer)
    return says(2, 15, gestureRecognizer, otherGestureRecognizer)
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    heard(.delegateIsRequiredToFail, gestureRecognizer)
    return says(3, 15, gestureRecognizer, otherGestureRecognizer)
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    heard(.delegateReceivesTouch, gestureRecognizer)
    return says(4, 85, gestureRecognizer, nil, touch.id)
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool {
    heard(.delegateReceivesEvent, gestureRecognizer)
    return true
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool {
    heard(.delegateReceivesPress, gestureRecognizer)
    return true
  }
}
