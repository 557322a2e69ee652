import ExerciseKit
import Grading

let wrong8_7: [WrongAnswer<Heart>] = [
  WrongAnswer("lets the tap wait") { heart(Waits()) },
  WrongAnswer("refuses the tap until the double tap has failed") { heart(Refuses()) },
  WrongAnswer("lays a button over it that has no size") { heart(HasAnEmptyButton()) },
  WrongAnswer("lets the double tap wait") { heart(DoubleWaits()) },
  WrongAnswer("opens at one tap") { heart(OpensAtOne()) },
  WrongAnswer("forgets the double tap's action") { heart(ForgetsTheAction()) },
  WrongAnswer("toggles in touchesEnded, beside a double tap") { heart(TogglesAtTheEnd()) },
  WrongAnswer("does not undo") { heart(ForgetsToUndo()) },
  WrongAnswer("sets the heart back to not liked") { heart(SetsFalse()) },
  WrongAnswer("expects two single taps before the double tap") { heart(UndoesTwice()) },
  WrongAnswer("has no double tap") { heart(HasNoDoubleTap()) },
  WrongAnswer("counts taps for ever") { heart(CountsForEver()) },
  WrongAnswer("counts whether the taps are odd or even") { heart(CountsOddAndEven()) },
  WrongAnswer("acts when the finger comes down") { heart(ActsOnDown()) },
  WrongAnswer("takes a tap count of nothing for an even one") { heart(CountsNoTaps()) },
  WrongAnswer("takes every lifted finger for a tap") { heart(CountsLifts()) },
  WrongAnswer("counts a drag for the second tap") { heart(CountsADrag()) },
  WrongAnswer("takes every second tap for a double tap") { heart(ChainsTaps()) },
  WrongAnswer("shares the last tap among hearts") { heart(SharesTheLastTap()) },
  WrongAnswer("acts on the end of every touch, cancelled ones too") { heart(CountsCancelled()) },
  WrongAnswer("opens when the finger comes down again") { heart(OpensOnDown()) },
  WrongAnswer("is done after the first double tap") { heart(OpensOnce()) },
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

/// A heart without recognizers.
class CountingHeart: AnyHeart {
  override func build() {}
  func count(_ taps: Int) {
    isLiked.toggle()
    if taps % 2 == 0 { opened += 1 }
  }
}

/// Right: no recognizers at all.
class CountsTapCount: CountingHeart {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let taps = touches.first?.tapCount, taps > 0 { count(taps) }
  }
}

/// Right: both taps recognize together, so the second tap turns the heart back by itself.
final class AllowsBothTaps: AnyHeart, UIGestureRecognizerDelegate {
  override func build() {
    super.build()
    double.delegate = self
  }
  override func didDouble() { opened += 1 }
  func gestureRecognizer(
    _ one: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { one === double && other === tap }
}

private final class OpensOnDown: AnyHeart {
  override func build() {
    super.build()
    double.isEnabled = false
  }
  private var isSecond = false
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isSecond = touches.first?.tapCount == 2
    if isSecond { super.didDouble() }
  }
  override func didTap() {
    if !isSecond { super.didTap() }
  }
}

private final class OpensOnce: AnyHeart {
  override func didTap() {
    if opened == 0 { super.didTap() }
  }
  override func didDouble() {
    if opened == 0 { super.didDouble() }
  }
}

private final class Waits: AnyHeart {
  override func build() {
    super.build()
    tap.require(toFail: double)
  }
  override func didDouble() { opened += 1 }
}

private final class Refuses: AnyHeart, UIGestureRecognizerDelegate {
  override func build() {
    super.build()
    tap.delegate = self
  }
  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer !== tap || double.state == .failed
  }
}

private final class HasAnEmptyButton: AnyHeart {
  override func build() {
    let button = UIButton(frame: bounds)
    addSubview(button)
    button.addTarget(self, action: HasAnEmptyButton.didTap, for: .touchUpInside)
  }
}

private final class DoubleWaits: AnyHeart {
  override func build() {
    super.build()
    double.require(toFail: tap)
  }
}

private final class OpensAtOne: AnyHeart {
  override func build() {
    super.build()
    double.numberOfTapsRequired = 1
  }
}

private final class ForgetsTheAction: AnyHeart {
  override func didDouble() {}
}

private final class TogglesAtTheEnd: AnyHeart {
  override func build() {
    super.build()
    tap.isEnabled = false
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { isLiked.toggle() }
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

private final class ActsOnDown: CountingHeart {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let taps = touches.first?.tapCount { count(taps) }
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

private final class CountsNoTaps: CountingHeart {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let taps = touches.first?.tapCount { count(taps) }
  }
}

private final class CountsADrag: CountingHeart {
  private var last = -9.0
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    let isSecond = touch.timestamp - last < 0.5
    if touch.tapCount > 0 || isSecond { isLiked.toggle() }
    if isSecond { opened += 1 }
    last = isSecond ? -9 : touch.timestamp
  }
}

private final class ChainsTaps: CountingHeart {
  private var last = -9.0
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

private final class SharesTheLastTap: CountingHeart {
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

private final class CountsCancelled: CountsTapCount {
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchesEnded(touches, with: event)
  }
}
