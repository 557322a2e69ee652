import Grading
import MiniUIKit
import PieceKit

let wrong15_3: [WrongAnswer<Throwing>] = [
  WrongAnswer("resets in onEnded") { throwing(.hasty) },
  WrongAnswer("throws during the drag") { throwing(.early) },
  WrongAnswer("throws nothing") { throwing(.harmless) },
  WrongAnswer("keeps the height only") { throwing(.heightOnly) },
  WrongAnswer("resets at the next drag") { throwing(.late) },
  WrongAnswer("throws whatever is lifted") { throwing(.all) },
  WrongAnswer("throws in both directions") { throwing(.both) },
  WrongAnswer("throws downwards") { throwing(.down) },
  WrongAnswer("leaves 100 itself out") { throwing(.beyond) },
  WrongAnswer("asks where the finger has been") { throwing(.highest) },
  WrongAnswer("counts the first throw only") { throwing(.once) },
  WrongAnswer("adds up the translations") { throwing(.adding) },
  WrongAnswer("shows no lift at all") { throwing(.still) },
  WrongAnswer("shows where the finger is") { throwing(.place) },
  WrongAnswer("turns the lift upside down") { throwing(.mirrored) },
]

enum ThrowDesign {
  case whole, kept, hasty, early, harmless, heightOnly, late, all, both, still
  case down, beyond, highest, once, adding, place, mirrored
}

func throwing(_ design: ThrowDesign) -> Throwing {
  let card = AnyThrow(design)
  return Throwing(lift: { card.lift }, thrown: { card.thrown }, card: { card.card() })
}

/// Right as `whole`, whose state is the whole value of the drag, and as `kept`, which adds up two
/// states.
private final class AnyThrow {
  @GestureState private var value: DragGesture.Value?
  @GestureState private var width: CGFloat = 0
  @GestureState private var height: CGFloat = 0
  @GestureState private var sum = CGSize.zero
  private var own = CGSize.zero
  private var highest: CGFloat = 0
  private(set) var thrown = 0
  let design: ThrowDesign

  init(_ design: ThrowDesign) { self.design = design }

  var lift: CGSize {
    switch design {
    case .kept: CGSize(width: width, height: height)
    case .heightOnly: CGSize(width: 0, height: height)
    case .hasty, .late: own
    case .still: .zero
    case .adding: sum
    case .place: CGSize(width: value?.location.x ?? 0, height: value?.location.y ?? 0)
    case .mirrored: CGSize(width: width, height: -height)
    default: value?.translation ?? .zero
    }
  }

  private func isThrow(_ way: CGFloat) -> Bool {
    switch design {
    case .all: true
    case .early, .harmless: false
    case .both: abs(way) >= 100
    case .down: way >= 100
    case .beyond: way < -100
    case .highest: highest <= -100
    default: way <= -100
    }
  }

  func card() -> Piece {
    Piece("card", CGRect(x: 0, y: 0, width: 200, height: 120))
      .gesture(
        DragGesture()
          .updating($value) { value, state, _ in state = value }
          .updating($width) { value, state, _ in state = value.translation.width }
          .updating($height) { value, state, _ in state = value.translation.height }
          .updating($sum) { value, state, _ in
            state.width += value.translation.width
            state.height += value.translation.height
          }
          .onChanged { [unowned self] value in
            own = value.translation
            highest = min(highest, own.height)
            if design == .early, thrown == 0, value.translation.height <= -100 { thrown += 1 }
          }
          .onEnded { [unowned self] value in
            if design != .late { own = .zero }
            if isThrow(value.translation.height), design != .once || thrown == 0 { thrown += 1 }
            highest = 0
          })
  }
}
