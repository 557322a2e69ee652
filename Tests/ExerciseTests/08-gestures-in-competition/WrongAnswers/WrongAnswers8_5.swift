import ExerciseKit
import Grading

let wrong8_5: [WrongAnswer<UIView>] = [
  WrongAnswer("adds the whole way every time") { dragged(AddsAll()) },
  WrongAnswer("puts the card at the translation") { dragged(SitsAtTheTranslation()) },
  WrongAnswer("waits for changed") { dragged(SkipsBegan()) },
  WrongAnswer("jumps to the finger") { dragged(GoesToTheFinger()) },
  WrongAnswer("remembers the first drag's start for ever") { dragged(RemembersTheFirst()) },
  WrongAnswer("asks for the way in the card's own coordinates") { dragged(AsksItself()) },
  WrongAnswer("keeps its place beside the centre") { dragged(KeepsItsOwnPlace()) },
  WrongAnswer("asks for the way in the window") { dragged(AsksTheWindow()) },
  WrongAnswer("moves the picture and not the centre") { dragged(MovesItsPicture()) },
  WrongAnswer("moves the centre and the picture") { dragged(MovesCentreAndPicture()) },
  WrongAnswer("goes by the velocity") { dragged(GoesByTheVelocity()) },
  WrongAnswer("moves its frame") { dragged(MovesItsFrame()) },
  WrongAnswer("lets the translation count anew before it is used") { dragged(ResetsFirst()) },
  WrongAnswer("moves up and down only") { dragged(MovesUpAndDown()) },
  WrongAnswer("does not forget the last drag's translation") { dragged(KeepsTheLastWay()) },
  WrongAnswer("keeps the card right of the screen's edge") { dragged(StaysRightOfTheEdge()) },
  WrongAnswer("keeps the card in its superview") { dragged(StaysInside()) },
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

private final class GoesByTheVelocity: AnyDraggedCard {
  override func drag() {
    let speed = pan.velocity(in: superview)
    center = CGPoint(x: center.x + speed.x, y: center.y + speed.y)
  }
}

private final class MovesItsFrame: AnyDraggedCard {
  override func drag() {
    frame.origin = CGPoint(x: frame.origin.x + way.x, y: frame.origin.y + way.y)
    pan.setTranslation(.zero, in: superview)
  }
}

private final class ResetsFirst: AnyDraggedCard {
  override func drag() {
    pan.setTranslation(.zero, in: superview)
    center = CGPoint(x: center.x + way.x, y: center.y + way.y)
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
