import ExerciseKit
import Grading

let wrong8_1: [WrongAnswer<Photo>] = [
  WrongAnswer("waits for nobody") { photo { _ in } },
  WrongAnswer("lets the swipe wait for the pan") { photo { $0.swipe.require(toFail: $0.pan) } },
  WrongAnswer("allows all together") { photo(of: AllowsAll()) { _ in } },
  WrongAnswer("takes the pan away") { photo { $0.view.removeGestureRecognizer($0.pan) } },
  WrongAnswer("lets the long press wait too") {
    photo { photo in
      photo.pan.require(toFail: photo.swipe)
      photo.hold.require(toFail: photo.pan)
    }
  },
  WrongAnswer(
    "lets the pan wait for itself, which nobody can", ends: .crashed
  ) { photo { $0.pan.require(toFail: $0.pan) } },
  WrongAnswer("turns pages to the left as well") {
    photo { photo in
      photo.swipe.direction = [.left, .right]
      photo.pan.require(toFail: photo.swipe)
    }
  },
  WrongAnswer("lets both wait for each other") {
    photo { photo in
      photo.swipe.require(toFail: photo.pan)
      photo.pan.require(toFail: photo.swipe)
    }
  },
  WrongAnswer("refuses the pan until the swipe has failed") { photo(of: AsksSwipe()) { _ in } },
  WrongAnswer("refuses whatever asks until the swipe has failed") {
    photo(of: RefusesEverybody()) { _ in }
  },
  WrongAnswer("refuses the pan every way to the right") { photo(of: RefusesToTheRight()) { _ in } },
  WrongAnswer("asks the pan for two fingers") { photo { $0.pan.minimumNumberOfTouches = 2 } },
  WrongAnswer("allows the pan beside the long press") {
    photo(of: AllowsHold()) { $0.pan.require(toFail: $0.swipe) }
  },
  WrongAnswer("refuses a quick beginning") { photo(of: RefusesQuickPans()) { _ in } },
  WrongAnswer("moves the photo with one finger only") {
    photo { photo in
      photo.pan.require(toFail: photo.swipe)
      photo.pan.maximumNumberOfTouches = 1
    }
  },
  WrongAnswer("opens one menu only") {
    let view = HoldsOnce()
    view.hold.addTarget(view, action: HoldsOnce.held, name: "held")
    return photo(of: view) { $0.pan.require(toFail: $0.swipe) }
  },
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

/// The chapter's asking screen, with the swipe for the double tap.
final class AsksSwipe: AnyPhoto {
  override func gestureRecognizerShouldBegin(_ one: UIGestureRecognizer) -> Bool {
    one !== pan || swipe.state == .failed
  }
}

final class RefusesEverybody: AnyPhoto {
  override func gestureRecognizerShouldBegin(_ one: UIGestureRecognizer) -> Bool {
    swipe.state == .failed
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

final class HoldsOnce: AnyPhoto {
  func held() { if hold.state == .ended { hold.isEnabled = false } }
}

/// Right: says so in its delegate's method.
final class StandsBack: AnyPhoto {
  override func gestureRecognizer(
    _ one: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool { one === pan && other === swipe }
}
