// What you have written is handed to the graders here, and nowhere else: they are a module of their
// own, which does not import yours, so that no name of yours can reach a grader. For the same reason
// this file names nothing but your module and what the graders declare.

import Grading
import MiniUIKit

@testable import Exercises15
@testable import Graders15

let yours: Graded = [
  exercise15_1.grading { Exercises15.whoActs() },
  exercise15_2.grading { Exercises15.placeRow },
  exercise15_3.grading {
    let card = Exercises15.ThrowCard()
    return Throwing(lift: { card.lift }, thrown: { card.thrown }, card: { card.card() })
  },
  exercise15_4.grading {
    let card = Exercises15.PushCard()
    return Pushing(
      modified: { card.modified($0) }, isShown: { card.isShown(in: $0) },
      open: { card.isOpen = $0 },
      shift: { card.shift })
  },
  exercise15_5.grading {
    let screen = Exercises15.PhotoScreen()
    return Neighbours(
      delegate: screen, photo: { screen.photo($0, zoom: $1) }, map: { screen.map($0, note: $1) },
      film: { screen.film($0, open: $1) })
  },
]
