import ExerciseKit
import Grading

let wrong11_9: [WrongAnswer<Slider>] = [
  WrongAnswer("asks nothing") { slider(AnyRow()) },
  WrongAnswer("asks if it is sideways, as the chapter's second row does") {
    slider(AsksIfSideways())
  },
  WrongAnswer("asks for the side alone") { slider(AsksForTheSide()) },
  WrongAnswer("answers for everybody's pan") { slider(AnswersForAll()) },
  WrongAnswer("takes the sides for each other") { slider(TurnsTheSides()) },
  WrongAnswer("takes a tie for sideways") { slider(TakesTies()) },
  WrongAnswer("takes straight fingers only") { slider(TakesStraightFingersOnly()) },
  WrongAnswer("takes quick fingers only") { slider(TakesQuickFingersOnly()) },
  WrongAnswer("lets the list's pan begin as well") { slider(AllowsBoth()) },
  WrongAnswer("remembers its first flags") { slider(RemembersItsFlags()) },
  WrongAnswer("reads the flags as it is built") { slider(ReadsItsFlagsOnce()) },
  WrongAnswer("waits until the finger is far enough") { slider(WaitsForTheWay()) },
  WrongAnswer("knows the trailing side alone") { slider(KnowsTrailing()) },
  WrongAnswer("has switched its pan off") { slider(IsOff()) },
]

/// A row of any design.
class AnyRow: UIView, UIGestureRecognizerDelegate {
  let slide = UIPanGestureRecognizer()
  var leading = false
  var trailing = false

  func build() {
    slide.delegate = self
    addGestureRecognizer(slide)
  }

  var speed: CGPoint { slide.velocity(in: self) }
  var isSideways: Bool { abs(speed.x) > abs(speed.y) }
  var hasAction: Bool { speed.x < 0 ? trailing : leading }
  /// Whether slide may begin.
  var takes: Bool { true }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer !== slide || takes
  }

  func gestureRecognizer(
    _ one: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { false }
}

func slider(_ row: AnyRow) -> Slider {
  row.build()
  return Slider(row: row, slide: row.slide) { (row.leading, row.trailing) = ($0, $1) }
}

/// Right: the way tells the direction as well.
final class AsksTheWay: AnyRow {
  override var takes: Bool {
    let way = slide.translation(in: self)
    guard abs(way.x) > abs(way.y) else { return false }
    return way.x < 0 ? trailing : leading
  }
}

/// Right: a pan that isn't its own is no business of the row.
final class OnlyKnowsItsPan: AnyRow {
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer, pan.view === self else {
      return true
    }
    let speed = pan.velocity(in: self)
    if speed.x < 0 { return trailing && -speed.x > abs(speed.y) }
    return leading && speed.x > abs(speed.y)
  }
}

/// Right: the delegate is an object of its own.
final class HasAnotherDelegate: AnyRow {
  private final class Judge: UIGestureRecognizerDelegate {
    unowned let row: AnyRow
    init(_ row: AnyRow) { self.row = row }
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      row.isSideways && row.hasAction
    }
  }

  private var judge: Judge?

  override func build() {
    super.build()
    judge = Judge(self)
    slide.delegate = judge
  }
}

private final class AsksIfSideways: AnyRow {
  override var takes: Bool { isSideways }
}

private final class AsksForTheSide: AnyRow {
  override var takes: Bool { hasAction }
}

private final class AnswersForAll: AnyRow {
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    isSideways && hasAction
  }
}

private final class TurnsTheSides: AnyRow {
  override var takes: Bool { isSideways && (speed.x > 0 ? trailing : leading) }
}

private final class TakesTies: AnyRow {
  override var takes: Bool { abs(speed.x) >= abs(speed.y) && hasAction }
}

private final class TakesStraightFingersOnly: AnyRow {
  override var takes: Bool { abs(speed.x) > 2 * abs(speed.y) && hasAction }
}

private final class TakesQuickFingersOnly: AnyRow {
  override var takes: Bool { isSideways && hasAction && abs(speed.x) > 100 }
}

private final class AllowsBoth: AnyRow {
  override var takes: Bool { hasAction }
  override func gestureRecognizer(
    _ one: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { true }
}

private final class RemembersItsFlags: AnyRow {
  private lazy var flags = (leading, trailing)
  override var takes: Bool { isSideways && (speed.x < 0 ? flags.1 : flags.0) }
}

private final class ReadsItsFlagsOnce: AnyRow {
  private var (hasLeading, hasTrailing) = (false, false)
  override func build() {
    super.build()
    (hasLeading, hasTrailing) = (leading, trailing)
  }
  override var takes: Bool { isSideways && (speed.x < 0 ? hasTrailing : hasLeading) }
}

private final class WaitsForTheWay: AnyRow {
  override var takes: Bool { isSideways && hasAction && abs(slide.translation(in: self).x) > 20 }
}

private final class KnowsTrailing: AnyRow {
  override var takes: Bool { isSideways && speed.x < 0 && trailing }
}

private final class IsOff: AnyRow {
  override func build() {
    super.build()
    slide.isEnabled = false
  }
}
