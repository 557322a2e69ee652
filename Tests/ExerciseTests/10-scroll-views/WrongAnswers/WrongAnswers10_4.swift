import ExerciseKit
import Grading
import WrittenExercises

let wrong10_4: [WrongAnswer<UIScrollView>] = [
  WrongAnswer("only does away with the delay") { Mistaken(delays: false) { _, usual in usual } },
  WrongAnswer("only lets drags take touches from buttons") {
    Mistaken(delays: true) { _, _ in true }
  },
  WrongAnswer("says yes for buttons only") {
    Mistaken(delays: false) { view, _ in view is UIButton }
  },
  WrongAnswer("knows one class of buttons only") {
    Mistaken(delays: false) { view, usual in type(of: view) == UIButton.self || usual }
  },
  WrongAnswer("switches off that touches can be taken") {
    let list = Mistaken(delays: false) { _, _ in true }
    list.canCancelContentTouches = false
    return list
  },
  WrongAnswer("takes the touch from everybody") { Mistaken(delays: false) { _, _ in true } },
  WrongAnswer("takes a touch from a button once only") {
    let count = Count()
    return Mistaken(delays: false) { view, usual in
      guard view is UIButton else { return usual }
      count.value += 1
      return count.value == 1
    }
  },
  WrongAnswer("lights buttons up at the top of the list only") { AtOnceAtTheTop(frame: .zero) },
  WrongAnswer("takes touches from buttons at the top of the list only") {
    TakesAtTheTop(frame: .zero)
  },
  WrongAnswer("knows buttons only that lie directly in the list") {
    Mistaken(delays: false) { view, usual in
      view is UIButton && view.superview is UIScrollView || usual
    }
  },
  WrongAnswer("takes no touch from a system button") {
    Mistaken(delays: false) { view, usual in
      usual || (view as? UIButton)?.buttonType == .custom
    }
  },
  WrongAnswer("takes no touch from a selected button") {
    Mistaken(delays: false) { view, usual in usual || (view as? UIButton)?.isSelected == false }
  },
  WrongAnswer("takes no touch from a button that does something") {
    Mistaken(delays: false) { view, usual in
      usual || (view as? UIButton)?.allControlEvents.isEmpty == true
    }
  },
  WrongAnswer("takes the touch from steppers as well") {
    Mistaken(delays: false) { view, usual in usual || view is UIButton || view is UIStepper }
  },
  WrongAnswer("lets the pan hold touches back") {
    let list = Mistaken(delays: false) { view, usual in usual || view is UIButton }
    list.panGestureRecognizer.delaysTouchesBegan = true
    return list
  },
  WrongAnswer("takes no touch from a small button") {
    Mistaken(delays: false) { view, usual in usual || view is UIButton && view.bounds.width > 100 }
  },
  WrongAnswer("takes a touch for a drag up or down only") { TakesUpAndDown(frame: .zero) },
  WrongAnswer("cancels the button itself when it is asked") {
    Mistaken(delays: false) { view, usual in
      (view as? UIButton)?.cancelTracking(with: nil)
      return view is UIButton || usual
    }
  },
  WrongAnswer("lets the pan cancel no touches") {
    let list = Mistaken(delays: false) { view, usual in usual || view is UIButton }
    list.panGestureRecognizer.cancelsTouchesInView = false
    return list
  },
  WrongAnswer("lets buttons hear nothing") { SaysNoAtTheRelease(frame: .zero) },
  WrongAnswer("takes no touch from a button that the finger has left") {
    Mistaken(delays: false) { view, usual in usual || (view as? UIButton)?.isHighlighted == true }
  },
  WrongAnswer("takes the touch from a control that follows none") {
    Mistaken(delays: false) { view, _ in
      view is UIButton || (view as? UIControl)?.isTracking != true
    }
  },
]

typealias Mistaken = Mistaken10

/// Right: overrides the property and asks what is no control by itself.
final class AlwaysAtOnce: UIScrollView {
  override var delaysContentTouches: Bool {
    get { false }
    set {}
  }
  override func touchesShouldCancel(in view: UIView) -> Bool {
    !(view is UIControl) || view is UIButton
  }
}

/// Right: waits only where no button lies under the finger.
final class WaitsElsewhere: UIScrollView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    delaysContentTouches = !(hit is UIButton)
    return hit
  }
  override func touchesShouldCancel(in view: UIView) -> Bool {
    view is UIButton || super.touchesShouldCancel(in: view)
  }
}

private final class AtOnceAtTheTop: UIScrollView {
  override var contentOffset: CGPoint {
    didSet { delaysContentTouches = contentOffset.y > 0 }
  }
  override func didMoveToWindow() { delaysContentTouches = contentOffset.y > 0 }
  override func touchesShouldCancel(in view: UIView) -> Bool {
    view is UIButton || super.touchesShouldCancel(in: view)
  }
}

private final class TakesAtTheTop: UIScrollView {
  override func didMoveToWindow() { delaysContentTouches = false }
  override func touchesShouldCancel(in view: UIView) -> Bool {
    view is UIButton && contentOffset.y <= 0 || super.touchesShouldCancel(in: view)
  }
}

/// Counts how often something was asked.
private final class Count {
  var value = 0
}

private final class SaysNoAtTheRelease: UIScrollView {
  override func didMoveToWindow() { delaysContentTouches = false }
  override func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { !(view is UIButton) }
  override func touchesShouldCancel(in view: UIView) -> Bool {
    view is UIButton || super.touchesShouldCancel(in: view)
  }
}

private final class TakesUpAndDown: UIScrollView {
  override func didMoveToWindow() { delaysContentTouches = false }
  override func touchesShouldCancel(in view: UIView) -> Bool {
    view is UIButton && panGestureRecognizer.translation(in: self).y != 0
      || super.touchesShouldCancel(in: view)
  }
}
