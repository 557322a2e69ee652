import ExerciseKit
import Grading

let wrong8_7 = [
  WrongAnswer(
    "lets the tap wait",
    gets: """
      One tap, looked at with the up: liked, opened 0 is right, your answer is not liked, opened 0.
      Nothing has happened yet, or it is undone already: the first tap must show at once.
      Rule: the wait: whoever waits for a double tap is late by all that it hopes (GR-65).
      """
  ) { heart(Waits()) },
  WrongAnswer(
    "does not undo",
    gets: """
      Two quick taps: not liked, opened 1 is right, your answer is liked, opened 1.
      The picture is open, but the heart is not what it was before the two taps.
      Rule: the permission: a double tap is one tap first, and then one double tap (GR-64).
      """
  ) { heart(ForgetsToUndo()) },
  WrongAnswer(
    "sets the heart back to not liked",
    gets: """
      A tap, and a second later two quick taps: liked, opened 1 is right, \
      your answer is not liked, opened 1.
      It was liked before the two taps, and it must be liked after them again.
      Rule: the permission: a double tap is one tap first, and then one double tap (GR-64).
      """
  ) { heart(SetsFalse()) },
  WrongAnswer(
    "expects two single taps before the double tap",
    gets: """
      Two quick taps: not liked, opened 1 is right, your answer is liked, opened 1.
      The picture is open, but the heart is not what it was before the two taps.
      Rule: the permission: a double tap is one tap first, and then one double tap (GR-64).
      """
  ) { heart(UndoesTwice()) },
  WrongAnswer(
    "has no double tap",
    gets: """
      Two quick taps: not liked, opened 1 is right, your answer is not liked, opened 0.
      Nothing was opened, and each tap has turned the heart over.
      Rule: the permission: a double tap is one tap first, and then one double tap (GR-64).
      """
  ) { heart(HasNoDoubleTap()) },
  WrongAnswer(
    "counts taps for ever",
    gets: """
      Two taps, a second apart: not liked, opened 0 is right, your answer is not liked, opened 1.
      A second is too long for a double tap.
      Rule: the first: a double tap gives up after 0.35 s in our engine (DEC-14).
      """
  ) { heart(CountsForEver()) },
  WrongAnswer(
    "counts whether the taps are odd or even",
    gets: """
      One tap on a heart that was liked when it came on the screen: not liked, opened 0 is right, \
      your answer is liked, opened 0.
      A tap turns over what isLiked is, whoever has set it; this one set it anew.
      Rule: the permission: a double tap undoes what its first tap did, and no more (GR-64).
      """
  ) { heart(CountsOddAndEven()) },
  WrongAnswer(
    "acts when the finger comes down",
    gets: """
      A finger that is down and not yet lifted: not liked, opened 0 is right, your answer is liked, \
      opened 0.
      The heart turned over before anybody lifted a finger.
      Rule: the first: a tap is there with its up (GR-80).
      """
  ) { heart(ActsOnDown()) },
  WrongAnswer(
    "takes a tap count of nothing for an even one",
    gets: """
      A drag of 120 points: not liked, opened 0 is right, your answer is liked, opened 1.
      A finger that goes 120 points has tapped neither once nor twice.
      Rule: the first: a finger that leaves its place is no tap (GR-81).
      """
  ) { heart(CountsNoTaps()) },
  WrongAnswer(
    "takes every lifted finger for a tap",
    gets: """
      A drag of 120 points: not liked, opened 0 is right, your answer is liked, opened 0.
      A finger that goes 120 points has not tapped.
      Rule: the first: a finger that leaves its place is no tap (GR-81).
      """
  ) { heart(CountsLifts()) },
  WrongAnswer(
    "counts a drag for the second tap",
    gets: """
      A tap, and quickly after it a drag of 120 points: liked, opened 0 is right, your answer is \
      not liked, opened 1.
      A finger that goes 120 points has not tapped.
      Rule: the first: a finger that leaves its place is no tap (GR-81).
      """
  ) { heart(CountsADrag()) },
  WrongAnswer(
    "takes every second tap for a double tap",
    gets: """
      Three quick taps: liked, opened 1 is right, your answer is liked, opened 2.
      The second tap has counted twice, as an end and as a beginning.
      Rule: after an attempt each recognizer begins anew (GR-4).
      """
  ) { heart(ChainsTaps()) },
  WrongAnswer(
    "shares the last tap among hearts",
    gets: """
      One tap, looked at a second later: liked, opened 0 is right, your answer is liked, opened 1.
      One tap has opened the picture: later, or because a tap on another heart counted.
      Rule: the wait: whoever waits for a double tap is late by all that it hopes (GR-65).
      """
  ) { heart(SharesTheLastTap()) },
  WrongAnswer(
    "acts on the end of every touch, cancelled ones too",
    gets: """
      A tap, and a second one that the system cancels: liked, opened 0 is right, your answer is \
      not liked, opened 1.
      The second tap never came to its up.
      Rule: the first: a tap is there with its up (GR-80).
      """
  ) { heart(CountsCancelled()) },
]

