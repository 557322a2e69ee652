import ExerciseKit
import Grading

private let (takesButtons, takesAll): (Answer10_5, Answer10_5) = (
  { view, usual in usual || view is UIButton }, { _, _ in true }
)

let wrong10_5: [WrongAnswer<Settings>] = [
  WrongAnswer("takes the touch from everybody") { settings(cancel: takesAll) },
  WrongAnswer("leaves out sliders only") { settings(cancel: { view, _ in !(view is UISlider) }) },
  WrongAnswer("leaves out sliders and own classes, not switches") {
    settings(cancel: { view, usual in usual || view is UISwitch || view is UIButton })
  },
  WrongAnswer("goes back to the usual answer") { settings(cancel: { _, usual in usual }) },
  WrongAnswer("says yes for buttons only") { settings(cancel: { view, _ in view is UIButton }) },
  WrongAnswer("knows one class of buttons only") {
    settings(cancel: { view, usual in type(of: view) == UIButton.self || usual })
  },
  WrongAnswer("takes what lies on a control for the control") {
    settings(cancel: { view, usual in
      usual && !(view.superview is UIControl) || view is UIButton
    })
  },
  WrongAnswer("does away with the delay as well") {
    let own = settings(cancel: takesButtons)
    own.list.delaysContentTouches = false
    return own
  },
  WrongAnswer("locks with touchesShouldCancel") {
    settings(begin: nil, cancelsLocked: true, cancel: takesButtons)
  },
  WrongAnswer("ignores the lock") { settings(begin: nil, cancel: takesButtons) },
  WrongAnswer("locks controls only") {
    settings(begin: { !($0 && $1 is UIControl) }, cancel: takesButtons)
  },
  WrongAnswer("says no to touchesShouldBegin without a lock") {
    settings(begin: { !$0 && !($1 is UIButton) }, cancel: takesButtons)
  },
  WrongAnswer("takes the lock the wrong way round") {
    settings(begin: { isLocked, _ in isLocked }, cancel: takesButtons)
  },
  WrongAnswer("switches scrolling off while it is locked") {
    let own = settings(begin: nil, cancel: takesButtons)
    return Settings(list: own.list, lock: { own.list.isScrollEnabled = !$0 })
  },
  WrongAnswer("takes nothing back by a property while it is locked") {
    let own = settings(begin: nil, cancel: takesButtons)
    return Settings(list: own.list, lock: { own.list.canCancelContentTouches = !$0 })
  },
  WrongAnswer("switches the list off while it is locked") {
    let own = settings(begin: nil, cancel: takesButtons)
    return Settings(list: own.list, lock: { own.list.isUserInteractionEnabled = !$0 })
  },
  WrongAnswer("locks only what lies in the list directly") {
    settings(
      begin: { isLocked, view in !isLocked || !(view.superview is UIScrollView) },
      cancel: takesButtons)
  },
  WrongAnswer("switches off the views that are there when it is locked") {
    settings(begin: nil, switchesOff: true, cancel: takesButtons)
  },
  WrongAnswer("takes what lies beside a locked list") {
    settings(begin: nil, hits: true, anywhere: true, cancel: takesButtons)
  },
  WrongAnswer("takes the touch from the first button only") {
    settings(cancel: { view, usual in
      usual || view is UIButton && view === view.superview?.subviews.first { $0 is UIButton }
    })
  },
  WrongAnswer("takes nothing back while it is locked") {
    settings(keepsLocked: true, cancel: takesButtons)
  },
  WrongAnswer("takes no touch from a button that the finger has left") {
    settings(cancel: { view, usual in usual || (view as? UIButton)?.isHighlighted == true })
  },
  WrongAnswer("takes the touch from a control that follows none") {
    settings(cancel: { view, _ in
      view is UIButton || (view as? UIControl)?.isTracking != true
    })
  },
  WrongAnswer("switches off every view that is in it, or comes") {
    settings(begin: nil, switchesOff: true, switchesOffNew: true, cancel: takesButtons)
  },
]

/// Answers about a view; it gets the usual answer, too.
typealias Answer10_5 = @Sendable (UIView, Bool) -> Bool

/// A list of settings made of closures.
///
/// - Parameters:
///   - begin: Answers `touchesShouldBegin`; it gets whether the list is locked, and the view.
///   - hits: Whether nothing in a locked list is hit but the list itself.
///   - anywhere: Whether it is hit beside itself as well.
///   - switchesOff: Whether it locks by switching off every view that lies in it then.
///   - switchesOffNew: Whether it does so with a view that comes later as well.
///   - cancelsLocked: Whether every drag takes its touch while the list is locked.
///   - keepsLocked: Whether no drag takes its touch while the list is locked.
///   - cancel: Answers `touchesShouldCancel`.
/// - Returns: The list.
func settings(
  begin: (@Sendable (Bool, UIView) -> Bool)? = { isLocked, _ in !isLocked }, hits: Bool = false,
  anywhere: Bool = false, switchesOff: Bool = false, switchesOffNew: Bool = false,
  cancelsLocked: Bool = false, keepsLocked: Bool = false, cancel: @escaping Answer10_5
) -> Settings {
  let list = AnySettings(frame: .zero)
  (list.begin, list.cancel) = (begin, cancel)
  (list.hits, list.cancelsLocked) = (hits, cancelsLocked)
  (list.anywhere, list.switchesOff, list.keepsLocked) = (anywhere, switchesOff, keepsLocked)
  list.switchesOffNew = switchesOffNew
  return Settings(list: list, lock: { list.isLocked = $0 })
}

private final class AnySettings: UIScrollView {
  var isLocked = false {
    didSet {
      if switchesOff { for view in subviews { view.isUserInteractionEnabled = !isLocked } }
    }
  }
  var begin: (@Sendable (Bool, UIView) -> Bool)?
  var cancel: Answer10_5 = { _, usual in usual }
  var (hits, cancelsLocked) = (false, false)
  var (anywhere, switchesOff, keepsLocked) = (false, false, false)
  var switchesOffNew = false

  override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    if switchesOffNew { subview.isUserInteractionEnabled = !isLocked }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hits && isLocked && (hit != nil || anywhere) ? self : hit
  }

  override func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool {
    guard let begin else { return super.touchesShouldBegin(touches, with: event, in: view) }
    return begin(isLocked, view)
  }

  override func touchesShouldCancel(in view: UIView) -> Bool {
    if keepsLocked && isLocked { return false }
    return cancelsLocked && isLocked || cancel(view, super.touchesShouldCancel(in: view))
  }
}
