// What you have written is handed to the graders here, and nowhere else: they are a module of their
// own, which does not import yours, so that no name of yours can reach a grader. For the same reason
// this file names nothing but your module and what the graders declare.

import Grading
import MiniUIKit

@testable import Exercises08
@testable import Graders08

let yours: Graded = [
  exercise8_1.grading {
    let photo = Exercises08.PhotoView()
    photo.build()
    return Photo(view: photo, swipe: photo.swipe, pan: photo.pan, hold: photo.hold)
  },
  exercise8_2.grading { Exercises08.whatIsSent() },
  exercise8_3.grading { Exercises08.TwoAtOnce() },
  exercise8_4.grading {
    let screen = Exercises08.GalleryScreen(frame: screenFrame)
    screen.build()
    return Gallery(
      screen: screen, back: screen.back, forward: screen.forward, pages: screen.pages,
      turn: screen.turn, carousel: screen.carousel, volume: screen.volume)
  },
  exercise8_5.grading {
    let card = Exercises08.DraggedCard()
    card.build()
    return card
  },
  exercise8_6.grading { Exercises08.scriptsThatTellApart() },
  exercise8_7.grading {
    let heart = Exercises08.HeartView()
    heart.build()
    return Heart(
      view: heart, isLiked: { heart.isLiked }, like: { heart.isLiked = true },
      opened: { heart.opened })
  },
  exercise8_8.grading {
    { racers in
      Exercises08.whoActs(
        among: Racer.all(racers) {
          .init(
            name: $0.name, depth: $0.depth, isThere: $0.isThere, waitsFor: $0.waitsFor,
            allows: $0.allows)
        })
    }
  },
  exercise8_9.grading { Exercises08.GivingCarousel(frame: .zero) },
]