class AnyHeart: UIView {
  var isLiked = false
  var opened = 0
  let tap = UITapGestureRecognizer()
  let double = UITapGestureRecognizer()

  func build() {
    double.numberOfTapsRequired = 2
    tap.addTarget(self, action: AnyHeart.didTap)
    double.addTarget(self, action: AnyHeart.didDouble)
    addGestureRecognizer(tap)
    addGestureRecognizer(double)
  }
  func didTap() { isLiked.toggle() }
  func didDouble() {
    isLiked.toggle()
    opened += 1
  }
}

func heart(_ view: AnyHeart) -> Heart {
  view.build()
  return Heart(
    view: view, isLiked: { view.isLiked }, like: { view.isLiked = true }, opened: { view.opened })
}

/// Right: remembers what it was before the tap.
final class RemembersBefore: AnyHeart {
  private var before = false
  override func didTap() {
    before = isLiked
    isLiked = !isLiked
  }
  override func didDouble() {
    isLiked = before
    opened += 1
  }
}

/// Right: no recognizers at all.
final class CountsTapCount: AnyHeart {
  override func build() {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let count = touches.first?.tapCount, count > 0 else { return }
    isLiked.toggle()
    if count % 2 == 0 { opened += 1 }
  }
}

private final class Waits: AnyHeart {
  override func build() {
    super.build()
    tap.require(toFail: double)
  }
  override func didDouble() { opened += 1 }
}

private final class ForgetsToUndo: AnyHeart {
  override func didDouble() { opened += 1 }
}

private final class SetsFalse: AnyHeart {
  override func didDouble() {
    isLiked = false
    opened += 1
  }
}

private final class CountsOddAndEven: AnyHeart {
  private var count = 0
  override func didTap() {
    count += 1
    isLiked = count % 2 == 1
  }
  override func didDouble() {
    count += 1
    isLiked = count % 2 == 1
    opened += 1
  }
}

private final class UndoesTwice: AnyHeart {
  override func didDouble() {
    isLiked.toggle()
    super.didDouble()
  }
}

private final class HasNoDoubleTap: AnyHeart {
  override func build() {
    super.build()
    double.isEnabled = false
  }
}

private final class CountsForEver: AnyHeart {
  private var count = 0
  override func build() {
    super.build()
    double.isEnabled = false
  }
  override func didTap() {
    super.didTap()
    count += 1
    if count % 2 == 0 { opened += 1 }
  }
}

private final class ActsOnDown: AnyHeart {
  override func build() {}
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let count = touches.first?.tapCount else { return }
    isLiked.toggle()
    if count % 2 == 0 { opened += 1 }
  }
}

private final class CountsLifts: AnyHeart {
  override func build() {
    super.build()
    tap.isEnabled = false
    double.delaysTouchesEnded = false
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { isLiked.toggle() }
}

private final class CountsNoTaps: AnyHeart {
  override func build() {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let count = touches.first?.tapCount else { return }
    isLiked.toggle()
    if count % 2 == 0 { opened += 1 }
  }
}

private final class CountsADrag: AnyHeart {
  private var last = -9.0
  override func build() {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    let isSecond = touch.timestamp - last < 0.5
    if touch.tapCount > 0 || isSecond { isLiked.toggle() }
    if isSecond { opened += 1 }
    last = isSecond ? -9 : touch.timestamp
  }
}

private final class ChainsTaps: AnyHeart {
  private var last = -9.0
  override func build() {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    isLiked.toggle()
    if touch.timestamp - last < 0.4 {
      opened += 1
    }
    last = touch.timestamp
  }
}

/// An answer is graded in a process and on a thread of its own.
private nonisolated(unsafe) var lastTap = -9.0

private final class SharesTheLastTap: AnyHeart {
  override func build() {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, touch.tapCount > 0 else { return }
    isLiked.toggle()
    if touch.timestamp - lastTap < 0.4 {
      opened += 1
      lastTap = -9
    } else {
      lastTap = touch.timestamp
    }
  }
}

private final class CountsCancelled: AnyHeart {
  override func build() {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let count = touches.first?.tapCount, count > 0 else { return }
    isLiked.toggle()
    if count % 2 == 0 { opened += 1 }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchesEnded(touches, with: event)
  }
}
