import ExerciseKit
import Grading

let wrong8_1: [WrongAnswer<Photo>] = [
  WrongAnswer(
    "waits for nobody",
    gets: "A stroke of 96 points to the right in 0.16 s: expected swipe, but your code gives pan.",
    Diagnosis8_1.waitsForNobody, rule: Diagnosis8_1.wait
  ) { photo { _ in } },
  WrongAnswer(
    "lets the swipe wait for the pan",
    gets: "A stroke of 96 points to the right in 0.16 s: expected swipe, but your code gives pan.",
    Diagnosis8_1.waitsForNobody, rule: Diagnosis8_1.wait
  ) { photo { $0.swipe.require(toFail: $0.pan) } },
  WrongAnswer(
    "allows all together",
    gets: """
      A stroke of 96 points to the right in 0.16 s: expected swipe, but your code gives pan, swipe.
      """,
    Diagnosis8_1.both, rule: Diagnosis8_1.wait
  ) { photo(of: AllowsAll()) { _ in } },
  WrongAnswer(
    "takes the pan away",
    gets: "A stroke of 100 points upward in 0.16 s: expected pan, but your code gives nothing.",
    Diagnosis8_1.takesThePanAway, rule: Diagnosis8_1.waitEnds
  ) { photo { $0.view.removeGestureRecognizer($0.pan) } },
  WrongAnswer(
    "lets the long press wait too",
    gets: """
      A finger that has rested for 0.6 s and is still down: expected hold, but your code gives \
      nothing.
      """,
    Diagnosis8_1.letsTheLongPressWaitToo, rule: Diagnosis8_1.first
  ) {
    photo { photo in
      photo.pan.require(toFail: photo.swipe)
      photo.hold.require(toFail: photo.pan)
    }
  },
  WrongAnswer(
    "lets the pan wait for itself, which nobody can", ends: .crashed
  ) { photo { $0.pan.require(toFail: $0.pan) } },
  WrongAnswer(
    "turns pages to the left as well",
    gets: "A drag of 96 points to the left in 0.16 s: expected pan, but your code gives swipe.",
    Diagnosis8_1.turnsPagesToTheLeftAsWell, rule: Diagnosis8_1.waitEnds
  ) {
    photo { photo in
      photo.swipe.direction = [.left, .right]
      photo.pan.require(toFail: photo.swipe)
    }
  },
  WrongAnswer(
    "refuses the pan every way to the right",
    gets: "A drag of 96 points to the right in 3 s: expected pan, but your code gives nothing.",
    Diagnosis8_1.refusesThePanEveryWay, rule: Diagnosis8_1.waitEnds
  ) { photo(of: RefusesToTheRight()) { _ in } },
  WrongAnswer(
    "asks the pan for two fingers",
    gets: "A stroke of 100 points upward in 0.16 s: expected pan, but your code gives nothing.",
    Diagnosis8_1.takesThePanAway, rule: Diagnosis8_1.waitEnds
  ) { photo { $0.pan.minimumNumberOfTouches = 2 } },
  WrongAnswer(
    "allows the pan beside the long press",
    gets: """
      A finger that rests for 0.6 s and then moves 50 points: expected hold, but your code gives \
      hold, pan.
      """,
    Diagnosis8_1.both, rule: Diagnosis8_1.branch
  ) { photo(of: AllowsHold()) { $0.pan.require(toFail: $0.swipe) } },
  WrongAnswer(
    "refuses a quick beginning",
    gets: """
      12 points quickly to the right, then 32 slowly in 2 s: expected pan, but your code gives \
      nothing.
      """,
    Diagnosis8_1.refusesForGood, rule: Diagnosis8_1.waitEnds
  ) { photo(of: RefusesQuickPans()) { _ in } },
]

class AnyPhoto: UIView, UIGestureRecognizerDelegate {
  let swipe = UISwipeGestureRecognizer()
  let pan = UIPanGestureRecognizer()
  let hold = UILongPressGestureRecognizer()

  func gestureRecognizer(
    _ one: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { false }
  func gestureRecognizer(
    _ one: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool { false }
}

func photo(of view: AnyPhoto = AnyPhoto(), _ mend: (Photo) -> Void) -> Photo {
  let photo = Photo(view: view, swipe: view.swipe, pan: view.pan, hold: view.hold)
  for recognizer in [view.swipe, view.pan, view.hold] as [UIGestureRecognizer] {
    recognizer.delegate = view
    view.addGestureRecognizer(recognizer)
  }
  mend(photo)
  return photo
}

final class AllowsAll: AnyPhoto {
  override func gestureRecognizer(
    _ one: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { true }
}

final class RefusesToTheRight: AnyPhoto {
  override func gestureRecognizerShouldBegin(_ one: UIGestureRecognizer) -> Bool {
    one !== pan || pan.translation(in: self).x <= 0
  }
}

final class RefusesQuickPans: AnyPhoto {
  override func gestureRecognizerShouldBegin(_ one: UIGestureRecognizer) -> Bool {
    one !== pan || pan.velocity(in: self).x < 200
  }
}

final class AllowsHold: AnyPhoto {
  override func gestureRecognizer(
    _ one: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { one === hold || other === hold }
}

/// Right: says so in its delegate's method.
final class StandsBack: AnyPhoto {
  override func gestureRecognizer(
    _ one: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool { one === pan && other === swipe }
}
