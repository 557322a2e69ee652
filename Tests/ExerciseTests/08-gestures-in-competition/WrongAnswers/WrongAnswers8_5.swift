import ExerciseKit
import Grading

let wrong8_5: [WrongAnswer<UIView>] = [
  WrongAnswer(
    "adds the whole way every time",
    gets: """
      Two moves of 15 points to the right, centre: expected (120, 300), but your code gives (125, \
      300).
      """,
    Diagnosis8_5.addsTheWholeWayEveryTime, rule: Diagnosis8_5.once
  ) { dragged(AddsAll()) },
  WrongAnswer(
    "puts the card at the translation",
    gets: "A move by (15, 14), centre: expected (105, 304), but your code gives (5, 4).",
    Diagnosis8_5.putsTheCardAtTheTranslation, rule: Diagnosis8_5.first
  ) { dragged(SitsAtTheTranslation()) },
  WrongAnswer(
    "waits for changed",
    gets: """
      A move by (15, 14), centre: expected (105, 304), but your code gives (100, 300).
      """,
    Diagnosis8_5.waitsForChanged, rule: Diagnosis8_5.first
  ) { dragged(SkipsBegan()) },
  WrongAnswer(
    "jumps to the finger",
    gets: """
      A move by (15, 14), centre: expected (105, 304), but your code gives (115, 314).
      """,
    Diagnosis8_5.jumpsToTheFinger, rule: Diagnosis8_5.first
  ) { dragged(GoesToTheFinger()) },
  WrongAnswer(
    "remembers the first drag's start for ever",
    gets: """
      A drag of 40 points to the right, then one of 40 down, centre: expected (130, 300), but your \
      code gives (100, 300).
      """,
    Diagnosis8_5.takesTheFirstBack, rule: Diagnosis8_5.once
  ) { dragged(RemembersTheFirst()) },
  WrongAnswer(
    "asks for the way in the card's own coordinates",
    gets: """
      A card turned by 90°, a drag of 40 points to the right, centre: expected (110, 300), but \
      your code gives (100, 290).
      """,
    Diagnosis8_5.asksForTheWayInTheCards, rule: Diagnosis8_5.superview
  ) { dragged(AsksItself()) },
  WrongAnswer(
    "keeps its place beside the centre",
    gets: """
      A drag, then others put the card at (200, 400), then a drag of 40 points to the right, \
      centre: expected (200, 400), but your code gives (130, 300).
      """,
    Diagnosis8_5.keepsItsPlaceBesideTheCentre, rule: Diagnosis8_5.wherever
  ) { dragged(KeepsItsOwnPlace()) },
  WrongAnswer(
    "asks for the way in the window",
    gets: """
      A card in a board turned by 90°, a drag of 40 points to the right, centre: expected (100, \
      290), but your code gives (110, 300).
      """,
    Diagnosis8_5.asksForTheWayInTheWindow, rule: Diagnosis8_5.superview
  ) { dragged(AsksTheWindow()) },
  WrongAnswer(
    "moves the picture and not the centre",
    gets: """
      A move by (15, 14), centre: expected (105, 304), but your code gives (100, 300).
      """,
    Diagnosis8_5.waitsForChanged, rule: Diagnosis8_5.first
  ) { dragged(MovesItsPicture()) },
  WrongAnswer(
    "moves the centre and the picture",
    gets: """
      A move by (15, 14), corners: expected (45, 244) (165, 244), but your code gives (50, 248) \
      (170, 248).
      """,
    Diagnosis8_5.movesMoreThanItsCentre, rule: Diagnosis8_5.centre
  ) { dragged(MovesCentreAndPicture()) },
  WrongAnswer(
    "moves up and down only",
    gets: "A move by (15, 14), centre: expected (105, 304), but your code gives (100, 304).",
    Diagnosis8_5.oneCoordinate, rule: Diagnosis8_5.first
  ) { dragged(MovesUpAndDown()) },
  WrongAnswer(
    "does not forget the last drag's translation",
    gets: """
      A drag of 40 points to the right, then one of 40 down, centre: expected (130, 300), but your \
      code gives (100, 300).
      """,
    Diagnosis8_5.takesTheFirstBack, rule: Diagnosis8_5.once
  ) { dragged(KeepsTheLastWay()) },
  WrongAnswer(
    "keeps the card right of the screen's edge",
    gets: """
      A drag of 95 points to the left, half out of the screen, centre: expected (46.667, 300), but \
      your code gives (60, 300).
      """,
    Diagnosis8_5.keepsItInside, rule: Diagnosis8_5.once
  ) { dragged(StaysRightOfTheEdge()) },
  WrongAnswer(
    "keeps the card in its superview",
    gets: """
      A drag of 120 points down, in a board that is 360 points high, centre: expected (100, 370), \
      but your code gives (100, 360).
      """,
    Diagnosis8_5.keepsItInside, rule: Diagnosis8_5.once
  ) { dragged(StaysInside()) },
]

