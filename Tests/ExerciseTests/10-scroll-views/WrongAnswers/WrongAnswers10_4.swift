import ExerciseKit
import Grading
import Questions

let wrong10_4: [WrongAnswer<UIScrollView>] = [
  WrongAnswer(
    "only does away with the delay",
    gets: """
      At once 40 points up, from buy: expected buy touchDown, list scrolls, buy touchCancel, but \
      your code gives buy touchDown, buy touchDragInside, buy touchUpInside.
      """,
    Diagnosis10_4.keeps, rule: Diagnosis10_4.cancel
  ) { Mistaken(delays: false) { _, usual in usual } },
  WrongAnswer(
    "only lets drags take touches from buttons",
    gets: "A finger comes down on buy: expected buy touchDown, but your code gives nothing.",
    Diagnosis10_4.waits, rule: Diagnosis10_4.hold
  ) { Mistaken(delays: true) { _, _ in true } },
  WrongAnswer(
    "says yes for buttons only",
    gets: """
      Rests 0.3 s on photo, 40 points up: expected photo began, list scrolls, photo cancelled, but \
      your code gives photo began, photo moved, photo ended.
      """,
    Diagnosis10_4.saysYesForButtonsOnly, rule: Diagnosis10_4.cancel
  ) { Mistaken(delays: false) { view, _ in view is UIButton } },
  WrongAnswer(
    "knows one class of buttons only",
    gets: """
      Rests 0.3 s on a button of the app's own, 40 points up: expected buy touchDown, list \
      scrolls, buy touchCancel, but your code gives buy touchDown, buy touchDragInside, buy \
      touchUpInside.
      """,
    Diagnosis10_4.knowsOneClassOfButtonsOnly, rule: Diagnosis10_4.cancel
  ) { Mistaken(delays: false) { view, usual in type(of: view) == UIButton.self || usual } },
  WrongAnswer(
    "switches off that touches can be taken",
    gets: """
      At once 40 points up, from buy: expected buy touchDown, list scrolls, buy touchCancel, but \
      your code gives buy touchDown, buy touchDragInside, buy touchUpInside.
      """,
    Diagnosis10_4.nobodyIsAsked, rule: Diagnosis10_4.cancel
  ) {
    let list = Mistaken(delays: false) { _, _ in true }
    list.canCancelContentTouches = false
    return list
  },
  WrongAnswer(
    "takes the touch from everybody",
    gets: """
      Rests 0.3 s on a slider, 40 points up: expected other touchDown, other touchDragInside, \
      other touchUpInside, but your code gives other touchDown, list scrolls, other touchCancel.
      """,
    Diagnosis10_4.takesFromEverybody, rule: Diagnosis10_4.cancel
  ) { Mistaken(delays: false) { _, _ in true } },
  WrongAnswer(
    "takes a touch from a button once only",
    gets: """
      A second drag from buy, by 40 points up at once: expected buy touchDown, list scrolls, buy \
      touchCancel, but your code gives buy touchDown, buy touchDragInside, buy touchUpInside.
      """,
    Diagnosis10_4.onceOnly, rule: Diagnosis10_4.cancel
  ) {
    let count = Count()
    return Mistaken(delays: false) { view, usual in
      guard view is UIButton else { return usual }
      count.value += 1
      return count.value == 1
    }
  },
  WrongAnswer(
    "lights buttons up at the top of the list only",
    gets: """
      A list that is scrolled by 60, a finger comes down on buy: expected buy touchDown, but your
      code gives nothing.
      \(Diagnosis10_4.scrolledAlready)
      Rule: \(Diagnosis10_4.hold)
      """
  ) { AtOnceAtTheTop(frame: .zero) },
  WrongAnswer(
    "takes touches from buttons at the top of the list only",
    gets: """
      A list that is scrolled by 60, at once 40 points up, from buy: expected buy touchDown, list \
      scrolls, buy touchCancel, but your code gives buy touchDown, buy touchDragInside, buy \
      touchUpInside.
      """,
    Diagnosis10_4.scrolledAlready, rule: Diagnosis10_4.cancel
  ) { TakesAtTheTop(frame: .zero) },
  WrongAnswer(
    "knows buttons only that lie directly in the list",
    gets: """
      A button in a box in the list, 40 points up at once: expected buy touchDown, list scrolls, \
      buy touchCancel, but your code gives buy touchDown, buy touchDragInside, buy touchUpInside.
      """,
    Diagnosis10_4.asksItsSuperview, rule: Diagnosis10_4.cancel
  ) {
    Mistaken(delays: false) { view, usual in
      view is UIButton && view.superview is UIScrollView || usual
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
