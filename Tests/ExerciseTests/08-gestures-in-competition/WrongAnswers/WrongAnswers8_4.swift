import ExerciseKit
import Grading

let wrong8_4: [WrongAnswer<Gallery>] = [
  WrongAnswer("lets back wait for pages") {
    gallery(AnyGallery()) { $0.back.require(toFail: $0.pages) }
  },
  WrongAnswer("lets pages and back wait for each other") {
    gallery(AnyGallery()) { screen in
      waitForEdges(screen.pages, screen)
      screen.back.require(toFail: screen.pages)
      screen.forward.require(toFail: screen.pages)
    }
  },
  WrongAnswer("allows both") { gallery(AllowsBothPans()) },
  WrongAnswer("moves the carousel away from the edge") {
    gallery(AnyGallery()) { $0.carousel.frame.origin.x = 21 }
  },
  WrongAnswer("looks where the finger is by then") { gallery(LooksTooLate()) },
  WrongAnswer("gives the edge more than it has") { gallery(WideEdge()) },
  WrongAnswer("lays a strip over the edge, 20 points wide") {
    gallery(AnyGallery()) { coverEdge(of: $0, width: 20) }
  },
  WrongAnswer("lays a strip over the edge, 21 points wide") {
    gallery(AnyGallery()) { coverEdge(of: $0, width: 21) }
  },
  WrongAnswer("puts back on the carousel") {
    gallery(AnyGallery()) { $0.carousel.addGestureRecognizer($0.back) }
  },
  WrongAnswer("puts pages on the screen") {
    gallery(AnyGallery()) { screen in
      screen.addGestureRecognizer(screen.pages)
      screen.addGestureRecognizer(screen.back)
      waitForEdges(screen.pages, screen)
    }
  },
  WrongAnswer("switches pages off") {
    gallery(AnyGallery()) { screen in
      screen.pages.isEnabled = false
    }
  },
  WrongAnswer("waits for somebody slow as well") { gallery(WaitsForASwipe()) },
  WrongAnswer("asks whether back has failed") { gallery(AsksBack()) },
  WrongAnswer("waits for the left edge only, as the chapter's carousel does") {
    gallery(AnyGallery()) { $0.pages.require(toFail: $0.back) }
  },
  WrongAnswer("makes every pan wait for the edges") {
    gallery(AnyGallery()) { screen in
      waitForEdges(screen.pages, screen)
      waitForEdges(screen.turn, screen)
    }
  },
  WrongAnswer("gives both edges to back") {
    gallery(AnyGallery()) { screen in
      screen.back.edges = [.left, .right]
      screen.forward.isEnabled = false
      waitForEdges(screen.pages, screen)
    }
  },
  WrongAnswer("takes straight fingers from the right edge only") {
    gallery(TakesStraightFingers()) { screen in
      waitForEdges(screen.pages, screen)
      screen.forward.delegate = screen
    }
  },
]

class AnyGallery: UIView, UIGestureRecognizerDelegate {
  let back = UIScreenEdgePanGestureRecognizer()
  let forward = UIScreenEdgePanGestureRecognizer()
  let pages = UIPanGestureRecognizer()
  let turn = UIPanGestureRecognizer()
  let carousel = UIView(frame: CGRect(x: 0, y: 200, width: 375, height: 160))
  let volume = UIView(frame: CGRect(x: 0, y: 500, width: 375, height: 60))

  func build() {
    back.edges = .left
    forward.edges = .right
    addGestureRecognizer(back)
    addGestureRecognizer(forward)
    carousel.addGestureRecognizer(pages)
    volume.addGestureRecognizer(turn)
    addSubview(carousel)
    addSubview(volume)
    pages.delegate = self
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  func gestureRecognizer(_ one: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
  func gestureRecognizer(
    _ one: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { false }
  func gestureRecognizer(
    _ one: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool { false }
}

func gallery(_ screen: AnyGallery, _ mend: (AnyGallery) -> Void = { _ in }) -> Gallery {
  screen.frame = screenFrame
  screen.build()
  mend(screen)
  return Gallery(
    screen: screen, back: screen.back, forward: screen.forward, pages: screen.pages,
    turn: screen.turn, carousel: screen.carousel, volume: screen.volume)
}

/// Makes a pan wait for both edge pans.
private func waitForEdges(_ pan: UIPanGestureRecognizer, _ screen: AnyGallery) {
  pan.require(toFail: screen.back)
  pan.require(toFail: screen.forward)
}

private func coverEdge(of screen: AnyGallery, width: Double) {
  let strip = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 812))
  strip.addGestureRecognizer(screen.back)
  screen.addSubview(strip)
}

final class TakesStraightFingers: AnyGallery {
  override func gestureRecognizerShouldBegin(_ one: UIGestureRecognizer) -> Bool {
    one !== forward || forward.translation(in: self).y.magnitude < 5
  }
}

final class AllowsBothPans: AnyGallery {
  override func gestureRecognizer(
    _ one: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { true }
}

final class LooksTooLate: AnyGallery {
  override func gestureRecognizerShouldBegin(_ one: UIGestureRecognizer) -> Bool {
    one !== pages || (21..<355).contains(one.location(in: self).x)
  }
}

final class AsksBack: AnyGallery {
  override func gestureRecognizerShouldBegin(_ one: UIGestureRecognizer) -> Bool {
    one !== pages || back.state == .failed && forward.state == .failed
  }
}

final class WideEdge: AnyGallery {
  override func gestureRecognizer(
    _ one: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { (45..<330).contains(touch.location(in: self).x) }
}

/// Waits for the edge pan, and for a swipe that nobody asked for.
final class WaitsForASwipe: AnyGallery {
  private let swipe = UISwipeGestureRecognizer()

  override func build() {
    super.build()
    carousel.addGestureRecognizer(swipe)
    waitForEdges(pages, self)
    swipe.numberOfTouchesRequired = 2
    pages.require(toFail: swipe)
  }
}

/// Right: the carousel's pan gets no touch near the edge.
final class KeepsTheEdgeOut: AnyGallery {
  override func gestureRecognizer(
    _ one: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { isInTheMiddle(touch.location(in: self).x) }

  private func isInTheMiddle(_ x: CGFloat) -> Bool { x > 20 && x < 355 }
}

/// Right: says in each attempt for whom it waits.
final class SaysSoPerAttempt: AnyGallery {
  override func gestureRecognizer(
    _ one: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool { one === pages && (other === back || other === forward) }
}
