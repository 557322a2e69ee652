import ExerciseKit
import Grading

let wrong8_4: [WrongAnswer<Gallery>] = [
  WrongAnswer(
    "lets back wait for pages",
    gets: """
      From (8, 280) to the right, over the carousel: expected back, but your code gives pages.
      """,
    Diagnosis8_4.letsBackWaitForPages, rule: Diagnosis8_4.wait
  ) { gallery(AnyGallery()) { $0.back.require(toFail: $0.pages) } },
  WrongAnswer(
    "allows both",
    gets: """
      From (8, 280) to the right, over the carousel: expected back, but your code gives pages, back.
      """,
    Diagnosis8_4.both, rule: Diagnosis8_4.wait
  ) { gallery(AllowsBothPans()) },
  WrongAnswer(
    "moves the carousel away from the edge",
    gets: "The place of the carousel: expected (0, 200), but your code gives (21, 200).",
    Diagnosis8_4.movesTheCarouselAwayFromTheEdge, rule: Diagnosis8_4.nothingMoves
  ) { gallery(AnyGallery()) { $0.carousel.frame.origin.x = 21 } },
  WrongAnswer(
    "looks where the finger is by then",
    gets: """
      From (20, 280) to the right, over the carousel: expected back, but your code gives pages.
      """,
    Diagnosis8_4.looksWhereTheFingerIsByThen, rule: Diagnosis8_4.first
  ) { gallery(LooksTooLate()) },
  WrongAnswer(
    "gives the edge more than it has",
    gets: """
      From (20.5, 280) to the right, over the carousel: expected pages, but your code gives nothing.
      """,
    Diagnosis8_4.givesTheEdgeMoreThanItHas, rule: Diagnosis8_4.noMore
  ) { gallery(WideEdge()) },
  WrongAnswer(
    "lays a strip over the edge, 20 points wide",
    gets: """
      From (20, 280) to the right, over the carousel: expected back, but your code gives pages.
      """,
    Diagnosis8_4.looksWhereTheFingerIsByThen, rule: Diagnosis8_4.first
  ) { gallery(AnyGallery()) { coverEdge(of: $0, width: 20) } },
  WrongAnswer(
    "lays a strip over the edge, 21 points wide",
    gets: """
      From (20.5, 280) to the right, over the carousel: expected pages, but your code gives nothing.
      """,
    Diagnosis8_4.givesTheEdgeMoreThanItHas, rule: Diagnosis8_4.noMore
  ) { gallery(AnyGallery()) { coverEdge(of: $0, width: 21) } },
  WrongAnswer(
    "puts back on the carousel",
    gets: """
      From (8, 100) to the right, above the carousel: expected back, but your code gives nothing.
      """,
    Diagnosis8_4.putsBackOnTheCarousel, rule: Diagnosis8_4.branch
  ) { gallery(AnyGallery()) { $0.carousel.addGestureRecognizer($0.back) } },
  WrongAnswer(
    "puts pages on the screen",
    gets: """
      From (150, 100) to the right, above the carousel: expected nothing, but your code gives pages.
      """,
    Diagnosis8_4.putsPagesOnTheScreen, rule: Diagnosis8_4.branch
  ) {
    gallery(AnyGallery()) { screen in
      screen.addGestureRecognizer(screen.pages)
      screen.addGestureRecognizer(screen.back)
      waitForEdges(screen.pages, screen)
    }
  },
  WrongAnswer(
    "switches pages off",
    gets: """
      From (180, 280), after one move of 12 points: expected pages, but your code gives nothing.
      """,
    Diagnosis8_4.hearsNothing, rule: Diagnosis8_4.panBegins
  ) {
    gallery(AnyGallery()) { screen in
      screen.pages.isEnabled = false
    }
  },
  WrongAnswer(
    "waits for somebody slow as well",
    gets: """
      From (180, 280), after one move of 12 points: expected pages, but your code gives nothing.
      """,
    Diagnosis8_4.waitsTooLong, rule: Diagnosis8_4.panBegins
  ) { gallery(WaitsForASwipe()) },
  WrongAnswer(
    "asks whether back has failed",
    gets: """
      From (180, 280), after one move of 12 points: expected pages, but your code gives nothing.
      """,
    Diagnosis8_4.refused, rule: Diagnosis8_4.panBegins
  ) { gallery(AsksBack()) },
  WrongAnswer(
    "waits for the left edge only, as the chapter's carousel does",
    gets: """
      From (366, 280) to the left, over the carousel: expected forward, but your code gives pages.
      """,
    Diagnosis8_4.rightEdgeForgotten, rule: Diagnosis8_4.wait
  ) {
    gallery(AnyGallery()) { $0.pages.require(toFail: $0.back) }
  },
  WrongAnswer(
    "makes every pan wait for the edges",
    gets: "From (8, 530) to the right, over the volume: expected turn, but your code gives back.",
    Diagnosis8_4.turnStandsBack, rule: Diagnosis8_4.wait
  ) {
    gallery(AnyGallery()) { screen in
      waitForEdges(screen.pages, screen)
      waitForEdges(screen.turn, screen)
    }
  },
  WrongAnswer(
    "gives both edges to back",
    gets: """
      From (366, 280) to the left, over the carousel: expected forward, but your code gives back.
      """,
    Diagnosis8_4.takesAllEdges, rule: Diagnosis8_4.wait
  ) {
    gallery(AnyGallery()) { screen in
      screen.back.edges = [.left, .right]
      screen.forward.isEnabled = false
      waitForEdges(screen.pages, screen)
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
