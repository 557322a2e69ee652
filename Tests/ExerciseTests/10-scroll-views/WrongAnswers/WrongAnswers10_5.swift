import ExerciseKit
import Grading

private let (takesButtons, takesAll): (Answer10_5, Answer10_5) = (
  { view, usual in usual || view is UIButton }, { _, _ in true }
)

let wrong10_5: [WrongAnswer<Settings>] = [
  WrongAnswer(
    "takes the touch from everybody",
    gets: """
      Rests 0.3 s on a slider, 40 points up: expected other touchDown, other touchDragInside, \
      other touchUpInside, but your code gives other touchDown, list scrolls, other touchCancel.
      """,
    Diagnosis10_5.takesTheTouchFromEverybody, rule: Diagnosis10_5.rule
  ) { settings(cancel: takesAll) },
  WrongAnswer(
    "leaves out sliders only",
    gets: """
      Rests 0.3 s on a control of the app's own, 40 points up: expected other touchDown, other \
      touchDragInside, other touchUpInside, but your code gives other touchDown, list scrolls, \
      other touchCancel.
      """,
    Diagnosis10_5.leavesOutSlidersOnly, rule: Diagnosis10_5.rule
  ) { settings(cancel: { view, _ in !(view is UISlider) }) },
  WrongAnswer(
    "leaves out sliders and own classes, not switches",
    gets: """
      Rests 0.3 s on a switch, 40 points up: expected other touchDown, other touchDragInside, \
      other touchUpInside, but your code gives other touchDown, list scrolls, other touchCancel.
      """,
    Diagnosis10_5.leavesOutSlidersOnly, rule: Diagnosis10_5.rule
  ) {
    settings(cancel: { view, usual in usual || view is UISwitch || view is UIButton })
  },
  WrongAnswer(
    "goes back to the usual answer",
    gets: """
      Rests 0.3 s on buy, 40 points up: expected buy touchDown, list scrolls, buy touchCancel, but \
      your code gives buy touchDown, buy touchDragInside, buy touchUpInside.
      """,
    Diagnosis10_5.goesBackToTheUsualAnswer, rule: Diagnosis10_5.rule
  ) { settings(cancel: { _, usual in usual }) },
  WrongAnswer(
    "says yes for buttons only",
    gets: """
      Rests 0.3 s on photo, 40 points up: expected photo began, list scrolls, photo cancelled, but \
      your code gives photo began, photo moved, photo ended.
      """,
    Diagnosis10_5.saysYesForButtonsOnly, rule: Diagnosis10_5.rule
  ) { settings(cancel: { view, _ in view is UIButton }) },
  WrongAnswer(
    "knows one class of buttons only",
    gets: """
      Rests 0.3 s on a button of the app's own, 40 points up: expected buy touchDown, list \
      scrolls, buy touchCancel, but your code gives buy touchDown, buy touchDragInside, buy \
      touchUpInside.
      """,
    Diagnosis10_5.knowsOneClassOfButtonsOnly, rule: Diagnosis10_5.rule
  ) { settings(cancel: { view, usual in type(of: view) == UIButton.self || usual }) },
  WrongAnswer(
    "takes what lies on a control for the control",
    gets: """
      Rests 0.3 s on a mark, a plain view that lies on a slider, 40 points up: expected mark \
      began, list scrolls, mark cancelled, but your code gives mark began, mark moved, mark ended.
      """,
    Diagnosis10_5.climbs, rule: Diagnosis10_5.rule
  ) {
    settings(cancel: { view, usual in
      usual && !(view.superview is UIControl) || view is UIButton
    })
  },
  WrongAnswer(
    "does away with the delay as well",
    gets: """
      At once 40 points up, from a slider: expected list scrolls, but your code gives other \
      touchDown, other touchDragInside, other touchUpInside.
      """,
    Diagnosis10_5.doesAwayWithTheDelayAsWell, rule: Diagnosis10_5.rule
  ) {
    let own = settings(cancel: takesButtons)
    own.list.delaysContentTouches = false
    return own
  },
  WrongAnswer(
    "locks with touchesShouldCancel",
    gets: """
      Locked, rests 0.3 s on a slider, 40 points up: expected list scrolls, but your code gives \
      other touchDown, list scrolls, other touchCancel.
      """,
    Diagnosis10_5.hearsForAMoment, rule: Diagnosis10_5.release
  ) { settings(begin: nil, cancelsLocked: true, cancel: takesButtons) },
  WrongAnswer(
    "ignores the lock",
    gets: """
      Locked, rests 0.3 s on a slider, 40 points up: expected list scrolls, but your code gives \
      other touchDown, other touchDragInside, other touchUpInside.
      """,
    Diagnosis10_5.ignoresTheLock, rule: Diagnosis10_5.release
  ) { settings(begin: nil, cancel: takesButtons) },
  WrongAnswer(
    "locks controls only",
    gets: """
      Locked, rests 0.3 s on photo, 40 points up: expected list scrolls, but your code gives photo \
      began, list scrolls, photo cancelled.
      """,
    Diagnosis10_5.locksControlsOnly, rule: Diagnosis10_5.release
  ) { settings(begin: { !($0 && $1 is UIControl) }, cancel: takesButtons) },
  WrongAnswer(
    "says no to touchesShouldBegin without a lock",
    gets: """
      Rests 0.3 s on buy, 40 points up: expected buy touchDown, list scrolls, buy touchCancel, but \
      your code gives list scrolls.
      """,
    "The list is not locked, and buy hears nothing.", rule: Diagnosis10_5.rule
  ) { settings(begin: { !$0 && !($1 is UIButton) }, cancel: takesButtons) },
  WrongAnswer(
    "switches the list off while it is locked",
    gets: """
      Locked, rests 0.3 s on a slider, 40 points up: expected list scrolls, but your code gives \
      nothing.
      """,
    Diagnosis10_5.scrollsNoMore, rule: Diagnosis10_5.release
  ) {
    let own = settings(begin: nil, cancel: takesButtons)
    return Settings(list: own.list, lock: { own.list.isUserInteractionEnabled = !$0 })
  },
]

