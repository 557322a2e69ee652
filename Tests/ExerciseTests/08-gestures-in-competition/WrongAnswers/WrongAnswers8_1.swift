import ExerciseKit
import Grading

let wrong8_1 = [
  WrongAnswer(
    "waits for nobody",
    gets: """
      A stroke of 96 points to the right in 0.16 s: swipe is right, your answer is pan.
      At 12 points the pan began, and the swipe was excluded before it was far enough.
      Rule: the wait: the receiver waits, the argument must fail (GR-65).
      """
  ) { photo { _ in } },
  WrongAnswer(
    "lets the swipe wait for the pan",
    gets: """
      A stroke of 96 points to the right in 0.16 s: swipe is right, your answer is pan.
      At 12 points the pan began, and the swipe was excluded before it was far enough.
      Rule: the wait: the receiver waits, the argument must fail (GR-65).
      """
  ) { photo { $0.swipe.require(toFail: $0.pan) } },
  WrongAnswer(
    "allows all together",
    gets: """
      A stroke of 96 points to the right in 0.16 s: swipe is right, your answer is pan, swipe.
      One finger is to do one thing here; nobody is allowed beside another.
      Rule: the wait: the receiver waits, the argument must fail (GR-65).
      """
  ) { photo(of: AllowsAll()) { _ in } },
  WrongAnswer(
    "takes the pan away",
    gets: """
      A drag of 96 points downward in 0.16 s: pan is right, your answer is nothing.
      The swipe has failed, and the photo does not move all the same.
      Rule: the wait: when the required one fails, the waiting one begins (GR-65).
      """
  ) { photo { $0.view.removeGestureRecognizer($0.pan) } },
  WrongAnswer(
    "lets the long press wait too",
    gets: """
      A finger that has rested for 0.6 s and is still down: hold is right, your answer is nothing.
      After 0.5 s the menu should have opened, but the long press waits for somebody, or is gone.
      Rule: the first: nobody else is there after 0.5 s of rest (GR-86).
      """
  ) {
    photo { photo in
      photo.pan.require(toFail: photo.swipe)
      photo.hold.require(toFail: photo.pan)
    }
  },
  WrongAnswer(
    "asks the pan for two fingers",
    gets: """
      A drag of 96 points downward in 0.16 s: pan is right, your answer is nothing.
      The swipe has failed, and the photo does not move all the same.
      Rule: the wait: when the required one fails, the waiting one begins (GR-65).
      """
  ) { photo { $0.pan.minimumNumberOfTouches = 2 } },
  WrongAnswer(
    "allows the pan beside the long press",
    gets: """
      A finger that rests for 0.6 s and then moves 50 points: hold is right, your answer is hold, pan.
      One finger is to do one thing here; nobody is allowed beside another.
      Rule: the branch: whoever is under way excludes the others on the same view (GR-60).
      """
  ) { photo(of: AllowsHold()) { $0.pan.require(toFail: $0.swipe) } },
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