func dragged(_ card: AnyDraggedCard) -> UIView {
  card.pan.addTarget(card, action: AnyDraggedCard.drag, name: "didDrag")
  card.addGestureRecognizer(card.pan)
  return card
}

class AnyDraggedCard: UIView {
  let pan = UIPanGestureRecognizer()
  var start = CGPoint.zero
  var way: CGPoint { pan.translation(in: superview) }
  func drag() {}
}

/// Right: adds the way to where the card was at the beginning.
final class RemembersTheStart: AnyDraggedCard {
  override func drag() {
    if pan.state == .began { start = center }
    center = CGPoint(x: start.x + way.x, y: start.y + way.y)
  }
}

/// Right: adds what the translation has grown by.
final class AddsWhatIsNew: AnyDraggedCard {
  private var last = CGPoint.zero
  override func drag() {
    let now = way
    if pan.state == .began { last = .zero }
    center = CGPoint(x: center.x + now.x - last.x, y: center.y + now.y - last.y)
    last = now
  }
}

/// Right: adds the translation, and lets it count anew.
final class AddsAndResets: AnyDraggedCard {
  override func drag() {
    center = CGPoint(x: center.x + way.x, y: center.y + way.y)
    pan.setTranslation(.zero, in: superview)
  }
}

private final class MovesUpAndDown: AnyDraggedCard {
  override func drag() {
    if pan.state == .began { start = center }
    center = CGPoint(x: start.x, y: start.y + way.y)
  }
}

private final class KeepsTheLastWay: AnyDraggedCard {
  private var last = CGPoint.zero
  override func drag() {
    let now = way
    center = CGPoint(x: center.x + now.x - last.x, y: center.y + now.y - last.y)
    last = now
  }
}

private final class StaysInside: AnyDraggedCard {
  override func drag() {
    if pan.state == .began { start = center }
    center = CGPoint(x: start.x + way.x, y: min(superview?.bounds.maxY ?? 0, start.y + way.y))
  }
}

private final class StaysRightOfTheEdge: AnyDraggedCard {
  override func drag() {
    if pan.state == .began { start = center }
    center = CGPoint(x: max(bounds.width / 2, start.x + way.x), y: start.y + way.y)
  }
}

private final class AddsAll: AnyDraggedCard {
  override func drag() { center = CGPoint(x: center.x + way.x, y: center.y + way.y) }
}

private final class SitsAtTheTranslation: AnyDraggedCard {
  override func drag() { center = way }
}

private final class SkipsBegan: AnyDraggedCard {
  override func drag() {
    guard pan.state != .began else {
      start = center
      return
    }
    center = CGPoint(x: start.x + way.x, y: start.y + way.y)
  }
}

private final class GoesToTheFinger: AnyDraggedCard {
  override func drag() { center = pan.location(in: superview) }
}

private final class RemembersTheFirst: AnyDraggedCard {
  private var isDragged = false

  override func drag() {
    if !isDragged { start = center }
    isDragged = true
    center = CGPoint(x: start.x + way.x, y: start.y + way.y)
  }
}

private final class AsksItself: AnyDraggedCard {
  override func drag() {
    let way = pan.translation(in: self)
    center = CGPoint(x: center.x + way.x, y: center.y + way.y)
    pan.setTranslation(.zero, in: self)
  }
}

private final class AsksTheWindow: AnyDraggedCard {
  override func drag() {
    let way = pan.translation(in: nil)
    center = CGPoint(x: center.x + way.x, y: center.y + way.y)
    pan.setTranslation(.zero, in: nil)
  }
}

private final class MovesItsPicture: AnyDraggedCard {
  override func drag() {
    transform = CGAffineTransform(translationX: way.x, y: way.y)
  }
}

private final class MovesCentreAndPicture: AnyDraggedCard {
  override func drag() {
    if pan.state == .began { start = center }
    center = CGPoint(x: start.x + way.x, y: start.y + way.y)
    transform = CGAffineTransform(translationX: way.x, y: way.y)
  }
}

private final class KeepsItsOwnPlace: AnyDraggedCard {
  private var place: CGPoint?

  override func drag() {
    let from = place ?? center
    if pan.state == .began { start = from }
    center = CGPoint(x: start.x + way.x, y: start.y + way.y)
    place = center
  }
}