/// Answers about a view; it gets the usual answer, too.
typealias Answer10_5 = @Sendable (UIView, Bool) -> Bool

/// A list of settings made of closures.
///
/// - Parameters:
///   - begin: Answers `touchesShouldBegin`; it gets whether the list is locked, and the view.
///   - hits: Whether nothing in a locked list is hit but the list itself.
///   - cancelsLocked: Whether every drag takes its touch while the list is locked.
///   - cancel: Answers `touchesShouldCancel`.
/// - Returns: The list.
func settings(
  begin: (@Sendable (Bool, UIView) -> Bool)? = { isLocked, _ in !isLocked }, hits: Bool = false,
  cancelsLocked: Bool = false, cancel: @escaping Answer10_5
) -> Settings {
  let list = AnySettings(frame: .zero)
  (list.begin, list.cancel) = (begin, cancel)
  (list.hits, list.cancelsLocked) = (hits, cancelsLocked)
  return Settings(list: list, lock: { list.isLocked = $0 })
}

private final class AnySettings: UIScrollView {
  var isLocked = false
  var begin: (@Sendable (Bool, UIView) -> Bool)?
  var cancel: Answer10_5 = { _, usual in usual }
  var (hits, cancelsLocked) = (false, false)

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hits && isLocked && hit != nil ? self : hit
  }

  override func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool {
    guard let begin else { return super.touchesShouldBegin(touches, with: event, in: view) }
    return begin(isLocked, view)
  }

  override func touchesShouldCancel(in view: UIView) -> Bool {
    cancelsLocked && isLocked || cancel(view, super.touchesShouldCancel(in: view))
  }
}
