import ExerciseKit
import Grading

let wrong8_1 = [
  WrongAnswer(
    "waits for nobody",
    gets: """
      A stroke of 96 points to the right in 0.16 s: swipe is right, your answer is pan.
      A pan that does not wait for the swipe begins at the first move of 12 points and excludes it.
      Rule: the wait: the receiver waits, the argument must fail (GR-65).
      """
  ) { photo { _ in } },
  WrongAnswer(
    "lets the swipe wait for the pan",
    gets: """
      A stroke of 96 points to the right in 0.16 s: swipe is right, your answer is pan.
      A pan that does not wait for the swipe begins at the first move of 12 points and excludes it.
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
    "lets the pan wait for itself, which nobody can", ends: .crashed
  ) { photo { $0.pan.require(toFail: $0.pan) } },
  WrongAnswer(
    "turns pages to the left as well",
    gets: """
      A drag of 96 points to the left in 0.16 s: pan is right, your answer is swipe.
      A stroke to the left turned the page.
      Rule: the wait: when the required one fails, the waiting one begins (GR-65).
      """
  ) {
    photo { photo in
      photo.swipe.direction = [.left, .right]
      photo.pan.require(toFail: photo.swipe)
    }
  },
  WrongAnswer(
    "refuses the pan every way to the right",
    gets: """
      A drag of 96 points to the right in 3 s: pan is right, your answer is nothing.
      The swipe gave up after half a second, and the photo does not move.
      Rule: the wait: when the required one fails, the waiting one begins (GR-65).
      """
  ) { photo(of: RefusesToTheRight()) { _ in } },
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

final class RefusesToTheRight: AnyPhoto {
  override func gestureRecognizerShouldBegin(_ one: UIGestureRecognizer) -> Bool {
    one !== pan || pan.translation(in: self).x <= 0
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
