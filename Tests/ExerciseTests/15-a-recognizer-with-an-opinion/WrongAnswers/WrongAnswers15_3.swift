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
  WrongAnswer("shows no lift at all") { throwing(.still) },
]

enum ThrowDesign {
  case whole, kept, hasty, early, harmless, heightOnly, late, all, both, still
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
  private var own = CGSize.zero
  private(set) var thrown = 0
  let design: ThrowDesign

  init(_ design: ThrowDesign) { self.design = design }

  var lift: CGSize {
    switch design {
    case .kept: CGSize(width: width, height: height)
    case .heightOnly: CGSize(width: 0, height: height)
    case .hasty, .late: own
    case .still: .zero
    default: value?.translation ?? .zero
    }
  }

  func card() -> Piece {
    Piece("card", CGRect(x: 0, y: 0, width: 200, height: 120))
      .gesture(
        DragGesture()
          .updating($value) { value, state, _ in state = value }
          .updating($width) { value, state, _ in state = value.translation.width }
          .updating($height) { value, state, _ in state = value.translation.height }
          .onChanged { [unowned self] value in
            own = value.translation
            if design == .early, thrown == 0, value.translation.height <= -100 { thrown += 1 }
          }
          .onEnded { [unowned self] value in
            if design != .late { own = .zero }
            let way = value.translation.height
            if design == .all || way <= -100 && design != .early && design != .harmless
              || design == .both && abs(way) >= 100
            {
              thrown += 1
            }
          })
  }
}
